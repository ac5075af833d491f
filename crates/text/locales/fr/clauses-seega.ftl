### Les clauses du Seega. Valeur : la règle. « .refusal » : pourquoi une action est interdite, sans point final ($action, $square).
### « .ending » : pourquoi la partie est finie ($winner, $loser seulement là où quelqu’un gagne toujours).

## Le plateau et les camps

seega-board = Le plateau compte { $size } cases sur { $size }. Chaque camp a { $pieces } pions.
    .title = Plateau et pions
    .refusal = { $square } n’est pas une case de ce plateau
seega-sides = Les joueurs tirent au sort ou décident ensemble qui est Premier. Premier commence à poser ses pions.
    .title = Qui est Premier

## La pose

seega-place-two = Le plateau est vide au départ. Les joueurs posent à tour de rôle deux pions chacun.
    .title = Deux par tour
    .refusal = { $action } ne convient pas ici : pour l’instant, on pose deux pions par tour et rien ne se déplace encore
seega-place-empty = Un pion se pose sur une case vide.
    .title = Cases vides seulement
    .refusal = { $square } est occupée : un pion se pose sur une case vide
seega-place-centre = La case centrale reste vide pendant la pose.
    .title = Le centre reste libre
    .refusal = { $square } est le centre : il reste vide pendant la pose
seega-place-harmless = La pose ne capture rien, même si un pion adverse se retrouve entre deux des vôtres.
    .title = Pose sans capture
seega-place-capture = La pose capture : un pion adverse que votre nouveau pion encadre, avec un autre de vos pions de l’autre côté, quitte la partie. Les cases libérées peuvent être remplies de nouveau, mais pas le centre.
    .title = La pose capture
seega-place-end = La pose s’achève quand plus personne n’a de pion en main. Ensuite, les pions se déplacent.
    .title = Fin de la pose
    .refusal = { $action } poserait un pion, mais ils sont déjà tous posés : maintenant, on les déplace
seega-opening-croisade-edges = Les premières cases sont imposées. Premier pose au milieu des bords du bas et du haut, puis Second au milieu des bords gauche et droit. Ensuite, la pose est libre.
    .title = La Croisade, bords
    .refusal = { $square } n’est pas une case de ce tour : les premiers pions vont au milieu des bords, d’abord en bas et en haut, puis à gauche et à droite
seega-opening-croisade-inner = Les premières cases sont imposées. Premier pose juste au-dessous et juste au-dessus du centre, puis Second juste à sa gauche et juste à sa droite. Ensuite, la pose est libre.
    .title = La Croisade, intérieure
    .refusal = { $square } n’est pas une case de ce tour : les premiers pions vont autour du centre, d’abord au-dessous et au-dessus, puis à gauche et à droite
seega-opening-croisade-cross = Les premières cases sont imposées. Premier prend le milieu des bords du bas et du haut, Second celui des bords gauche et droit. Puis Premier pose à gauche et à droite du centre, et Second au-dessous et au-dessus. Ensuite, la pose est libre.
    .title = La Croisade, en croix
    .refusal = { $square } n’est pas une case de ce tour : les quatre premiers tours vont au milieu des bords, puis autour du centre, dans un ordre imposé

## Les déplacements

seega-start-last-placer = Celui qui a posé les derniers pions joue le premier déplacement.
    .title = Le dernier commence
seega-start-first-placer = Celui qui a posé les premiers pions joue le premier déplacement.
    .title = Le premier commence
seega-move-own = On déplace ses propres pions, jamais ceux de l’adversaire.
    .title = Vos propres pions
    .refusal = Aucun de vos pions n’est en { $square }
seega-move-empty = Un pion se déplace vers une case vide.
    .title = Vers une case vide
    .refusal = { $square } est occupée : un pion se déplace vers une case vide
seega-move-step = Un pion avance d’une case : vers le haut, le bas, la gauche ou la droite. Il ne va jamais en diagonale.
    .title = Un pas droit
    .refusal = { $action } n’est pas un pas : un pion avance d’une seule case, vers le haut, le bas, la gauche ou la droite
seega-move-slide = Un pion glisse vers le haut, le bas, la gauche ou la droite, aussi loin que vous voulez sur des cases vides. Il ne saute jamais et ne va jamais en diagonale.
    .title = Glisser tout droit
    .refusal = { $action } n’est pas une glissade : un pion suit sa rangée ou sa colonne, et seulement sur des cases vides
seega-move-centre = Une fois la pose finie, on peut entrer au centre comme sur toute autre case.
    .title = Le centre s’ouvre

## Les captures

seega-capture-custody = Vous capturez un pion adverse quand votre déplacement l’encadre entre deux de vos pions, sur une rangée ou une colonne. Il quitte la partie.
    .title = Encadrer pour capturer
seega-capture-automatic = La capture se fait d’elle-même dès qu’un pion est encadré. Personne n’a à l’annoncer, et personne ne peut y renoncer.
    .title = Captures automatiques
seega-capture-several = Un seul déplacement peut capturer dans plusieurs directions à la fois.
    .title = Plusieurs à la fois
seega-capture-pair = Chaque pion capturé doit être encadré à lui seul. Deux pions adverses côte à côte ne sont jamais pris ensemble.
    .title = Pas de paires
seega-capture-mover = Seul le pion qui vient de bouger capture. Vous pouvez donc vous glisser sans danger entre deux pions adverses ; pour vous y prendre, l’un d’eux doit partir et revenir.
    .title = S’intercaler sans danger
seega-capture-centre-safe = Un pion placé au centre ne peut pas être capturé.
    .title = Le centre protège
seega-capture-centre-open = Un pion placé au centre peut être capturé comme un autre.
    .title = Le centre expose
seega-capture-centre-helps = Un pion placé au centre aide à capturer : il peut être l’un des deux qui encadrent.
    .title = Le centre aide
seega-capture-optional = Capturer n’est pas obligatoire. Vous pouvez jouer autre chose, même si une capture est possible.
    .title = Capture libre
seega-capture-mandatory = Si l’un de vos pions peut capturer, vous devez jouer un coup qui capture. S’il y en a plusieurs, vous choisissez.
    .title = Capture obligatoire
    .refusal = { $action } ne capture rien, alors qu’une capture est possible : il faut jouer un coup qui capture
seega-chain-none = Un tour, c’est un seul déplacement. Après une capture, c’est à l’adversaire, même si votre pion pouvait encore capturer.
    .title = Un déplacement par tour
    .refusal = { $action } n’est pas possible : un tour, c’est un seul déplacement, donc pas d’enchaînement de captures et rien à terminer
seega-chain-optional = Après une capture, le même pion peut continuer, tant que chaque nouveau déplacement capture aussi. Vous pouvez vous arrêter avec « end ».
    .title = Continuer si l’on veut
    .refusal = { $action } n’est pas possible : seul un pion qui vient de capturer et peut capturer encore continue ou s’arrête avec « end », et continuer veut dire capturer
seega-chain-mandatory = Après une capture, le même pion doit continuer à capturer tant qu’il le peut. Chaque nouveau déplacement doit capturer aussi.
    .title = Continuer, c’est obligatoire
    .refusal = { $action } n’est pas possible : un pion qui a capturé continue à capturer tant qu’il le peut, et l’enchaînement s’arrête de lui-même
seega-chain-same-piece = Seul le pion qui vient de capturer continue ; aucun autre ne s’en mêle.
    .title = Le même pion continue
    .refusal = { $action } déplace un autre pion : seul celui qui vient de capturer continue

## Quand un camp est bloqué

seega-blocked-pass-unblock = Un camp qui ne peut rien déplacer passe son tour. L’autre doit alors jouer un coup qui le débloque.
    .title = Passer, puis débloquer
    .refusal = { $action } n’est pas possible : on passe quand on ne peut rien déplacer, et seulement alors, et on ne retire jamais un pion pour faire de la place
seega-blocked-remove = Un camp qui ne peut rien déplacer retire du plateau un pion adverse voisin d’un des siens, puis il joue.
    .title = Bloqué : retirer un pion
    .refusal = { $action } n’est pas possible : quand on ne peut rien déplacer, et seulement alors, on retire un pion adverse voisin d’un des siens ; personne ne passe
seega-blocked-pass = Un camp qui ne peut rien déplacer passe son tour. L’autre continue et peut le laisser bloqué.
    .title = Bloqué : passer
    .refusal = { $action } n’est pas possible : on passe quand on ne peut rien déplacer, et seulement alors, et on ne retire jamais un pion pour faire de la place
seega-blocked-lose = Un camp qui, à son tour, ne peut rien déplacer perd la partie.
    .title = Bloqué : perdu
    .refusal = { $action } n’est pas possible : personne ne passe et on ne retire jamais un pion pour faire de la place, car un camp qui ne peut rien déplacer a perdu
    .ending = { $loser } ne peut rien déplacer : { $winner } gagne.
seega-remove-centre = Un pion placé au centre ne peut pas non plus être retiré.
    .title = Pas de retrait au centre
    .refusal = { $square } est le centre : un pion qui s’y trouve ne peut pas être retiré
seega-remove-then-move = Après avoir retiré un pion, on joue son déplacement dans le même tour.
    .title = Retirer, puis jouer
    .refusal = { $action } n’est pas possible : après avoir retiré un pion, on déplace un des siens
seega-unblock-duty = Si l’adversaire a dû passer, votre déplacement doit lui permettre de jouer.
    .title = Débloquer l’adversaire
    .refusal = { $action } laisse l’adversaire bloqué : votre déplacement doit le débloquer
seega-unblock-loss = Si aucun coup ne peut débloquer le camp bloqué, celui-ci perd la partie.
    .title = Impossible à débloquer
    .ending = { $loser } est bloqué et aucun coup de { $winner } n’y pouvait rien : { $winner } gagne.
seega-unblock-count = Si aucun coup ne peut débloquer le camp bloqué, la partie s’arrête et l’on compte les pions.
    .title = Déblocage impossible : compter
    .ending = Un camp est bloqué et aucun coup ne pouvait le débloquer : on a compté les pions du plateau.

## La fin

seega-end-total = { $lose_at ->
        [1] Un camp réduit à un seul pion, alors que l’autre en a davantage, perd la partie.
       *[other] Un camp qui a perdu tous ses pions perd la partie.
    } L’autre remporte une victoire totale.
    .title = Victoire totale
    .ending = { $loser } n’a plus assez de pions pour jouer : victoire totale de { $winner }.
seega-end-bare = Quand aucun camp n’a plus d’un pion, plus personne ne pourra capturer. La partie s’arrête et l’on compte les pions.
    .title = Plus rien à capturer
    .ending = Aucun camp n’a plus d’un pion, plus rien ne peut être capturé : on a compté les pions.
seega-barrier-count = Une barrière met fin à la partie, quel que soit son bâtisseur. Le camp qui a le plus de pions remporte une petite victoire ; à égalité, la partie est nulle.
    .title = Barrière : compter
    .ending = Une barrière partage le plateau : on a compté les pions.
seega-barrier-builder = Celui qui bâtit une barrière remporte aussitôt une petite victoire, quel que soit le nombre de pions de chacun.
    .title = Barrière : victoire
    .ending = { $winner } a partagé le plateau par une barrière.
seega-barrier-both = Quand les deux camps ont une barrière, la partie s’arrête. Celui qui a le plus de pions gagne ; à égalité, la partie est nulle.
    .title = Deux barrières : compter
    .ending = Les deux camps ont une barrière : on a compté les pions.
seega-barrier-straight = Une barrière est une rangée ou une colonne entière, hors du bord, remplie par un seul camp, sans aucun pion adverse d’un de ses côtés. Elle compte quand le tour de son bâtisseur est fini.
    .title = Barrière droite
seega-barrier-connected = Une barrière est un mur de pions d’un seul camp, d’un bord à l’autre, où chacun touche le suivant, ne serait-ce que par un coin. Elle ne longe aucun des deux bords qu’elle sépare, et aucun pion adverse ne se trouve d’un de ses côtés. Elle compte quand le tour de son bâtisseur est fini.
    .title = Barrière continue
seega-barrier-reserve = Une barrière ne compte que si au moins un pion de son bâtisseur se tient derrière elle, du côté sans adversaire. Ce pion peut bouger, et le mur peut donc rester en place.
    .title = Un pion derrière
seega-endless-repetition = Si la même position se présente pour la troisième fois, avec le même camp au trait, le jeu tourne en rond et s’arrête.
    .title = Troisième fois
    .ending = La même position s’est présentée pour la troisième fois.
seega-endless-quiet = Si { $limit } tours de suite se passent sans capture ni retrait, le jeu tourne en rond et s’arrête.
    .title = Trop calme
    .ending = Trop de tours de suite se sont passés sans capture.
seega-endless-count = Quand le jeu tourne en rond, on compte les pions.
    .title = Sans fin : compter
seega-endless-draw = Quand le jeu tourne en rond, la partie est nulle.
    .title = Sans fin : nulle
seega-agree-count = Les joueurs peuvent convenir que plus rien ne sera capturé. Ils s’arrêtent alors et comptent les pions.
    .title = S’accorder pour compter
    .ending = Les joueurs se sont accordés pour s’arrêter et compter les pions.
seega-agree-draw = Les joueurs peuvent convenir d’une partie nulle.
    .title = Nulle d’un commun accord
    .ending = Les joueurs sont convenus d’une partie nulle.
seega-count = Quand on compte, le camp qui a le plus de pions sur le plateau gagne ; sauf mention contraire, c’est une grande victoire. À égalité, la partie est nulle.
    .title = Compter les pions
seega-resign = Un camp qui abandonne, dépasse son temps ou quitte la partie perd. L’autre remporte une victoire totale.
    .title = Abandonner
    .ending = { $loser } a abandonné, dépassé son temps ou quitté la partie.
seega-points = Points pour le match : victoire totale { $total }, grande victoire ou victoire par blocage { $grand }, petite victoire { $small }, partie nulle { $draw } pour chaque camp.
    .title = Points
