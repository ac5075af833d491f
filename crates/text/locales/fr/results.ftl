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

## Ce qui s’est passé, pour qui suit la partie à l’oreille, et ce qui reste à faire. $side : le nom d’un camp.

play-place = { $side } pose un pion en { $square }
play-move = { $side } va de { $other } en { $square }
play-remove = { $side } retire le pion en { $square }
play-put = { $side } met un vaisseau en { $square }
play-take = { $side } reprend le vaisseau en { $square }
play-reenter = { $side } remet la figurine capturée en { $square }
play-swap = { $side } reprend le premier pion
play-pass = { $side } passe
play-end = { $side } cesse de capturer
# $text : une des phrases ci-dessus ; $values : des cases.
play-captures = { $text } et capture { $values }
play-duty = { $side } doit { $duty }.

## La réponse de l’ordinateur à une proposition, ou au souhait de reprendre un coup

answer-accept = D’accord.
answer-decline = Je préfère continuer.
