### La page qui imprime un jeu : plateau, pièces, règles. $size : millimètres.

web-nav-print = Imprimer
web-print-lead = Un plateau à l’échelle, des pièces à découper et les règles sur une carte : tout ce qu’il faut pour jouer sans écran.
web-print-ruleset = Règles
web-print-now = Imprimer
web-print-scale = Imprimez sur A4 à 100 %, sans « ajuster à la page », pour que les cases aient leur taille.
web-print-board = Le plateau
web-print-pieces = Les pièces
web-print-rules = Les règles
web-print-square = Une case mesure { $size } mm.
web-print-cut = Découpez le long des tirets. Sur du carton, les pièces se tiennent mieux.
