### `khamsin data` : sauvegardes, exports et noms de ce que garde un serveur. Les erreurs disent quoi faire, sans point final.

data-progress = parties : { $done } sur { $count }
data-counts = parties : { $games }, événements : { $events }, invités : { $guests }, classes : { $classes }, noms dans les classes : { $names }
data-backed-up = { $file } est écrit : { $text }.
data-restored = { $file } est restauré : { $text }.
data-exported = { $file } est écrit, avec ce nombre de parties terminées : { $games }.
data-purged = Noms d’invités effacés (jours sans visite : { $days }) : { $guests }. Noms effacés dans les classes dont le délai est passé : { $names }.
data-stopped = Arrêté : rien n’a été écrit
data-backup-broken = Ce programme ne peut pas rejouer certaines parties ({ $count } : { $text }) : elles sont dans la sauvegarde, mais il ne pourrait pas la restaurer ; sauvegardez avec la version de Khamsin du serveur
data-export-broken = Ce programme ne peut pas rejouer certaines parties ({ $count } : { $text }), qui sont donc laissées de côté : prenez la version de Khamsin du serveur
data-foreign = ce n’est pas une sauvegarde de Khamsin : nommez un fichier écrit par khamsin data backup
data-newer = la sauvegarde a été écrite par Khamsin { $text }, plus récent : restaurez-la avec cette version
data-cut = la sauvegarde s’arrête trop tôt : copiez-la de nouveau, ou prenez-en une autre
data-damaged = la sauvegarde est abîmée (constaté à la ligne { $line }) : copiez-la de nouveau, ou prenez-en une autre
data-broken-game = la partie { $id } ne peut pas être rejouée ({ $reason }), rien n’a donc été restauré : prenez la version de Khamsin qui a écrit la sauvegarde
data-not-empty = la base de données contient déjà quelque chose, et une sauvegarde ne remplit qu’une base vide : nommez-en une autre avec --database, ou déplacez celle-ci
data-exists = le fichier existe déjà : nommez-en un autre, ou remplacez-le avec --force
data-file = le fichier est inutilisable ({ $reason }) : vérifiez son nom, vos droits et la place sur le disque
data-store = la base de données signale une erreur ({ $reason }) : vérifiez-la et réessayez
