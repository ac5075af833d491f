### `khamsin data`: Sicherungen, Ausgaben und Namen dessen, was ein Server behält. Fehler sagen, was zu tun ist, ohne Punkt.

data-progress = { $done } von { $count } Partien
data-counts = Partien: { $games }, Ereignisse: { $events }, Gäste: { $guests }, Klassen: { $classes }, Namen in Klassen: { $names }
data-backed-up = { $file } ist geschrieben: { $text }.
data-restored = { $file } ist wiederhergestellt: { $text }.
data-exported = { $file } ist geschrieben, mit so vielen beendeten Partien: { $games }.
data-purged = Gelöschte Namen von Gästen (Tage ohne Besuch: { $days }): { $guests }. Gelöschte Namen in Klassen, deren Tage um sind: { $names }.
data-stopped = Abgebrochen: nichts wurde geschrieben
data-backup-broken = Dieses Programm kann einige der Partien nicht nachspielen ({ $count }: { $text }): sie sind in der Sicherung, aber wiederherstellen könnte es die nicht; sichere mit der Version von Khamsin, die der Server hat
data-export-broken = Dieses Programm kann einige der Partien nicht nachspielen ({ $count }: { $text }), sie fehlen also: nimm die Version von Khamsin, die der Server hat
data-foreign = das ist keine Sicherung von Khamsin: nenne eine Datei, die khamsin data backup geschrieben hat
data-newer = die Sicherung wurde von Khamsin { $text } geschrieben, einer neueren Version: stell sie mit dieser wieder her
data-cut = die Sicherung hört zu früh auf: kopiere sie noch einmal, oder nimm eine andere
data-damaged = die Sicherung ist beschädigt (bemerkt in Zeile { $line }): kopiere sie noch einmal, oder nimm eine andere
data-broken-game = die Partie { $id } lässt sich nicht nachspielen ({ $reason }), also wurde nichts wiederhergestellt: nimm die Version von Khamsin, die die Sicherung geschrieben hat
data-not-empty = in der Datenbank ist schon etwas, und eine Sicherung füllt nur eine leere: nenne mit --database eine andere, oder lege diese beiseite
data-exists = die Datei gibt es schon: nenne eine andere, oder ersetze sie mit --force
data-file = die Datei lässt sich nicht benutzen ({ $reason }): prüfe ihren Namen, deine Rechte und den Platz auf der Festplatte
data-store = die Datenbank meldet einen Fehler ({ $reason }): prüfe sie, und versuch es noch einmal
