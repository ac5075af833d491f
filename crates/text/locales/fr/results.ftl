### Qui a gagné, comment, et ce que cela vaut.

side-first = Premier
side-second = Second

## Sortes de résultats

kind-total = victoire totale
kind-grand = grande victoire
kind-small = petite victoire
kind-draw = partie nulle
kind-points = victoire aux points
kind-breakthrough = percée
kind-blocked = victoire par blocage

## Une partie. $winner : le nom d’un camp ; $kind : une des sortes ci-dessus.

result-win = { $winner } gagne : { $kind }
result-draw = La partie est nulle
result-over = La partie est finie

## Points. $first, $second : des nombres.

points-win = { $points ->
        [one] { $winner } marque { $points } point
       *[other] { $winner } marque { $points } points
    }
points-draw = { $points ->
        [one] Chaque camp marque { $points } point
       *[other] Chaque camp marque { $points } points
    }
# Les alignements d’une partie de Pahtum.
points-lines = Premier { $first }, Second { $second }
# $one, $two : les noms des joueurs.
match-score = { $one } { $first } – { $second } { $two }
