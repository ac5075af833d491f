### Die Klauseln von Seti. Was die Attribute sind, steht in clauses-seega.ftl.

## Das Brett und die Seiten

seti-board = Das Brett hat { $board } Felder. Die kurze Reihe an jedem Ende ist die Startreihe einer Seite.
    .title = Brett und Startreihen
    .refusal = { $square } ist kein Feld dieses Bretts
seti-sides = Die Farben werden ausgelost. Eins hat Weiß und sitzt unten.
    .title = Die Farben
seti-start = Der Pharao beginnt in der Mitte der Startreihe, zwischen seinen Hohepriestern. Bei Seti-Aleph sind es zwei Hohepriester, und drei Totenschiffe warten im Vorrat; bei Seti-Beth sind es vier Hohepriester und keine Schiffe.
    .title = Aufstellung
seti-start-six = Jede Seite hat zwei Pharaonen und vier Hohepriester. Sie stehen auf den drei mittleren Feldern der beiden Reihen, die ihrer Seite am nächsten sind, in jeder Reihe ein Pharao zwischen zwei Hohepriestern.
    .title = Aufstellung zu sechst
seti-first = Eins, mit Weiß, beginnt. In jedem Zug tut man genau eine Sache.
    .title = Weiß beginnt

## Das Ziehen

seti-move-own = Du ziehst mit deinen eigenen Figuren, nie mit denen der Gegenseite.
    .title = Deine eigenen Figuren
    .refusal = { $action } bewegt keine Figur von dir
seti-move-free = Eine Figur zieht nie auf ein Feld, auf dem eine Figur ihrer eigenen Seite steht.
    .title = Nicht auf eigene
    .refusal = Auf { $square } steht schon eine Figur von dir
seti-pharaoh-eight = Der Pharao geht ein Feld weit in jede Richtung, auch schräg. Er springt nie.
    .title = Der Pharao
    .refusal = { $action } ist kein Zug eines Pharaos: er geht ein Feld weit in jede Richtung
seti-pharaoh-four = Der Pharao geht ein Feld nach oben, unten, links oder rechts. Er springt nie und zieht nie schräg.
    .title = Der Pharao
    .refusal = { $action } ist kein Zug eines Pharaos: er geht ein Feld nach oben, unten, links oder rechts
seti-priest = Der Hohepriester zieht genau zwei Felder schräg, oder wie der Springer im Schach: zwei Felder geradeaus und eins zur Seite.
    .title = Der Hohepriester
    .refusal = { $action } ist kein Zug eines Hohepriesters: er zieht genau zwei Felder schräg, oder zwei geradeaus und eins zur Seite
seti-priest-leaps = Der Hohepriester springt über alles, was ihm im Weg steht. Was er überspringt, bleibt unversehrt.
    .title = Priester springen

## Totenschiffe

seti-ship-put = Statt zu ziehen, darfst du ein Totenschiff aus deinem Vorrat auf ein leeres Feld oder unter eine Figur legen.
    .title = Ein Schiff legen
    .refusal = { $action } ist nicht möglich: du brauchst ein Schiff im Vorrat, und ein Feld, das leer ist oder auf dem eine Figur von dir ohne Schiff steht
seti-ship-under-own = Ein Schiff kommt nur unter deine eigenen Figuren.
    .title = Nur unter eigene
    .refusal = Auf { $square } steht eine gegnerische Figur: ein Schiff kommt nur unter deine eigenen Figuren
seti-ship-one = Auf einem Feld liegt höchstens ein Schiff.
    .title = Ein Schiff je Feld
    .refusal = Auf { $square } liegt schon ein Schiff
seti-ship-far-row = Auf die Reihe, die du erreichen willst, darf kein Schiff gelegt werden.
    .title = Nicht auf die Zielreihe
    .refusal = { $square } liegt auf der Reihe, die du erreichen willst: dort darf kein Schiff von dir liegen
seti-ship-home = Schiffe dürfen auf die eigene Startreihe gelegt werden.
    .title = Schiffe daheim
seti-ship-no-home = Auf die eigene Startreihe darf kein Schiff gelegt werden.
    .title = Keine Schiffe daheim
    .refusal = { $square } liegt auf deiner eigenen Startreihe: dorthin darf kein Schiff
seti-ship-take = Statt zu ziehen, darfst du eines deiner Schiffe in den Vorrat zurücknehmen, von einem leeren Feld oder unter deiner eigenen Figur hervor.
    .title = Ein Schiff zurücknehmen
    .refusal = Auf { $square } liegt kein Schiff von dir, das du zurücknehmen könntest
seti-ship-stays = Ein Schiff bewegt sich nie. Wenn seine Figur geht, bleibt es liegen.
    .title = Schiffe bleiben liegen
    .refusal = { $action } würde ein Schiff bewegen, und Schiffe bewegen sich nie: sie werden gelegt und zurückgenommen
seti-ship-aboard = Eine Figur darf auf ein freies Schiff ihrer eigenen Seite ziehen und ist dort sicher.
    .title = An Bord gehen
seti-ship-protects = Eine Figur auf einem Schiff ihrer eigenen Seite kann nicht erobert werden.
    .title = Sicher an Bord
    .refusal = Die Figur auf { $square } steht auf ihrem eigenen Schiff und kann nicht erobert werden
seti-ship-taken = Du eroberst ein gegnerisches Schiff ohne Figur, indem du auf sein Feld ziehst. Das Schiff kommt in deinen Vorrat, bereit für deinen nächsten Zug, und deine Figur bleibt dort ohne Schiff stehen.
    .title = Ein Schiff erobern
seti-no-ships = Seti-Beth wird ohne Totenschiffe gespielt.
    .title = Keine Schiffe
    .refusal = { $action } ist nicht möglich: bei Seti-Beth gibt es keine Totenschiffe

## Das Erobern

seti-capture = Du eroberst eine gegnerische Figur, indem du auf ihr Feld ziehst.
    .title = Erobern
seti-capture-optional = Du musst nicht erobern.
    .title = Erobern ist frei
seti-capture-turns-coat = Eine eroberte Figur wechselt die Seite. Du stellst sie sofort für deine eigene Seite wieder aufs Brett, und ab deinem nächsten Zug kann sie ziehen.
    .title = Sie wechselt die Seite
    .refusal = { $action } ist nicht möglich: stell zuerst die eroberte Figur für deine Seite wieder aufs Brett
seti-capture-out = Eine eroberte Figur ist endgültig aus dem Spiel.
    .title = Aus dem Spiel
    .refusal = { $action } ist nicht möglich: eine eroberte Figur ist aus dem Spiel und kommt nie zurück
seti-reenter-row = Eine eroberte Figur kommt auf der Startreihe ihrer neuen Seite zurück. Du wählst das Feld.
    .title = Zurück auf die Startreihe
    .refusal = { $action } ist nicht möglich: nur eine Figur, die du gerade erobert hast, kommt zurück, und zwar auf deiner eigenen Startreihe, solange dort Platz ist
seti-reenter-square = Sie kommt auf ein Feld ohne Figur und ohne gegnerisches Schiff zurück. Ein eigenes Schiff stört nicht.
    .title = Ein freies Feld
    .refusal = { $square } ist nicht frei: eine Figur kommt dort zurück, wo keine Figur steht und kein gegnerisches Schiff liegt
seti-reenter-overflow = Wenn die Startreihe voll ist, kommt die Figur auf die nächste Reihe: auf das mittlere Feld, wenn es frei ist, sonst auf ein freies Feld deiner Wahl. Ist auch diese Reihe voll, gilt für die übernächste dasselbe.
    .title = Wenn die Reihe voll ist
    .refusal = { $square } ist nicht ihr Platz: deine Startreihe ist voll, also kommt die Figur auf die nächste Reihe mit Platz, und auf deren mittleres Feld, wenn es frei ist

## Das Ende

seti-breakthrough = Du gewinnst, wenn eine deiner Figuren auf der gegnerischen Startreihe steht und der nächste Zug der Gegenseite sie nicht erobert.
    .title = Durchbruch
    .ending = Eine Figur von { $winner } hat die Startreihe von { $loser } erreicht und wurde im Gegenzug nicht erobert.
seti-breakthrough-reply = Die Gegenseite hat nur einen Zug, um den Eindringling zu erobern. Selbst hinüberzukommen hilft ihr nicht, und sind zwei Eindringlinge da, genügt es nicht, einen zu erobern.
    .title = Eine einzige Antwort
seti-end-no-figures = Eine Seite, die weder Pharao noch Hohepriester hat, verliert sofort.
    .title = Keine Figuren mehr
    .ending = { $loser } hat keine Figuren mehr.
seti-end-no-turn = Wenn eine Seite in ihrem Zug gar nichts tun kann, ist die Partie unentschieden.
    .title = Nichts zu tun
    .ending = Die Seite am Zug kann gar nichts tun: unentschieden.
seti-endless-repetition = Wenn dieselbe Stellung zum dritten Mal entsteht und dieselbe Seite am Zug ist, ist die Partie unentschieden.
    .title = Zum dritten Mal
    .ending = Dieselbe Stellung ist zum dritten Mal entstanden: unentschieden.
seti-endless-quiet = { $limit ->
        [one] Wenn in einem Zug
       *[other] Wenn in { $limit } Zügen hintereinander
    } nichts erobert wird, ist die Partie unentschieden.
    .title = Zu ruhig
    .ending = Zu viele Züge hintereinander wurde nichts erobert: unentschieden.
seti-agree-draw = Die Spieler können ein Unentschieden vereinbaren.
    .title = Unentschieden vereinbaren
    .ending = Die Spieler haben ein Unentschieden vereinbart.
seti-resign = Eine Seite, die aufgibt, ihre Zeit überschreitet oder die Partie verlässt, verliert.
    .title = Aufgeben
    .ending = { $loser } hat aufgegeben, die Zeit überschritten oder die Partie verlassen.
seti-points = Punkte für den Wettkampf: Durchbruch { $grand }, Sieg über eine Seite ohne Figuren { $total }, Unentschieden { $draw } für jede Seite.
    .title = Punkte
