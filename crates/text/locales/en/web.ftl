### What only the browser says.

web-title = Khamsin

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

## The frame around every page

web-navigation = Pages
web-menu = Menu
web-nav-games = My games
web-settings = Settings
web-cancel = Cancel
web-nowhere = There is no page here
web-nowhere-home = To the start
web-error = That did not work
web-error-kept = Your games are kept on this device; nothing is lost.
web-error-again = Try again
web-error-unavailable = Khamsin could not be loaded completely. Look at your network connection and try again; the browser has to be one that knows WebAssembly.
web-error-crashed = Khamsin stumbled over itself, which is a mistake in the program. It has started again: please repeat what you did.
web-error-unknown = Something unexpected happened ({ $reason }). Try again, or load the page anew.

## The home page. The short lines about games stand below their names.

web-home-sentence = Old board games, played as their rule sheets tell them
web-home-play = Play now
web-home-first = Seega on the small board, against the lowest level. No account, nothing to install.
web-home-again = The game you played last, once more from the beginning.
web-home-resume = Go on with your game
web-home-lesson = First a lesson
web-home-choose = Choose a game
web-home-games = The games
web-home-still = Stop the boards
web-home-living = Let the boards play
web-home-seega = Surround enemy pieces between two of your own.
web-home-saut-du-chat = Leap over enemy pieces, and over the next one.
web-home-pahtum = Fill the board with long lines, and cut the others.
web-home-seti = Bring a figure to the far row and survive a turn.

## Players and games. $one, $two: players; $count: a level.

web-player-you = You
web-player-computer = Computer, level { $count }
web-versus = { $one } against { $two }

## The games on this device

web-games-kept = They are kept in this browser, on this device, and nowhere else.
web-games-none = There are none yet.
web-games-export = Save them all as a file
web-games-open = Open a file
web-games-paste = Paste a record or a link
web-games-paste-label = A game record, a link, or a file of games as text
web-games-take = Open it
web-games-imported = { $count ->
        [one] One game was taken in.
       *[other] { $count } games were taken in.
    }
web-games-running = { $count ->
        [one] one turn played
       *[other] { $count } turns played
    }
web-games-over = over, { $text }
web-games-remove = Remove
web-games-remove-one = Remove this game: { $name }
web-games-remove-sure = The game will be gone for good. Do you want to remove it?
web-open-wait = The game in the link is being opened.
web-open-failed = This link cannot be opened

## Settings

web-set-page = Page
web-set-board = Board
web-set-kept = Settings hold at once and are kept on this device.
web-set-sound = Sound
web-set-sound-off = Off
web-set-sound-on = On
web-set-confirm = A turn is played
web-set-confirm-at-once = at once
web-set-confirm-confirm = when I confirm it
web-set-coordinates = Letters and numbers at the edge
web-set-coordinates-shown = Shown
web-set-coordinates-hidden = Hidden
web-set-motion = Pieces
web-set-motion-animated = move
web-set-motion-still = stand still

## A game being played. $count: a number of pieces or points; $done: which piece of the turn it is.

web-play-none = This game is not on this device
web-play-controls = What you can do
web-play-beside = Beside the board
web-play-turn = to play
web-play-pieces = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
web-play-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
web-play-placing = { $done } of { $count } to place
web-play-thinking = The computer is thinking.
web-play-not-yours = Take up one of your own pieces first.
web-play-clause = Rule: { $clause }
web-play-lit = just used
web-play-moves = Moves
web-play-rules = Rules
web-play-no-moves = Nothing has been played yet.
web-play-typed = Your move in letters
web-play-typed-hint = For example b2, c3c4 or xd2; several actions with commas.
web-play-typed-go = Play
web-play-confirm = Play { $action }
web-play-swap = Take over the first piece
web-play-pass = Pass
web-play-end = Stop capturing
web-play-undo = Undo
web-play-takeback = Take back
web-play-hint = Hint
web-play-flip = Turn
web-play-more = More
web-play-share = Share and save
web-play-sound-on = Sound on
web-play-sound-off = Sound off
web-play-resign = Give up
web-play-resign-sure = { $side } gives up and loses the game. Are you sure?
web-offer-count = Offer to stop and count
web-offer-draw = Offer a draw
web-offered-count = { $side } offers to stop and count the pieces.
web-offered-draw = { $side } offers a draw.
web-offer-accept = Accept
web-offer-decline = Decline

## Share and save

web-share-link = A link that holds the whole game
web-share-copy-game = Copy the link
web-share-copy-position-link = Copy a link to this position
web-share-copy-record = Copy the record
web-share-copy-position = Copy the position
web-share-pgn = Save the record (PGN)
web-share-json = Save the record (JSON)
web-share-png = Save a picture (PNG)
web-share-svg = Save a picture (SVG)
web-share-system = Share
web-share-copied = Copied.
web-share-refused = The browser does not let us copy. Select the text and copy it yourself.

## The end of a game. $done, $count: games of a match.

web-result-draw = A draw
web-result-won = { $winner } wins
web-result-you-won = You win
web-result-you-lost = The computer wins
web-result-match = After { $done } of { $count } games:
web-result-next = Next game of the match
web-result-rematch = Rematch, sides changed
web-result-review = Review
web-result-new = Another game

## A new game. $count: how many parameters were changed.

web-nav-new = New game
web-new-against = Against
web-new-computer = The computer
web-new-device = Someone at this device
web-new-level = Level
web-level = Level { $value }
web-level-lowest = Level { $value }, for a first game
web-level-first = The lowest level: the others are measured from here upwards.
# $value: its score against the level below; $before, $after: the bounds of what that may be.
web-level-strength = Scores { $value } against the level below ({ $before } to { $after }).
web-new-side = You play
web-new-side-first = First
web-new-side-second = Second
web-new-side-lot = By lot
web-new-name = Name of { $side }
web-new-rules = Rules
web-new-game = Game
web-new-ruleset = Rule set
web-new-parameters = { $count ->
        [0] Change the rules
        [one] Change the rules (one change)
       *[other] Change the rules ({ $count } changes)
    }
web-new-as-sheet = { $value } (as on the sheet)
web-new-time = Time and place
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-increment = For the game
web-new-clock-turn = For each turn
web-new-minutes = Minutes for the game
web-new-increment = Seconds more for every turn
web-new-each = Seconds for each turn
web-new-games = Games in the match
web-new-position = Begin from a position
web-new-position-text = Position
web-new-position-hint = One line, as “Copy the position” gives it. Leave it empty for the usual beginning.
web-new-start = Play

## A game’s page

web-game-play = Play
web-game-learn = Learn it
web-game-compare = Compare rule sets
web-game-sources = Sources
web-game-rulesets = Rule sets
web-game-known = The one you know
web-game-known-none = None of them
web-game-unknown = What we do not know
web-game-unknown-text = The sheets leave things open, have lost their figures, and contradict themselves. Here is what we had to decide or to leave in doubt.
web-game-unknown-of = { $name } ({ $count })
web-names-seega = Pronounced “siga”, two of the sheets say. The Tunisian form is called Kharbga.
web-names-saut-du-chat = French for “the Cat’s Leap”.
web-names-pahtum = The heading of the sheet also spells it Pathum.
web-names-seti = Its two forms are called Seti-Aleph and Seti-Beth.
web-ruleset-from = { $sheet }, { $files } by { $ranks } squares
web-ruleset-authority = Where its rules come from
web-ruleset-clauses = { $count ->
        [one] one rule
       *[other] { $count } rules
    }
web-ruleset-differs = Differs from the one you know
web-ruleset-alike = Plays alike.
web-ruleset-variants = { $count ->
        [one] One variant
       *[other] { $count } variants
    }
web-ruleset-play = Play it
web-ruleset-print = Print it
