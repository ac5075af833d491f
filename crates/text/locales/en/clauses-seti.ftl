### The clauses of Seti. See clauses-seega.ftl for what the attributes are.

## The board and the sides

seti-board = The board has { $board } squares. The short row at each end is a side’s start row.
    .title = Board and start rows
    .refusal = { $square } is not a square of this board
seti-sides = The colours are drawn by lot. First is White and sits at the bottom.
    .title = The colours
seti-start = The Pharaoh starts in the middle of the start row, between his High Priests. In Seti-Aleph there are two High Priests, and three death-ships wait in hand; in Seti-Beth there are four High Priests and no ships.
    .title = Setting up
seti-start-six = Each side has two Pharaohs and four High Priests. They stand on the three middle squares of the two rows nearest to their player, in each row a Pharaoh between two High Priests.
    .title = Setting up six
seti-first = First, who is White, begins. In your turn you do exactly one thing.
    .title = White begins

## Moving

seti-move-own = You move your own figures, never those of the other side.
    .title = Your own figures
    .refusal = { $action } does not move a figure of yours
seti-move-free = A figure never moves onto a square where a figure of its own side stands.
    .title = Not onto your own
    .refusal = A figure of yours already stands on { $square }
seti-pharaoh-eight = The Pharaoh moves one square in any direction, also diagonally. He never jumps.
    .title = The Pharaoh
    .refusal = { $action } is not a Pharaoh’s move: he goes one square in any direction
seti-pharaoh-four = The Pharaoh moves one square up, down, left or right. He never jumps and never moves diagonally.
    .title = The Pharaoh
    .refusal = { $action } is not a Pharaoh’s move: he goes one square up, down, left or right
seti-priest = The High Priest moves exactly two squares diagonally, or like a chess knight: two squares straight and one to the side.
    .title = The High Priest
    .refusal = { $action } is not a High Priest’s move: he goes exactly two squares diagonally, or two straight and one to the side
seti-priest-leaps = The High Priest leaps over anything in his way. What he leaps over stays unharmed.
    .title = Priests leap

## Death-ships

seti-ship-put = Instead of moving, you may put one death-ship from your hand on an empty square or under a figure.
    .title = Putting a ship
    .refusal = { $action } is not possible: you need a ship in hand, and a square that is empty or holds a figure of yours without a ship
seti-ship-under-own = A ship goes under your own figures only.
    .title = Under your own
    .refusal = An enemy figure stands on { $square }: a ship goes under your own figures only
seti-ship-one = A square holds one ship at most.
    .title = One ship a square
    .refusal = A ship lies on { $square } already
seti-ship-far-row = No ship may be put on the row you are trying to reach.
    .title = Not on the goal
    .refusal = { $square } is on the row you are trying to reach: no ship of yours may lie there
seti-ship-home = Ships may be put on your own start row.
    .title = Ships at home
seti-ship-no-home = No ship may be put on your own start row.
    .title = No ships at home
    .refusal = { $square } is on your own start row: no ship may be put there
seti-ship-take = Instead of moving, you may take one of your ships back into your hand, from an empty square or from under your own figure.
    .title = Taking a ship back
    .refusal = There is no ship of yours to take back on { $square }
seti-ship-stays = A ship never moves. When its figure leaves, the ship stays behind.
    .title = Ships stay put
    .refusal = { $action } would move a ship, and ships never move: they are put down and taken back
seti-ship-aboard = A figure may move onto a free ship of its own side, and is then safe there.
    .title = Going aboard
seti-ship-protects = A figure on a ship of its own side cannot be captured.
    .title = Safe on board
    .refusal = The figure on { $square } stands on its own ship and cannot be captured
seti-ship-taken = You capture an enemy ship without a figure by moving onto it. The ship goes into your hand, ready for your next turn, and your figure stays there without a ship.
    .title = Capturing a ship
seti-no-ships = Seti-Beth is played without death-ships.
    .title = No ships
    .refusal = { $action } is not possible: there are no death-ships in Seti-Beth

## Capturing

seti-capture = You capture an enemy figure by moving onto its square.
    .title = Capturing
seti-capture-optional = You need not capture.
    .title = Capture if you like
seti-capture-turns-coat = A captured figure changes sides. You put it back on the board for your own side at once, and it can move from your next turn on.
    .title = It changes sides
    .refusal = { $action } is not possible: first put the captured figure back on the board for your side
seti-capture-out = A captured figure leaves the game for good.
    .title = Out of the game
    .refusal = { $action } is not possible: a captured figure is out of the game and never comes back
seti-reenter-row = A captured figure comes back on the start row of its new side. You choose the square.
    .title = Back on the start row
    .refusal = { $action } is not possible: only a figure you have just captured comes back, and on your own start row while there is room
seti-reenter-square = It comes back on a square without a figure and without an enemy ship. A ship of your own does not matter.
    .title = A free square
    .refusal = { $square } is not free: a figure comes back where no figure stands and no enemy ship lies
seti-reenter-overflow = If the start row is full, the figure comes back on the next row: on the middle square if that is free, otherwise on a free square of your choice. If that row is full too, the row after it is used in the same way.
    .title = When the row is full
    .refusal = { $square } is not the place for it: your start row is full, so the figure goes to the nearest row with room, and to its middle square if that is free

## The end

seti-breakthrough = You win when one of your figures stands on the enemy’s start row and the enemy’s next turn does not capture it.
    .title = Breakthrough
    .ending = A figure of { $winner } reached the start row of { $loser } and was not captured in reply.
seti-breakthrough-reply = The enemy has just one turn to capture the intruder. Getting a figure of one’s own across does not help, and if two intruders are there, capturing one is not enough.
    .title = One reply
seti-end-no-figures = A side that has no Pharaoh and no High Priest left loses at once.
    .title = No figures left
    .ending = { $loser } has no figures left.
seti-end-no-turn = If a side has nothing it can do in its turn, the game is a draw.
    .title = Nothing to do
    .ending = The side to move can do nothing at all: a draw.
seti-endless-repetition = If the same position comes up for the third time, with the same side to move, the game is a draw.
    .title = Third time
    .ending = The same position has come up for the third time: a draw.
seti-endless-quiet = If { $limit } turns in a row bring no capture, the game is a draw.
    .title = Too quiet
    .ending = For too many turns in a row nothing has been captured: a draw.
seti-agree-draw = The players may agree on a draw.
    .title = Agree on a draw
    .ending = The players agreed on a draw.
seti-resign = A side that gives up, runs out of time or leaves the game loses.
    .title = Giving up
    .ending = { $loser } gave up, ran out of time or left the game.
seti-points = Points for the match: breakthrough { $grand }, victory over a side without figures { $total }, draw { $draw } for each side.
    .title = Points
