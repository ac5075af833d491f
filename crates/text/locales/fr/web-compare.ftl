### Deux jeux de règles sur un plateau.

web-compare = Comparer des règles
web-compare-left = Règles de gauche
web-compare-right = Règles de droite
web-compare-other-game = Ce sont deux jeux, { $one } et { $two } : ils n’ont pas de plateau commun.
web-compare-alike = Ces règles se jouent de la même façon.
web-compare-here = Ce qui peut être joué ici
web-compare-both-legal = Permis des deux côtés
web-compare-left-legal = Seulement à gauche
web-compare-right-legal = Seulement à droite
web-compare-shortest = { $count ->
        [one] La plus courte suite après laquelle elles diffèrent a une action :
       *[other] La plus courte suite après laquelle elles diffèrent a { $count } actions :
    }
web-compare-line = { $count ->
        [one] Une suite après laquelle elles diffèrent a une action :
       *[other] Une suite après laquelle elles diffèrent a { $count } actions :
    }
web-compare-what-outcome = Alors l’une finit la partie, ou la finit autrement.
web-compare-what-duty = Alors un autre camp doit jouer, ou doit autre chose.
web-compare-what-board = Alors le plateau n’est plus le même.
web-compare-what-actions = Alors d’autres actions sont permises.
web-compare-stepping = { $done } actions de la suite sur { $count }
web-compare-step = Une action de plus
web-compare-to-end = Jusqu’au bout
web-compare-restart = Revenir au début
web-compare-parameters = Ce qui diffère
web-compare-parameter = Règle
web-compare-only-left = Clauses de gauche seulement
web-compare-only-right = Clauses de droite seulement
