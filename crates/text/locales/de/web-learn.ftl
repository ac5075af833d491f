### Die Lektionen. `web-lesson-…`: ihre Namen; `web-learn-<Lektion>-<Schritt>`: was zu tun ist, mit einer Überschrift.

web-nav-learn = Lernen
web-learn-intro = Kurze Lektionen: Du machst jeden Zug selbst, und die Regeln antworten.
web-learn-progress = { $done } von { $count } Schritten geschafft
web-learn-begin = Anfangen
web-learn-go-on = Weitermachen
web-learn-step = Schritt { $done } von { $count }
web-learn-right = Genau so.
web-learn-limit = Das ist die Grenze, um die es in diesem Schritt geht.
web-learn-again = Versuch es noch einmal.
web-learn-other = Das war erlaubt, aber dieser Schritt verlangt etwas anderes. Versuch es noch einmal.
web-learn-next = Nächster Schritt
web-learn-back = Zurück
web-learn-hint = Zeig es mir
web-learn-end = Die Lektion ist geschafft.
web-learn-play = Eine Partie spielen
web-learn-more = Weitere Lektionen

web-lesson-seega = Seega
    .about = Fülle das Brett, schließe gegnerische Steine ein, und halte die Mitte.
web-lesson-sheets = Worin sich die Blätter von Seega unterscheiden
    .about = Ein Brett, mehrere Überlieferungen: wer schlagen muss, wer weiterschlägt und wer blockiert ist.
web-lesson-saut-du-chat = Saut du Chat
    .about = Spring über gegnerische Steine, und gleich noch einmal.
web-lesson-pahtum = Pahtum
    .about = Setze Steine, die liegen bleiben, und baue lange Linien.
web-lesson-seti = Seti
    .about = Bring eine Figur in die gegnerische Startreihe.

## Seega

web-learn-seega-place = Zwei Heere treffen sich im Sand. Erst füllen sie das Brett, dann jagen sie einander. Du bist Eins: Setze deine ersten beiden Steine auf beliebige leere Felder.
    .title = Das Brett füllt sich
web-learn-seega-centre = Ein Feld bleibt leer, solange gesetzt wird. Versuch, einen Stein auf den Stern in der Mitte zu setzen.
    .title = Das verbotene Feld
web-learn-seega-full = Jetzt bist du Zwei und hast die letzten beiden Steine im Vorrat. Fülle das Brett; dann beginnen die Steine zu ziehen.
    .title = Die letzten beiden
web-learn-seega-step = Wer zuletzt gesetzt hat, zieht zuerst. Ein Stein geht ein Feld nach oben, unten, links oder rechts, und die Mitte ist jetzt frei. Zieh einen Stein von Zwei dorthin.
    .title = Ein gerader Schritt
web-learn-seega-capture = Du schlägst einen gegnerischen Stein, indem du ihn zwischen zwei eigenen einschließt, in einer Reihe oder in einer Spalte. Finde den Zug.
    .title = Einschließen
web-learn-seega-several = Ein Zug kann in mehr als einer Richtung schlagen. Schlag zwei Steine auf einmal.
    .title = Zwei auf einmal
web-learn-seega-between = Nur wer zieht, schlägt. Geh zwischen die beiden gegnerischen Steine: Dir geschieht nichts.
    .title = Hineingehen ist sicher
web-learn-seega-safe = Ein Stein auf dem Mittelfeld ist sicher. Schließe den ein, der dort steht, und sieh, dass er bleibt.
    .title = Das sichere Feld
web-learn-seega-win = Eine Seite ohne Steine hat verloren: ein vollständiger Sieg für die andere. Schlag den letzten Stein.
    .title = Sieg

## Worin sich die Blätter unterscheiden

web-learn-sheets-free = Auf diesem Blatt ist Schlagen nie Pflicht. Du könntest hier schlagen: Mach einen Zug, der es nicht tut.
    .title = Schlag, wenn du magst
web-learn-sheets-must = Dieselbe Stellung nach einem anderen Blatt. Versuch den Zug von b4 nach b3, der nichts schlägt.
    .title = Schlagen ist Pflicht
web-learn-sheets-on = Hier macht ein Stein, der geschlagen hat, weiter, solange er kann. Schlag zweimal in einem Zug.
    .title = Weiterschlagen ist Pflicht
web-learn-sheets-stop = Dieses Blatt lässt dir die Wahl. Schlag einmal, dann hör auf.
    .title = Weiter, wenn du magst
web-learn-sheets-wait = Du bist Zwei, stehst in der Ecke und kannst nicht ziehen. Nach diesem Blatt passt du, und die Gegenseite spielt weiter.
    .title = Blockiert: passen
web-learn-sheets-remove = Wieder blockiert, nach einem anderen Blatt: Nimm einen gegnerischen Stein neben deinem weg, und zieh dann.
    .title = Blockiert: einen wegnehmen
web-learn-sheets-release = Jetzt hast du die Gegenseite blockiert, und sie musste passen. Nach diesem Blatt muss dein Zug sie befreien.
    .title = Befreien

## Saut du Chat

web-learn-saut-du-chat-start = Die Katze wartet auf einem vollen Brett, nur die Mitte ist leer. Ein Stein geht ein Feld nach oben, unten, links oder rechts. Geh in die Mitte.
    .title = Ein volles Brett
web-learn-saut-du-chat-leap = Du bist Zwei. Spring gerade über einen gegnerischen Stein neben deinem, auf das leere Feld dahinter: Er ist geschlagen.
    .title = Der Sprung
web-learn-saut-du-chat-straight = Versuch, schräg zu springen, von c2 über d3.
    .title = Nur gerade Sprünge
web-learn-saut-du-chat-optional = Springen ist nie Pflicht. Hier ist ein Sprung möglich: Mach stattdessen einen Schritt.
    .title = Spring, wenn du magst
web-learn-saut-du-chat-chain = Nach einem Sprung darf derselbe Stein noch einmal springen, auch um die Ecke. Schlag zwei Steine in einem Zug.
    .title = Noch ein Sprung
web-learn-saut-du-chat-blocked = Eine Seite, die nicht ziehen kann, verliert. Lass dem Stein in der Ecke weder Schritt noch Sprung.
    .title = Kein Ausweg
web-learn-saut-du-chat-win = Das Ziel ist, alle gegnerischen Steine zu schlagen. Schlag den letzten.
    .title = Sieg

## Pahtum

web-learn-pahtum-neutral = Ein Brett aus Ton mit 49 Feldern. Bevor es losgeht, setzen die Spieler abwechselnd neutrale Steine darauf; sie gehören niemandem. Weiß beginnt: Setze einen.
    .title = Neutrale Steine
web-learn-pahtum-place = Dann setzen Schwarz und Weiß in jedem Zug einen eigenen Stein. Du bist Schwarz: Setze einen auf ein leeres Feld.
    .title = Einer nach dem anderen
web-learn-pahtum-stay = Nichts bewegt sich oder verschwindet je, und auch ein neutraler Stein behält sein Feld. Versuch, einen Stein auf den neutralen in der Mitte zu setzen.
    .title = Besetzte Felder
web-learn-pahtum-line = Linien bringen Punkte: Drei Steine einer Farbe in einer Reihe oder Spalte sind 3 Punkte, sieben sind 119. Bilde eine Linie von dreien.
    .title = Linien bringen Punkte
web-learn-pahtum-crossing = Ein Stein kann zu zwei Linien gehören und zählt in beiden. Finde das Feld, das eine Linie in der Reihe und eine in der Spalte ergibt.
    .title = Gekreuzte Linien
web-learn-pahtum-broken = Ein neutraler Stein unterbricht eine Linie. Setze einen Stein auf das Feld rechts vom neutralen in der Mitte, und sieh, dass daraus keine Linie von dreien wird.
    .title = Unterbrochene Linien
web-learn-pahtum-end = Die Partie endet, wenn das Brett voll ist, und mehr Punkte gewinnen. Du bist Weiß: Fülle das letzte Feld.
    .title = Das volle Brett

## Seti

web-learn-seti-pharaoh = Zwei Höfe laufen auf einem Papyrus um die Wette. Der Pharao steht in der Mitte deiner Startreihe: Er geht ein Feld weit in jede Richtung. Zieh ihn.
    .title = Der Pharao
web-learn-seti-priest = Der Hohepriester springt: zwei Felder schräg, oder zwei gerade und eins zur Seite. Zieh einen Hohepriester.
    .title = Der Hohepriester
web-learn-seti-capture = Du eroberst eine gegnerische Figur, indem du auf ihr Feld ziehst. Sie wechselt die Seite: Stell sie in deine Startreihe.
    .title = Die Seite wechseln
web-learn-seti-ship = Statt zu ziehen, darfst du ein Totenschiff aus dem Vorrat unter eine deiner Figuren legen: Dort kann niemand sie erobern.
    .title = Totenschiffe
web-learn-seti-goal = In der Reihe, die du erreichen willst, darf kein Schiff liegen. Versuch, eins auf a10 zu legen.
    .title = Nicht im Ziel
web-learn-seti-protected = Die gegnerische Figur auf c6 steht auf einem Schiff. Versuch, sie mit deinem Hohepriester zu erobern.
    .title = Sicher an Bord
web-learn-seti-aboard = Auf a3 liegt ein freies Schiff von dir. Zieh mit einer Figur darauf.
    .title = An Bord gehen
web-learn-seti-break = Du gewinnst, wenn eine deiner Figuren in der gegnerischen Startreihe steht und die Antwort sie nicht erobert. Spring nach c10.
    .title = Durchbruch
