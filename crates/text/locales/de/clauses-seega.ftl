### Die Klauseln von Seega. Wert: die Regel. „.refusal“: warum eine Aktion verboten ist, ohne Punkt ($action, $square).
### „.ending“: warum die Partie zu Ende ist ($winner, $loser nur dort, wo immer jemand gewinnt).

## Das Brett und die Seiten

seega-board = Das Brett hat { $size } mal { $size } Felder. Jede Seite hat { $pieces } Steine.
    .title = Brett und Steine
    .refusal = { $square } ist kein Feld dieses Bretts
seega-sides = Wer Eins ist, wird ausgelost oder vereinbart. Eins beginnt mit dem Setzen.
    .title = Wer Eins ist

## Das Setzen

seega-place-two = Das Brett ist am Anfang leer. Die Seiten setzen abwechselnd, in jedem Zug zwei Steine.
    .title = Zwei auf einmal
    .refusal = { $action } passt hier nicht: vorerst bringt jeder Zug zwei Steine aufs Brett, und noch bewegt sich nichts
seega-place-empty = Ein Stein wird auf ein leeres Feld gesetzt.
    .title = Nur leere Felder
    .refusal = { $square } ist besetzt: ein Stein wird auf ein leeres Feld gesetzt
seega-place-centre = Das Mittelfeld bleibt leer, solange gesetzt wird.
    .title = Die Mitte bleibt frei
    .refusal = { $square } ist die Mitte: sie bleibt leer, solange gesetzt wird
seega-place-harmless = Beim Setzen wird nichts geschlagen, auch wenn ein gegnerischer Stein zwischen zwei von deinen gerät.
    .title = Setzen schlägt nicht
seega-place-capture = Beim Setzen wird geschlagen: Ein gegnerischer Stein, den dein neuer Stein von einer Seite und ein anderer von dir von der anderen einschließt, kommt aus dem Spiel. Frei gewordene Felder dürfen wieder besetzt werden, nur die Mitte nicht.
    .title = Setzen schlägt
seega-place-end = Das Setzen endet, wenn niemand mehr einen Stein im Vorrat hat. Von da an wird gezogen.
    .title = Ende des Setzens
    .refusal = { $action } würde einen Stein setzen, aber alle sind gesetzt: jetzt wird gezogen
seega-opening-croisade-edges = Die ersten Felder sind vorgeschrieben. Eins setzt in die Mitte des unteren und des oberen Rands, dann Zwei in die Mitte des linken und des rechten. Danach setzt jede Seite frei.
    .title = La Croisade, Ränder
    .refusal = { $square } ist keines der Felder dieses Zuges: die ersten Steine kommen in die Mitte der Ränder, zuerst unten und oben, dann links und rechts
seega-opening-croisade-inner = Die ersten Felder sind vorgeschrieben. Eins setzt direkt unter und direkt über die Mitte, dann Zwei direkt links und direkt rechts von ihr. Danach setzt jede Seite frei.
    .title = La Croisade, innen
    .refusal = { $square } ist keines der Felder dieses Zuges: die ersten Steine kommen neben die Mitte, zuerst darunter und darüber, dann links und rechts
seega-opening-croisade-cross = Die ersten Felder sind vorgeschrieben. Eins nimmt die Mitte des unteren und des oberen Rands, Zwei die des linken und des rechten. Dann setzt Eins links und rechts von der Mitte, und Zwei darunter und darüber. Danach setzt jede Seite frei.
    .title = La Croisade, Kreuz
    .refusal = { $square } ist keines der Felder dieses Zuges: die ersten vier Züge gehen in fester Reihenfolge in die Mitte der Ränder und dann rund um die Mitte

## Das Ziehen

seega-start-last-placer = Wer die letzten Steine gesetzt hat, zieht zuerst.
    .title = Wer zuletzt setzte, beginnt
seega-start-first-placer = Wer die ersten Steine gesetzt hat, zieht zuerst.
    .title = Wer zuerst setzte, beginnt
seega-move-own = Du ziehst mit deinen eigenen Steinen, nie mit denen der Gegenseite.
    .title = Deine eigenen Steine
    .refusal = Auf { $square } steht kein Stein von dir
seega-move-empty = Ein Stein zieht auf ein leeres Feld.
    .title = Auf leere Felder
    .refusal = { $square } ist besetzt: ein Stein zieht auf ein leeres Feld
seega-move-step = Ein Stein geht ein Feld weit: nach oben, unten, links oder rechts. Er zieht nie schräg.
    .title = Ein gerader Schritt
    .refusal = { $action } ist kein Schritt: ein Stein geht genau ein Feld nach oben, unten, links oder rechts
seega-move-slide = Ein Stein gleitet nach oben, unten, links oder rechts, so weit du willst, über leere Felder. Er springt nie und zieht nie schräg.
    .title = Gerade gleiten
    .refusal = { $action } ist kein Gleiten: ein Stein zieht entlang seiner Reihe oder Spalte, und nur über leere Felder
seega-move-centre = Sobald gezogen wird, darf man die Mitte betreten wie jedes andere Feld.
    .title = Die Mitte öffnet sich

## Das Schlagen

seega-capture-custody = Du schlägst einen gegnerischen Stein, wenn dein Zug ihn in einer Reihe oder Spalte zwischen zwei deiner Steine einschließt. Er kommt aus dem Spiel.
    .title = Einschließen und schlagen
seega-capture-automatic = Ein Stein ist geschlagen, sobald er eingeschlossen ist. Niemand muss es ansagen, und niemand kann darauf verzichten.
    .title = Von selbst geschlagen
seega-capture-several = Ein einziger Zug kann in mehrere Richtungen zugleich schlagen.
    .title = Mehrere zugleich
seega-capture-pair = Jeder geschlagene Stein muss für sich eingeschlossen sein. Zwei gegnerische Steine nebeneinander werden nie als Paar geschlagen.
    .title = Keine Paare
seega-capture-mover = Nur der Stein, der gerade gezogen hat, schlägt. Du kannst also gefahrlos zwischen zwei gegnerische Steine treten; um dich dort zu schlagen, muss einer von ihnen weggehen und wiederkommen.
    .title = Dazwischentreten ist sicher
seega-capture-centre-safe = Ein Stein in der Mitte kann nicht geschlagen werden.
    .title = Die Mitte schützt
seega-capture-centre-open = Ein Stein in der Mitte kann geschlagen werden wie jeder andere.
    .title = Die Mitte schützt nicht
seega-capture-centre-helps = Ein Stein in der Mitte hilft beim Schlagen: Er kann einer der beiden sein, die einen gegnerischen Stein einschließen.
    .title = Die Mitte hilft
seega-capture-optional = Du musst nicht schlagen. Du darfst anders ziehen, auch wenn du schlagen könntest.
    .title = Schlagen ist frei
seega-capture-mandatory = Wenn einer deiner Steine schlagen kann, musst du schlagen. Gibt es mehrere Möglichkeiten, wählst du.
    .title = Schlagen ist Pflicht
    .refusal = { $action } schlägt nichts, obwohl du schlagen kannst: du musst schlagen
seega-chain-none = In jedem Zug bewegt sich ein Stein, und nur einmal. Nach dem Schlagen ist die Gegenseite dran, auch wenn dein Stein weiterschlagen könnte.
    .title = Eine Bewegung je Zug
    .refusal = { $action } ist nicht möglich: in jedem Zug bewegt sich ein Stein nur einmal, also gibt es keine Schlagketten und nichts zu beenden
seega-chain-optional = Nach dem Schlagen darf derselbe Stein weiterziehen, solange er jedes Mal wieder schlägt. Mit „end“ hörst du auf.
    .title = Weiter, wenn du willst
    .refusal = { $action } ist nicht möglich: nur ein Stein, der gerade geschlagen hat und wieder schlagen kann, geht weiter oder hört mit „end“ auf, und weitergehen heißt schlagen
seega-chain-mandatory = Nach dem Schlagen muss derselbe Stein weiterschlagen, solange er kann. Jedes Mal muss er wieder schlagen.
    .title = Weiterschlagen ist Pflicht
    .refusal = { $action } ist nicht möglich: ein Stein, der geschlagen hat, schlägt weiter, solange er kann, und die Schlagkette endet von selbst
seega-chain-same-piece = Nur der Stein, der gerade geschlagen hat, geht weiter; kein anderer mischt sich ein.
    .title = Derselbe Stein geht weiter
    .refusal = { $action } bewegt einen anderen Stein: nur der Stein, der gerade geschlagen hat, geht weiter

## Wenn eine Seite blockiert ist

seega-blocked-pass-unblock = Eine Seite, die nicht ziehen kann, passt. Die andere muss dann so ziehen, dass sie befreit wird.
    .title = Passen, dann befreit werden
    .refusal = { $action } ist nicht möglich: du passt, wenn du nicht ziehen kannst, und nur dann, und nie wird ein Stein weggenommen, um Platz zu machen
seega-blocked-remove = Eine Seite, die nicht ziehen kann, nimmt einen gegnerischen Stein vom Brett, der neben einem eigenen steht, und zieht dann.
    .title = Blockiert: einen wegnehmen
    .refusal = { $action } ist nicht möglich: wenn du nicht ziehen kannst, und nur dann, nimmst du einen gegnerischen Stein weg, der neben einem von deinen steht; niemand passt
seega-blocked-pass = Eine Seite, die nicht ziehen kann, passt. Die andere spielt weiter und darf sie blockiert lassen.
    .title = Blockiert: passen
    .refusal = { $action } ist nicht möglich: du passt, wenn du nicht ziehen kannst, und nur dann, und nie wird ein Stein weggenommen, um Platz zu machen
seega-blocked-lose = Eine Seite, die am Zug ist und nicht ziehen kann, verliert die Partie.
    .title = Blockiert: verloren
    .refusal = { $action } ist nicht möglich: niemand passt und nie wird ein Stein weggenommen, um Platz zu machen, denn wer nicht ziehen kann, hat verloren
    .ending = { $loser } kann nicht ziehen, also gewinnt { $winner }.
seega-remove-centre = Ein Stein in der Mitte kann auch nicht weggenommen werden.
    .title = Dort kein Wegnehmen
    .refusal = { $square } ist die Mitte: ein Stein dort kann nicht weggenommen werden
seega-remove-then-move = Nachdem du einen Stein weggenommen hast, ziehst du noch im selben Zug.
    .title = Wegnehmen, dann ziehen
    .refusal = { $action } ist nicht möglich: nachdem du einen Stein weggenommen hast, ziehst du mit einem eigenen
seega-unblock-duty = Wenn die Gegenseite passen musste, musst du so ziehen, dass sie wieder ziehen kann.
    .title = Du musst befreien
    .refusal = { $action } lässt die Gegenseite blockiert: dein Zug muss sie befreien
seega-unblock-loss = Wenn kein Zug die blockierte Seite befreien kann, verliert sie.
    .title = Niemand kann sie befreien
    .ending = { $loser } ist blockiert, und kein Zug von { $winner } konnte das ändern: { $winner } gewinnt.
seega-unblock-count = Wenn kein Zug die blockierte Seite befreien kann, endet die Partie, und die Steine werden gezählt.
    .title = Nicht zu befreien: zählen
    .ending = Eine Seite ist blockiert, und kein Zug konnte sie befreien: Die Steine auf dem Brett wurden gezählt.

## Das Ende

seega-end-total = { $lose_at ->
        [1] Eine Seite, die nur noch einen Stein hat, während die andere mehr hat, verliert die Partie.
       *[other] Eine Seite, die alle Steine verloren hat, verliert die Partie.
    } Die andere erringt einen vollständigen Sieg.
    .title = Vollständiger Sieg
    .ending = { $loser } hat zu wenige Steine, um weiterzuspielen: ein vollständiger Sieg für { $winner }.
seega-end-bare = Wenn keine Seite mehr als einen Stein hat, kann niemand mehr schlagen. Die Partie endet, und die Steine werden gezählt.
    .title = Nichts mehr zu schlagen
    .ending = Keine Seite hat mehr als einen Stein, also kann nichts mehr geschlagen werden: Die Steine wurden gezählt.
seega-barrier-count = Eine Barriere beendet die Partie, egal, wer sie gebaut hat. Die Seite mit mehr Steinen erringt einen kleinen Sieg; bei Gleichstand ist die Partie unentschieden.
    .title = Barriere: zählen
    .ending = Eine Barriere teilt das Brett: Die Steine wurden gezählt.
seega-barrier-builder = Wer eine Barriere baut, erringt sofort einen kleinen Sieg, egal, wie viele Steine jede Seite hat.
    .title = Barriere: Bauen gewinnt
    .ending = { $winner } hat das Brett mit einer Barriere geteilt.
seega-barrier-both = Wenn beide Seiten eine Barriere haben, endet die Partie. Die Seite mit mehr Steinen gewinnt; bei Gleichstand ist die Partie unentschieden.
    .title = Zwei Barrieren: zählen
    .ending = Beide Seiten haben eine Barriere: Die Steine wurden gezählt.
seega-barrier-straight = Eine Barriere ist eine ganze Reihe oder Spalte, nicht am Rand, gefüllt von einer Seite, ohne gegnerischen Stein auf einer ihrer beiden Seiten. Sie zählt, sobald der Zug ihres Besitzers vorbei ist.
    .title = Gerade Barriere
seega-barrier-connected = Eine Barriere ist eine Mauer aus Steinen einer Seite von Rand zu Rand, in der jeder den nächsten berührt, und sei es nur an einer Ecke. Kein Teil von ihr liegt an den beiden Rändern, die sie trennt, und auf einer ihrer Seiten steht kein gegnerischer Stein. Sie zählt, sobald der Zug ihres Besitzers vorbei ist.
    .title = Zusammenhängende Barriere
seega-barrier-reserve = Eine Barriere zählt nur, wenn mindestens ein Stein ihres Besitzers hinter ihr steht, dort, wo keine Gegner sind. Dieser Stein kann ziehen, also kann die Mauer stehen bleiben.
    .title = Ein Stein dahinter
seega-endless-repetition = Wenn dieselbe Stellung zum dritten Mal entsteht und dieselbe Seite am Zug ist, ist das Spiel endlos und hört auf.
    .title = Zum dritten Mal
    .ending = Dieselbe Stellung ist zum dritten Mal entstanden.
seega-endless-quiet = { $limit ->
        [one] Wenn in einem Zug
       *[other] Wenn in { $limit } Zügen hintereinander
    } nichts geschlagen und nichts weggenommen wird, ist das Spiel endlos und hört auf.
    .title = Zu ruhig
    .ending = Zu viele Züge hintereinander wurde nichts geschlagen.
seega-endless-count = Wenn das Spiel endlos ist, werden die Steine gezählt.
    .title = Endlos: zählen
seega-endless-draw = Wenn das Spiel endlos ist, ist die Partie unentschieden.
    .title = Endlos: unentschieden
seega-agree-count = Beide Seiten können sich einig sein, dass nichts mehr geschlagen wird. Dann hören sie auf und zählen die Steine.
    .title = Zählen vereinbaren
    .ending = Die Spieler haben vereinbart, aufzuhören und die Steine zu zählen.
seega-agree-draw = Die Spieler können ein Unentschieden vereinbaren.
    .title = Unentschieden vereinbaren
    .ending = Die Spieler haben ein Unentschieden vereinbart.
seega-count = Wenn gezählt wird, gewinnt die Seite mit mehr Steinen auf dem Brett; wo nichts anderes gesagt ist, ist das ein großer Sieg. Bei Gleichstand ist die Partie unentschieden.
    .title = Steine zählen
seega-resign = Eine Seite, die aufgibt, ihre Zeit überschreitet oder die Partie verlässt, verliert. Die andere erringt einen vollständigen Sieg.
    .title = Aufgeben
    .ending = { $loser } hat aufgegeben, die Zeit überschritten oder die Partie verlassen.
seega-points = Punkte für den Wettkampf: vollständiger Sieg { $total }, großer Sieg oder Sieg durch Blockade { $grand }, kleiner Sieg { $small }, Unentschieden { $draw } für jede Seite.
    .title = Punkte
