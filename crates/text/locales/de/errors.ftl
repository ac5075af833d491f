### Was schiefging, und was zu tun ist: die Stelle, der Grund, der Ausweg. Ohne Punkt, wie bei Ablehnungen.
### $side ist eine Zahl; $column und $line zählen ab eins.

## Der Text einer Stellung (sechs Angaben in einer Zeile)

position-fields = Stellung, Spalte { $column }: sie hat sechs Angaben mit je einem Leerzeichen dazwischen, aber hier { $count ->
        [one] ist es nur eine
       *[other] sind es { $count }
    }: Brett, Seite, Phase, Vorrat, ruhige Züge, Zug
position-letter = Stellung, Spalte { $column }: „{ $letter }“ ist kein Stein: schreib M, P, H oder S für Eins, kleine Buchstaben für Zwei, * für einen neutralen Stein und Zahlen für leere Felder
position-gap = Stellung, Spalte { $column }: leere Felder schreibt man als eine Zahl von 1 bis 9, ohne Null und nie zwei Zahlen nebeneinander
position-plus = Stellung, Spalte { $column }: ein + steht für das Schiff unter einer Figur: schreib es einmal, gleich nach einem P oder H
position-row-width = Stellung, Spalte { $column }: Reihe { $row } von oben hat { $width ->
        [0] keine Felder
        [one] ein Feld
       *[other] { $width } Felder
    }: alle Reihen müssen gleich lang sein, und kein Brett ist breiter als neun
position-row-count = Stellung, Spalte { $column }: kein Brett hat mehr als zehn Reihen: streiche die Reihen ab hier
position-side = Stellung, Spalte { $column }: „{ $text }“ ist keine Seite: schreib 1 oder 2 für die Seite, die dran ist
position-phase = Stellung, Spalte { $column }: „{ $text }“ ist keine Phase: schreib place mit der Zahl, die noch fehlt, neutral, pie, move, chain mit ihrem Feld, unblock, freed, oder reenter mit P oder H; ein Doppelpunkt verbindet beides
position-hands = Stellung, Spalte { $column }: „{ $text }“ sagt nicht, was im Vorrat ist: schreib zwei Zahlen mit einem Komma, erst für Eins, dann für Zwei
position-quiet = Stellung, Spalte { $column }: „{ $text }“ ist keine Zahl ruhiger Züge: schreib eine ganze Zahl, kleiner als der Zug
position-turn = Stellung, Spalte { $column }: „{ $text }“ ist kein Zug: schreib eine ganze Zahl ab 1

## Eine Stellung, die nicht entstehen kann

setup-board = Die Stellung hat { $files } mal { $ranks } Felder, aber das Brett dieses Regelwerks hat { $needed_files } mal { $needed_ranks }: ändere die Stellung oder wähle ein anderes Regelwerk
setup-foreign-piece = Auf { $square } ist ein „{ $letter }“, aber das gibt es in diesem Spiel nicht: nimm es weg
setup-foreign-phase = Die Phase „{ $phase }“ gibt es in diesem Regelwerk nicht: wähle eine, die es gibt, oder ein anderes Regelwerk
setup-pieces = { $side ->
        [1] Eins
       *[2] Zwei
    } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } auf dem Brett und im Vorrat, wo { $most } sein können: korrigiere das Brett oder den Vorrat
setup-total = Von „{ $letter }“ gibt es auf dem Brett und im Vorrat zusammen { $count }, aber es müssen { $needed } sein: korrigiere das Brett oder den Vorrat
setup-hands = Mit { $first } und { $second } im Vorrat kann diese Seite in dieser Phase nicht dran sein: korrigiere den Vorrat, die Seite oder die Phase
setup-square = { $square } kann nicht so sein wie hier: { $clause }
setup-no-further-capture = Auf { $square } kann kein Stein der Seite, die dran ist, weiterschlagen: schreib die Phase move, oder nenne den Stein, der es kann
setup-not-blocked = Die Gegenseite ist nicht blockiert, also muss sie nicht befreit werden: schreib die Phase move
setup-not-freed = Keine einzelne Wegnahme führt zu dieser Stellung, also wurde gerade niemand befreit: schreib die Phase move
setup-wrong-side = { $side ->
        [1] Eins
       *[2] Zwei
    } ist in dieser Phase nie dran: schreib die andere Seite oder eine andere Phase
setup-no-captor = Hier kann keine Figur erobert haben, was jetzt zurückkommen soll: schreib die Phase move, oder stell Figuren beider Seiten aufs Brett
setup-deserted = Das Brett ist so leer, dass die Partie schon vorher zu Ende war: stell Steine darauf

## Der Name eines Regelwerks

ruleset-form = Regelwerk, Spalte { $column }: ein Name hat die Form Spiel/Blatt@1(Parameter=Wert,…), und „{ $text }“ passt nicht dazu: korrigiere ihn dort
ruleset-unknown = Regelwerk, Spalte { $column }: „{ $text }“ gibt es nicht: wähle eins von { $known }
ruleset-revision = Regelwerk, Spalte { $column }: eine Fassung „{ $text }“ gibt es nicht: die neueste ist { $newest }
ruleset-parameter = Regelwerk, Spalte { $column }: dieses Spiel hat keinen Parameter „{ $text }“: wähle einen von { $known }
ruleset-twice = Regelwerk, Spalte { $column }: der Parameter { $name } steht zweimal da: behalte einen davon
ruleset-value = Regelwerk, Spalte { $column }: { $name } kann nicht „{ $text }“ sein: wähle eins von { $values }
ruleset-ladder = Regelwerk, Spalte { $column }: „{ $text }“ ist keine Punkteleiter: schreib vier Zahlen von 0 bis 99 mit Bindestrichen, für vollständigen, großen und kleinen Sieg und Unentschieden, keine größer als die davor, etwa 5-2-1-0
ruleset-neutrals = Regelwerk, Spalte { $column }: „{ $text }“ neutrale Steine kann es nicht geben, denn ihre Zahl ist ungerade und höchstens 13: wähle eins von 1, 3, 5, 7, 9, 11, 13
ruleset-won-at-once = Regelwerk, Spalte { $column }: ist die Mitte sicher und verliert eine blockierte Seite, so gewinnt Eins sofort mit c2c3: schreib auch blocked=pass, oder lass die Mitte ungeschützt

## Die Aufzeichnung einer Partie

record-empty = Zeile { $line }, Spalte { $column }: in diesem Text ist keine Partie: eine Aufzeichnung hat Angaben in eckigen Klammern, Züge und ein Ergebnis
record-second-game = Zeile { $line }, Spalte { $column }: hier beginnt eine zweite Partie, gefragt war eine: entferne eine von beiden
record-control-character = Zeile { $line }, Spalte { $column }: ein Steuerzeichen darf hier nicht stehen: entferne es
record-unexpected-character = Zeile { $line }, Spalte { $column }: nichts in einer Aufzeichnung beginnt mit „{ $text }“: entferne es, oder setz es in einen Kommentar
record-unclosed-comment = Zeile { $line }, Spalte { $column }: der Kommentar, der hier beginnt, ist nicht geschlossen: füge eine schließende geschweifte Klammer hinzu
record-tag-syntax = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Angabe: schreib einen Namen aus Buchstaben und Ziffern, dann einen Wert in geraden doppelten Anführungszeichen, alles in eckigen Klammern
record-unclosed-tag-value = Zeile { $line }, Spalte { $column }: der Wert „{ $text }“ ist in seiner Zeile nicht geschlossen: füge das schließende Anführungszeichen hinzu
record-duplicate-tag = Zeile { $line }, Spalte { $column }: die Angabe { $text } gibt es schon: behalte eine davon
record-bad-result = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Ergebnis: schreib 1-0, 0-1, 1/2-1/2 oder *
record-result-contradiction = Zeile { $line }, Spalte { $column }: die Partie endet mit { $text }, aber ihre Angabe Result sagt etwas anderes: korrigiere eins von beiden
record-bad-turn = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Zug: schreib seine Aktionen mit Kommas und ohne Leerzeichen, etwa b2,d4
record-bad-number = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Zugnummer: schreib Ziffern und einen Punkt, wie 12. vor dem Zug
record-number-without-turn = Zeile { $line }, Spalte { $column }: auf die Nummer { $text } folgt kein Zug: füge den Zug hinzu oder entferne die Nummer
record-bad-nag = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Bewertungszeichen: schreib ein Dollarzeichen mit einer Zahl von 0 bis 255, oder ein oder zwei Ausrufe- und Fragezeichen
record-stray-nag = Zeile { $line }, Spalte { $column }: vor dem Zeichen { $text } steht kein Zug: schreib es hinter den Zug, den es bewertet
record-stray-variation = Zeile { $line }, Spalte { $column }: es gibt keinen Zug, den diese Variante ersetzen könnte: schreib sie hinter den Zug
record-empty-variation = Zeile { $line }, Spalte { $column }: die Variante, die hier beginnt, hat keinen Zug: füge einen hinzu, oder entferne die Klammern
record-unclosed-variation = Zeile { $line }, Spalte { $column }: die Variante, die hier beginnt, ist nicht geschlossen: füge eine schließende Klammer hinzu
record-unopened-variation = Zeile { $line }, Spalte { $column }: hier ist keine Variante offen: entferne die schließende Klammer
record-too-deep = Zeile { $line }, Spalte { $column }: die Varianten sind hier zu tief verschachtelt: höchstens 30 Ebenen können bleiben
record-json = Zeile { $line }, Spalte { $column }: dieses JSON ist keine Aufzeichnung ({ $text }): richte dich nach dem Schema

## Eine Aufzeichnung, die keine Partie ist

replay-no-ruleset = Die Aufzeichnung hat keine Angabe Ruleset, also weiß niemand, nach welchen Regeln gespielt wurde: füge eine hinzu, etwa seega/ludens-planet
replay-hash = Die Angabe RulesHash sagt { $found }, aber das Regelwerk hat { $expected }: die Partie wurde nach anderen Regeln gespielt; korrigiere die Angabe Ruleset, oder entferne RulesHash, wenn du sicher bist
replay-seed = Die Angabe Seed sagt „{ $text }“, und das ist keine ganze Zahl: korrigiere oder entferne sie
replay-result = Die Aufzeichnung sagt { $found }, aber nach ihren Zügen ist das Ergebnis { $expected }: korrigiere das Ergebnis, oder sag in der Angabe Termination, wie die Spieler aufgehört haben

## Ein Zug oder eine Aktion

turn-illegal = { $action } ist hier nicht erlaubt
turn-incomplete = Der Zug ist nicht vollständig, zu tun bleibt: { $phase }; füge die fehlenden Aktionen nach einem Komma hinzu
turn-too-long = Der Zug war schon vor { $action } vollständig: die andere Seite ist dran, also beginne dort einen neuen Zug
action-text = „{ $text }“ ist keine Aktion: schreib ein Feld (c3), zwei Felder (c3c4), ein Feld nach x, +, - oder @, oder eines der Wörter swap, pass und end
# $reason: der Titel der Klausel, die die Partie beendet hat.
action-over = { $action } kommt zu spät, die Partie ist schon zu Ende ({ $reason }): entferne es und was danach kommt

## Angebote zwischen den Spielern

offer-over = Die Partie ist zu Ende: nichts kann mehr angeboten oder aufgegeben werden
offer-nothing-to-count = Jetzt gibt es nichts zu zählen: nur bei Seega werden Steine gezählt, und erst, wenn gezogen wird
offer-none = Von der anderen Seite liegt kein Angebot vor: mach selbst eins
offer-standing = Dieses Angebot steht schon: warte auf die Antwort, oder spiel weiter
