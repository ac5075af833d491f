### Was nur der Browser sagt.

web-title = Khamsin

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

## Der Rahmen um jede Seite

web-navigation = Seiten
web-menu = Menü
web-nav-games = Meine Partien
web-settings = Einstellungen
web-cancel = Abbrechen
web-nowhere = Hier ist keine Seite
web-nowhere-home = Zum Anfang
web-error = Das hat nicht geklappt
web-error-kept = Deine Partien sind auf diesem Gerät aufgehoben; nichts ist verloren.
web-error-again = Noch einmal versuchen
web-error-unavailable = Khamsin konnte nicht ganz geladen werden. Prüfe die Verbindung zum Netz und versuch es noch einmal; der Browser muss WebAssembly kennen.
web-error-crashed = Khamsin ist über sich selbst gestolpert, das ist ein Fehler im Programm. Es läuft wieder: Bitte mach noch einmal, was du gemacht hast.
web-error-unknown = Etwas Unerwartetes ist geschehen ({ $reason }). Versuch es noch einmal, oder lade die Seite neu.

## Die Startseite. Die kurzen Zeilen über die Spiele stehen unter deren Namen.

web-home-sentence = Alte Brettspiele, gespielt, wie ihre Regelblätter sie erzählen
web-home-play = Jetzt spielen
web-home-first = Seega auf dem kleinen Brett, gegen die niedrigste Stufe. Kein Konto, nichts zu installieren.
web-home-again = Das Spiel deiner letzten Partie, noch einmal von vorn.
web-home-resume = Weiterspielen
web-home-lesson = Erst eine Lektion
web-home-choose = Ein Spiel wählen
web-home-games = Die Spiele
web-home-still = Die Bretter anhalten
web-home-living = Die Bretter spielen lassen
web-home-seega = Schließe gegnerische Steine zwischen zwei eigenen ein.
web-home-saut-du-chat = Spring über gegnerische Steine, und gleich über den nächsten.
web-home-pahtum = Fülle das Brett mit langen Linien, und zerschneide die anderen.
web-home-seti = Bring eine Figur in die Reihe gegenüber, und überstehe dort einen Zug.

## Spieler und Partien. $one, $two: Spieler; $count: eine Stufe.

web-player-you = Du
web-player-computer = Computer, Stufe { $count }
web-versus = { $one } gegen { $two }

## Die Partien auf diesem Gerät

web-games-kept = Sie sind in diesem Browser aufgehoben, auf diesem Gerät, und nirgends sonst.
web-games-none = Es gibt noch keine.
web-games-export = Alle als Datei speichern
web-games-open = Eine Datei öffnen
web-games-paste = Eine Aufzeichnung oder einen Link einfügen
web-games-paste-label = Die Aufzeichnung einer Partie, ein Link oder eine Datei mit Partien als Text
web-games-take = Öffnen
web-games-imported = { $count ->
        [one] Eine Partie ist hinzugekommen.
       *[other] { $count } Partien sind hinzugekommen.
    }
web-games-running = { $count ->
        [one] ein Zug gespielt
       *[other] { $count } Züge gespielt
    }
web-games-over = zu Ende, { $text }
web-games-remove = Entfernen
web-games-remove-one = Diese Partie entfernen: { $name }
web-games-remove-sure = Die Partie ist dann für immer weg. Willst du sie entfernen?
web-open-wait = Die Partie aus dem Link wird geöffnet.
web-open-failed = Dieser Link lässt sich nicht öffnen

## Einstellungen

web-set-page = Seite
web-set-board = Brett
web-set-kept = Einstellungen gelten sofort und sind auf diesem Gerät aufgehoben.
web-set-sound = Ton
web-set-sound-off = Aus
web-set-sound-on = An
web-set-confirm = Ein Zug wird gespielt
web-set-confirm-at-once = sofort
web-set-confirm-confirm = wenn ich ihn bestätige
web-set-coordinates = Buchstaben und Zahlen am Rand
web-set-coordinates-shown = Sichtbar
web-set-coordinates-hidden = Verborgen
web-set-motion = Steine
web-set-motion-animated = bewegen sich
web-set-motion-still = stehen still

## Eine laufende Partie. $count: eine Zahl von Steinen oder Punkten; $done: der wievielte Stein des Zugs.

web-play-none = Diese Partie ist nicht auf diesem Gerät
web-play-controls = Was du tun kannst
web-play-beside = Neben dem Brett
web-play-turn = am Zug
web-play-pieces = { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
web-play-points = { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
web-play-placing = { $done } von { $count } zu setzen
web-play-thinking = Der Computer denkt nach.
web-play-not-yours = Nimm zuerst einen deiner eigenen Steine.
web-play-clause = Regel: { $clause }
web-play-lit = gerade benutzt
web-play-moves = Züge
web-play-rules = Regeln
web-play-no-moves = Noch ist nichts gespielt.
web-play-typed = Dein Zug in Buchstaben
web-play-typed-hint = Zum Beispiel b2, c3c4 oder xd2; mehrere Aktionen mit Kommas.
web-play-typed-go = Spielen
web-play-confirm = { $action } spielen
web-play-swap = Den ersten Stein übernehmen
web-play-pass = Passen
web-play-end = Nicht weiterschlagen
web-play-undo = Rückgängig
web-play-takeback = Zurücknehmen
web-play-hint = Tipp
web-play-flip = Drehen
web-play-more = Mehr
web-play-share = Teilen und speichern
web-play-sound-on = Ton an
web-play-sound-off = Ton aus
web-play-resign = Aufgeben
web-play-resign-sure = { $side } gibt auf und verliert die Partie. Bist du sicher?
web-offer-count = Aufhören und Zählen anbieten
web-offer-draw = Unentschieden anbieten
web-offered-count = { $side } bietet an, aufzuhören und die Steine zu zählen.
web-offered-draw = { $side } bietet ein Unentschieden an.
web-offer-accept = Annehmen
web-offer-decline = Ablehnen

## Teilen und speichern

web-share-link = Ein Link, in dem die ganze Partie steckt
web-share-copy-game = Link kopieren
web-share-copy-position-link = Link zu dieser Stellung kopieren
web-share-copy-record = Aufzeichnung kopieren
web-share-copy-position = Stellung kopieren
web-share-pgn = Aufzeichnung speichern (PGN)
web-share-json = Aufzeichnung speichern (JSON)
web-share-png = Bild speichern (PNG)
web-share-svg = Bild speichern (SVG)
web-share-system = Teilen
web-share-copied = Kopiert.
web-share-refused = Der Browser lässt uns nicht kopieren. Markiere den Text, und kopiere ihn selbst.

## Das Ende einer Partie. $done, $count: Partien eines Wettkampfs.

web-result-draw = Unentschieden
web-result-won = { $winner } gewinnt
web-result-you-won = Du gewinnst
web-result-you-lost = Der Computer gewinnt
web-result-match = Nach { $done } von { $count } Partien:
web-result-next = Nächste Partie des Wettkampfs
web-result-rematch = Revanche mit getauschten Seiten
web-result-review = Durchsicht
web-result-new = Noch eine Partie

## Eine neue Partie. $count: wie viele Parameter geändert wurden.

web-nav-new = Neue Partie
web-new-against = Gegner
web-new-computer = Der Computer
web-new-device = Jemand an diesem Gerät
web-new-level = Stufe
web-level = Stufe { $value }
web-level-lowest = Stufe { $value }, für eine erste Partie
web-level-first = Die unterste Stufe: Von hier aus sind die anderen gemessen.
# $value: ihr Ergebnis gegen die Stufe darunter; $before, $after: die Grenzen dessen, was es sein kann.
web-level-strength = Holt { $value } gegen die Stufe darunter ({ $before } bis { $after }).
web-new-side = Du spielst
web-new-side-first = Eins
web-new-side-second = Zwei
web-new-side-lot = Ausgelost
web-new-name = Name von { $side }
web-new-rules = Regeln
web-new-game = Spiel
web-new-ruleset = Regelwerk
web-new-parameters = { $count ->
        [0] Die Regeln ändern
        [one] Die Regeln ändern (eine Änderung)
       *[other] Die Regeln ändern ({ $count } Änderungen)
    }
web-new-as-sheet = { $value } (wie auf dem Regelblatt)
web-new-time = Zeit und Beginn
web-new-clock = Uhr
web-new-clock-none = Keine
web-new-clock-increment = Für die Partie
web-new-clock-turn = Für jeden Zug
web-new-minutes = Minuten für die Partie
web-new-increment = Sekunden dazu für jeden Zug
web-new-each = Sekunden für jeden Zug
web-new-games = Partien im Wettkampf
web-new-position = Mit einer Stellung beginnen
web-new-position-text = Stellung
web-new-position-hint = Eine Zeile, wie „Stellung kopieren“ sie gibt. Lass das Feld leer, um wie üblich zu beginnen.
web-new-start = Spielen

## Die Seite eines Spiels

web-game-play = Spielen
web-game-learn = Lernen
web-game-compare = Regelwerke vergleichen
web-game-sources = Quellen
web-game-rulesets = Regelwerke
web-game-known = Das, welches du kennst
web-game-known-none = Keines davon
web-game-unknown = Was wir nicht wissen
web-game-unknown-text = Die Regelblätter lassen manches offen, haben ihre Abbildungen verloren und widersprechen sich. Hier steht, was wir festlegen oder im Zweifel lassen mussten.
web-game-unknown-of = { $name } ({ $count })
web-names-seega = Gesprochen „siga“, sagen zwei der Regelblätter. Die tunesische Form heißt Kharbga.
web-names-saut-du-chat = Französisch für „Katzensprung“.
web-names-pahtum = Die Überschrift des Regelblatts schreibt es auch Pathum.
web-names-seti = Die beiden Formen heißen Seti-Aleph und Seti-Beth.
web-ruleset-from = { $sheet }, { $files } mal { $ranks } Felder
web-ruleset-authority = Woher die Regeln kommen
web-ruleset-clauses = { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
web-ruleset-differs = Anders als das, welches du kennst
web-ruleset-alike = Spielt sich gleich.
web-ruleset-variants = { $count ->
        [one] Eine Variante
       *[other] { $count } Varianten
    }
web-ruleset-play = Danach spielen
web-ruleset-print = Drucken
