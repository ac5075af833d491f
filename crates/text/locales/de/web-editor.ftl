### Der Editor für Stellungen.

web-nav-editor = Editor
web-editor-ruleset = Regelwerk
web-editor-palette = Aufs Brett stellen
web-editor-erase = Wegnehmen
web-editor-possible = Diese Stellung kann entstehen.
web-editor-impossible = Diese Stellung kann nicht entstehen.
web-editor-side = Am Zug
web-editor-phase = Was zu tun ist
web-editor-play = Von hier aus spielen
web-editor-analyse = Untersuchen
web-editor-start = Aufstellung
web-editor-clear = Das Brett leeren
web-editor-text = Stellung als Text
