### Zwei Regelwerke auf einem Brett.

web-compare = Regelwerke vergleichen
web-compare-left = Linkes Regelwerk
web-compare-right = Rechtes Regelwerk
web-compare-other-game = Das sind zwei Spiele, { $one } und { $two }: Sie haben kein gemeinsames Brett.
web-compare-alike = Diese Regelwerke spielen sich gleich.
web-compare-here = Was hier gespielt werden darf
web-compare-both-legal = In beiden erlaubt
web-compare-left-legal = Nur im linken Regelwerk
web-compare-right-legal = Nur im rechten Regelwerk
web-compare-shortest = { $count ->
        [one] Die kürzeste Folge, nach der sie sich unterscheiden, hat eine Aktion:
       *[other] Die kürzeste Folge, nach der sie sich unterscheiden, hat { $count } Aktionen:
    }
web-compare-line = { $count ->
        [one] Eine Folge, nach der sie sich unterscheiden, hat eine Aktion:
       *[other] Eine Folge, nach der sie sich unterscheiden, hat { $count } Aktionen:
    }
web-compare-what-outcome = Dann beendet eines die Partie, oder beendet sie anders.
web-compare-what-duty = Dann ist eine andere Seite dran, oder etwas anderes ist zu tun.
web-compare-what-board = Dann steht etwas anderes auf dem Brett.
web-compare-what-actions = Dann sind andere Aktionen erlaubt.
web-compare-stepping = { $done } von { $count } Aktionen der Folge
web-compare-step = Eine Aktion weiter
web-compare-to-end = Bis zum Ende
web-compare-restart = Zurück zum Anfang
web-compare-parameters = Was sich unterscheidet
web-compare-parameter = Regel
web-compare-only-left = Klauseln nur links
web-compare-only-right = Klauseln nur rechts
