### Le serveur web : ce qu’il écrit dans le terminal, et ce qu’il répond aux requêtes. $value : un port ; les erreurs sont sans point.

server-ready = Khamsin vous attend dans le navigateur : { $text }
server-network = Sur le réseau local : { $text }
server-no-network = Cette machine n’a pas d’adresse sur un réseau local : connectez-la, puis recommencez
server-next-port = Le port { $value } est pris ; Khamsin utilise le suivant qui est libre.
server-end = Ctrl-C y met fin.
server-without-app = Ce programme a été construit sans l’application web : installez Node.js, puis lancez « make run » dans le dossier de Khamsin
server-port-taken = Le port { $value } est pris par un autre programme : arrêtez ce programme, ou choisissez un autre port avec --port
server-port-refused = Le port { $value } est inutilisable ({ $reason }) : choisissez-en un autre avec --port, à partir de 1024
server-not-found = Il n’y a rien à { $text } : commencez à /
server-method = { $name } ne convient pas à { $text } : l’en-tête Allow de cette réponse dit ce qui convient
server-not-json = La requête doit être en JSON : envoyez-la avec application/json dans l’en-tête Content-Type
server-json = Ceci n’est pas du JSON ({ $reason }) : envoyez un objet tel que l’interface le décrit
server-fields = La requête est illisible ({ $reason }) : envoyez les champs que l’interface décrit
server-query = L’adresse est illisible ({ $reason }) : donnez les paramètres que l’interface décrit
server-too-large = La requête est trop longue : envoyez au plus { $most } Kio
server-bound = Le champ { $name } est hors limites : choisissez un nombre de 1 à { $most }
server-too-many = C’était trop de requêtes : réessayez dans { $count } s
server-busy = Toutes les places d’analyse sont prises : réessayez dans un instant
server-slow = La réponse a pris trop de temps : demandez moins, ou réessayez dans un instant
server-not-ready = Le serveur n’est pas encore prêt : réessayez dans un instant
server-origin = Cette requête vient d’une page située à une autre adresse : ouvrez directement Khamsin
server-internal = Une erreur s’est produite dans le serveur, et son journal dit laquelle : réessayez, ou prévenez la personne qui le gère

## Classes et codes.

server-class-none = Aucune classe n’a ce code : vérifiez ses cinq lettres et chiffres
server-class-no-pupil = Il n’y a pas d’élève avec ce numéro dans cette classe : vérifiez le numéro
server-class-not-teacher = Seul le professeur peut faire cela : utilisez le navigateur dans lequel la classe a été créée
server-class-removed = Le professeur a retiré votre nom de cette classe : demandez-lui pourquoi
server-class-ended = Cette classe est terminée : créez ou rejoignez une autre classe
server-class-paused = La classe est en pause : reprenez-la d’abord
server-class-full = Cette classe est complète : demandez au professeur d’en créer une deuxième
server-class-no-name = Il manque un prénom : écrivez-en un
server-class-name-taken = Quelqu’un porte déjà ce nom dans la classe : ajoutez une lettre au vôtre
server-class-too-few = Il faut deux élèves pour une ronde : attendez qu’un autre élève arrive
server-class-running = Des parties de cette ronde sont encore en cours : attendez leur fin, ou arrêtez-les
server-class-other-round = Une autre ronde a commencé : regardez la classe de nouveau
server-class-days = Les noms sont gardés de 1 à 366 jours : choisissez un nombre dans ces limites
server-qr-text = Un code contient un texte de 1 à 300 caractères : envoyez-en un dans « text »
