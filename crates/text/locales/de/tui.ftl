### Das Spiel im Terminal: was der Tisch, der ganze Bildschirm und der Zeilenmodus sagen.

## Was geschah. $text: was eine Seite tat; es folgt auf ihren Namen. $other: woher; $square: wohin.

told-place = setzt auf { $square }
told-place-two = setzt auf { $one } und { $two }
told-neutral = setzt einen neutralen Stein auf { $square }
told-step = geht von { $other } nach { $square }
told-slide = gleitet von { $other } nach { $square }
told-leap = springt von { $other } nach { $square }
told-remove = nimmt den Stein auf { $square } weg
told-put = legt ein Schiff auf { $square }
told-take = nimmt das Schiff auf { $square } zurück
told-reenter = stellt die eroberte Figur auf { $square }
told-swap = übernimmt den ersten Stein
told-pass = passt, denn kein eigener Stein kann ziehen
told-end = schlägt nicht weiter
told-captures = { $text } und schlägt { $squares }
# „dann“ würde hier den Satz umstellen.
told-then = { $one } und { $two }
told-acted = { $side } { $text }.
told-taken-back = { $count ->
        [one] Eine Aktion ist zurückgenommen.
       *[other] { $count } Aktionen sind zurückgenommen.
    }
told-offer-count = { $side } bietet an, aufzuhören und zu zählen.
told-offer-draw = { $side } bietet ein Unentschieden an.
told-accepted = { $side } nimmt an.
told-declined = { $side } lehnt ab und spielt weiter.
told-resigned = { $side } gibt auf.
told-flag = { $side } hat keine Zeit mehr.
told-your-turn = Du bist dran: { $count ->
        [one] eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
told-your-duty = Du bist dran: { $duty } ({ $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }).
told-turn = { $side } ist dran: { $count ->
        [one] eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
told-duty = { $side } ist dran: { $duty } ({ $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }).
told-thinking = { $side } denkt nach …
told-thinking-depth = { $side } denkt nach: Tiefe { $depth }, { $nodes } Aktionen versucht
told-hint = Tipp: { $text } ({ $value })
told-hint-thinking = Ein Tipp wird gesucht …
told-review-thinking = Die Partie wird durchgesehen …
told-offer-thinking = { $side } denkt über das Angebot nach …
told-pair = { $label }: { $text }
told-you-play = Deine Seite ist { $side }, Gegner: { $name }.
told-shared = Zwei spielen an einer Tastatur: Eins beginnt.
told-saved = Gespeichert als { $file }.
told-copied = Die Stellung ist kopiert: { $text }
told-resumed = Die Partie geht weiter, wo sie stand.

## Warum ein Wunsch nicht erfüllt wurde

table-not-your-turn = Du bist nicht dran: warte auf die Gegenseite
table-nothing-to-take-back = Es gibt nichts zurückzunehmen: du hast noch nichts entschieden
store-no-folder = Dieses System sagt nicht, wo Programme ihre Dateien aufbewahren: setze XDG_DATA_HOME oder HOME, oder speichere mit vollem Pfad
store-unwritable = { $file } kann nicht geschrieben werden ({ $reason }): wähle einen anderen Namen oder einen Ordner, in den du schreiben darfst
store-unreadable = { $file } kann nicht gelesen werden ({ $reason }): prüfe den Namen und ob du die Datei lesen darfst
terminal-failed = Das Terminal lässt sich nicht benutzen ({ $reason }): versuch es mit khamsin play --plain
terminal-engine = Die Engine ist stehen geblieben, das ist ein Fehler von Khamsin: deine Partie ist aufgehoben, starte neu, um weiterzuspielen
terminal-none = Das Spiel auf dem ganzen Bildschirm braucht ein Terminal: in einer Pipe nimm khamsin play --plain

## Spieler

player-person = ein Mensch
player-engine = der Computer, Stufe { $count }

## Der ganze Bildschirm: das Menü

tui-title = Khamsin
tui-menu-game = Spiel
tui-menu-rules = Regeln
tui-menu-opponent = Gegner
tui-menu-level = Stufe
tui-menu-side = Deine Seite
tui-menu-clock = Uhr
tui-menu-start = Partie beginnen
tui-menu-resume = Eine offene Partie weiterspielen: { $text }
tui-menu-open = Eine gespeicherte Partie öffnen
tui-menu-quit = Beenden
tui-menu-computer = der Computer
tui-menu-person = noch jemand hier
tui-menu-lot = ausgelost
tui-menu-no-clock = keine
tui-menu-minutes = { $count } min
tui-menu-increment = { $count } min + { $second } s je Zug
tui-menu-level-worth = { $count }, holt { $share } gegen die Stufe darunter
tui-menu-level-first = { $count }, für eine erste Partie
tui-menu-source = Von: { $sheet }
tui-menu-changed = Anders als auf dem Regelblatt: { $text }

## Der ganze Bildschirm: eine Partie

tui-moves = Züge
tui-rules = Gerade benutzte Regeln
tui-rules-none = Hier stehen die Klauseln, von denen ein Zug Gebrauch macht.
tui-in-hand = im Vorrat { $count }
tui-on-board = { $count } auf dem Brett
tui-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tui-captured = geschlagen { $count }
tui-level = Stufe { $count }
tui-you = du
tui-place-of = Stein { $done } von { $count } setzen
tui-chain-space = mit { $square } weiterschlagen oder mit der Leertaste aufhören
tui-pass-space = mit der Leertaste passen, denn kein eigener Stein kann ziehen
tui-pie = einen Stein setzen oder mit x den ersten übernehmen
tui-ships = eine Figur ziehen oder mit b ein Schiff legen oder zurücknehmen
tui-turn-number = Zug { $turn }
tui-type-move = Schreib einen Zug, etwa b2 oder c3c4:
tui-type-save = Speichern als (nur Enter: mit einem eigenen Namen):
tui-type-open = Datei öffnen:
tui-ask-resign = Die Partie aufgeben?
tui-ask-accept = { $side }, nimmst du an?
tui-ask-leave = Die Partie verlassen? Sie wird aufgehoben, und du kannst später weiterspielen.
tui-yes-no = y ja, n nein
tui-too-small = Das Fenster ist zu klein: mindestens { $width } mal { $count } Zeichen sind nötig.
tui-not-an-action = „{ $text }“ ist keine Aktion: schreib ein Feld (c3), zwei Felder (c3c4), ein Feld nach x, +, - oder @, oder eines der Wörter swap, pass und end

## Der ganze Bildschirm: das Ergebnis und die Durchsicht

tui-series = Partien hier: { $text }
tui-review = Durchsicht
tui-reviewing = Stellung { $done } von { $count } wird angesehen
tui-review-start = Die Stellung vor dem ersten Zug
tui-review-best = Besser war { $text } ({ $value })
tui-review-graph = Aussichten von Eins, Zug um Zug
tui-review-lines = Bestes Spiel von hier an, Tiefe { $depth }
tui-proved = { $value }, bewiesen
tui-review-none = Es gibt noch nichts durchzusehen
tui-no-mistake = In dieser Richtung gibt es keine Fehler mehr
tui-open-title = Gespeicherte Partien
tui-open-none = Es gibt noch keine gespeicherten Partien. Mit dem Doppelpunkt kannst du den Namen einer Datei eingeben.

## Tasten. Der Text folgt auf die Taste.

tui-help = Hilfe
tui-rules-title = Die Regeln von { $name }
key-move = bewegen
key-select = wählen
key-change = ändern
key-say = wählen; aufhören, passen
key-type = Zug eingeben
key-type-path = Datei eingeben
key-takeback = zurücknehmen
key-hint = Tipp
key-count = Zählen anbieten
key-draw = Unentschieden anbieten
key-resign = aufgeben
key-save = speichern
key-copy = Stellung kopieren
key-rules = Regeln
key-swap = übernehmen (Kuchenregel)
key-ship = Schiff legen oder zurücknehmen
key-review = Durchsicht
key-again = noch einmal spielen
key-mistakes = Fehler
key-step = einen Zug zurück, vor
key-ends = Anfang, Ende
key-scroll-moves = Züge blättern
key-scroll = blättern
key-back = zurück
key-leave = verlassen
key-help = Hilfe
key-yes = ja
key-no = nein
tui-help-intro = Pfeile und h j k l bewegen den Zeiger. Enter wählt ein Feld: zuerst den Stein, dann sein Ziel. Die Maus kann beides. Ein falscher Versuch sagt, welche Klausel ihn verbietet.
tui-help-marks = Auf dem Brett
mark-cursor = der Zeiger
mark-selected = der gewählte Stein
mark-target = wohin er kann, oder was sich schlagen lässt
mark-place = wohin ein Stein gesetzt werden kann
mark-last = zuletzt gezogen
mark-from = im letzten Zug verlassen
mark-captured = im letzten Zug geschlagen
mark-hint = der Tipp
mark-centre = die Mitte

## Der Zeilenmodus. Wörter mit Kommas dazwischen bedeuten dasselbe; das erste wird genannt.

plain-welcome = { $name }, { $sheet }. Schreib einen Zug oder einen Befehl; „hilfe“ nennt die Befehle.
plain-which-game = Welches Spiel? Schreib seine Nummer.
plain-no-such-game = Eine Nummer „{ $text }“ gibt es nicht: schreib eine von 1 bis { $count }.
plain-resume = Es gibt eine offene Partie { $name }, Zug { $turn }. Weiterspielen? Schreib ja oder nein.
plain-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl: schreib „hilfe“, um zu lesen, was du sagen kannst.
plain-moves = Möglich: { $text }
plain-position = Stellung: { $text }
plain-count = Auf dem Brett: Eins: { $first }, Zwei: { $second }.
plain-lines = Punkte: Eins: { $first }, Zwei: { $second }.
plain-hands = Im Vorrat: Eins: { $first }, Zwei: { $second }.
plain-clock = Zeit übrig: Eins: { $one }, Zwei: { $two }.
plain-row = Reihe { $row }: { $text }
plain-piece = { $square } { $piece }
plain-empty = leer
plain-man = Stein von { $side }
plain-neutral = neutraler Stein
plain-pharaoh = Pharao von { $side }
plain-priest = Hohepriester von { $side }
plain-aboard = { $text } auf einem Schiff
plain-ship = Schiff von { $side }
plain-no-clauses = Der letzte Zug hat von keiner besonderen Klausel Gebrauch gemacht.
plain-notation = Ein Zug wird als Feld geschrieben (c3), als zwei Felder (c3c4) oder als Feld nach x zum Wegnehmen, + für ein Schiff, - um eines zurückzunehmen, @ um eine Figur zurückzubringen; mehrere Aktionen eines Zuges trennt ein Komma.
plain-clauses = Gerade benutzte Regeln: { $text }
plain-bye = Die Partie ist aufgehoben. Gib khamsin play ein, um weiterzuspielen.
plain-goodbye = Auf Wiedersehen.
plain-yes = ja, j
plain-accept-asked = { $side }, schreib ja, um anzunehmen, oder nein, um abzulehnen.
plain-resign-asked = Die Partie aufgeben? Schreib ja oder nein.
plain-again = Die Partie ist zu Ende. Schreib „nochmal“ für eine neue, „durchsicht“, „speichern“, „zurück“ oder „beenden“.
plain-not-over = Die Partie ist nicht zu Ende: spiel weiter, oder gib mit „aufgeben“ auf.
plain-mistake = Zug { $turn }, { $side }: { $text } { $mark }. Besser war { $other } ({ $value }).
command-help = hilfe
    .does = nennt die Befehle
command-moves = züge, zuege
    .does = nennt alle erlaubten Züge
command-board = brett
    .does = sagt, was wo steht
command-hint = tipp
    .does = fragt die Engine nach einem guten Zug
command-back = zurück, zurueck
    .does = nimmt deine letzte Entscheidung zurück
command-count = zählen, zaehlen
    .does = bietet an, aufzuhören und zu zählen
command-draw = unentschieden, remis
    .does = bietet ein Unentschieden an
command-resign = aufgeben
    .does = gibt die Partie auf
command-rules = regeln
    .does = nennt die Klauseln, von denen der letzte Zug Gebrauch machte
command-all-rules = klauseln
    .does = nennt alle Klauseln des Regelwerks
command-position = stellung
    .does = nennt die Stellung in einer Zeile, zum Kopieren
command-save = speichern
    .does = speichert die Partie; ein Dateiname kann folgen
command-review = durchsicht
    .does = sucht die Fehler der Partie
command-again = nochmal
    .does = beginnt eine neue Partie
command-quit = beenden
    .does = hört auf; eine offene Partie wird aufgehoben
