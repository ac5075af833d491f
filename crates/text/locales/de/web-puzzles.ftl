### Aufgaben. `web-puzzle-goal-…`: das Ziel; `web-puzzle-value-…`: wozu bestes Spiel führt, im Satz nach „zu“.

web-nav-puzzles = Aufgaben
web-puzzle-set = Regelwerk
web-puzzle-grade = Schwierigkeit, 1 ist am leichtesten
web-puzzle-number = Aufgabe { $done } von { $count }
web-puzzle-streak = hintereinander: { $count }
web-puzzle-solved-count = gelöst: { $count }
web-puzzle-goal-gain = { $count ->
        [one] { $side } am Zug: gewinne in einem Zug einen Stein.
       *[other] { $side } am Zug: gewinne in { $count } Zügen einen Stein.
    }
web-puzzle-goal-end = { $count ->
        [one] { $side } am Zug: gewinne die Partie in einem Zug.
       *[other] { $side } am Zug: gewinne die Partie in { $count } Zügen.
    }
web-puzzle-goal-hold = { $count ->
        [one] { $side } am Zug: finde den einzigen Zug, der hält.
       *[other] { $side } am Zug: finde die einzigen Züge, die halten, { $count } an der Zahl.
    }
web-puzzle-leads = Bei bestem Spiel führt das zu { $value }.
web-puzzle-value-win = einem Sieg
web-puzzle-value-win-total = einem vollständigen Sieg
web-puzzle-value-win-grand = einem großen Sieg
web-puzzle-value-win-small = einem kleinen Sieg
web-puzzle-value-draw = einem Unentschieden
web-puzzle-value-loss = einer Niederlage
web-puzzle-value-loss-total = einer vollständigen Niederlage
web-puzzle-value-loss-grand = einer großen Niederlage
web-puzzle-value-loss-small = einer kleinen Niederlage
web-puzzle-solved = Gelöst.
web-puzzle-right = Richtig. Die Antwort ist { $turn }; mach weiter.
web-puzzle-wrong = { $turn } ist erlaubt, aber nicht die Lösung. Versuch es noch einmal.
web-puzzle-wrong-value = { $turn } ist nicht die Lösung: Es führt bewiesen zu { $value }. Versuch es noch einmal.
web-puzzle-hint = Tipp
web-puzzle-hint-text = Sieh dir { $square } an.
web-puzzle-next = Nächste Aufgabe
web-puzzle-skip = Überspringen
