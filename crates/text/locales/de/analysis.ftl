### Was die Engine über Stellungen und Partien sagt. $side: der Name einer Seite.

## Werte. $number: Hundertstel eines Steins, über null für Eins.

analysis-even = { $number }, ausgeglichen
analysis-better = { $number }, { $side } steht besser
analysis-much-better = { $number }, { $side } steht viel besser
analysis-points = { $side } liegt am Ende { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } vorn, bewiesen
analysis-win = { $side } gewinnt in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }, bewiesen
analysis-win-by-tables = { $side } gewinnt, bewiesen durch exakte Tabellen
# $value: ein exakter Wert in Worten.
analysis-known = { $value }, bewiesen
analysis-won = { $side } hat gewonnen

## Eine Stellung. $text: der beste Zug und was folgen kann.

analysis-depth = Tiefe { $depth }: { $nodes } Aktionen versucht, { $rate } je Sekunde, { $time } s
analysis-line = { $value }: { $text }

## Eine ganze Partie

analysis-progress = Nachdenken über Stellung { $done } von { $count }
analysis-game = { $one } gegen { $two }
analysis-summary = { $side }: Genauigkeit { $accuracy } %, { $inaccuracies ->
        [0] keine Ungenauigkeiten
        [one] eine Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [0] keine groben Fehler
        [one] ein grober Fehler
       *[other] { $blunders } grobe Fehler
    }
analysis-no-turns = { $side }: keine Züge zu beurteilen
analysis-mistakes = Fehler, die schwersten zuerst
analysis-no-mistakes = Es wurden keine Fehler gefunden
# $mark: ?, ?! oder ??; $kind: eine der drei Größen.
analysis-mistake = Zug { $turn }, { $side }: { $text } { $mark } ({ $kind })
analysis-size-inaccuracy = Ungenauigkeit
analysis-size-mistake = Fehler
analysis-size-blunder = grober Fehler
# $before, $after: Gewinnchancen in Hundertsteln; $value: was die Stellung nach dem Zug wert ist.
analysis-cost = Die Gewinnchance fiel von { $before } % auf { $after } %: { $value }
analysis-missed-win = Ein Sieg in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    } wurde verpasst; die Gewinnchance fiel von { $before } % auf { $after } %: { $value }
analysis-points-lost = Wer siegt, bleibt gleich, aber der Sieg bringt andere Punkte: { $value }
analysis-instead = Besser war { $text } ({ $value })
analysis-values = Werte nach jedem Zug, über null für Eins (# ein Sieg in so vielen Zügen, pt Punkte)
analysis-stopped = Die Durchsicht wurde abgebrochen: Nur die Züge ab { $turn } sind beurteilt
analysis-stopped-early = Die Durchsicht wurde abgebrochen, bevor ein Zug beurteilt war
analysis-written = Die Aufzeichnung mit der Durchsicht steht jetzt in { $text }
analysis-unwritable = Die Datei kann nicht geschrieben werden ({ $reason }): wähle einen anderen Namen oder einen Ordner, in den du schreiben darfst
