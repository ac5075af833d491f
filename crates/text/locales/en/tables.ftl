### Exact tables: the command `tables`, and what can be wrong with a table. $file: its file; no full stop in errors.

## A table that cannot be used

table-foreign = { $file } is not a table: remove it, and build the table again
table-version = { $file } is of version { $found } of the format, which this program does not know: use the newest program, or build the table again
table-header = The beginning of { $file } is damaged: remove it, and build the table again
table-length = { $file } has { $found } bytes where it should have { $expected }: remove it, and build the table again
table-directory = The list of blocks in { $file } is damaged: remove it, and build the table again
table-block = In { $file }, block { $block } of the { $plane ->
        [values] values
       *[distances] distances
    } is damaged: remove it, and build the table again
table-counts = { $file } does not hold what it says it holds: remove it, and build the table again
table-codec = { $file } is compressed with { $name }, which this program cannot read: use a table that is stored plain
table-scheme = { $file } numbers its positions in a way ({ $found }) that this program does not know: build the table again
table-rules = { $file } belongs to other rules ({ $found } where { $expected } is needed): remove it, and build the table again
table-slice = { $file } holds { $found } where { $expected } should be: give it its own name back, or remove it
table-unreadable = { $file } cannot be read ({ $reason }): check whether you may read it
table-disk-full = The disk is full: { $file } cannot be written. What is finished is safe: make room, or name another folder with --tables, and give the same command again
table-unwritable = { $file } cannot be written ({ $reason }): check whether you may write there, or name another folder with --tables

## What stands in the way of a command

tables-no-game = There are no tables for { $id }: they exist for Seega, Saut du Chat and Seti-Beth
tables-no-folder = This system does not tell where programs keep what they make: name a folder with --tables
tables-none = There are no tables of { $id } in { $folder }: make them with khamsin tables build
tables-pieces = With { $pieces } pieces there is nothing to build: choose a number from { $first } to { $most }
tables-memory = { $slice } needs { $needed } of memory, and { $limit } may be used: allow more with --memory, or ask for fewer pieces; what is finished is safe
tables-memory-size = “{ $text }” is no amount of memory: write a number with M or G, such as 8G
tables-too-deep = { $slice } has distances that are too long for a table: please tell the makers of this program
tables-check-missing = { $slice } is not built: build it first
tables-check-count = { $slice } has { $found } positions where there are { $expected }: remove its table, and build it again
tables-check-entry = In { $slice }, entry { $number } is not what the rules make it: remove its table, and build it again
tables-in-use = Another program is building tables in { $folder }: wait for it, or name another folder with --tables
tables-mid-turn = This position stands in the middle of a turn or before pieces move, and tables know those between turns only: finish the turn first
tables-unknown = There is no table for this position: build those with { $pieces } pieces
tables-not-known = There is no table for a position with { $pieces } pieces here

## Building. $slice: pieces of the side to move, then of the other.

# The unit of sizes, after k, M or G.
tables-byte = B
tables-up-to = Up to { $pieces } pieces
tables-plan-positions = Positions
tables-plan-positions-value = { $count } in { $values } slices
tables-plan-finished = Finished already
tables-plan-finished-value = { $count } positions in { $values } slices
tables-plan-memory = Memory
tables-plan-memory-value = { $memory } at most, of { $limit } that may be used
tables-plan-disk = Disk
tables-plan-disk-value = about { $disk } in { $folder }
tables-plan-disk-short = about { $disk } in { $folder }, where only { $limit } are free
tables-plan-time = Time
tables-plan-time-value = about { $time }
tables-nothing-to-do = Everything is built already
tables-progress = { $slice }: { $share } · { $rate } M positions/s · { $time } left
tables-progress-slice = { $slice } is finished: { $count } positions, { $rate } M positions/s, { $time } left for all
tables-stopped = Stopped. What is finished is safe; to go on, give the same command again
tables-built = Built: { $count } positions in { $time }
tables-packed = { $file }: { $count } tables, { $disk }

## What is there

tables-column-slice = Slice
tables-column-positions = Positions
tables-column-wins = Won
tables-column-draws = Drawn
tables-column-losses = Lost
tables-column-longest = Longest
tables-column-size = Size
tables-folder = Folder: { $folder }
tables-verify-done = { $count } positions in { $values } slices checked: { $wrong ->
        [0] nothing wrong
        [one] one slice wrong
       *[other] { $wrong } slices wrong
    }
tables-verify-progress = Checking { $slice }: { $count } positions

## What a position is worth. $side: a side’s name.

tables-value-draw = Draw
tables-value-won = { $side }: { $kind }
tables-victory = victory
tables-either = { $one } or { $two }
tables-distance = the next capture or the end in { $count ->
        [one] one turn
       *[other] { $count } turns
    }
tables-by-count = by count, for nobody can force anything better
tables-by-endless = for nobody can force anything better
tables-over = The game is over
tables-turns = Every turn, the best first
tables-turn-unknown = not known
tables-limit = The quiet limit ends the game in { $count ->
        [one] one turn
       *[other] { $count } turns
    }, which is sooner

## Puzzles. $side: who is to move. $kind: what it comes to, such as total victory; $count: the solver’s turns.

puzzles-end = { $side } to move: { $kind } in { $count ->
        [one] one turn
       *[other] { $count } turns
    }
puzzles-gain = { $side } to move: win a piece in { $count ->
        [one] one turn
       *[other] { $count } turns
    }, on the way to a { $kind }
puzzles-gain-draw = { $side } to move: win a piece in { $count ->
        [one] one turn
       *[other] { $count } turns
    } and save the draw
puzzles-hold = { $side } to move: keep the lead, a { $kind } by count
puzzles-hold-draw = { $side } to move: save the draw
puzzles-progress = { $count } positions looked at, { $values } puzzles found
puzzles-fewer = There are only { $count } such puzzles where { $needed } are wanted: build tables with more pieces, or ask for fewer
puzzles-build = There are no tables of { $id } with { $pieces } pieces in { $folder }: build them first: { $text }
puzzles-none-shipped = No puzzles of { $id } come with the program: leave --shipped out to have some found in tables
