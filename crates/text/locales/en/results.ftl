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

## What happened, for those who follow a game by ear, and what is to be done. $side: a side’s name.

play-place = { $side } places a piece on { $square }
play-move = { $side } moves from { $other } to { $square }
play-remove = { $side } takes off the piece on { $square }
play-put = { $side } puts a ship on { $square }
play-take = { $side } takes the ship on { $square } back
play-reenter = { $side } puts the captured figure on { $square }
play-swap = { $side } takes over the first piece
play-pass = { $side } passes
play-end = { $side } stops capturing
# $text: one of the sentences above; $values: squares.
play-captures = { $text } and captures { $values }
play-duty = { $side } is to { $duty }.

## The computer’s answer to an offer, or to a wish to take a turn back

answer-accept = Agreed.
answer-decline = I would rather play on.
