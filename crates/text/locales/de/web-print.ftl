### Die Seite, die ein Spiel druckt: Brett, Steine, Regeln. $size: Millimeter.

web-nav-print = Drucken
web-print-lead = Ein Brett im Maßstab, Steine zum Ausschneiden und die Regeln auf einer Karte: alles, was man braucht, um ohne Bildschirm zu spielen.
web-print-ruleset = Regelwerk
web-print-now = Drucken
web-print-scale = Drucke auf A4 mit 100 %, ohne „An Seite anpassen“, damit die Felder ihre Größe haben.
web-print-board = Das Brett
web-print-pieces = Die Steine
web-print-rules = Die Regeln
web-print-square = Ein Feld misst { $size } mm.
web-print-cut = Schneide an den gestrichelten Linien. Aus Karton lassen sich die Steine besser greifen.
