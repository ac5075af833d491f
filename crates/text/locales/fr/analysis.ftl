### Ce que le moteur dit des positions et des parties. $side : le nom d’un camp.

## Valeurs. $number : des centièmes de pion, au-dessus de zéro pour Premier.

analysis-even = { $number }, égalité
analysis-better = { $number }, { $side } est mieux
analysis-much-better = { $number }, { $side } est nettement mieux
analysis-points = { $side } finit avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’avance, c’est prouvé
analysis-win = { $side } gagne en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, c’est prouvé
analysis-win-by-tables = { $side } gagne, les tables exactes le prouvent
# $value: an exact value in words.
analysis-known = { $value }, c’est prouvé
analysis-won = { $side } a gagné

## Une position. $text : le meilleur tour et ce qui peut suivre.

analysis-depth = Profondeur { $depth } : { $nodes } actions essayées, { $rate } par seconde, { $time } s
analysis-line = { $value } : { $text }

## Une partie entière

analysis-progress = Réflexion sur la position { $done } sur { $count }
analysis-game = { $one } contre { $two }
analysis-summary = { $side } : précision { $accuracy } %, { $inaccuracies ->
        [0] aucune imprécision
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [0] aucune gaffe
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }
analysis-no-turns = { $side } : aucun tour à juger
analysis-mistakes = Erreurs, les plus graves d’abord
analysis-no-mistakes = Aucune erreur trouvée
# $mark : ?, ?! ou ?? ; $kind : une des trois tailles.
analysis-mistake = Tour { $turn }, { $side } : { $text } { $mark } ({ $kind })
analysis-size-inaccuracy = imprécision
analysis-size-mistake = erreur
analysis-size-blunder = gaffe
# $before, $after : les chances de gain en centièmes ; $value : ce que vaut la position après le tour.
analysis-cost = Ses chances de gain sont passées de { $before } % à { $after } % : { $value }
analysis-missed-win = Un gain en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } a été manqué ; les chances de gain sont passées de { $before } % à { $after } % : { $value }
analysis-points-lost = Le vainqueur reste le même, mais la victoire ne rapporte plus les mêmes points : { $value }
analysis-instead = Il valait mieux { $text } ({ $value })
analysis-values = Valeurs après chaque tour, au-dessus de zéro pour Premier (# un gain en autant de tours, pt des points)
analysis-stopped = L’examen a été interrompu : seuls les tours à partir de { $turn } sont jugés
analysis-stopped-early = L’examen a été interrompu avant qu’un seul tour soit jugé
analysis-written = La partie annotée a été écrite dans { $text }
analysis-unwritable = Le fichier ne peut pas être écrit ({ $reason }) : choisissez un autre nom ou un dossier où vous pouvez écrire
