### `khamsin data`: backups, exports and names of what a server keeps. Errors say what to do, without a full stop.

data-progress = { $done } of { $count } games
data-counts = games: { $games }, events: { $events }, guests: { $guests }, classes: { $classes }, names in classes: { $names }
data-backed-up = { $file } is written: { $text }.
data-restored = { $file } is restored: { $text }.
data-exported = { $file } is written, with this number of finished games: { $games }.
data-purged = Names of guests deleted (days without a visit: { $days }): { $guests }. Names deleted in classes whose days are over: { $names }.
data-stopped = Stopped: nothing was written
data-backup-broken = This program cannot play through some of the games ({ $count }: { $text }): they are in the backup, but it could not be restored; back up with the version of Khamsin that the server has
data-export-broken = This program cannot play through some of the games ({ $count }: { $text }), so they are left out: use the version of Khamsin that the server has
data-foreign = this is no backup of Khamsin: name a file that khamsin data backup has written
data-newer = the backup was written by Khamsin { $text }, which is newer: restore it with that version
data-cut = the backup ends too early: copy it again, or take another
data-damaged = the backup is damaged (noticed in line { $line }): copy it again, or take another
data-broken-game = game { $id } cannot be played through ({ $reason }), so nothing was restored: use the version of Khamsin that wrote the backup
data-not-empty = the database has something in it already, and a backup fills an empty one only: name another with --database, or move this one away
data-exists = the file is there already: name another, or replace it with --force
data-file = the file cannot be used ({ $reason }): check its name, your permissions and the room on the disk
data-store = the database failed ({ $reason }): check it, and try again
