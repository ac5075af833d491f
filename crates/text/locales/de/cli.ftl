### Was die Befehlszeile außer den Regeln sagt.

## Dateien

cli-file-unreadable = Die Datei kann nicht gelesen werden ({ $reason }): prüfe ihren Namen und ob du sie lesen darfst
cli-file-not-text = Das ist kein Text in UTF-8: speichere ihn in dieser Kodierung
cli-stdin = Standardeingabe

## rules list

cli-column-ruleset = Regelwerk
cli-column-board = Brett
cli-column-hash = Prüfsumme
cli-entry = { $text } ({ $sheet })
cli-list-hint = Um eines Klausel für Klausel zu lesen: khamsin rules show { $id }

## rules show. Die Abschnitte eines Spiels als Überschriften.

cli-identity = { $id }, { $sheet }, Brett { $board }, Prüfsumme der Regeln { $hash }
# Wo Parameter geändert sind, ist die Zusammenfassung immer noch die des Blatts.
cli-summary-sheet = Auf dem Blatt: { $text }
cli-parameters = Die Parameter
cli-parameter = { $label } ({ $values })
cli-parameter-changed = { $label } ({ $values }); auf dem Blatt { $value }
cli-parameter-legend = * anders als auf dem Blatt
cli-phase-setup = Das Brett und die Seiten
cli-phase-place = Das Setzen
cli-phase-move = Das Ziehen
cli-phase-ship = Totenschiffe
cli-phase-capture = Das Schlagen
cli-phase-blocked = Wenn eine Seite blockiert ist
cli-phase-score = Die Punkte der Linien
cli-phase-end = Das Ende

## rules diff. $one, $two: die Namen der Regelwerke.

cli-diff-same = Nichts ist verschieden: Beide Namen stehen für { $id }
cli-diff-games = Verschiedene Spiele: { $one } ist { $first_game }, { $two } ist { $second_game }, und sie haben keine Klausel gemeinsam
cli-diff-alike = Sie werden gleich gespielt: Beide haben die Prüfsumme { $hash }
cli-diff-parameters = Verschiedene Parameter
cli-diff-only = Nur in { $id }
cli-diff-origin = In beiden, aber nicht von derselben Stelle
cli-diff-sheets = In beiden, und jedes Blatt sagt es selbst

## show. $mark: das Zeichen auf dem Brett.

cli-legend-neutral = { $mark } neutraler Stein
cli-legend-centre = { $mark } die Mitte
cli-legend-figures = P Pharao, H Hohepriester, große Buchstaben für Eins, kleine für Zwei
cli-legend-ship = { $mark } Schiff von { $side }
cli-legend-aboard = { $mark } Pharao auf seinem Schiff
cli-hand-pieces = Steine im Vorrat – Eins: { $first }, Zwei: { $second }
cli-hand-neutrals = Neutrale Steine im Vorrat – Eins: { $first }, Zwei: { $second }
cli-hand-ships = Schiffe im Vorrat – Eins: { $first }, Zwei: { $second }
cli-count-pieces = Auf dem Brett – Eins: { $first }, Zwei: { $second }
cli-count-lines = Punkte der Linien – Eins: { $first }, Zwei: { $second }
cli-duty = Zug { $turn }: { $side } soll { $duty }
cli-actions = { $count ->
        [one] Eine erlaubte Aktion
       *[other] { $count } erlaubte Aktionen
    }
cli-actions-captures = { $mark } schlägt
cli-action-place = Setzen
cli-action-move = Ziehen
cli-action-remove = Wegnehmen
cli-action-put = Schiff legen
cli-action-take = Schiff zurücknehmen
cli-action-reenter = Zurückbringen
cli-action-word = Sagen
cli-position = Stellung: { $text }

## Was eine Seite tun soll: Es folgt auf „soll“ und steht allein nach „zu tun bleibt“.

duty-place = { $count ->
        [one] einen Stein setzen
       *[other] { $count } Steine setzen
    }
duty-neutral = einen neutralen Stein setzen
duty-pie = einen Stein setzen oder mit „swap“ den von Eins übernehmen
duty-move = einen Stein ziehen
duty-move-figure = eine Figur ziehen
duty-move-ship = eine Figur ziehen oder ein Schiff legen oder zurücknehmen
duty-pass = passen, denn kein eigener Stein kann ziehen
duty-remove = einen gegnerischen Stein wegnehmen, denn kein eigener kann ziehen
duty-chain = mit dem Stein auf { $square } weiterschlagen
duty-chain-optional = mit dem Stein auf { $square } weiterschlagen oder mit „end“ aufhören
duty-unblock = so ziehen, dass die Gegenseite befreit wird
duty-freed = einen Stein ziehen, nachdem ein gegnerischer weggenommen ist
duty-reenter-pharaoh = den eroberten Pharao wieder aufs Brett stellen
duty-reenter-priest = den eroberten Hohepriester wieder aufs Brett stellen

## Eine ganze Partie: show --playout, replay

cli-playout = Eine Zufallspartie, Startwert { $text }
cli-turns = { $count ->
        [0] Keine Züge
        [one] Ein Zug
       *[other] { $count } Züge
    }
cli-turn = Zug { $turn }, { $side }: { $text }
cli-game = Partie { $game }: { $one } gegen { $two }
cli-unfinished = Die Aufzeichnung hört hier auf, und die Partie ist nicht zu Ende
cli-replayed = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } geprüft, { $wrong ->
        [0] nichts ist falsch
        [one] eine davon ist falsch
       *[other] { $wrong } davon sind falsch
    }
cli-place-game = Partie { $game }
cli-place-turn = Zug { $turn }

## perft

cli-pace = { $text } Sekunden

## levels

levels-own = Wie jede Stufe von { $id } gegen die darunter abschneidet: Ein Sieg zählt eins, ein Unentschieden ein halb.
levels-kin = Wie jede Stufe gegen die darunter abschneidet, wobei ein Sieg eins zählt und ein Unentschieden ein halb. { $id } wurde nicht selbst gemessen; dies sind die Zahlen von { $other }.
levels-level = Stufe
levels-score = Ergebnis
levels-interval = 95-%-Intervall

## fit

fit-files-differ = { $one } und { $two } haben nicht dieselben Gewichte: passe sie eins nach dem anderen an

## bench

cli-bench-rule-set = Regelwerk
cli-bench-actions = Mio. Akt./s
cli-bench-leaves = Mio. Blätter/s
cli-bench-checksum = Prüfsumme
cli-bench-node-rate = Mio. Knoten/s
cli-bench-seconds = Sekunden
cli-bench-nodes = Knoten
cli-bench-position-rate = Mio. Stell./s
cli-bench-core-rate = Mio./s je Kern
cli-bench-longest = höchstens
cli-bench-solution = … die letzten { $count } Felder gelöst
bench-server-too-long = Keine Zufallspartie von { $text } dauert so lange: spiel weniger Sekunden, oder langsamer
bench-server-failed = Die Messung wurde abgebrochen ({ $reason }): prüfe die Datenbank, und wie viele Dateien ein Prozess öffnen darf (ulimit -n)
bench-server-gathering = verbundene Partien: { $one } von { $two }
bench-server-playing = die Partien werden gespielt
bench-server-unknown = unbekannt
bench-server-load = Partien: { $one }, Verbindungen: { $two }, Züge: { $count }, Sekunden: { $text }
bench-server-times = vom Senden bis zu beiden Spielern: die Hälfte in { $one } ms, 99 % in { $two } ms, alles in { $value } ms
bench-server-memory = Speicher des Servers: höchstens { $text } MB
bench-server-cores = belegte Kerne: Server { $one }, Spieler { $two }, ganzer Rechner { $value }
