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

## Was geschah, für alle, die der Partie zuhören, und was zu tun ist. $side: der Name einer Seite.

play-place = { $side } setzt einen Stein auf { $square }
play-move = { $side } zieht von { $other } nach { $square }
play-remove = { $side } nimmt den Stein auf { $square } weg
play-put = { $side } legt ein Schiff auf { $square }
play-take = { $side } nimmt das Schiff auf { $square } zurück
play-reenter = { $side } stellt die eroberte Figur auf { $square }
play-swap = { $side } übernimmt den ersten Stein
play-pass = { $side } passt
play-end = { $side } schlägt nicht weiter
# $text: einer der Sätze von oben; $values: Felder.
play-captures = { $text } und schlägt { $values }
play-duty = { $side } soll { $duty }.

## Was der Computer auf ein Angebot antwortet, oder auf den Wunsch, einen Zug zurückzunehmen

answer-accept = Einverstanden.
answer-decline = Ich spiele lieber weiter.
