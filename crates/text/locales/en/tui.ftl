### The terminal game: what the table, the full screen and the line mode say.

## What happened. $text: what a side did; it follows the side’s name. $other: where from; $square: where to.

told-place = places on { $square }
told-place-two = places on { $one } and { $two }
told-neutral = places a neutral piece on { $square }
told-step = steps { $other } to { $square }
told-slide = slides { $other } to { $square }
told-leap = leaps { $other } to { $square }
told-remove = takes off { $square }
told-put = puts a ship on { $square }
told-take = takes back the ship on { $square }
told-reenter = puts the captured figure on { $square }
told-swap = takes over the first piece
told-pass = passes, because nothing of its own can move
told-end = stops capturing
told-captures = { $text } and captures { $squares }
told-then = { $one }, then { $two }
told-acted = { $side } { $text }.
told-taken-back = { $count ->
        [one] One action is taken back.
       *[other] { $count } actions are taken back.
    }
told-offer-count = { $side } offers to stop and count.
told-offer-draw = { $side } offers a draw.
told-accepted = { $side } accepts.
told-declined = { $side } declines and plays on.
told-resigned = { $side } gives up.
told-flag = { $side } has no time left.
told-your-turn = Your turn: { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
told-your-duty = Your turn: { $duty } ({ $count ->
        [one] one choice
       *[other] { $count } choices
    }).
told-turn = { $side }’s turn: { $count ->
        [one] one move.
       *[other] { $count } moves.
    }
told-duty = { $side }’s turn: { $duty } ({ $count ->
        [one] one choice
       *[other] { $count } choices
    }).
told-thinking = { $side } thinks…
told-thinking-depth = { $side } thinks: depth { $depth }, { $nodes } actions tried
told-hint = Hint: { $text } ({ $value })
told-hint-thinking = Looking for a hint…
told-review-thinking = Looking at the game…
told-offer-thinking = { $side } considers the offer…
told-pair = { $label }: { $text }
told-you-play = You play { $side }, against { $name }.
told-shared = Two players at one keyboard: First begins.
told-saved = Saved as { $file }.
told-copied = The position was copied: { $text }
told-resumed = The game goes on where it was left.

## Why a wish was not granted

table-not-your-turn = It is not your turn: wait for the other side
table-nothing-to-take-back = There is nothing to take back: you have not decided anything yet
store-no-folder = This system does not say where programs keep their files: set XDG_DATA_HOME or HOME, or save with a full path
store-unwritable = { $file } cannot be written ({ $reason }): choose another name or a directory that you may write to
store-unreadable = { $file } cannot be read ({ $reason }): check its name and whether you may read it
terminal-failed = The terminal cannot be used ({ $reason }): try khamsin play --plain
terminal-engine = The engine stopped, which is a fault in Khamsin: your game is kept, start again to go on
terminal-none = The terminal game needs a terminal: use khamsin play --plain in a pipe

## Players

player-person = a person
player-engine = the computer, level { $count }

## The full screen: the menu

tui-title = Khamsin
tui-menu-game = Game
tui-menu-rules = Rules
tui-menu-opponent = Opponent
tui-menu-level = Level
tui-menu-side = Your side
tui-menu-clock = Clock
tui-menu-start = Start the game
tui-menu-resume = Go on with an unfinished game: { $text }
tui-menu-open = Open a saved game
tui-menu-quit = Quit
tui-menu-computer = the computer
tui-menu-person = another person here
tui-menu-lot = drawn by lot
tui-menu-no-clock = none
tui-menu-minutes = { $count } min
tui-menu-increment = { $count } min + { $second } s a turn
tui-menu-level-worth = { $count }, scores { $share } against the level below
tui-menu-level-first = { $count }, for a first game
tui-menu-source = From: { $sheet }
tui-menu-changed = Changed from the sheet: { $text }

## The full screen: a game

tui-moves = Moves
tui-rules = Rules just used
tui-rules-none = The clauses that a move makes use of are told here.
tui-in-hand = in hand { $count }
tui-on-board = { $count } on the board
tui-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tui-captured = captured { $count }
tui-level = level { $count }
tui-you = you
tui-place-of = { $done } of { $count } to place
tui-chain-space = go on capturing with { $square }, or press space to stop
tui-pass-space = press space to pass, because nothing of yours can move
tui-pie = place a piece, or press x to take over the first one
tui-ships = move a figure, or press b to put or take a ship
tui-turn-number = Turn { $turn }
tui-type-move = Type a move, such as b2 or c3c4:
tui-type-save = Save as (Enter alone: a name of its own):
tui-type-open = Open the file:
tui-ask-resign = Give the game up?
tui-ask-accept = { $side }, do you accept?
tui-ask-leave = Leave the game? It is kept, and you can go on later.
tui-yes-no = y yes, n no
tui-too-small = The window is too small: at least { $width } by { $count } characters are needed.
tui-not-an-action = “{ $text }” is not a move: write a square (c3), two squares (c3c4), a square after x, +, - or @, or one of swap, pass and end

## The full screen: the result and the review

tui-series = Games here: { $text }
tui-review = Review
tui-reviewing = Looking at position { $done } of { $count }
tui-review-start = The position before the first turn
tui-review-best = Better was { $text } ({ $value })
tui-review-graph = Chances of First, turn by turn
tui-review-lines = Best play from here, depth { $depth }
tui-proved = { $value }, proved
tui-review-none = There is nothing to review yet
tui-no-mistake = There are no more mistakes that way
tui-open-title = Saved games
tui-open-none = There are no saved games yet. Press the colon to type the name of a file.

## Keys. The text follows the key.

tui-help = Help
tui-rules-title = The rules of { $name }
key-move = move
key-select = choose
key-change = change
key-say = choose; stop, pass
key-type = type a move
key-type-path = type a file
key-takeback = take back
key-hint = hint
key-count = offer to count
key-draw = offer a draw
key-resign = give up
key-save = save
key-copy = copy the position
key-rules = rules
key-swap = take over (pie rule)
key-ship = put or take a ship
key-review = review
key-again = play again
key-mistakes = mistakes
key-step = turn back, forth
key-ends = start, end
key-scroll-moves = scroll the moves
key-scroll = scroll
key-back = back
key-leave = leave
key-help = help
key-yes = yes
key-no = no
tui-help-intro = Arrows and h j k l move the cursor. Enter chooses a square: first the piece, then where it goes. The mouse does both. A wrong try says which clause forbids it.
tui-help-marks = On the board
mark-cursor = the cursor
mark-selected = the chosen piece
mark-target = where it can go, or what can be taken
mark-place = where a piece can be placed
mark-last = moved last
mark-from = left in the last turn
mark-captured = captured in the last turn
mark-hint = the hint
mark-centre = the centre

## The line mode. Words with commas between them mean the same; the first one is told.

plain-welcome = { $name }, { $sheet }. Type a move or a command; “help” lists the commands.
plain-which-game = Which game? Type its number.
plain-no-such-game = There is no number “{ $text }”: type one from 1 to { $count }.
plain-resume = There is an unfinished game of { $name }, turn { $turn }. Go on with it? Type yes or no.
plain-unknown = “{ $text }” is neither a move nor a command: type “help” to read what you can say.
plain-moves = Moves: { $text }
plain-position = Position: { $text }
plain-count = On the board: First { $first }, Second { $second }.
plain-lines = Points: First { $first }, Second { $second }.
plain-hands = In hand: First { $first }, Second { $second }.
plain-clock = Time left: First { $one }, Second { $two }.
plain-row = Row { $row }: { $text }
plain-piece = { $square } { $piece }
plain-empty = empty
plain-man = { $side }
plain-neutral = neutral
plain-pharaoh = { $side }’s Pharaoh
plain-priest = { $side }’s High Priest
plain-aboard = { $text } on a ship
plain-ship = { $side }’s ship
plain-no-clauses = The last move made use of no particular clause.
plain-notation = Moves are written as a square (c3), as two squares (c3c4), or as a square after x to take off, + to put a ship, - to take one back, @ to bring a figure back; several actions of a turn have commas between them.
plain-clauses = Rules just used: { $text }
plain-bye = The game is kept. Type khamsin play to go on with it.
plain-goodbye = Goodbye.
plain-yes = yes, y
plain-accept-asked = { $side }, type yes to accept or no to decline.
plain-resign-asked = Give the game up? Type yes or no.
plain-again = The game is over. Type “again” for another one, “review”, “save”, “back” or “quit”.
plain-not-over = The game is not over: play on, or give it up with “resign”.
plain-mistake = Turn { $turn }, { $side }: { $text } { $mark }. Better was { $other } ({ $value }).
command-help = help
    .does = tells the commands
command-moves = moves
    .does = tells every legal move
command-board = board
    .does = tells what stands where
command-hint = hint
    .does = asks the engine for a good move
command-back = back, undo
    .does = takes your last decision back
command-count = count
    .does = offers to stop and count
command-draw = draw
    .does = offers a draw
command-resign = resign
    .does = gives the game up
command-rules = rules
    .does = tells the clauses that the last move made use of
command-all-rules = clauses
    .does = tells every clause of the rule set
command-position = position
    .does = tells the position in one line, to be copied
command-save = save
    .does = saves the game; a file name may follow
command-review = review
    .does = looks for the mistakes of the game
command-again = again
    .does = begins another game
command-quit = quit, exit
    .does = leaves; an unfinished game is kept
