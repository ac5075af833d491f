### Der Webserver: was er im Terminal schreibt und was er auf Anfragen antwortet. $value: ein Port; Fehler ohne Punkt.

server-ready = Khamsin ist bereit, im Browser: { $text }
server-network = Im lokalen Netz: { $text }
server-no-network = Dieser Rechner hat keine Adresse in einem lokalen Netz: verbinde ihn, und starte noch einmal
server-next-port = Port { $value } ist belegt, darum nimmt Khamsin den nächsten freien.
server-end = Strg-C beendet ihn.
server-without-app = Dieses Programm wurde ohne die Web-App gebaut: installiere Node.js, und gib im Ordner von Khamsin „make run“ ein
server-port-taken = Port { $value } ist von einem anderen Programm belegt: beende es, oder wähle mit --port einen anderen Port
server-port-refused = Port { $value } lässt sich nicht benutzen ({ $reason }): wähle mit --port einen anderen, ab 1024
server-not-found = Unter { $text } gibt es nichts: beginne bei /
server-method = { $name } passt nicht zu { $text }: die Kopfzeile Allow dieser Antwort nennt, was passt
server-not-json = Die Anfrage muss JSON enthalten: schick sie mit der Kopfzeile Content-Type: application/json
server-json = Das ist kein JSON ({ $reason }): schick ein Objekt, wie die Schnittstelle es beschreibt
server-fields = Die Anfrage ist nicht lesbar ({ $reason }): schick die Felder, die die Schnittstelle beschreibt
server-query = Die Adresse ist nicht lesbar ({ $reason }): gib die Parameter an, die die Schnittstelle beschreibt
server-too-large = Die Anfrage ist zu lang: schick höchstens { $most } KiB
server-bound = Das Feld { $name } liegt außerhalb der Grenzen: wähle eine Zahl von 1 bis { $most }
server-too-many = Das waren zu viele Anfragen: versuch es in { $count } s noch einmal
server-busy = Alle Plätze für Analysen sind belegt: versuch es gleich noch einmal
server-slow = Die Antwort hat zu lange gedauert: frag nach weniger, oder versuch es gleich noch einmal
server-not-ready = Der Server ist noch nicht bereit: versuch es gleich noch einmal
server-origin = Diese Anfrage kommt von einer Seite unter einer anderen Adresse: öffne Khamsin selbst
server-internal = Im Server ist etwas kaputt, und sein Protokoll sagt, was: versuch es noch einmal, oder sag denen Bescheid, die ihn betreiben

## Klassen und Codes.

server-class-none = Eine Klasse mit diesem Code gibt es nicht: sieh dir die fünf Buchstaben und Ziffern noch einmal an
server-class-no-pupil = Diese Nummer gibt es in der Klasse nicht: sieh sie dir noch einmal an
server-class-not-teacher = Das kann nur die Lehrkraft: nimm den Browser, in dem die Klasse angelegt wurde
server-class-removed = Die Lehrkraft hat dich aus dieser Klasse herausgenommen: frag sie
server-class-ended = Diese Klasse ist beendet: lege eine andere an, oder tritt einer anderen bei
server-class-paused = Die Klasse ist angehalten: setz sie erst fort
server-class-full = Diese Klasse ist voll: bitte die Lehrkraft um eine zweite
server-class-no-name = Ein Vorname fehlt: gib einen ein
server-class-name-taken = Jemand in der Klasse heißt schon so: füge deinem Namen einen Buchstaben hinzu
server-class-too-few = Für eine Runde braucht es zwei: warte, bis noch jemand dazukommt
server-class-running = In dieser Runde laufen noch Partien: warte auf sie, oder brich sie ab
server-class-other-round = Es gibt schon eine andere Runde: sieh dir die Klasse noch einmal an
server-class-days = Namen werden 1 bis 366 Tage aufgehoben: wähle eine dieser Zahlen
server-qr-text = Ein Code fasst einen Text von 1 bis 300 Zeichen: schick einen als „text“
