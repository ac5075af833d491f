### Wer gewonnen hat, wie, und was es wert ist.

side-first = Eins
side-second = Zwei

## Arten von Ergebnissen

kind-total = vollständiger Sieg
kind-grand = großer Sieg
kind-small = kleiner Sieg
kind-draw = Unentschieden
kind-points = Sieg nach Punkten
kind-breakthrough = Durchbruch
kind-blocked = Sieg durch Blockade

## Eine Partie. $winner: der Name einer Seite; $kind: eine der Arten von oben.

result-win = { $winner } gewinnt: { $kind }
result-draw = Die Partie ist unentschieden
result-over = Die Partie ist zu Ende

## Punkte. $first, $second: Zahlen.

points-win = { $points ->
        [one] { $winner } bekommt { $points } Punkt
       *[other] { $winner } bekommt { $points } Punkte
    }
points-draw = { $points ->
        [one] Jede Seite bekommt { $points } Punkt
       *[other] Jede Seite bekommt { $points } Punkte
    }
# Linien einer Partie Pahtum. Der Doppelpunkt trennt den Namen Eins von der Zahl.
points-lines = Eins: { $first }, Zwei: { $second }
# $one, $two: die Namen der Spieler.
match-score = { $one } { $first } – { $second } { $two }
