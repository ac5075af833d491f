### Parties entre appareils : se trouver, la partie en direct, les séries, les classes. $name : un joueur ; $time : minutes et secondes.

## Avec ou sans serveur

web-online-none = Cette copie de Khamsin n’a pas de serveur qui relie deux appareils. Ouvrez Khamsin depuis un serveur, ou lancez-en un avec « khamsin serve » ; contre l’ordinateur et sur cet appareil, vous pouvez jouer ici même.
web-online-cut = Le serveur ne répond pas. Vérifiez la connexion au réseau et réessayez.
web-online-local = Les autres appareils ne peuvent pas ouvrir cette adresse : elle ne désigne que cet appareil. Ouvrez Khamsin à l’adresse que le programme indique pour le réseau local.
web-online-name = Votre nom
web-online-name-hint = Les autres joueurs le voient. Vous pouvez laisser le champ vide.

## Une nouvelle partie contre un ami

web-new-friend = Un ami, par un lien
web-new-listed = Qui peut vous rejoindre
web-new-listed-link = Toute personne qui a le lien
web-new-listed-lobby = Tout le monde : l’afficher dans le salon
web-new-invite = Créer la partie et inviter

## Une invitation

web-live-wait = En attente de l’autre joueur
web-live-wait-text = Envoyez ce lien. La partie commence dès que quelqu’un l’ouvre et la rejoint.
web-live-wait-listed = Elle est aussi affichée dans le salon, où chacun peut la rejoindre.
web-live-link = Lien vers la partie
web-live-qr = Le lien en code QR
web-live-invited = On vous invite à jouer
web-live-invited-text = { $name } vous propose une partie : { $text }.
web-live-somebody = Quelqu’un
web-live-join = Jouer
web-live-watch = Regarder seulement

## Une partie entre deux appareils

web-live-connecting = Connexion…
web-live-connected = Connexion établie
web-live-lost = Connexion perdue ; nouvel essai en cours
web-live-saved = Votre coup est gardé et sera envoyé
web-live-gone = Cette partie n’existe pas. Vérifiez le lien, ou créez une nouvelle partie.
web-live-broken = Le serveur ne comprend pas cette page. Rechargez-la.
web-live-watching = Vous regardez.
web-live-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-live-away = hors ligne ({ $time })
web-live-not-here = hors ligne
web-live-paused = Votre professeur a mis la partie en pause.
web-live-claim-text = { $name } est hors ligne depuis { $time }, et c’est son tour. Vous pouvez terminer la partie et la gagner, ou attendre.
web-live-claim = Terminer et gagner
web-offer-takeback = Demander à reprendre
web-offer-rematch = Proposer une revanche
web-offered-takeback = { $side } demande à reprendre son dernier coup.
web-offered-rematch = { $side } propose une revanche.
web-live-offering = Votre proposition attend une réponse : { $text }
web-live-declined = Votre proposition a été refusée.
web-live-resign-sure = Vous abandonnez et perdez la partie. En êtes-vous sûr ?
web-live-next = Aller à la revanche
web-live-series = Tableau de la série
web-live-copy = Copier le lien pour regarder

## Le salon

web-nav-lobby = Avec d’autres
web-lobby-mine = Vos parties en cours
web-lobby-open = Parties qui attendent quelqu’un
web-lobby-none = Personne n’attend en ce moment. Créez une partie et affichez-la ici, ou envoyez son lien à un ami.
web-lobby-new = Jouer avec un ami
web-lobby-by = { $name } joue { $side }
web-lobby-yours = Retour à votre partie
web-lobby-join-one = Jouer avec { $name } : { $text }
web-clock-none = Sans pendule
web-clock-increment = { $time } pour la partie, { $value } s de plus par tour
web-clock-turn = { $time } pour chaque tour

## Une série : des parties entre les mêmes joueurs. $number : laquelle.

web-series = Série
web-series-game = Partie { $number }
web-series-begins = { $side } : { $name }
web-series-running = pas encore finie
web-series-total = Total des points
web-series-won = Gagnées
web-series-drawn = Nulles
web-series-lost = Perdues
web-series-points = Les points sont ceux de la feuille.

## Une classe. $number : une ronde, ou un élève sans nom.

web-class = Classe
web-class-named = Classe { $name }
web-class-enter = Rejoindre une classe
web-class-open = Classes que vous pouvez rejoindre
web-class-none = Aucune classe n’est ouverte en ce moment.
web-class-code = Code de la classe
web-class-code-hint = Cinq lettres et chiffres, donnés par votre professeur.
web-class-go = Aller à la classe
web-class-hold = Créer une classe
web-class-hold-text = Vous formez les paires et voyez toutes les parties ; les élèves n’ont pas besoin de compte, seulement de l’adresse.
web-class-title = Nom de la classe
web-class-days = Jours avant l’effacement des noms des élèves
web-class-make = Créer la classe
web-class-first-name = Votre prénom
web-class-join = Rejoindre la classe
web-class-wait = Vous y êtes. Votre partie s’ouvrira d’elle-même au début de la ronde.
web-class-wait-games = Votre partie est finie. La suivante s’ouvrira d’elle-même.
web-class-bye = Vous n’avez pas d’adversaire à cette ronde. Cela compte comme une victoire.
web-class-paused = La classe est en pause.
web-class-ended = La classe est terminée.
web-class-play = Aller à votre partie
web-class-back = Retour à la classe
web-class-back-soon = Retour à la classe dans quelques secondes.
web-class-stay = Rester ici
web-class-round = Ronde { $number }
web-class-table = Classement
web-class-place = Rang
web-class-pupil = Élève
web-class-pupil-number = Élève { $number }
web-class-points = Points
web-class-pupils = { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    }
web-class-you = vous
web-class-games = Parties de cette ronde
web-class-running = en cours
web-class-free = { $name } n’a pas d’adversaire

## La page du professeur

web-class-address = Ouvrez cette adresse, ou scannez le code
web-class-large = En grand, pour un vidéoprojecteur
web-class-pair = Commencer la ronde { $number }
web-class-pair-text = Des parties de cette ronde sont encore en cours. Si la suivante commence maintenant, elles finiront nulles.
web-class-pair-stop = Les déclarer nulles
web-class-pause = Tout mettre en pause
web-class-resume = Reprendre
web-class-end = Terminer la classe
web-class-end-sure = Plus personne ne pourra rejoindre la classe ni jouer ; le classement restera, avec des numéros à la place des noms une fois ceux-ci effacés. Terminer la classe ?
web-class-manage = Élèves et noms
web-class-name-of = Nom de l’élève { $number }
web-class-save = Enregistrer le nom
web-class-remove-one = Retirer { $name }
web-class-remove-sure = { $name } quittera la classe et perdra sa partie si elle est en cours. En êtes-vous sûr ?
web-class-export = Exporter les résultats
web-class-names = Noms dans les fichiers
web-class-names-names = Tels quels
web-class-names-anonymous = Omis
web-class-csv = Enregistrer le classement (CSV)
web-class-pgn = Enregistrer les parties (PGN)
