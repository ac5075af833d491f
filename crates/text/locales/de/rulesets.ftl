### Spiele, Regelwerke und Parameter. „.summary“ eines Spiels: etwa sechzig Wörter; eines Regelwerks: eine Zeile.

## Spiele

game-seega = Seega
    .summary = Zwei Heere füllen das Brett, immer zwei Steine auf einmal, bis nur noch die Mitte leer ist. Dann setzen sie sich in Bewegung, Feld um Feld, und versuchen, gegnerische Steine zwischen zwei eigenen einzuschließen. Das volle Brett leert sich langsam, Mauern entstehen, und ein Stein in der Mitte ist sicher. Leicht zu lernen, und jede Gegend hat ihre eigenen Regeln.
game-saut-du-chat = Saut du Chat
    .summary = Der Katzensprung wird auf dem kleinen Seega-Brett gespielt, aber alle Steine sind schon da, und nur die Mitte ist leer. Die Steine gehen nach oben, unten, links oder rechts und schlagen, indem sie über einen gegnerischen Stein daneben springen, mehrmals hintereinander, wenn sie können. Schlag alle gegnerischen Steine oder lass ihnen keinen Zug, und du gewinnst.
game-pahtum = Pahtum
    .summary = Ein paar neutrale Steine liegen verstreut auf einem Brett mit 49 Feldern. Dann füllen Schwarz und Weiß es abwechselnd, Stein um Stein, und nichts bewegt sich je. Ist das Brett voll, bringen Linien aus drei oder mehr Steinen einer Farbe Punkte, und lange Linien sehr viele. Bau also deine eigenen Linien, und unterbrich die der Gegenseite.
game-seti = Seti
    .summary = Ein Wettlauf zwischen zwei kleinen Höfen. Ein Pharao und seine Hohepriester wollen die gegnerische Startreihe erreichen und dort einen Zug lang überleben. Der Pharao geht, die Hohepriester springen. Bei Seti-Aleph wechseln eroberte Figuren die Seite, und Totenschiffe machen unangreifbar, wer an Bord ist; bei Seti-Beth ist das Brett breiter, es gibt keine Schiffe, und eine eroberte Figur ist verloren.

## Regelwerke

ruleset-seega-globe-joueur = Seega, Le Globe Joueur
    .summary = 7 mal 7, je 24 Steine; Schlagen ist frei, eine Bewegung je Zug, eine blockierte Seite muss befreit werden
ruleset-seega-jeu-du-seega = Seega, Jeu du Seega
    .summary = 5 mal 5; Schlagen und Weiterschlagen sind Pflicht, eine blockierte Seite muss befreit werden, drei Arten von Sieg
ruleset-seega-ludens-planet = Seega, Ludens Planet
    .summary = 5 mal 5; Schlagen ist Pflicht, Weiterschlagen frei, eine blockierte Seite nimmt einen Stein weg, 5, 2, 1 oder 0 Punkte
ruleset-seega-kharbga = Kharbga
    .summary = das tunesische Brett mit 49 Feldern und 48 Steinen, sonst nach dem Blatt von Ludens Planet
ruleset-seega-tabuleiro-42 = Seega, Tabuleiro 42
    .summary = 5 mal 5, 7 mal 7 oder 9 mal 9; Schlagen ist frei, eine blockierte Seite wartet, während die andere weiterspielt
ruleset-saut-du-chat-ludens-planet = Saut du Chat, Ludens Planet
    .summary = 5 mal 5; alle Steine von Anfang an auf dem Brett, geschlagen wird durch Springen
ruleset-pahtum-globe-joueur = Pahtum, Le Globe Joueur
    .summary = 7 mal 7 mit einer ungeraden Zahl neutraler Steine; lange Linien bringen Punkte
ruleset-seti-aleph = Seti-Aleph
    .summary = 3 mal 10; je drei Figuren und drei Totenschiffe, eroberte Figuren wechseln die Seite
ruleset-seti-beth = Seti-Beth
    .summary = 5 mal 10; keine Schiffe, eroberte Figuren kommen aus dem Spiel

## Parameter

parameter-size = Größe des Bretts
parameter-placement-captures = Schlagen beim Setzen
parameter-opening = Eröffnung
parameter-starter = Wer zuerst zieht
parameter-move = Wie Steine ziehen
parameter-centre-safe = Sichere Mitte
parameter-capture = Pflicht zu schlagen
parameter-chain = Weiterschlagen
parameter-blocked = Eine Seite, die nicht ziehen kann
parameter-cannot-unblock = Eine Seite, die nicht zu befreien ist
parameter-barrier = Was eine Barriere bewirkt
parameter-barrier-shape = Form einer Barriere
parameter-barrier-reserve = Ein Stein hinter der Barriere
parameter-endless = Endloses Spiel
parameter-quiet-limit = Züge ohne Schlagen
parameter-lose-at = Steine, mit denen man verliert
parameter-points = Punkte
parameter-neutrals = Neutrale Steine
parameter-neutral-setup = Wer die neutralen Steine setzt
parameter-pie = Kuchenregel
parameter-edition = Ausgabe des Regelblatts
parameter-home-ships = Schiffe auf der eigenen Startreihe
