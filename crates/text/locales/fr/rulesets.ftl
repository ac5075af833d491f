### Jeux, règles du jeu et paramètres. « .summary » d’un jeu : une soixantaine de mots ; d’une règle du jeu : une ligne.

## Jeux

game-seega = Seega
    .summary = Deux armées remplissent le plateau, deux pions à la fois, jusqu’à ce que seul le centre reste vide. Puis elles se mettent en marche, case par case, et cherchent à encadrer les pions adverses entre deux des leurs. Le plateau se vide peu à peu, des murs se dressent, et un pion au centre est à l’abri. Facile à apprendre, et chaque région a ses règles.
game-saut-du-chat = Saut du Chat
    .summary = Le Saut du Chat se joue sur le petit plateau du Seega, mais tous les pions y sont déjà et seul le centre est vide. Les pions avancent vers le haut, le bas, la gauche ou la droite, et capturent en sautant par-dessus un adversaire voisin, plusieurs fois de suite s’ils le peuvent. Capturez tous les pions adverses, ou bloquez-les, et vous gagnez.
game-pahtum = Pahtum
    .summary = Quelques pions neutres sont dispersés sur un plateau de 49 cases. Puis Noir et Blanc le remplissent à tour de rôle, un pion à la fois, et rien ne bouge jamais. Quand le plateau est plein, les alignements de trois pions ou plus d’une couleur rapportent des points, et les plus longs beaucoup. Construisez donc les vôtres, et coupez ceux de l’adversaire.
game-seti = Seti
    .summary = Une course entre deux petites cours. Un pharaon et ses grands prêtres cherchent à atteindre la ligne de départ adverse et à y survivre un tour. Le pharaon marche, les grands prêtres sautent. Au Seti-Aleph, les figurines prises changent de camp, et les vaisseaux mortuaires rendent intouchables celles qu’ils portent ; au Seti-Beth, le plateau est plus large, sans vaisseaux, et une figurine prise est perdue.

## Règles du jeu

ruleset-seega-globe-joueur = Seega, Le Globe Joueur
    .summary = 7 cases sur 7, 24 pions chacun ; capture libre, un déplacement par tour, un camp bloqué doit être débloqué
ruleset-seega-jeu-du-seega = Seega, Jeu du Seega
    .summary = 5 cases sur 5 ; il faut capturer et continuer, un camp bloqué doit être débloqué, trois sortes de victoire
ruleset-seega-ludens-planet = Seega, Ludens Planet
    .summary = 5 cases sur 5 ; il faut capturer et l’on peut continuer, un camp bloqué retire un pion, 5, 2, 1 ou 0 point
ruleset-seega-kharbga = Kharbga
    .summary = le plateau tunisien de 49 cases avec 48 pions, pour le reste selon la feuille de Ludens Planet
ruleset-seega-tabuleiro-42 = Seega, Tabuleiro 42
    .summary = 5 cases sur 5, 7 sur 7 ou 9 sur 9 ; capture libre, un camp bloqué attend pendant que l’autre joue
ruleset-saut-du-chat-ludens-planet = Saut du Chat, Ludens Planet
    .summary = 5 cases sur 5 ; tous les pions en place dès le début, captures par saut
ruleset-pahtum-globe-joueur = Pahtum, Le Globe Joueur
    .summary = 7 cases sur 7 avec un nombre impair de pions neutres ; les longs alignements rapportent
ruleset-seti-aleph = Seti-Aleph
    .summary = 3 cases sur 10 ; trois figurines et trois vaisseaux mortuaires chacun, les figurines prises changent de camp
ruleset-seti-beth = Seti-Beth
    .summary = 5 cases sur 10 ; pas de vaisseaux, les figurines prises quittent la partie

## Paramètres

parameter-size = Taille du plateau
parameter-placement-captures = Captures pendant la pose
parameter-opening = Ouverture
parameter-starter = Qui joue le premier
parameter-move = Déplacement des pions
parameter-centre-safe = Centre à l’abri
parameter-capture = Obligation de capturer
parameter-chain = Enchaînement des captures
parameter-blocked = Un camp qui ne peut pas jouer
parameter-cannot-unblock = Un camp impossible à débloquer
parameter-barrier = Effet d’une barrière
parameter-barrier-shape = Forme d’une barrière
parameter-barrier-reserve = Un pion derrière la barrière
parameter-endless = Jeu sans fin
parameter-quiet-limit = Tours sans capture
parameter-lose-at = Pions restants qui font perdre
parameter-points = Points
parameter-neutrals = Pions neutres
parameter-neutral-setup = Qui place les pions neutres
parameter-pie = Règle du gâteau
parameter-edition = Édition de la feuille
parameter-home-ships = Vaisseaux sur sa ligne de départ
