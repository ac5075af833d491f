### Woher eine Regel kommt: Regelblätter, Quellen, Marken, Anmerkungen.

## Die fünf Regelblätter. „.claim“: was ein Blatt über die Herkunft seines Spiels sagt; das sagt das Blatt, nicht wir.

sheet-globe-joueur = Regelblatt Le Globe Joueur
    .claim = Das Blatt sagt, dass Seega aus Ägypten stammt und in Somalia noch gespielt wird, und dass Pahtum aus dem alten Mesopotamien stammt.
sheet-jeu-du-seega = Regelblatt Jeu du Seega
    .claim = Das Blatt sagt, dass das Spiel zur Zeit der Pharaonen erfunden wurde, dass in Tempelsteine geritzte Bretter von 1300 v. Chr. stammen, und dass es als Nationalspiel Somalias gilt.
sheet-ludens-planet = Regelblatt Ludens Planet
    .claim = Das Blatt sagt, dass das Spiel zur Zeit der Pharaonen erfunden wurde, dass in Tempelsteine geritzte Bretter von 1300 v. Chr. stammen, und dass es als Nationalspiel Somalias gilt.
sheet-tabuleiro-42 = Regelblatt Tabuleiro 42
    .claim = Das Blatt sagt nichts über die Herkunft des Spiels.
sheet-seti = Regelblatt von Seti
    .claim = Das Blatt sagt, dass Seti aus dem alten Ägypten stammt, und nennt seine Regeln einen Versuch der Rekonstruktion, weil keine überliefert sind.

## Quellen von außen. „.full“: die Angabe, soweit wir sie haben.

source-lane = E. W. Lane, 1836
    .full = E. W. Lane, An Account of the Manners and Customs of the Modern Egyptians (1836), über Seega; die Felder so, wie spätere Liebhaberseiten sie wiedergeben. Unsere Lesart der verlorenen Buchstaben ist unsicher.
source-bellin = Bellin, 1964
    .full = Bellin 1964 über Kharebga in El Oued, Algerien, nach der Spieledatenbank Ludii.
source-quemeneur = Quemeneur, 1944
    .full = Quemeneur 1944 über das tunesische Kharbga, nach der Spieledatenbank Ludii.
source-davies = Davies, 1925
    .full = Davies 1925 über das sudanesische Sija, nach den Seiten des Spielemuseums der Universität Waterloo.
source-marin = Marin, 1931
    .full = Marin 1931 über das somalische Koruböddo, nach der Spieledatenbank Ludii.
source-high-jump = die englische Wikipedia über High Jump
    .full = Der Artikel über High Jump in der englischen Wikipedia.
source-cyningstan = cyningstan.com
    .full = cyningstan.com über Seega.
source-pahtum-pages = BrainKing und boardgamesoftheworld.com
    .full = Die Regelseite von BrainKing und boardgamesoftheworld.com über Pahtum.
source-ploog = David Ploog
    .full = Der Vorschlag von David Ploog auf der Seti-Seite von J. P. Netos World of Abstract Games.

## Marken, für Abzeichen. „.help“: was das Abzeichen bedeutet.

tag-sheet = vom Regelblatt
    .help = Das Regelblatt selbst sagt es.
tag-outside = von anderswo
    .help = Dieses Blatt sagt es nicht, aber eine Quelle von außen oder ein anderes Blatt.
tag-house = eigene Festlegung
    .help = Das Blatt schweigt oder widerspricht sich, also haben wir entschieden.
tag-chosen = von dir eingestellt
    .help = Du hast es so eingestellt; kein Blatt sagt es.

## Woher ein Regelwerk eine Klausel hat

provenance-sheet = { $sheet }, „{ $section }“
provenance-outside = Quelle: { $source }
provenance-house = eigene Festlegung
provenance-chosen = von dir eingestellt; kein Blatt sagt es
# Eine Bemerkung folgt der Herkunft; ein Grund erklärt eine eigene Festlegung.
provenance-remark = { $origin } – { $note }
provenance-reason = { $origin }: { $note }

## Eine Ablehnung ($text, ohne Punkt) und wessen Regel es ist

refusal-sheet = { $text } ({ $sheet })
refusal-outside = { $text } (Quelle: { $source })
refusal-house = { $text } ({ $sheet } – eigene Festlegung)
refusal-chosen = { $text } (so eingestellt in diesem Regelwerk; kein Blatt sagt es)

## Anmerkungen: Sie folgen einem Doppelpunkt oder Strich, also beginnen sie klein und haben keinen Punkt

note-taken-for-granted = das Blatt setzt es eher voraus, als dass es das sagt
note-sides-silent = das Blatt sagt nicht, wer mit dem Setzen beginnt
note-place-silent = das Blatt sagt nicht, ob beim Setzen geschlagen wird
note-capture-automatic = die Blätter sagen nicht, ob man auf das Schlagen verzichten oder es übersehen kann; das Programm schlägt
note-capture-not-stated = das Blatt sagt nicht, dass Schlagen Pflicht ist
note-remove-refuge = die Mitte ist eine Zuflucht, und es gibt immer einen anderen Stein, dessen Wegnahme die blockierte Seite befreit
note-remove-same-turn = das Blatt sagt nicht, ob das Ziehen noch im selben Zug folgt
note-barrier-geometry = das Blatt sagt nicht genau, wie eine Barriere aussieht
note-barrier-reserve = kein Blatt verlangt das; ohne einen freien Stein dahinter muss eine Mauer bald aufbrechen
note-endless = das Blatt sagt nicht, was geschieht, wenn sich das Spiel im Kreis dreht; die Grenze ist mit Absicht großzügig
note-endless-count = das Blatt zählt die Steine, wenn nichts mehr geschlagen werden kann; wir tun dasselbe, wenn das Spiel endlos ist
note-end-bare = das Blatt überlässt das Aufhören den Spielern; bei so wenigen Steinen tut es das Programm für sie
note-agree-draw = das Blatt spricht nicht von vereinbarten Unentschieden
note-resign = das Blatt spricht nicht von Aufgeben, abgelaufener Zeit oder Weggehen
note-points-plain = das Blatt nennt keine Punkte für einen Wettkampf: ein Sieg zählt eins, ein Unentschieden nichts

note-globe-board = das Blatt nennt die Größe seines Seega-Bretts nicht; je 24 Steine und die freie Mitte ergeben 49 Felder, und dieselbe Packung enthält das 7-mal-7-Brett von Pahtum
note-globe-harmless = die Zusammenfassung des Blatts verbietet sogar, beim Setzen Steine einzuschließen; die letzten Steine lassen sich kaum anders setzen, also hat es nach eigener Festlegung einfach keine Wirkung
note-globe-several = das Blatt zeigt zwei Steine, die zugleich geschlagen werden
note-globe-contradiction = das Blatt widerspricht sich: Nach seinem Ziel gewinnt, wer die Gegenseite blockiert; nach seinem Ende passt eine blockierte Seite und muss befreit werden; wir lassen beides gelten, und eine blockierte Seite, die nicht befreit werden kann, verliert
note-globe-aim = auch das Ziel des Blatts nennt es, aber sein Ende sagt etwas anderes
note-globe-count = das Blatt zählt geschlagene Steine, was auf dasselbe hinausläuft; einen großen Sieg nennt es das nicht

note-jeu-harmless = das Blatt lässt die Spieler entscheiden; wir lesen sein Hauptspiel ohne Schlagen beim Setzen
note-jeu-place-capture = das Blatt nennt diese Variante nur; dass frei gewordene Felder besetzt werden dürfen und das Setzen mit dem letzten Stein im Vorrat endet, sind eigene Festlegungen
note-jeu-straight-line = das Blatt sagt nur „in gerader Linie“; ein Blatt mit sehr ähnlichem Wortlaut sagt, dass die Felder aneinandergrenzen, also lesen wir einen Schritt
note-jeu-unblock-count = das Blatt beendet hier die Partie, und nach seinem Ziel gewinnen mehr Steine; dass das ein großer Sieg ist und Gleichstand unentschieden, sind eigene Festlegungen
note-jeu-equal = das Blatt sagt nicht, was bei Gleichstand gilt; Unentschieden ist eine eigene Festlegung
note-jeu-agree = das Blatt beendet die Partie, wenn keine Seite mehr schlagen kann; dass die Spieler das vereinbaren dürfen, ist eine eigene Festlegung
note-jeu-points = dieses Blatt nennt die drei Siege, aber keine Punkte

note-ludens-kharbga = die Einleitung des Blatts erwähnt auch Kharbga, eine tunesische Form mit 49 Feldern und 48 Steinen, und sagt sonst nichts darüber; hier wird es nach denselben Regeln gespielt
note-ludens-overlooked = auf dem Blatt bleibt übersehenes Schlagen fällig, bis es geschieht; hier lässt das Programm niemanden etwas übersehen
note-ludens-advice = das Blatt rät auch davon ab, die Gegenseite zu blockieren; das ist ein Rat, und dies ist die Strafe dafür
note-ludens-barrier = das Blatt spricht von fünf Steinen, die das Brett teilen, und seine Abbildung ist verloren; dass sie eine Reihe oder Spalte abseits vom Rand füllen, ist eine eigene Festlegung
note-croisade-edges = das Blatt von Ludens Planet nennt diese Eröffnung, aber seine Abbildung ist verloren; diese Felder stammen aus einem Bericht über Ägypten, den spätere Seiten wiedergeben, und unsere Lesart ist unsicher
note-croisade-conjecture = das Blatt von Ludens Planet nennt die Eröffnung La Croisade, aber seine Abbildung ist verloren; diese Auswahl von Feldern ist eine Vermutung

note-saut-layout = die Abbildung des Blatts ist verloren; so werden eng verwandte Spiele aufgestellt
note-saut-first = das Blatt sagt nicht, wer zuerst zieht
note-saut-as-seega = das Blatt sagt, dass die Steine wie in seinem Seega ziehen
note-saut-orthogonal = das Blatt sagt „in gerader Linie“; da Steine nie schräg ziehen, lesen wir es ohne Schrägen
note-saut-centre = Quellen von außen machen die Mitte sicher; das Blatt tut es nicht
note-saut-pass = wäre die Mitte sicher und verlöre eine blockierte Seite, so gewänne Eins gleich mit dem ersten Zug; eine sichere Mitte braucht also diese Regel
note-saut-points = die Punkte des Blatts gelten für Seega; hier zählt ein Sieg eins, ein Unentschieden nichts

note-pahtum-five = das Blatt lässt die Spieler eine ungerade Zahl bis 13 vereinbaren oder auslosen; fünf, wenn du nichts wählst, ist eine eigene Festlegung
note-pahtum-mirror = fehlerlos gespielt endet das unentschieden: Weiß besetzt mit dem ersten neutralen Stein die Mitte und spiegelt dann jeden Stein an ihr, und auch Schwarz kann immer das Gleichgewicht halten; für eine offene Partie lose die neutralen Steine aus
note-pahtum-why-random = setzen die Spieler die neutralen Steine selbst, kann Weiß durch Spiegeln ein Unentschieden erzwingen
note-pahtum-why-pie = fehlerlos gespielt kann, wer beginnt, nie verlieren, und diese Regel gleicht das aus

note-tabuleiro-small = dass das ein kleiner Sieg ist, ist eine eigene Festlegung
note-tabuleiro-endless = das Blatt zählt Steine nur hinter zwei Barrieren, also ist endloses Spiel unentschieden
note-tabuleiro-agree = das Blatt spricht nicht von einer Vereinbarung
note-tabuleiro-count = das Blatt zählt Steine nur hinter zwei Barrieren; nach Vereinbarung zu zählen, oder wenn nie mehr geschlagen werden kann, ist eine eigene Festlegung

note-seti-beth-row = für Seti-Beth sagt das Blatt nur, dass die Aufstellung dieselbe ist, mit vier Hohepriestern
note-seti-six = der englische Text nennt zwei Pharaonen und vier Hohepriester; sechs Figuren passen nicht in eine Reihe von fünf, also stammt diese Aufstellung von anderswo
note-seti-editions = der deutsche und der französische Text lassen den Pharao schräg ziehen, der englische nicht
note-seti-under-own = das Blatt sagt: unter eine Figur, ohne zu sagen, unter wessen
note-seti-one-ship = das Blatt sagt nicht, ob man Schiffe stapeln darf
note-seti-home = das Blatt verbietet nur die Zielreihe; drei Figuren auf drei Schiffen daheim bilden eine Reihe, die kaum zu durchbrechen ist
note-seti-no-home = das Blatt erlaubt Schiffe daheim; diese Einstellung öffnet Reihen, die sonst kaum zu durchbrechen wären
note-seti-aboard = das Blatt sagt nicht, ob eine Figur auf ein Schiff ziehen darf, das schon da liegt
note-seti-choice = das Blatt sagt nicht, wer das Feld wählt; es wählt, wer erobert hat
note-seti-reenter-square = das Blatt sagt nur, dass Platz sein muss
note-seti-overflow = das Blatt sagt, dass man mit dem mittleren Feld beginnt; die freie Wahl danach ist eine eigene Festlegung
note-seti-reply = was geschieht, wenn beide Seiten hinüberkommen, folgt aus der einen Antwort, die das Blatt gewährt, aber ausdrücklich sagt es das Blatt nicht
note-seti-no-figures = das Blatt sagt nicht, was mit einer Seite ohne Figuren geschieht
note-seti-no-turn = das Blatt sagt nicht, was geschieht, wenn man nichts tun kann
