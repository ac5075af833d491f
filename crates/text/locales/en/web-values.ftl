### Values of parameters in words, and lists.

web-value-true = yes
web-value-false = no
web-value-size = { $value } × { $value } squares
web-value-points = total { $total }, grand { $grand }, small { $small }, draw { $draw }
web-value-opening-free = any squares
web-value-starter-last-placer = whoever placed last
web-value-starter-first-placer = whoever placed first
web-value-move-step = one square
web-value-move-slide = as far as the way is free
web-value-capture-optional = as you like
web-value-capture-mandatory = you must
web-value-chain-none = no
web-value-chain-optional = as you like
web-value-chain-mandatory = you must
web-value-blocked-pass-unblock = passes, and must be freed
web-value-blocked-remove = takes off an enemy piece and moves
web-value-blocked-pass = passes
web-value-blocked-lose = loses
web-value-cannot-unblock-loss = loses
web-value-cannot-unblock-count = the pieces are counted
web-value-barrier-none = nothing
web-value-barrier-count = ends the game: more pieces win
web-value-barrier-builder = ends the game: its builder wins
web-value-barrier-both = ends the game when both sides have one
web-value-barrier-shape-straight = a straight line
web-value-barrier-shape-connected = a connected wall
web-value-endless-count = the pieces are counted
web-value-endless-draw = a draw
web-value-neutral-setup-players = the players
web-value-neutral-setup-random = the lot
web-value-edition-de = the German text
web-value-edition-en = the English text
web-parameter-is = { $label }: { $value }
web-list = { $one }, { $two }
# $name: a rule set; $text: what was changed in it.
web-ruleset-changed = { $name } ({ $text })
