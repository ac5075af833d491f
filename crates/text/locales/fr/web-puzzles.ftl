### Problèmes. `web-puzzle-goal-…` : le but ; `web-puzzle-value-…` : où mène le meilleur jeu, dans une phrase.

web-nav-puzzles = Problèmes
web-puzzle-set = Règles
web-puzzle-grade = Degré, 1 est le plus facile
web-puzzle-number = Problème { $done } sur { $count }
web-puzzle-streak = de suite : { $count }
web-puzzle-solved-count = résolus : { $count }
web-puzzle-goal-gain = { $count ->
        [one] { $side } joue : gagner un pion en un tour.
       *[other] { $side } joue : gagner un pion en { $count } tours.
    }
web-puzzle-goal-end = { $count ->
        [one] { $side } joue : gagner la partie en un tour.
       *[other] { $side } joue : gagner la partie en { $count } tours.
    }
web-puzzle-goal-hold = { $count ->
        [one] { $side } joue : trouver le seul coup qui tient.
       *[other] { $side } joue : trouver les seuls coups qui tiennent, { $count } en tout.
    }
web-puzzle-leads = Avec le meilleur jeu, cela mène à { $value }.
web-puzzle-value-win = une victoire
web-puzzle-value-win-total = une victoire totale
web-puzzle-value-win-grand = une grande victoire
web-puzzle-value-win-small = une petite victoire
web-puzzle-value-draw = une partie nulle
web-puzzle-value-loss = une défaite
web-puzzle-value-loss-total = une défaite totale
web-puzzle-value-loss-grand = une grande défaite
web-puzzle-value-loss-small = une petite défaite
web-puzzle-solved = Résolu.
web-puzzle-right = Juste. La réponse est { $turn } ; continuez.
web-puzzle-wrong = { $turn } est permis, mais n’est pas la solution. Essayez encore.
web-puzzle-wrong-value = { $turn } n’est pas la solution : c’est prouvé, il mène à { $value }. Essayez encore.
web-puzzle-hint = Indice
web-puzzle-hint-text = Regardez { $square }.
web-puzzle-next = Problème suivant
web-puzzle-skip = Passer
