### The clauses of Seega. Value: the rule. `.refusal`: why an action is forbidden, without a full stop ($action, $square).
### `.ending`: why the game is over ($winner, $loser only where somebody always wins).

## The board and the sides

seega-board = The board has { $size } by { $size } squares. Each side has { $pieces } pieces.
    .title = Board and pieces
    .refusal = { $square } is not a square of this board
seega-sides = The players draw lots or agree who is First. First begins to place pieces.
    .title = Who is First

## Placing

seega-place-two = The board starts empty. The players take turns, and each turn places two pieces.
    .title = Two at a time
    .refusal = { $action } does not fit here: for now each turn puts two pieces on the board, and nothing moves yet
seega-place-empty = A piece is placed on an empty square.
    .title = Empty squares only
    .refusal = { $square } is taken: a piece is placed on an empty square
seega-place-centre = The centre square stays empty while pieces are placed.
    .title = Keep the centre free
    .refusal = { $square } is the centre: it stays empty while pieces are placed
seega-place-harmless = Placing captures nothing, even if an enemy piece ends up between two of yours.
    .title = Placing is harmless
seega-place-capture = Placing captures: an enemy piece that your new piece shuts in, with another piece of yours on its far side, leaves the game. Squares that become empty can be filled again, but not the centre.
    .title = Placing captures
seega-place-end = Placing ends when nobody has a piece left in hand. From then on the pieces move.
    .title = End of placing
    .refusal = { $action } would place a piece, but all pieces have been placed: now they move
seega-opening-croisade-edges = The first squares are fixed. First places in the middle of the bottom and top edges, then Second in the middle of the left and right edges. After that everyone places freely.
    .title = La Croisade, edges
    .refusal = { $square } is not one of the squares for this turn: the first pieces go to the middles of the edges, first bottom and top, then left and right
seega-opening-croisade-inner = The first squares are fixed. First places just below and just above the centre, then Second just left and just right of it. After that everyone places freely.
    .title = La Croisade, inner
    .refusal = { $square } is not one of the squares for this turn: the first pieces go next to the centre, first below and above it, then left and right
seega-opening-croisade-cross = The first squares are fixed. First takes the middles of the bottom and top edges, Second those of the left and right edges. Then First places left and right of the centre, and Second below and above it. After that everyone places freely.
    .title = La Croisade, cross
    .refusal = { $square } is not one of the squares for this turn: the first four turns go to the middles of the edges and then around the centre, in a fixed order

## Moving

seega-start-last-placer = Whoever placed the last pieces makes the first move.
    .title = Last placer starts
seega-start-first-placer = Whoever placed the first pieces makes the first move.
    .title = First placer starts
seega-move-own = You move your own pieces, never those of the other side.
    .title = Your own pieces
    .refusal = There is no piece of yours on { $square }
seega-move-empty = A piece moves onto an empty square.
    .title = Onto empty squares
    .refusal = { $square } is taken: a piece moves onto an empty square
seega-move-step = A piece moves one square: up, down, left or right. It never moves diagonally.
    .title = One straight step
    .refusal = { $action } is not a step: a piece moves exactly one square up, down, left or right
seega-move-slide = A piece slides up, down, left or right, as far as you like over empty squares. It never jumps and never moves diagonally.
    .title = Straight slides
    .refusal = { $action } is not a slide: a piece moves along its row or column, and only over empty squares
seega-move-centre = Once the pieces move, the centre may be entered like any other square.
    .title = The centre opens

## Capturing

seega-capture-custody = You capture an enemy piece when your move shuts it in between two of your pieces, in a row or in a column. It leaves the game.
    .title = Shut it in
seega-capture-automatic = A capture happens by itself as soon as a piece is shut in. Nobody has to announce it, and nobody can decline it.
    .title = Captures are automatic
seega-capture-several = One move can capture in several directions at once.
    .title = Several at once
seega-capture-pair = Every captured piece must be shut in by itself. Two enemy pieces side by side are never captured as a pair.
    .title = No pairs
seega-capture-mover = Only the piece that has just moved captures. So you may step between two enemy pieces safely; to capture you there, one of them must go away and come back.
    .title = Stepping in is safe
seega-capture-centre-safe = A piece on the centre cannot be captured.
    .title = The centre is safe
seega-capture-centre-open = A piece on the centre can be captured like any other.
    .title = The centre is not safe
seega-capture-centre-helps = A piece on the centre helps to capture: it can be one of the two that shut an enemy piece in.
    .title = The centre helps
seega-capture-optional = You need not capture. You may make another move instead, even if a capture is possible.
    .title = Capture if you like
seega-capture-mandatory = If one of your pieces can capture, you must make a capturing move. If there are several, you choose.
    .title = You must capture
    .refusal = { $action } captures nothing, but a capture is possible: you must make a capturing move
seega-chain-none = A turn is one move. After a capture the other side plays, even if your piece could capture again.
    .title = One move a turn
    .refusal = { $action } is not possible: a turn is one move, so there are no chains of captures and nothing to end
seega-chain-optional = After a capture the same piece may go on, as long as each further move captures too. You may stop with “end”.
    .title = Go on if you like
    .refusal = { $action } is not possible: only a piece that has just captured and can capture again may go on or stop with “end”, and going on means capturing
seega-chain-mandatory = After a capture the same piece must go on capturing as long as it can. Each further move must capture too.
    .title = You must go on
    .refusal = { $action } is not possible: a piece that has captured goes on capturing while it can, and the chain ends by itself
seega-chain-same-piece = Only the piece that has just captured goes on; no other piece joins in.
    .title = Same piece goes on
    .refusal = { $action } moves another piece: only the piece that has just captured goes on

## When a side is blocked

seega-blocked-pass-unblock = A side that cannot move passes. The other side must then make a move that sets it free.
    .title = Pass, then be freed
    .refusal = { $action } is not possible: you pass when you cannot move, and only then, and no piece is ever taken off to make room
seega-blocked-remove = A side that cannot move takes one enemy piece off the board, one that stands next to a piece of its own, and then moves.
    .title = Blocked: remove one
    .refusal = { $action } is not possible: when you cannot move, and only then, you take off one enemy piece that stands next to one of yours; nobody passes
seega-blocked-pass = A side that cannot move passes. The other side plays on and may leave it blocked.
    .title = Blocked: pass
    .refusal = { $action } is not possible: you pass when you cannot move, and only then, and no piece is ever taken off to make room
seega-blocked-lose = A side that cannot move in its turn loses the game.
    .title = Blocked: lose
    .refusal = { $action } is not possible: nobody passes and no piece is ever taken off to make room, because a side that cannot move has lost
    .ending = { $loser } cannot move, and so { $winner } wins.
seega-remove-centre = A piece on the centre is safe from removal too.
    .title = No removal there
    .refusal = { $square } is the centre: a piece there cannot be taken off
seega-remove-then-move = After taking a piece off, you make your move in the same turn.
    .title = Remove, then move
    .refusal = { $action } is not possible: after taking a piece off you move one of your own
seega-unblock-duty = If the other side had to pass, your move must leave it able to move.
    .title = Set it free
    .refusal = { $action } leaves the other side blocked: your move must set it free
seega-unblock-loss = If no move can set the blocked side free, the blocked side loses.
    .title = Nobody can free it
    .ending = { $loser } is blocked, and no move of { $winner } could change that: { $winner } wins.
seega-unblock-count = If no move can set the blocked side free, the game ends and the pieces are counted.
    .title = No way to free
    .ending = A side is blocked and no move could set it free: the pieces on the board were counted.

## The end

seega-end-total = { $lose_at ->
        [1] A side that is down to one piece while the other has more loses the game.
       *[other] A side that has lost all its pieces loses the game.
    } The other side gains a total victory.
    .title = Total victory
    .ending = { $loser } has too few pieces left to play on: a total victory for { $winner }.
seega-end-bare = When neither side has more than one piece, nobody can ever capture again. The game ends and the pieces are counted.
    .title = Nothing left to capture
    .ending = Neither side has more than one piece, so nothing can be captured any more: the pieces were counted.
seega-barrier-count = A barrier ends the game, whoever built it. The side with more pieces gains a small victory; equal numbers are a draw.
    .title = Barrier: count
    .ending = A barrier divides the board: the pieces were counted.
seega-barrier-builder = Whoever builds a barrier gains a small victory at once, however many pieces each side has.
    .title = Barrier: builder wins
    .ending = { $winner } has divided the board with a barrier.
seega-barrier-both = When both sides have a barrier, the game ends. The side with more pieces wins; equal numbers are a draw.
    .title = Two barriers: count
    .ending = Both sides have a barrier: the pieces were counted.
seega-barrier-straight = A barrier is a whole row or column, not at the edge, filled by one side, with no enemy piece on one side of it. It counts when its owner’s turn is over.
    .title = A straight barrier
seega-barrier-connected = A barrier is a wall of one side’s pieces from edge to edge, each touching the next, if only at a corner. No part of it lies along the two edges it keeps apart, and no enemy piece stands on one side of it. It counts when its owner’s turn is over.
    .title = A connected barrier
seega-barrier-reserve = A barrier counts only if at least one piece of its owner stands behind it, on the side without enemies. That piece can move, so the wall can stay.
    .title = One piece behind
seega-endless-repetition = If the same position comes up for the third time, with the same side to move, play is endless and stops.
    .title = Third time
    .ending = The same position has come up for the third time.
seega-endless-quiet = If { $limit } turns in a row bring no capture and no removal, play is endless and stops.
    .title = Too quiet
    .ending = For too many turns in a row nothing has been captured.
seega-endless-count = When play is endless, the pieces are counted.
    .title = Endless: count
seega-endless-draw = When play is endless, the game is a draw.
    .title = Endless: draw
seega-agree-count = The players may agree that nothing more will be captured. Then they stop and count the pieces.
    .title = Agree to count
    .ending = The players agreed to stop and count the pieces.
seega-agree-draw = The players may agree on a draw.
    .title = Agree on a draw
    .ending = The players agreed on a draw.
seega-count = In a count, the side with more pieces on the board wins; where nothing else is said, that is a grand victory. Equal numbers are a draw.
    .title = Counting pieces
seega-resign = A side that gives up, runs out of time or leaves the game loses. The other side gains a total victory.
    .title = Giving up
    .ending = { $loser } gave up, ran out of time or left the game.
seega-points = Points for the match: total victory { $total }, grand victory or victory by blocking { $grand }, small victory { $small }, draw { $draw } for each side.
    .title = Points
