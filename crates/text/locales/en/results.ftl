### Who won, how, and what it is worth.

side-first = First
side-second = Second

## Kinds of results

kind-total = total victory
kind-grand = grand victory
kind-small = small victory
kind-draw = draw
kind-points = victory on points
kind-breakthrough = breakthrough
kind-blocked = victory by blocking

## One game. $winner: a side’s name; $kind: one of the kinds above.

result-win = { $winner } wins: { $kind }
result-draw = The game is a draw
result-over = The game is over

## Points. $first, $second: numbers.

points-win = { $points ->
        [one] { $winner } gets { $points } point
       *[other] { $winner } gets { $points } points
    }
points-draw = { $points ->
        [one] Each side gets { $points } point
       *[other] Each side gets { $points } points
    }
# Lines scored in one game of Pahtum.
points-lines = First { $first }, Second { $second }
# $one, $two: the players’ names.
match-score = { $one } { $first } – { $second } { $two }
