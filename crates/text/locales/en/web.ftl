### What only the browser says.

web-title = Khamsin
web-tagline = Old board games, played as their rule sheets tell them.

## Controls that every page has

web-close = Close
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-sand = Sand
web-theme-night = Night
web-theme-contrast = High contrast
web-notices = Notices
web-skip = Skip to the content

## Where a clause comes from, on badges

web-badge-sheet = From the sheet
web-badge-elsewhere = From elsewhere
web-badge-house = House decision

## The board, for those who listen to it

web-board = Board of { $name }
web-piece-man = { $side }’s piece
web-piece-pharaoh = { $side }’s Pharaoh
web-piece-priest = { $side }’s High Priest
web-piece-ship = { $side }’s death-ship
web-piece-neutral = neutral piece
web-piece-aboard = { $piece } on a death-ship
web-square-empty = { $square }, empty
web-square-piece = { $square }, { $piece }
web-square-centre = centre
web-square-target-dot = can be played
web-square-target-ring = can be played, captures
web-square-target-cross = can be removed
web-square-selected = selected
web-square-forced = must go on
web-square-last = last move
web-mark-lit = highlighted
web-mark-good = good
web-mark-bad = bad
web-mark-left = only in the left rule set
web-mark-right = only in the right rule set
web-mark-both = in both rule sets
web-tray-hand = In hand of { $side }
web-tray-captured = Captured by { $side }
web-pile = { $piece } ({ $count })
web-pile-target = { $piece } ({ $count }), can go back here
