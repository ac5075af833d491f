### Die Klauseln von Pahtum. Was die Attribute sind, steht in clauses-seega.ftl.

pahtum-board = Das Brett hat 7 mal 7 Felder.
    .title = Das Brett
    .refusal = { $square } ist kein Feld dieses Bretts
pahtum-sides = Die Farben werden ausgelost oder vereinbart. Eins hat Schwarz, Zwei hat Weiß.
    .title = Schwarz und Weiß
pahtum-neutrals = { $neutrals ->
        [1] Bevor es losgeht, kommt ein neutraler Stein aufs Brett. Er gehört niemandem.
       *[other] Bevor es losgeht, kommen { $neutrals } neutrale Steine aufs Brett. Sie gehören niemandem.
    } Die Zahl der neutralen Steine ist immer ungerade.
    .title = Neutrale Steine
    .refusal = { $action } ist nicht möglich: zuerst werden die neutralen Steine gesetzt, in jedem Zug einer, auf beliebige leere Felder
pahtum-neutrals-players = Die Spieler setzen die neutralen Steine abwechselnd, immer einen, auf beliebige leere Felder. Zwei, mit Weiß, beginnt damit.
    .title = Von den Spielern gesetzt
pahtum-neutrals-random = Die neutralen Steine kommen vor der Partie auf ausgeloste Felder.
    .title = Ausgelost
pahtum-first = Eins, mit Schwarz, setzt den ersten Stein.
    .title = Schwarz beginnt
pahtum-place-one = Die Seiten wechseln sich ab, und in jedem Zug wird ein Stein der eigenen Farbe gesetzt.
    .title = Einer nach dem anderen
pahtum-place-empty = Ein Stein wird auf ein leeres Feld gesetzt. Ein Feld mit einem neutralen Stein ist nicht leer.
    .title = Nur leere Felder
    .refusal = { $square } ist besetzt: ein Stein wird auf ein leeres Feld gesetzt
pahtum-place-for-good = Ein gesetzter Stein bleibt bis zum Ende, wo er ist.
    .title = Gesetzt ist gesetzt
    .refusal = { $action } ist nicht möglich: jeder Zug setzt einen Stein, und gesetzte Steine bewegen sich nie und verschwinden nie
pahtum-pie = Nach dem ersten Stein von Eins darf Zwei mit „swap“ antworten: Der Stein gehört dann Zwei, und Eins setzt noch einmal.
    .title = Die Kuchenregel
    .refusal = { $action } ist nicht möglich: einen Tausch gibt es nur mit der Kuchenregel, als Antwort von Zwei auf den allerersten Stein von Eins
pahtum-run = Wenn das Brett voll ist, bringen Linien einer Farbe Punkte: drei Steine 3 Punkte, vier 10, fünf 25, sechs 56, sieben 119.
    .title = Linien bringen Punkte
pahtum-run-straight = Linien laufen entlang einer Reihe oder Spalte. Schräge zählen nicht.
    .title = Reihen und Spalten
pahtum-run-crossing = Ein Stein kann zu zwei Linien gehören, einer in seiner Reihe und einer in seiner Spalte, und zählt in beiden.
    .title = Gekreuzte Linien
pahtum-run-maximal = Eine Linie zählt einmal, in ihrer vollen Länge. Kürzere Linien in ihr bringen nicht noch einmal Punkte.
    .title = Nur die volle Länge
pahtum-run-neutral = Ein neutraler Stein unterbricht eine Linie.
    .title = Neutrale unterbrechen
pahtum-end-points = Die Partie endet, wenn das Brett voll ist. Wer mehr Punkte hat, gewinnt.
    .title = Das volle Brett
    .ending = Das Brett ist voll, und { $winner } hat mehr Punkte.
pahtum-end-equal = Bei gleichen Punkten ist die Partie unentschieden.
    .title = Gleiche Punkte
    .ending = Das Brett ist voll, und beide Seiten haben gleich viele Punkte.
pahtum-agree-draw = Die Spieler können ein Unentschieden vereinbaren.
    .title = Unentschieden vereinbaren
    .ending = Die Spieler haben ein Unentschieden vereinbart.
pahtum-resign = Eine Seite, die aufgibt, ihre Zeit überschreitet oder die Partie verlässt, verliert.
    .title = Aufgeben
    .ending = { $loser } hat aufgegeben, die Zeit überschritten oder die Partie verlassen.
pahtum-points = Punkte für den Wettkampf: Sieg { $grand }, Sieg durch Aufgabe { $total }, Unentschieden { $draw } für jede Seite.
    .title = Punkte im Wettkampf
