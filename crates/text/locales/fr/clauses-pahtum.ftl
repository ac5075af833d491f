### Les clauses du Pahtum. Voir clauses-seega.ftl pour le sens des attributs.

pahtum-board = Le plateau compte 7 cases sur 7.
    .title = Le plateau
    .refusal = { $square } n’est pas une case de ce plateau
pahtum-sides = Les joueurs tirent les couleurs au sort ou se les partagent. Premier a les noirs, Second a les blancs.
    .title = Noirs et blancs
pahtum-neutrals = { $neutrals ->
        [1] Avant de jouer, on place un pion neutre sur le plateau. Il n’appartient à personne.
       *[other] Avant de jouer, on place { $neutrals } pions neutres sur le plateau. Ils n’appartiennent à personne.
    } Le nombre de pions neutres est toujours impair.
    .title = Pions neutres
    .refusal = { $action } n’est pas possible : on place d’abord les pions neutres, un par tour, sur n’importe quelles cases vides
pahtum-neutrals-players = Les joueurs placent les pions neutres à tour de rôle, un par un, sur n’importe quelle case vide. Second, qui a les blancs, commence.
    .title = Placés par les joueurs
pahtum-neutrals-random = Les pions neutres sont placés sur des cases tirées au sort avant le début de la partie.
    .title = Placés au hasard
pahtum-first = Premier, qui a les noirs, pose le premier pion.
    .title = Noir commence
pahtum-place-one = Les joueurs posent à tour de rôle un pion de leur couleur.
    .title = Un par tour
pahtum-place-empty = Un pion se pose sur une case vide. Une case qui porte un pion neutre n’est pas vide.
    .title = Cases vides seulement
    .refusal = { $square } est occupée : un pion se pose sur une case vide
pahtum-place-for-good = Un pion posé reste à sa place jusqu’à la fin.
    .title = Posé pour de bon
    .refusal = { $action } n’est pas possible : à chaque tour on pose un pion, et les pions posés ne bougent ni ne partent jamais
pahtum-pie = Après le premier pion de Premier, Second peut répondre « swap » : ce pion devient le sien, et Premier rejoue.
    .title = Règle du gâteau
    .refusal = { $action } n’est pas possible : l’échange n’existe qu’avec la règle du gâteau, comme réponse de Second au tout premier pion de Premier
pahtum-run = Une fois le plateau plein, les alignements d’une même couleur rapportent : trois pions 3 points, quatre 10, cinq 25, six 56, sept 119.
    .title = Les alignements rapportent
pahtum-run-straight = Les alignements suivent une rangée ou une colonne. Les diagonales ne comptent pas.
    .title = Rangées et colonnes
pahtum-run-crossing = Un pion peut appartenir à deux alignements, l’un sur sa rangée, l’autre sur sa colonne, et compte dans les deux.
    .title = Alignements croisés
pahtum-run-maximal = Un alignement compte une fois, sur toute sa longueur. Les alignements plus courts qu’il contient ne rapportent rien de plus.
    .title = Toute la longueur
pahtum-run-neutral = Un pion neutre coupe un alignement.
    .title = Le neutre coupe
pahtum-end-points = La partie s’achève quand le plateau est plein. Celui qui a le plus de points gagne.
    .title = Le plateau plein
    .ending = Le plateau est plein, et { $winner } a le plus de points.
pahtum-end-equal = À égalité de points, la partie est nulle.
    .title = Égalité de points
    .ending = Le plateau est plein, et les deux camps ont le même nombre de points.
pahtum-agree-draw = Les joueurs peuvent convenir d’une partie nulle.
    .title = Nulle d’un commun accord
    .ending = Les joueurs sont convenus d’une partie nulle.
pahtum-resign = Un camp qui abandonne, dépasse son temps ou quitte la partie perd.
    .title = Abandonner
    .ending = { $loser } a abandonné, dépassé son temps ou quitté la partie.
pahtum-points = Points pour le match : victoire { $grand }, victoire par abandon { $total }, partie nulle { $draw } pour chaque camp.
    .title = Points du match
