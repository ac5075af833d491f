### Les clauses du Seti. Voir clauses-seega.ftl pour le sens des attributs.

## Le plateau et les camps

seti-board = Le plateau compte { $board } cases. La petite rangée de chaque bout est la ligne de départ d’un camp.
    .title = Plateau et lignes de départ
    .refusal = { $square } n’est pas une case de ce plateau
seti-sides = Les couleurs sont tirées au sort. Premier a les blancs et joue depuis le bas.
    .title = Les couleurs
seti-start = Le pharaon commence au milieu de la ligne de départ, entre ses grands prêtres. Au Seti-Aleph, il y a deux grands prêtres, et trois vaisseaux mortuaires attendent en main ; au Seti-Beth, quatre grands prêtres et pas de vaisseaux.
    .title = Mise en place
seti-start-six = Chaque camp a deux pharaons et quatre grands prêtres. Ils occupent les trois cases du milieu des deux rangées les plus proches de leur joueur, avec sur chacune un pharaon entre deux grands prêtres.
    .title = Mise en place à six
seti-first = Premier, qui a les blancs, commence. À son tour, on fait une seule chose.
    .title = Blanc commence

## Les déplacements

seti-move-own = On déplace ses propres figurines, jamais celles de l’adversaire.
    .title = Vos propres figurines
    .refusal = { $action } ne déplace aucune de vos figurines
seti-move-free = Une figurine ne va jamais sur une case où se tient une figurine de son camp.
    .title = Pas sur les siennes
    .refusal = Une de vos figurines se tient déjà en { $square }
seti-pharaoh-eight = Le pharaon avance d’une case dans n’importe quelle direction, même en diagonale. Il ne saute jamais.
    .title = Le pharaon
    .refusal = { $action } n’est pas un déplacement de pharaon : il avance d’une case, dans n’importe quelle direction
seti-pharaoh-four = Le pharaon avance d’une case vers le haut, le bas, la gauche ou la droite. Il ne saute jamais et ne va jamais en diagonale.
    .title = Le pharaon
    .refusal = { $action } n’est pas un déplacement de pharaon : il avance d’une case vers le haut, le bas, la gauche ou la droite
seti-priest = Le grand prêtre avance d’exactement deux cases en diagonale, ou comme le cavalier des échecs : deux cases tout droit et une de côté.
    .title = Le grand prêtre
    .refusal = { $action } n’est pas un déplacement de grand prêtre : il avance d’exactement deux cases en diagonale, ou de deux tout droit et une de côté
seti-priest-leaps = Le grand prêtre saute par-dessus tout ce qui est sur son chemin. Ce qu’il survole reste indemne.
    .title = Les prêtres sautent

## Les vaisseaux mortuaires

seti-ship-put = Au lieu de se déplacer, on peut poser un vaisseau mortuaire de sa main sur une case vide ou sous une figurine.
    .title = Poser un vaisseau
    .refusal = { $action } n’est pas possible : il faut un vaisseau en main, et une case vide ou portant une de vos figurines sans vaisseau
seti-ship-under-own = On ne glisse un vaisseau que sous ses propres figurines.
    .title = Sous les siennes
    .refusal = Une figurine adverse se tient en { $square } : on ne glisse un vaisseau que sous ses propres figurines
seti-ship-one = Une case porte au plus un vaisseau.
    .title = Un vaisseau par case
    .refusal = Un vaisseau se trouve déjà en { $square }
seti-ship-far-row = On ne pose pas de vaisseau sur la ligne que l’on cherche à atteindre.
    .title = Pas sur l’arrivée
    .refusal = { $square } est sur la ligne que vous cherchez à atteindre : aucun de vos vaisseaux ne peut s’y trouver
seti-ship-home = On peut poser des vaisseaux sur sa propre ligne de départ.
    .title = Vaisseaux au départ
seti-ship-no-home = On ne pose pas de vaisseau sur sa propre ligne de départ.
    .title = Aucun vaisseau au départ
    .refusal = { $square } est sur votre ligne de départ : on n’y pose pas de vaisseau
seti-ship-take = Au lieu de se déplacer, on peut reprendre en main un de ses vaisseaux, sur une case vide ou sous sa propre figurine.
    .title = Reprendre un vaisseau
    .refusal = Il n’y a pas de vaisseau à vous à reprendre en { $square }
seti-ship-stays = Un vaisseau ne se déplace jamais. Quand sa figurine s’en va, il reste sur place.
    .title = Le vaisseau reste
    .refusal = { $action } déplacerait un vaisseau, et les vaisseaux ne se déplacent jamais : on les pose et on les reprend
seti-ship-aboard = Une figurine peut aller sur un vaisseau libre de son camp ; elle y est alors à l’abri.
    .title = Monter à bord
seti-ship-protects = Une figurine qui se tient sur un vaisseau de son camp ne peut pas être prise.
    .title = À l’abri à bord
    .refusal = La figurine en { $square } se tient sur son vaisseau et ne peut pas être prise
seti-ship-taken = On prend un vaisseau adverse sans figurine en allant sur sa case. Il passe dans votre main, prêt pour votre prochain tour, et votre figurine reste là sans vaisseau.
    .title = Prendre un vaisseau
seti-no-ships = Le Seti-Beth se joue sans vaisseaux mortuaires.
    .title = Pas de vaisseaux
    .refusal = { $action } n’est pas possible : il n’y a pas de vaisseaux mortuaires au Seti-Beth

## Les prises

seti-capture = On prend une figurine adverse en allant sur sa case.
    .title = Prendre
seti-capture-optional = Prendre n’est pas obligatoire.
    .title = Prise libre
seti-capture-turns-coat = Une figurine prise change de camp. On la remet aussitôt sur le plateau pour son propre camp, et elle peut se déplacer dès le tour suivant.
    .title = Elle change de camp
    .refusal = { $action } n’est pas possible : remettez d’abord la figurine prise sur le plateau, pour votre camp
seti-capture-out = Une figurine prise quitte la partie pour de bon.
    .title = Hors du jeu
    .refusal = { $action } n’est pas possible : une figurine prise est hors du jeu et ne revient jamais
seti-reenter-row = Une figurine prise revient sur la ligne de départ de son nouveau camp. Celui qui l’a prise choisit la case.
    .title = Retour au départ
    .refusal = { $action } n’est pas possible : seule une figurine que vous venez de prendre revient, et sur votre ligne de départ tant qu’il y a de la place
seti-reenter-square = Elle revient sur une case sans figurine et sans vaisseau adverse. Un de vos vaisseaux ne gêne pas.
    .title = Une case libre
    .refusal = { $square } n’est pas libre : une figurine revient là où il n’y a ni figurine ni vaisseau adverse
seti-reenter-overflow = Si la ligne de départ est pleine, la figurine revient sur la rangée suivante : sur la case du milieu si elle est libre, sinon sur une case libre au choix. Si cette rangée est pleine aussi, on fait de même avec celle d’après.
    .title = Quand la ligne est pleine
    .refusal = { $square } n’est pas sa place : votre ligne de départ est pleine, donc la figurine va sur la rangée la plus proche où il y a de la place, et sur la case du milieu si elle est libre

## La fin

seti-breakthrough = Vous gagnez quand une de vos figurines se tient sur la ligne de départ adverse et que l’adversaire ne la prend pas au tour suivant.
    .title = La percée
    .ending = Une figurine de { $winner } a atteint la ligne de départ de { $loser } et n’a pas été prise en réponse.
seti-breakthrough-reply = L’adversaire n’a qu’un tour pour prendre l’intruse. Arriver soi-même en face n’y change rien, et s’il y a deux intruses, en prendre une ne suffit pas.
    .title = Une seule réponse
seti-end-no-figures = Un camp qui n’a plus ni pharaon ni grand prêtre perd aussitôt.
    .title = Plus de figurines
    .ending = { $loser } n’a plus de figurines.
seti-end-no-turn = Si un camp ne peut rien faire à son tour, la partie est nulle.
    .title = Plus rien à faire
    .ending = Le camp au trait ne peut plus rien faire : partie nulle.
seti-endless-repetition = Si la même position se présente pour la troisième fois, avec le même camp au trait, la partie est nulle.
    .title = Troisième fois
    .ending = La même position s’est présentée pour la troisième fois : partie nulle.
seti-endless-quiet = Si { $limit } tours de suite se passent sans prise, la partie est nulle.
    .title = Trop calme
    .ending = Trop de tours de suite se sont passés sans prise : partie nulle.
seti-agree-draw = Les joueurs peuvent convenir d’une partie nulle.
    .title = Nulle d’un commun accord
    .ending = Les joueurs sont convenus d’une partie nulle.
seti-resign = Un camp qui abandonne, dépasse son temps ou quitte la partie perd.
    .title = Abandonner
    .ending = { $loser } a abandonné, dépassé son temps ou quitté la partie.
seti-points = Points pour le match : percée { $grand }, victoire sur un camp sans figurines { $total }, partie nulle { $draw } pour chaque camp.
    .title = Points
