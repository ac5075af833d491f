### Werte von Parametern in Worten, und Aufzählungen.

web-value-true = ja
web-value-false = nein
web-value-size = { $value } × { $value } Felder
web-value-points = vollständig { $total }, groß { $grand }, klein { $small }, unentschieden { $draw }
web-value-opening-free = frei
web-value-starter-last-placer = wer zuletzt gesetzt hat
web-value-starter-first-placer = wer zuerst gesetzt hat
web-value-move-step = ein Feld weit
web-value-move-slide = so weit der Weg frei ist
web-value-capture-optional = frei
web-value-capture-mandatory = Pflicht
web-value-chain-none = nein
web-value-chain-optional = frei
web-value-chain-mandatory = Pflicht
web-value-blocked-pass-unblock = passt und muss befreit werden
web-value-blocked-remove = nimmt einen gegnerischen Stein weg und zieht
web-value-blocked-pass = passt
web-value-blocked-lose = verliert
web-value-cannot-unblock-loss = verliert
web-value-cannot-unblock-count = die Steine werden gezählt
web-value-barrier-none = nichts
web-value-barrier-count = beendet die Partie: mehr Steine gewinnen
web-value-barrier-builder = beendet die Partie: wer sie gebaut hat, gewinnt
web-value-barrier-both = beendet die Partie, wenn beide Seiten eine haben
web-value-barrier-shape-straight = gerade
web-value-barrier-shape-connected = zusammenhängend
web-value-endless-count = die Steine werden gezählt
web-value-endless-draw = unentschieden
web-value-neutral-setup-players = die Spieler
web-value-neutral-setup-random = das Los
web-value-edition-de = der deutsche Text
web-value-edition-en = der englische Text
web-parameter-is = { $label }: { $value }
web-list = { $one }, { $two }
# $name: a rule set; $text: what was changed in it.
web-ruleset-changed = { $name } ({ $text })
