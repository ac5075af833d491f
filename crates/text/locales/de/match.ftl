### Wettkämpfe zwischen Engines: der Befehl `match`.

## Die Engines, wie man sie schreibt. $text: der ganze Text; ohne Punkt, wie bei allen Fehlern.

match-engine-unknown = Engine „{ $text }“: „{ $name }“ gibt es nicht: wähle aus { $known }
match-engine-level = Engine „{ $text }“: „{ $value }“ ist keine Stufe: wähle eine von 1 bis { $most }
match-engine-depth = Engine „{ $text }“: „{ $value }“ ist keine Tiefe: wähle eine von 1 bis { $most }
match-engine-form = Engine „{ $text }“: Einstellungen schreibt man (Name=Wert,Name=Wert) hinter den Namen einer Engine, oder hinter cmd und vor dessen Doppelpunkt
match-engine-setting = Engine „{ $text }“: sie hat keine Einstellung „{ $name }“: wähle aus { $known }
match-engine-value = Engine „{ $text }“: { $name } kann nicht „{ $value }“ sein: gib eine Zahl an, die dafür sinnvoll ist
match-engine-twice = Engine „{ $text }“: { $name } steht zweimal da: behalte eins davon
match-engine-command = Engine „{ $text }“: ein Befehl gehört hinter cmd und den Doppelpunkt, und seine Anführungszeichen müssen geschlossen sein
match-engine-start = Engine „{ $text }“: ihr Programm lässt sich nicht starten ({ $reason }): prüfe den Befehl

## Eröffnungen, Protokolle, Aufzeichnungen

match-openings-empty = Darin sind keine Eröffnungen: schreib Stellungen, eine je Zeile, oder Aufzeichnungen
match-openings-ruleset = Diese Eröffnung wurde nach { $found } gespielt, der Wettkampf aber nach { $expected }: nimm dasselbe Regelwerk
match-openings-over = In dieser Eröffnung ist die Partie schon zu Ende: lass sie weg
match-openings-none = Jede Zufallseröffnung von Paar { $count } beendete die Partie: verlange mit --openings weniger Züge
match-openings-turns = „{ $text }“ ist keine Zahl von Zufallszügen: schreib { $known }, mit einer Zahl von 0 bis 999, oder den Namen einer Datei
match-place-line = Zeile { $line }
match-sprt-bad = Diese Zahlen ergeben keinen Test: das erste Elo muss das kleinere sein, beide höchstens 1000, und alpha und beta zwischen 0 und 0,5
match-journal-io = Das Protokoll lässt sich nicht benutzen ({ $reason }): prüfe seinen Namen und ob du es schreiben darfst
match-journal-in-use = Ein anderer Wettkampf schreibt in dieses Protokoll: warte auf ihn, oder nenne eine andere Datei
match-journal-foreign = Diese Datei ist kein Protokoll eines Wettkampfs und bleibt, wie sie ist: nenne eine andere Datei
match-journal-line = Zeile { $line } des Protokolls ist keine Partie ({ $reason }): entferne diese Zeile, und die Partie wird noch einmal gespielt
match-journal-settings = Das Protokoll gehört zu einem Wettkampf mit anderen Einstellungen, dort und jetzt: { $known }: nimm dieselben Einstellungen, oder nenne eine andere Datei
match-records-io = Die Aufzeichnungen lassen sich nicht schreiben ({ $reason }): prüfe den Namen der Datei und ob du sie schreiben darfst

## Der Fortschritt, auf der Fehlerausgabe. $text: das Ergebnis in Prozent.

match-progress = { $done } von { $count } Partien: { $text } für { $one }
match-progress-elo = Elo { $value } ± { $after }
match-progress-ratio = LLQ { $value } ({ $before } bis { $after })
match-progress-time = noch { $time }

## Das Ergebnis. $value: eine Zahl; $before und $after: die Enden ihres Intervalls. LLQ: Log-Likelihood-Quotient.

match-title = { $one } gegen { $two }
match-games = Partien
match-games-value = { $count } Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren von { $one }
match-percent = { $value } %
match-share = Ergebnis
match-interval = { $value } (95-%-Intervall: { $before } bis { $after })
match-elo = Elo-Unterschied
match-normalised = Normiertes Elo
match-wilson = Wilson-Intervall
match-wilson-value = { $before } bis { $after } des Ergebnisses, jede Partie für sich
match-superiority = Stärker
match-superiority-value = { $one } ist mit einer Wahrscheinlichkeit von { $value } stärker
match-pairs = Paare
match-pairs-value = { $values } Paare ergaben 0, ½, 1, 1½, 2 Punkte
match-points = Punkte
match-points-value = { $first } zu { $second } auf der Leiter des Blatts
match-margin = Vorsprung
match-margin-value = im Mittel { $value } Punkte aus Linien
match-sides = Seiten
match-sides-value = Eins gewann { $first }, Zwei gewann { $second }
match-length = Länge
match-length-value = im Mittel { $value } Züge
match-too-long = Zu lang
match-too-long-value = { $count ->
        [one] Eine Partie wurde
       *[other] { $count } Partien wurden
    } als unentschieden abgebrochen
match-test = Prüfung
match-test-value = LLQ { $value }, endet bei { $before } oder { $after } ({ $text })
match-test-verdict = { $value }; { $text }
match-test-accepted = angenommen: die Partien sprechen für den größeren Unterschied
match-test-rejected = verworfen: die Partien sprechen für den kleineren Unterschied
match-test-open = noch kein Urteil
match-faults = Versagen
match-faults-value = { $name } verlor { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }: { $reason } (Partie { $game }: { $text })
match-fault-start = ihr Programm ließ sich nicht starten
match-fault-crashed = sie stürzte ab oder hörte von selbst auf
match-fault-hung = sie gab keine Antwort
match-fault-overtime = sie brauchte zu lange
match-fault-illegal = sie spielte, was die Regeln verbieten
match-fault-garbage = ihre Antwort war kein Zug
match-fault-flooded = sie schrieb ohne Ende
match-stopped = Abgebrochen nach { $done } von { $count } Partien
match-stopped-journal = Um weiterzumachen, gib denselben Befehl noch einmal
