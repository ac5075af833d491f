### Le jeu dans le terminal : ce que disent la table, le plein écran et le mode ligne à ligne.

## Ce qui s’est passé. $text : ce qu’un camp a fait ; cela suit son nom. $other : d’où ; $square : vers où.

told-place = pose en { $square }
told-place-two = pose en { $one } et en { $two }
told-neutral = pose un pion neutre en { $square }
told-step = avance de { $other } en { $square }
told-slide = glisse de { $other } en { $square }
told-leap = saute de { $other } en { $square }
told-remove = retire { $square }
told-put = pose un vaisseau en { $square }
told-take = reprend le vaisseau de { $square }
told-reenter = pose la figurine capturée en { $square }
told-swap = adopte le premier pion
told-pass = passe, car aucun de ses pions ne peut bouger
told-end = cesse de capturer
told-captures = { $text } et capture { $squares }
told-then = { $one }, puis { $two }
told-acted = { $side } { $text }.
told-taken-back = { $count ->
        [one] Une action est reprise.
       *[other] { $count } actions sont reprises.
    }
told-offer-count = { $side } propose d’arrêter et de compter.
told-offer-draw = { $side } propose la partie nulle.
told-accepted = { $side } accepte.
told-declined = { $side } refuse et continue.
told-resigned = { $side } abandonne.
told-flag = { $side } n’a plus de temps.
told-your-turn = À vous : { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
told-your-duty = À vous de { $duty } ({ $count ->
        [one] un choix
       *[other] { $count } choix
    }).
told-turn = À { $side } : { $count ->
        [one] un coup.
       *[other] { $count } coups.
    }
told-duty = À { $side } de { $duty } ({ $count ->
        [one] un choix
       *[other] { $count } choix
    }).
told-thinking = { $side } réfléchit…
told-thinking-depth = { $side } réfléchit : profondeur { $depth }, { $nodes } actions essayées
told-hint = Indice : { $text } ({ $value })
told-hint-thinking = Recherche d’un indice…
told-review-thinking = Examen de la partie…
told-offer-thinking = { $side } réfléchit à la proposition…
told-pair = { $label } : { $text }
told-you-play = Vous jouez { $side }, contre { $name }.
told-shared = Deux joueurs au même clavier : Premier commence.
told-saved = Partie enregistrée sous { $file }.
told-copied = La position a été copiée : { $text }
told-resumed = La partie reprend où elle en était.

## Pourquoi un souhait n’est pas exaucé

table-not-your-turn = Ce n’est pas à vous : attendez l’autre camp
table-nothing-to-take-back = Il n’y a rien à reprendre : vous n’avez encore rien décidé
store-no-folder = Ce système ne dit pas où les programmes gardent leurs fichiers : définissez XDG_DATA_HOME ou HOME, ou enregistrez sous un chemin complet
store-unwritable = Impossible d’écrire { $file } ({ $reason }) : choisissez un autre nom ou un dossier où vous pouvez écrire
store-unreadable = Impossible de lire { $file } ({ $reason }) : vérifiez son nom et si vous avez le droit de le lire
terminal-failed = Le terminal est inutilisable ({ $reason }) : essayez khamsin play --plain
terminal-engine = Le moteur s’est arrêté, c’est une faute de Khamsin : votre partie est gardée, relancez pour la reprendre
terminal-none = Le jeu en plein écran demande un terminal : utilisez khamsin play --plain dans un tube

## Les joueurs

player-person = une personne
player-engine = l’ordinateur, niveau { $count }

## Le plein écran : le menu

tui-title = Khamsin
tui-menu-game = Jeu
tui-menu-rules = Règles
tui-menu-opponent = Adversaire
tui-menu-level = Niveau
tui-menu-side = Votre camp
tui-menu-clock = Pendule
tui-menu-start = Commencer la partie
tui-menu-resume = Reprendre une partie inachevée : { $text }
tui-menu-open = Ouvrir une partie enregistrée
tui-menu-quit = Quitter
tui-menu-computer = l’ordinateur
tui-menu-person = une autre personne ici
tui-menu-lot = tiré au sort
tui-menu-no-clock = aucune
tui-menu-minutes = { $count } min de réflexion
tui-menu-increment = { $count } min et { $second } s par tour
tui-menu-level-worth = { $count }, marque { $share } contre le niveau inférieur
tui-menu-level-first = { $count }, pour une première partie
tui-menu-source = Source : { $sheet }
tui-menu-changed = Changé par rapport à la feuille : { $text }

## Le plein écran : une partie

tui-moves = Coups
tui-rules = Règles appliquées
tui-rules-none = Les clauses qu’un coup met en jeu sont dites ici.
tui-in-hand = en main { $count }
tui-on-board = { $count } sur le plateau
tui-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tui-captured = captures { $count }
tui-level = niveau { $count }
tui-you = vous
tui-place-of = poser le pion { $done } sur { $count }
tui-chain-space = continuer à capturer avec { $square }, ou cesser avec la touche espace
tui-pass-space = passer avec la touche espace, car aucun pion ne peut bouger
tui-pie = poser un pion ou, avec la touche x, adopter le premier
tui-ships = déplacer une figurine ou, avec la touche b, poser ou reprendre un vaisseau
tui-turn-number = Tour { $turn }
tui-type-move = Tapez un coup, comme b2 ou c3c4 :
tui-type-save = Enregistrer sous (Entrée seule : un nom d’office) :
tui-type-open = Ouvrir le fichier :
tui-ask-resign = Abandonner la partie ?
tui-ask-accept = { $side }, acceptez-vous ?
tui-ask-leave = Quitter la partie ? Elle est gardée, et vous pourrez la reprendre.
tui-yes-no = y oui, n non
tui-too-small = La fenêtre est trop petite : il faut au moins { $width } caractères sur { $count }.
tui-not-an-action = « { $text } » n’est pas un coup : écrivez une case (c3), deux cases (c3c4), une case après x, +, - ou @, ou l’un des mots swap, pass et end

## Le plein écran : le résultat et l’examen

tui-series = Parties ici : { $text }
tui-review = Examen
tui-reviewing = Examen de la position { $done } sur { $count }
tui-review-start = La position avant le premier tour
tui-review-best = Mieux valait { $text } ({ $value })
tui-review-graph = Chances de Premier, tour après tour
tui-review-lines = Meilleures suites, profondeur { $depth }
tui-proved = { $value }, prouvé
tui-review-none = Il n’y a encore rien à examiner
tui-no-mistake = Il n’y a plus d’erreur de ce côté
tui-open-title = Parties enregistrées
tui-open-none = Il n’y a pas encore de partie enregistrée. La touche deux-points permet de taper un nom de fichier.

## Les touches. Le texte suit la touche.

tui-help = Aide
tui-rules-title = Les règles : { $name }
key-move = se déplacer
key-select = choisir
key-change = changer
key-say = choisir ; arrêter, passer
key-type = taper un coup
key-type-path = taper un fichier
key-takeback = reprendre
key-hint = indice
key-count = proposer de compter
key-draw = proposer la nulle
key-resign = abandonner
key-save = enregistrer
key-copy = copier la position
key-rules = règles
key-swap = adopter (règle du gâteau)
key-ship = poser ou reprendre un vaisseau
key-review = examiner
key-again = rejouer
key-mistakes = erreurs
key-step = tour avant, après
key-ends = début, fin
key-scroll-moves = défiler les coups
key-scroll = défiler
key-back = retour
key-leave = quitter
key-help = aide
key-yes = oui
key-no = non
tui-help-intro = Les flèches et h j k l déplacent le curseur. Entrée choisit une case : d’abord le pion, puis sa destination. La souris fait les deux. Un essai fautif dit quelle clause l’interdit.
tui-help-marks = Sur le plateau
mark-cursor = le curseur
mark-selected = le pion choisi
mark-target = où il peut aller, ou ce qu’on peut capturer
mark-place = où un pion peut être posé
mark-last = dernier déplacement
mark-from = case quittée au dernier tour
mark-captured = capturé au dernier tour
mark-hint = l’indice
mark-centre = le centre

## Le mode ligne à ligne. Les mots séparés par des virgules veulent dire la même chose ; le premier est annoncé.

plain-welcome = { $name }, { $sheet }. Tapez un coup ou une commande ; « aide » donne la liste des commandes.
plain-which-game = Quel jeu ? Tapez son numéro.
plain-no-such-game = Il n’y a pas de numéro « { $text } » : tapez-en un de 1 à { $count }.
plain-resume = Il y a une partie inachevée : { $name }, tour { $turn }. La reprendre ? Tapez oui ou non.
plain-unknown = « { $text } » n’est ni un coup ni une commande : tapez « aide » pour savoir que dire.
plain-moves = Coups : { $text }
plain-position = Position : { $text }
plain-count = Sur le plateau : Premier { $first }, Second { $second }.
plain-lines = Points : Premier { $first }, Second { $second }.
plain-hands = En main : Premier { $first }, Second { $second }.
plain-clock = Temps restant : Premier { $one }, Second { $two }.
plain-row = Rangée { $row } : { $text }
plain-piece = { $square } { $piece }
plain-empty = vide
plain-man = pion de { $side }
plain-neutral = neutre
plain-pharaoh = pharaon de { $side }
plain-priest = grand prêtre de { $side }
plain-aboard = { $text } sur un vaisseau
plain-ship = vaisseau de { $side }
plain-no-clauses = Le dernier coup n’a mis en jeu aucune clause particulière.
plain-notation = Un coup s’écrit par une case (c3), par deux cases (c3c4), ou par une case après x pour retirer, + pour poser un vaisseau, - pour en reprendre un, @ pour faire revenir une figurine ; plusieurs actions d’un tour sont séparées par des virgules.
plain-clauses = Règles appliquées : { $text }
plain-bye = La partie est gardée. Tapez khamsin play pour la reprendre.
plain-goodbye = Au revoir.
plain-yes = oui, o
plain-accept-asked = { $side }, tapez oui pour accepter ou non pour refuser.
plain-resign-asked = Abandonner la partie ? Tapez oui ou non.
plain-again = La partie est finie. Tapez « encore » pour une autre, « examen », « enregistrer », « retour » ou « quitter ».
plain-not-over = La partie n’est pas finie : continuez, ou abandonnez avec « abandonner ».
plain-mistake = Tour { $turn }, { $side } : { $text } { $mark }. Mieux valait { $other } ({ $value }).
command-help = aide
    .does = donne les commandes
command-moves = coups
    .does = donne tous les coups permis
command-board = plateau
    .does = dit ce qui se trouve sur chaque case
command-hint = indice, conseil
    .does = demande un bon coup au moteur
command-back = retour, annuler
    .does = reprend votre dernière décision
command-count = compter
    .does = propose d’arrêter et de compter
command-draw = nulle
    .does = propose la partie nulle
command-resign = abandonner
    .does = abandonne la partie
command-rules = règles, regles
    .does = donne les clauses que le dernier coup a mises en jeu
command-all-rules = règlement, reglement
    .does = donne toutes les clauses des règles
command-position = position, fen
    .does = donne la position en une ligne, à copier
command-save = enregistrer
    .does = enregistre la partie ; un nom de fichier peut suivre
command-review = examen, analyse
    .does = cherche les erreurs de la partie
command-again = encore
    .does = commence une autre partie
command-quit = quitter
    .does = quitte ; une partie inachevée est gardée
