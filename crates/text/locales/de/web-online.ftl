### Partien zwischen Geräten: einander finden, die laufende Partie, Serien, Klassen. $name: wer spielt; $time: Minuten und Sekunden.

## Mit und ohne Server

web-online-none = Hinter dieser Ausgabe von Khamsin steht kein Server, der zwei Geräte verbindet. Öffne Khamsin von einem Server aus, oder starte einen mit „khamsin serve“; gegen den Computer und an diesem Gerät kannst du gleich hier spielen.
web-online-cut = Der Server ist nicht zu erreichen. Prüfe die Verbindung zum Netz, und versuch es noch einmal.
web-online-local = Andere Geräte können diese Adresse nicht öffnen: Sie meint nur dieses Gerät. Öffne Khamsin unter der Adresse, die das Programm für das lokale Netz anzeigt.
web-online-name = Dein Name
web-online-name-hint = Die anderen sehen ihn. Das Feld darf leer bleiben.

## Eine neue Partie mit jemandem anderswo

web-new-friend = Jemand anderswo, per Link
web-new-listed = Wer mitspielen darf
web-new-listed-link = Wer den Link hat
web-new-listed-lobby = Alle: in der Lobby zeigen
web-new-invite = Partie anlegen und einladen

## Eine Einladung

web-live-wait = Es fehlt noch jemand
web-live-wait-text = Verschick diesen Link. Die Partie beginnt, sobald jemand ihn öffnet und mitspielt.
web-live-wait-listed = Sie steht auch in der Lobby, wo alle mitspielen können.
web-live-link = Link zur Partie
web-live-qr = Der Link als QR-Code
web-live-invited = Du bist zu einer Partie eingeladen
web-live-invited-text = { $name } lädt dich ein: { $text }.
web-live-somebody = Jemand
web-live-join = Mitspielen
web-live-watch = Nur zuschauen

## Eine Partie zwischen zwei Geräten

web-live-connecting = Verbinde …
web-live-connected = Verbunden
web-live-lost = Verbindung verloren; neuer Versuch läuft
web-live-saved = Dein Zug ist gespeichert und wird gesendet
web-live-gone = Diese Partie gibt es nicht. Prüfe den Link, oder lege eine neue Partie an.
web-live-broken = Der Server versteht diese Seite nicht. Lade sie neu.
web-live-watching = Du schaust zu.
web-live-watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-live-away = seit { $time } weg
web-live-not-here = nicht da
web-live-paused = Die Lehrkraft hat die Partie angehalten.
web-live-claim-text = { $name } ist seit { $time } weg und am Zug. Du kannst die Partie als gewonnen beenden oder warten.
web-live-claim = Als gewonnen beenden
web-offer-takeback = Um Zurücknehmen bitten
web-offer-rematch = Revanche anbieten
web-offered-takeback = { $side } möchte den letzten Zug zurücknehmen.
web-offered-rematch = { $side } bietet eine Revanche an.
web-live-offering = Dein Angebot wartet auf Antwort: { $text }
web-live-declined = Dein Angebot wurde abgelehnt.
web-live-resign-sure = Du gibst auf und verlierst die Partie. Bist du sicher?
web-live-next = Zur Revanche
web-live-series = Tabelle der Serie
web-live-copy = Link zum Zuschauen kopieren

## Die Lobby

web-nav-lobby = Mit anderen
web-lobby-mine = Deine laufenden Partien
web-lobby-open = Partien, die auf jemanden warten
web-lobby-none = Gerade wartet niemand. Lege eine Partie an, und zeige sie hier, oder verschick ihren Link.
web-lobby-new = Mit jemandem spielen
web-lobby-by = { $name } spielt { $side }
web-lobby-yours = Zurück zu deiner Partie
web-lobby-join-one = Mitspielen mit { $name }: { $text }
web-clock-none = Ohne Uhr
web-clock-increment = { $time } für die Partie, { $value } s dazu für jeden Zug
web-clock-turn = { $time } für jeden Zug

## Eine Serie: Partien zwischen denselben beiden. $number: die wievielte.

web-series = Serie
web-series-game = Partie { $number }
web-series-begins = { $side }: { $name }
web-series-running = noch nicht zu Ende
web-series-total = Punkte insgesamt
web-series-won = Gewonnen
web-series-drawn = Unentschieden
web-series-lost = Verloren
web-series-points = Die Punkte sind die des Regelblatts.

## Eine Klasse. $number: eine Runde, oder wer keinen Namen hat.

web-class = Klasse
web-class-named = Klasse { $name }
web-class-enter = Einer Klasse beitreten
web-class-open = Klassen, denen du beitreten kannst
web-class-none = Gerade ist keine Klasse offen.
web-class-code = Code der Klasse
web-class-code-hint = Fünf Buchstaben und Ziffern, von der Lehrkraft.
web-class-go = Zur Klasse
web-class-hold = Eine Klasse anlegen
web-class-hold-text = Du bildest die Paare und siehst alle Partien; die Kinder brauchen kein Konto, nur die Adresse.
web-class-title = Name der Klasse
web-class-days = Tage, bis die Namen der Kinder gelöscht werden
web-class-make = Klasse anlegen
web-class-first-name = Dein Vorname
web-class-join = Beitreten
web-class-wait = Du bist dabei. Deine Partie öffnet sich von selbst, wenn die Runde beginnt.
web-class-wait-games = Deine Partie ist zu Ende. Die nächste öffnet sich von selbst.
web-class-bye = In dieser Runde hast du spielfrei. Das zählt als Sieg.
web-class-paused = Die Klasse ist angehalten.
web-class-ended = Die Klasse ist beendet.
web-class-play = Zu deiner Partie
web-class-back = Zurück zur Klasse
web-class-back-soon = In ein paar Sekunden geht es zurück zur Klasse.
web-class-stay = Hierbleiben
web-class-round = Runde { $number }
web-class-table = Tabelle
web-class-place = Platz
web-class-pupil = Name
web-class-pupil-number = Nummer { $number }
web-class-points = Punkte
web-class-pupils = { $count ->
        [one] Ein Kind
       *[other] { $count } Kinder
    }
web-class-you = du
web-class-games = Partien dieser Runde
web-class-running = läuft
web-class-free = { $name } hat spielfrei

## Die Seite der Lehrkraft

web-class-address = Öffnet diese Adresse, oder scannt den Code
web-class-large = Groß, für den Beamer
web-class-pair = Runde { $number } beginnen
web-class-pair-text = Einige Partien dieser Runde laufen noch. Beginnt jetzt die nächste, enden sie unentschieden.
web-class-pair-stop = Als unentschieden beenden
web-class-pause = Alles anhalten
web-class-resume = Fortsetzen
web-class-end = Klasse beenden
web-class-end-sure = Niemand kann dann mehr beitreten oder spielen; die Tabelle bleibt, und sind die Namen gelöscht, stehen Nummern darin. Klasse beenden?
web-class-manage = Kinder und Namen
web-class-name-of = Name von Nummer { $number }
web-class-save = Name speichern
web-class-remove-one = { $name } herausnehmen
web-class-remove-sure = { $name } verlässt die Klasse und verliert eine laufende Partie. Bist du sicher?
web-class-export = Ergebnisse speichern
web-class-names = Namen in den Dateien
web-class-names-names = Wie sie sind
web-class-names-anonymous = Weggelassen
web-class-csv = Tabelle speichern (CSV)
web-class-pgn = Aufzeichnungen speichern (PGN)
