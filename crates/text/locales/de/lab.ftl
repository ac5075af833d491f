### Das Labor: Regelwerke, verglichen durch Partien gleicher Engines.

## Was schiefgehen kann

lab-folder-io = { $file }: diese Datei lässt sich nicht benutzen ({ $reason }): prüfe den Ordner und ob du dort schreiben darfst
lab-folder-occupied = { $folder }: in diesem Ordner liegt schon ein Versuch: setze ihn mit --resume fort, oder nenne einen anderen Ordner
lab-folder-game = Partie { $game } im Protokoll des Ordners ist keine Partie ({ $reason }): entferne ihre Zeile, und sie wird noch einmal gespielt
lab-one-game = { $one } und { $two } sind verschiedene Spiele: vergleiche Regelwerke desselben Spiels

## Der Fortschritt. $rate: Partien je Minute; $share: das bisherige Ergebnis dessen, der beginnt.

lab-progress = { $id }: { $done } von { $count } Partien · { $rate } je Minute · wer beginnt: { $share }
lab-progress-time = noch { $time }
lab-stopped = Abgebrochen. Was gespielt ist, bleibt: mach mit --resume weiter
lab-written = Der Bericht ist { $file }

## Was gemessen wird

lab-measure-first-score = Ergebnis dessen, der beginnt
lab-measure-draws = Unentschiedene Partien
lab-measure-total = Vollständige Siege
lab-measure-grand = Große Siege
lab-measure-small = Kleine Siege
lab-measure-blocked = Siege durch Blockade
lab-measure-breakthrough = Durchbrüche
lab-measure-ladder-points = Punkte je Partie auf der Leiter des Blatts
lab-measure-margin = Vorsprung des Siegers in Punkten aus Linien
lab-measure-turns = Züge je Partie
lab-measure-branching = Möglichkeiten je Entscheidung
lab-measure-captures = Geschlagene Steine je Partie
lab-measure-chain = Schlagen je Zug, in dem geschlagen wird
lab-measure-longest-chain = Längste Schlagkette
lab-measure-first-capture = Zug des ersten Schlagens
lab-measure-lead-changes = Wechsel der Führung
lab-measure-blocked-turns = Blockierte Züge je Partie
lab-measure-starter-blocked = Wer beginnt, ist sofort blockiert
lab-measure-reply-blocked = Die Antwort ist blockiert
lab-measure-early-block = Eine Blockade in den ersten zehn Zügen nach dem Setzen
lab-measure-barriers = Durch eine Barriere beendet
lab-measure-quiet-ends = Durch die Grenze für ruhige Züge beendet
lab-measure-repetitions = Durch Wiederholung beendet

## Der Bericht. $one: das erste Regelwerk; $two: das andere.

lab-title-compare = Regelwerke im Vergleich
lab-title-openings = Verhindern die Eröffnungstabellen frühe Blockaden?
lab-title-clause = Was jede Klausel bewirkt
lab-asked-compare = Worin unterscheiden sich diese Regelwerke, wenn gleich Starke danach spielen? Jedes wird mit dem ersten verglichen.
lab-asked-openings = Das Regelblatt sagt, seine drei Tabellen für das erste Setzen führten zu weniger frühen Blockaden als freies Setzen. Stimmt das?
lab-asked-clause = Was ändert sich, wenn nur ein Parameter des ersten Regelwerks geändert wird und sonst nichts?
lab-method = Die Engine von Khamsin spielte nach jedem Regelwerk { $count } Partien gegen sich selbst, mit { $nodes } Knoten je Zug. Die Partien gehören paarweise zusammen: Beide beginnen mit denselben ausgelosten Zügen, und die beiden Spieler tauschen die Seiten. Nach jedem Regelwerk sind die ersten { $turn } Züge, in denen es eine Wahl gibt, ausgelost, und alle anderen gehören den Spielern. Diese Spieler sind gleich stark und weit von vollkommenem Spiel entfernt: Die Zahlen handeln von Partien solcher Spieler.
lab-method-pie = Der Tausch wird nie ausgelost: Der Spieler entscheidet.
lab-broken-off = { $id }: { $count } von { $total } Partien wurden abgebrochen und zählen in keiner Zahl mit.
lab-heading-rules = Was sich in den Regeln unterscheidet
lab-column-parameter = Parameter
lab-heading-question = Die Frage
lab-heading-answer = Die Antwort
lab-heading-proved = Was bewiesen ist
lab-proved-pahtum = Wo die Spieler die neutralen Steine selbst setzen, ist Pahtum bei vollkommenem Spiel unentschieden. Weiß setzt den ersten neutralen Stein in die Mitte und antwortet dann auf jedes Setzen auf dem Feld, das von der Mitte aus gegenüberliegt: Am Ende spiegeln die beiden Farben einander, und ihre Linien sind gleich viel wert. Und Schwarz, das zuerst spielt, kann auf keiner Anordnung zum Verlieren gezwungen werden, solange es die Kuchenregel nicht gibt: Ein weiterer eigener Stein schadet nie, also wäre ein Gewinnweg des Zweiten auch einer des Ersten. Die Partien unten zeigen daher, wie es Spielern ergeht, die nicht so weit sehen; ausgeloste neutrale Steine und die Kuchenregel nehmen den Spiegel weg.
lab-heading-figures = Schaubilder
lab-heading-differences = Unterschiede
lab-heading-clauses = Wie oft jede Klausel galt
lab-heading-exact = Exakte Werte
lab-heading-games = Einige der Partien
lab-heading-repeat = Wiederholen und zitieren
# $known: some measures, each as in lab-answer-part.
lab-answer = { $two } unterscheidet sich von { $one } in { $count } von { $total } Maßen, darunter: { $known }.
lab-answer-part = „{ $name }“ { $after } statt { $before }
lab-answer-none = Diese Partien zeigen zwischen { $two } und { $one } in keinem von { $total } Maßen einen Unterschied.
lab-claim-blocks = { $id }: Wer beginnt, ist in { $before } der Partien sofort blockiert, die Antwort in { $after }, und irgendeine Seite in den ersten zehn Zügen nach dem Setzen in { $share }.
lab-claim-holds = Die Behauptung stimmt: Mit jeder der { $total } Tabellen gibt es weniger Partien mit einer frühen Blockade.
lab-claim-partly = Die Behauptung stimmt zum Teil: Mit { $count } der { $total } Tabellen gibt es weniger Partien mit einer frühen Blockade.
lab-claim-open = Diese Partien bestätigen die Behauptung nicht und widerlegen sie nicht: Keine der { $total } Tabellen ändert den Anteil der Partien mit einer frühen Blockade mehr, als es der Zufall tut.
lab-claim-fails = Die Behauptung stimmt nicht: Mit keiner der { $total } Tabellen gibt es weniger Partien mit einer frühen Blockade, mit manchen sogar mehr.
lab-figures = Der Punkt ist das Gemessene, der Strich sein 95-%-Intervall: exakt (Clopper und Pearson) für Anteile, durch Ziehen der Paare mit Zurücklegen für Mittelwerte.
lab-figure-values = „{ $name }“ in Zahlen
lab-compared = { $two } gegen { $one }
lab-differences = Ein Stern zeigt einen Unterschied, den der Zufall nicht erklärt: ein Permutationstest der Paare zu 5 %, nach Holm berichtigt für alle Maße des Vergleichs.
lab-column-measure = Maß
lab-column-difference = Unterschied
lab-column-interval = 95-%-Intervall
lab-column-p = Berichtigtes p
lab-column-clause = Klausel
lab-clauses = Wie oft je Partie; ein Strich, wo das Regelwerk die Klausel nicht hat. Klauseln, die nie galten, fehlen.
lab-exact = Aus Tabellen aller Stellungen mit wenigen Steinen, gelöst: bestes Spiel beider Seiten, aus Sicht der Seite am Zug. Jede Zeile gilt für die Steine der Seite am Zug und die der anderen; die zweite Zahl sind die meisten Züge bis zum nächsten Schlagen oder zum Ende.
lab-exact-table = Stellungen gewonnen / unentschieden / verloren für die Seite am Zug
lab-games = Die ersten Partien jedes Regelwerks, Zug für Zug anzusehen.
lab-legend-men = ● Eins, ○ Zwei, ■ neutral
lab-legend-seti = Große Buchstaben gehören Eins, kleine Zwei: P Pharao, H Hohepriester; mit einem Schiff daneben steht die Figur darauf. ▼ Totenschiff von Eins, ▽ von Zwei.
lab-game = { $id }, Partie { $game }: { $found }
lab-turns = Die Züge von: { $text }
lab-step-first = Anfang
lab-step-back = Zurück
lab-step-on = Vor
lab-step-last = Ende
lab-repeat = Khamsin { $name } ergibt mit diesem Befehl dieselben Partien und denselben Bericht, gleich mit wie vielen Threads:
lab-hashes = Die Prüfsummen der Regeln:
lab-cite = So lässt sich dieser Bericht zitieren:
lab-citation = Khamsin { $name }, das Labor: „{ $text }“.

## Die Leiter: Stufen gegeneinander

lab-title-ladder = Wie weit liegen die Stufen auseinander?
lab-asked-ladder = Wie schneidet jede Stufe gegen jede andere ab?
lab-ladder-method = Je zwei Stufen spielten { $count } Partien. Die Partien gehören paarweise zusammen: Beide beginnen mit denselben { $turn } ausgelosten Zügen, und die beiden tauschen die Seiten. Was eine Stufe kann, hängt nicht davon ab, wie schnell der Rechner ist.
lab-ladder-rises = Jede Stufe schlägt die darunter, und der Zufall erklärt es nicht. Der kleinste Schritt ist der zu Stufe { $level }: { $share } der Punkte.
lab-ladder-partly = { $count } von { $total } Stufen schlagen die darunter so, dass der Zufall es nicht erklärt. Der kleinste Schritt ist der zu Stufe { $level }: { $share } der Punkte.
lab-ladder-below = Ergebnis gegen die Stufe darunter
lab-ladder-figures = Der Punkt ist das Ergebnis (ein Sieg zählt eins, ein Unentschieden ein halb), der Strich sein 95-%-Intervall, daraus, wie die Paare streuen.
lab-heading-table = Kreuztabelle
lab-ladder-table = Ergebnis der Stufe der Zeile gegen die der Spalte, mit seinem 95-%-Intervall
lab-ladder-level = Stufe { $level }
lab-ladder-levels = Stufe { $first } – Stufe { $second }
lab-ladder-game = Stufe { $first } gegen Stufe { $second }, Partie { $game }: { $found }
lab-ladder-progress = { $id }: { $done } von { $count } Partien · { $rate } je Minute · Ergebnis { $share }
