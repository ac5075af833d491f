### Die Seite für den Tisch eines Museums: ein Spiel, kein Ausgang.

web-kiosk-begin = Zum Spielen berühren
web-kiosk-again = Noch einmal spielen
web-kiosk-restart = Von vorn beginnen
web-kiosk-idle = Ist niemand mehr da? Die Partie beginnt von vorn in { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }.
web-kiosk-stay = Ich bin noch da
