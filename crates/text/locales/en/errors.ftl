### What went wrong, and what to do about it: the place, the reason, the way out. No full stop, as in refusals.
### $side is a number; $column and $line count from one.

## A position text (six fields on one line)

position-fields = Position, column { $column }: it has six fields with single spaces between them, but here { $count ->
        [one] there is only one
       *[other] there are { $count }
    }: board, side, phase, hands, quiet turns, turn
position-letter = Position, column { $column }: “{ $letter }” is not a piece: write M, P, H or S for First, small letters for Second, * for a neutral piece and numbers for empty squares
position-gap = Position, column { $column }: empty squares are written as one number from 1 to 9, without a zero and never two numbers side by side
position-plus = Position, column { $column }: a + stands for the ship under a figure: write it once, right after a P or an H
position-row-width = Position, column { $column }: row { $row } from the top has { $width ->
        [0] no squares
        [one] one square
       *[other] { $width } squares
    }: all rows must be equally long, and no board is more than nine wide
position-row-count = Position, column { $column }: no board has more than ten rows: remove the rows from here on
position-side = Position, column { $column }: “{ $text }” is not a side: write 1 or 2 for the side to act
position-phase = Position, column { $column }: “{ $text }” is not a phase: write place with how many are left, neutral, pie, move, chain with its square, unblock, freed, or reenter with P or H; a colon joins the two
position-hands = Position, column { $column }: “{ $text }” does not tell what is in hand: write two numbers with a comma, First’s and then Second’s
position-quiet = Position, column { $column }: “{ $text }” is not a count of quiet turns: write a whole number smaller than the turn
position-turn = Position, column { $column }: “{ $text }” is not a turn: write a whole number from 1 on

## A position that cannot arise

setup-board = The position has { $files } by { $ranks } squares, but the board of this rule set has { $needed_files } by { $needed_ranks }: change the position or choose another rule set
setup-foreign-piece = There is a “{ $letter }” on { $square }, but this game has no such piece: take it off
setup-foreign-phase = The phase “{ $phase }” does not exist under this rule set: choose one of its own, or another rule set
setup-pieces = { $side ->
        [1] First
       *[2] Second
    } has { $count ->
        [one] one piece
       *[other] { $count } pieces
    } on the board and in hand where { $most } can be: correct the board or the hands
setup-total = Of “{ $letter }” there are { $count } in all, counted on the board and in hand, but there must be { $needed }: correct the board or the hands
setup-hands = With { $first } and { $second } in hand it cannot be this side’s turn in this phase: correct the hands, the side or the phase
setup-square = { $square } cannot be as it is here: { $clause }
setup-no-further-capture = On { $square } no piece of the side to act can go on capturing: write the phase move, or name the piece that can
setup-not-blocked = The other side is not blocked, so it need not be freed: write the phase move
setup-not-freed = No single removal leads to this position, so nobody was just freed: write the phase move
setup-wrong-side = { $side ->
        [1] First
       *[2] Second
    } is never to act in this phase: write the other side, or another phase
setup-no-captor = No figure here can have made the capture after which a figure comes back: write the phase move, or put figures of both sides on the board
setup-deserted = The board is so empty that the game was over before: put pieces on it

## The name of a rule set

ruleset-form = Rule set, column { $column }: a name has the form game/sheet@1(parameter=value,…), and “{ $text }” does not fit it: correct it there
ruleset-unknown = Rule set, column { $column }: there is no “{ $text }”: choose one of { $known }
ruleset-revision = Rule set, column { $column }: there is no revision “{ $text }”: the newest is { $newest }
ruleset-parameter = Rule set, column { $column }: this game has no parameter “{ $text }”: choose one of { $known }
ruleset-twice = Rule set, column { $column }: the parameter { $name } is given twice: keep one of them
ruleset-value = Rule set, column { $column }: { $name } cannot be “{ $text }”: choose one of { $values }
ruleset-ladder = Rule set, column { $column }: “{ $text }” is not a ladder of points: write four numbers from 0 to 99 with dashes, for total, grand and small victory and draw, none greater than the one before, such as 5-2-1-0
ruleset-neutrals = Rule set, column { $column }: there cannot be “{ $text }” neutral pieces, because the number is odd and at most 13: choose one of 1, 3, 5, 7, 9, 11, 13
ruleset-won-at-once = Rule set, column { $column }: if the centre is safe and a blocked side loses, First wins at once with c2c3: set blocked=pass too, or leave the centre open

## A game record

record-empty = Line { $line }, column { $column }: there is no game in this text: a record has tags, turns and a result
record-second-game = Line { $line }, column { $column }: a second game begins here, but one was asked for: remove one of them
record-control-character = Line { $line }, column { $column }: a control character cannot stand here: remove it
record-unexpected-character = Line { $line }, column { $column }: nothing in a record begins with “{ $text }”: remove it, or put it into a comment
record-unclosed-comment = Line { $line }, column { $column }: the comment that begins here is not closed: add a closing brace
record-tag-syntax = Line { $line }, column { $column }: “{ $text }” is not a tag: write a name of letters and digits, then a value in straight double quotes, all in square brackets
record-unclosed-tag-value = Line { $line }, column { $column }: the value “{ $text }” is not closed on its line: add the closing quote
record-duplicate-tag = Line { $line }, column { $column }: the tag { $text } is there already: keep one of them
record-bad-result = Line { $line }, column { $column }: “{ $text }” is not a result: write 1-0, 0-1, 1/2-1/2 or *
record-result-contradiction = Line { $line }, column { $column }: the game ends with { $text }, but its Result tag says something else: correct one of them
record-bad-turn = Line { $line }, column { $column }: “{ $text }” is not a turn: write its actions with commas and without spaces, such as b2,d4
record-bad-number = Line { $line }, column { $column }: “{ $text }” is not a turn number: write digits and a dot, as in 12. before the turn
record-number-without-turn = Line { $line }, column { $column }: no turn follows the number { $text }: add the turn or remove the number
record-bad-nag = Line { $line }, column { $column }: “{ $text }” is not a glyph: write a dollar sign with a number from 0 to 255, or one or two exclamation and question marks
record-stray-nag = Line { $line }, column { $column }: there is no turn before the glyph { $text }: write it after the turn it is about
record-stray-variation = Line { $line }, column { $column }: there is no turn that this variation could replace: write it after the turn
record-empty-variation = Line { $line }, column { $column }: the variation that begins here has no turn: add one, or remove the brackets
record-unclosed-variation = Line { $line }, column { $column }: the variation that begins here is not closed: add a closing bracket
record-unopened-variation = Line { $line }, column { $column }: no variation is open here: remove the closing bracket
record-too-deep = Line { $line }, column { $column }: variations are nested too deeply here: at most 30 levels can be kept
record-json = Line { $line }, column { $column }: this JSON is not a record ({ $text }): follow the schema

## A record that is not a game

replay-no-ruleset = The record has no Ruleset tag, so nobody knows by which rules it was played: add one, such as seega/ludens-planet
replay-hash = The RulesHash tag says { $found }, but the rule set has { $expected }: the game was played by other rules; correct the Ruleset tag, or remove RulesHash if you are sure
replay-seed = The Seed tag says “{ $text }”, which is not a whole number: correct it or remove it
replay-result = The record says { $found }, but by its turns the result is { $expected }: correct the result, or tell in the Termination tag how the players ended it

## A turn or an action

turn-illegal = { $action } is not legal here
turn-incomplete = The turn is not complete, still to do: { $phase }; add the missing actions after a comma
turn-too-long = The turn was complete before { $action }: the other side is to act, so begin a new turn there
action-text = “{ $text }” is not an action: write a square (c3), two squares (c3c4), a square after x, +, - or @, or one of swap, pass and end
# $reason: the title of the clause that ended the game.
action-over = { $action } comes too late, the game is already over ({ $reason }): remove it and what follows

## Offers between the players

offer-over = The game is over: nothing can be offered or given up any more
offer-nothing-to-count = There is nothing to count now: only Seega counts pieces, and only once they move
offer-none = There is no offer of the other side to answer: make one yourself
offer-standing = This offer stands already: wait for the answer, or play on

## A question to the program that cannot be answered

request-form = This is not a question ({ $reason }): send an object with ask, with and perhaps lang
request-unknown = There is no question “{ $text }”: choose one of { $known }
request-fields = The question { $name } cannot be read ({ $reason }): send the fields that it has
request-language = There is no language “{ $text }”: choose one of { $known }
request-seed = “{ $text }” is not a seed: write a whole number without a sign
request-turns = { $count } turns are more than any game has: send at most { $most }
request-level = There is no level { $text }: choose one from 1 to { $most }
request-piece = There cannot be such a piece on “{ $text }”: name a square of the board, and a side unless the piece is neutral
request-link = “{ $text }” is not a game or a position: open the link as it was sent, without anything cut off
request-texts = The texts of { $name } cannot be read ({ $reason }): load the page again
