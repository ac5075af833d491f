### Was nur der Browser sagt.

web-title = Khamsin
web-tagline = Alte Brettspiele, gespielt, wie ihre Regelblätter sie erzählen.

## Was auf jeder Seite zu bedienen ist

web-close = Schließen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das System
web-theme-sand = Sand
web-theme-night = Nacht
web-theme-contrast = Hoher Kontrast
web-notices = Hinweise
web-skip = Zum Inhalt springen

## Woher eine Klausel kommt, auf Schildchen

web-badge-sheet = Vom Regelblatt
web-badge-elsewhere = Von anderswo
web-badge-house = Eigene Festlegung

## Das Brett, für alle, die es hören

web-board = Brett für { $name }
web-piece-man = Stein von { $side }
web-piece-pharaoh = Pharao von { $side }
web-piece-priest = Hohepriester von { $side }
web-piece-ship = Totenschiff von { $side }
web-piece-neutral = neutraler Stein
web-piece-aboard = { $piece } auf einem Totenschiff
web-square-empty = { $square }, leer
web-square-piece = { $square }, { $piece }
web-square-centre = Mitte
web-square-target-dot = spielbar
web-square-target-ring = spielbar, schlägt
web-square-target-cross = kann weggenommen werden
web-square-selected = ausgewählt
web-square-forced = muss weiterschlagen
web-square-last = letzter Zug
web-mark-lit = hervorgehoben
web-mark-good = gut
web-mark-bad = schlecht
web-mark-left = nur im linken Regelwerk
web-mark-right = nur im rechten Regelwerk
web-mark-both = in beiden Regelwerken
web-tray-hand = Im Vorrat von { $side }
web-tray-captured = Geschlagen von { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count }), kann hierher zurück
