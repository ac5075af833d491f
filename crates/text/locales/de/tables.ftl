### Exakte Tabellen: der Befehl `tables`, und was an einer Tabelle falsch sein kann. $file: ihre Datei; Fehler ohne Punkt.

## Eine Tabelle, die sich nicht benutzen lässt

table-foreign = { $file } ist keine Tabelle: entferne die Datei, und baue die Tabelle neu
table-version = { $file } hat die Fassung { $found } des Formats, die dieses Programm nicht kennt: nimm das neueste Programm, oder baue die Tabelle neu
table-header = Der Anfang von { $file } ist beschädigt: entferne die Datei, und baue die Tabelle neu
table-length = { $file } hat { $found } Byte, wo es { $expected } sein müssten: entferne die Datei, und baue die Tabelle neu
table-directory = Das Verzeichnis der Blöcke in { $file } ist beschädigt: entferne die Datei, und baue die Tabelle neu
table-block = In { $file } ist Block { $block } der { $plane ->
        [values] Werte
       *[distances] Abstände
    } beschädigt: entferne die Datei, und baue die Tabelle neu
table-counts = { $file } enthält nicht, was darin stehen soll: entferne die Datei, und baue die Tabelle neu
table-codec = { $file } ist mit { $name } gepackt, was dieses Programm nicht lesen kann: nimm eine ungepackte Tabelle
table-scheme = { $file } nummeriert die Stellungen auf eine Weise ({ $found }), die dieses Programm nicht kennt: baue die Tabelle neu
table-rules = { $file } gehört zu anderen Regeln ({ $found }, gebraucht wird { $expected }): entferne die Datei, und baue die Tabelle neu
table-slice = { $file } enthält { $found }, wo { $expected } sein sollte: gib der Datei ihren Namen zurück, oder entferne sie
table-unreadable = { $file } kann nicht gelesen werden ({ $reason }): prüfe, ob du die Datei lesen darfst
table-disk-full = Die Festplatte ist voll: { $file } kann nicht geschrieben werden. Was fertig ist, ist sicher: schaffe Platz, oder nenne mit --tables einen anderen Ordner, und gib denselben Befehl noch einmal
table-unwritable = { $file } kann nicht geschrieben werden ({ $reason }): prüfe, ob du dort schreiben darfst, oder nenne mit --tables einen anderen Ordner

## Was einem Befehl im Weg steht

tables-no-game = Für { $id } gibt es keine Tabellen: es gibt sie für Seega, Saut du Chat und Seti-Beth
tables-no-folder = Dieses System sagt nicht, wo Programme aufbewahren, was sie machen: nenne mit --tables einen Ordner
tables-none = Von { $id } gibt es in { $folder } keine Tabellen: mach sie mit khamsin tables build
tables-pieces = Mit { $pieces } Steinen gibt es nichts zu bauen: wähle eine Zahl von { $first } bis { $most }
tables-memory = { $slice } braucht { $needed } Speicher, und { $limit } dürfen benutzt werden: erlaube mit --memory mehr, oder verlange weniger Steine; was fertig ist, ist sicher
tables-memory-size = „{ $text }“ ist keine Speichergröße: schreib eine Zahl mit M oder G, etwa 8G
tables-too-deep = { $slice } hat Abstände, die für eine Tabelle zu lang sind: bitte sag es denen, die dieses Programm machen
tables-check-missing = { $slice } ist nicht gebaut: baue diesen Abschnitt zuerst
tables-check-count = { $slice } hat { $found } Stellungen, wo es { $expected } gibt: entferne die Tabelle, und baue sie neu
tables-check-entry = In { $slice } ist Eintrag { $number } nicht, was die Regeln daraus machen: entferne die Tabelle, und baue sie neu
tables-in-use = Ein anderes Programm baut gerade Tabellen in { $folder }: warte darauf, oder nenne mit --tables einen anderen Ordner
tables-mid-turn = Diese Stellung steht mitten in einem Zug oder vor dem Ziehen, und Tabellen kennen nur die zwischen den Zügen: beende zuerst den Zug
tables-unknown = Für diese Stellung gibt es keine Tabelle: baue die mit { $pieces } Steinen

## Das Bauen. $slice: Steine der Seite am Zug, dann der anderen.

# Die Einheit für Größen, nach k, M oder G.
tables-byte = B
tables-up-to = Bis zu { $pieces } Steine
tables-plan-positions = Stellungen
tables-plan-positions-value = { $count } in { $values } Abschnitten
tables-plan-finished = Schon fertig
tables-plan-finished-value = { $count } Stellungen in { $values } Abschnitten
tables-plan-memory = Speicher
tables-plan-memory-value = höchstens { $memory } von { $limit }, die benutzt werden dürfen
tables-plan-disk = Festplatte
tables-plan-disk-value = etwa { $disk } in { $folder }
tables-plan-disk-short = etwa { $disk } in { $folder }, wo nur { $limit } frei sind
tables-plan-time = Zeit
tables-plan-time-value = etwa { $time }
tables-nothing-to-do = Alles ist schon gebaut
tables-progress = { $slice }: { $share } · { $rate } Mio. Stellungen/s · noch { $time }
tables-progress-slice = { $slice } ist fertig: { $count } Stellungen, { $rate } Mio. Stellungen/s, noch { $time } für alles
tables-stopped = Abgebrochen. Was fertig ist, ist sicher; um weiterzumachen, gib denselben Befehl noch einmal
tables-built = Gebaut: { $count } Stellungen in { $time }

## Was da ist

tables-column-slice = Abschnitt
tables-column-positions = Stellungen
tables-column-wins = Gewonnen
tables-column-draws = Unentsch.
tables-column-losses = Verloren
tables-column-longest = Längste
tables-column-size = Größe
tables-folder = Ordner: { $folder }
tables-verify-done = { $count } Stellungen in { $values } Abschnitten geprüft: { $wrong ->
        [0] nichts ist falsch
        [one] ein Abschnitt ist falsch
       *[other] { $wrong } Abschnitte sind falsch
    }
tables-verify-progress = Prüfen von { $slice }: { $count } Stellungen

## Was eine Stellung wert ist. $side: der Name einer Seite.

tables-value-draw = Unentschieden
tables-value-won = { $side }: { $kind }
tables-victory = Sieg
tables-either = { $one } oder { $two }
tables-distance = bis zum nächsten Schlagen oder zum Ende { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
tables-by-count = durch Zählen, denn niemand kann Besseres erzwingen
tables-by-endless = denn niemand kann Besseres erzwingen
tables-over = Die Partie ist zu Ende
tables-turns = Alle Züge, der beste zuerst
tables-turn-unknown = unbekannt
tables-limit = Die Grenze für ruhige Züge beendet die Partie in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }, also vorher
