### Der Webserver: was er im Terminal schreibt und was er auf Anfragen antwortet. $value: ein Port; Fehler ohne Punkt.

server-ready = Khamsin ist bereit, im Browser: { $text }
server-network = Im lokalen Netz: { $text }
server-no-network = Dieser Rechner hat keine Adresse in einem lokalen Netz: verbinde ihn, und beginne noch einmal
server-next-port = Port { $value } ist belegt, darum nimmt Khamsin den nächsten freien.
server-end = Strg-C beendet ihn.
server-without-app = Dieses Programm wurde ohne die Web-App gebaut: installiere Node.js, und gib im Ordner von Khamsin „make run“ ein
server-port-taken = Port { $value } ist von einem anderen Programm belegt: beende es, oder wähle mit --port einen anderen Port
server-port-refused = Port { $value } lässt sich nicht benutzen ({ $reason }): wähle mit --port einen anderen, ab 1024
server-not-found = Unter { $text } gibt es nichts: beginne bei /
server-method = { $name } passt nicht zu { $text }: nimm GET
