### What the command line says besides the rules.

## Files

cli-file-unreadable = The file cannot be read ({ $reason }): check its name and whether you may read it
cli-file-not-text = This is not a text in UTF-8: save it in that encoding
cli-stdin = standard input

## rules list

cli-column-ruleset = Rule set
cli-column-board = Board
cli-column-hash = Rules hash
cli-entry = { $text } ({ $sheet })
cli-list-hint = To read one clause by clause: khamsin rules show { $id }

## rules show. Phases of the game as headings.

cli-identity = { $id }, { $sheet }, board { $board }, rules hash { $hash }
# Where parameters were changed, the summary is still that of the sheet.
cli-summary-sheet = On the sheet: { $text }
cli-parameters = Parameters
cli-parameter = { $label } ({ $values })
cli-parameter-changed = { $label } ({ $values }); the sheet has { $value }
cli-parameter-legend = * changed from the sheet
cli-phase-setup = The board and the sides
cli-phase-place = Placing
cli-phase-move = Moving
cli-phase-ship = Death-ships
cli-phase-capture = Capturing
cli-phase-blocked = When a side is blocked
cli-phase-score = Scoring
cli-phase-end = The end

## rules diff. $one, $two: the ids.

cli-diff-same = Nothing differs: both names stand for { $id }
cli-diff-games = Different games: { $one } is { $first_game }, { $two } is { $second_game }, and they have no clause in common
cli-diff-alike = They are played alike: both have the rules hash { $hash }
cli-diff-parameters = Parameters that differ
cli-diff-only = Only in { $id }
cli-diff-origin = In both, but not from the same place
cli-diff-sheets = In both, and each sheet says so itself

## show. $mark: the sign on the board.

cli-legend-neutral = { $mark } neutral
cli-legend-centre = { $mark } the centre
cli-legend-figures = P Pharaoh, H High Priest, capitals for First, small letters for Second
cli-legend-ship = { $mark } ship of { $side }
cli-legend-aboard = { $mark } Pharaoh on his ship
cli-hand-pieces = Pieces in hand: First { $first }, Second { $second }
cli-hand-neutrals = Neutral pieces in hand: First { $first }, Second { $second }
cli-hand-ships = Ships in hand: First { $first }, Second { $second }
cli-count-pieces = On the board: First { $first }, Second { $second }
cli-count-lines = Points of lines: First { $first }, Second { $second }
cli-duty = Turn { $turn }: { $side } is to { $duty }
cli-actions = { $count ->
        [one] One legal action
       *[other] { $count } legal actions
    }
cli-actions-captures = { $mark } captures
cli-action-place = Place
cli-action-move = Move
cli-action-remove = Remove
cli-action-put = Put a ship
cli-action-take = Take a ship
cli-action-reenter = Bring back
cli-action-word = Say
cli-position = Position: { $text }

## What a side is to do: it follows “is to”, and stands alone after “still to do”.

duty-place = { $count ->
        [one] place one piece
       *[other] place { $count } pieces
    }
duty-neutral = place a neutral piece
duty-pie = place a piece, or take over First’s piece with “swap”
duty-move = move a piece
duty-move-figure = move a figure
duty-move-ship = move a figure, or put or take back a ship
duty-pass = pass, because no piece of its own can move
duty-remove = take off an enemy piece, because no piece of its own can move
duty-chain = capture on with the piece on { $square }
duty-chain-optional = capture on with the piece on { $square }, or stop with “end”
duty-unblock = make a move that frees the other side
duty-freed = move a piece, now that an enemy piece was taken off
duty-reenter-pharaoh = put the captured Pharaoh back on the board
duty-reenter-priest = put the captured High Priest back on the board

## A whole game: show --playout, replay

cli-playout = A random game, seed { $text }
cli-turns = { $count ->
        [0] No turns
        [one] One turn
       *[other] { $count } turns
    }
cli-turn = Turn { $turn }, { $side }: { $text }
cli-game = Game { $game }: { $one } against { $two }
cli-unfinished = The record stops here, and the game is not over
cli-replayed = { $count ->
        [one] One game
       *[other] { $count } games
    } checked, { $wrong ->
        [0] nothing wrong
        [one] one of them wrong
       *[other] { $wrong } of them wrong
    }
cli-place-game = game { $game }
cli-place-turn = turn { $turn }

## perft

cli-pace = { $text } seconds

## levels

levels-own = How each level of { $id } scores against the one below it: a win counts one, a draw a half.
levels-kin = How each level scores against the one below it, a win counting one and a draw a half. { $id } was not measured itself; these are the figures of { $other }.
levels-level = level
levels-score = score
levels-interval = 95% interval

## fit

fit-files-differ = { $one } and { $two } do not share their weights: fit them one after the other

## bench

cli-bench-rule-set = rule set
cli-bench-actions = M actions/s
cli-bench-leaves = M leaves/s
cli-bench-checksum = checksum
cli-bench-node-rate = M nodes/s
cli-bench-seconds = seconds
cli-bench-nodes = nodes
cli-bench-position-rate = M positions/s
cli-bench-core-rate = M/s per core
cli-bench-longest = longest
cli-bench-solution = … its last { $count } squares solved
bench-server-too-long = No random game of { $text } lasts that long: play for fewer seconds, or at a slower pace
bench-server-failed = The measurement was broken off ({ $reason }): check the database, and how many files a process may open (ulimit -n)
bench-server-gathering = games connected: { $one } of { $two }
bench-server-playing = the games are being played
bench-server-unknown = unknown
bench-server-load = games: { $one }, sockets: { $two }, turns: { $count }, seconds: { $text }
bench-server-times = from sending to both players: half within { $one } ms, 99% within { $two } ms, all within { $value } ms
bench-server-memory = memory of the server: { $text } MB at most
bench-server-cores = cores in use: server { $one }, players { $two }, the whole machine { $value }
