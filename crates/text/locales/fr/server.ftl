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
server-method = { $name } ne convient pas à { $text } : utilisez GET
