### The clauses of Pahtum. See clauses-seega.ftl for what the attributes are.

pahtum-board = The board has 7 by 7 squares.
    .title = The board
    .refusal = { $square } is not a square of this board
pahtum-sides = The players draw lots or agree on the colours. First is Black, Second is White.
    .title = Black and White
pahtum-neutrals = { $neutrals ->
        [1] Before play starts, one neutral piece goes on the board. It belongs to nobody.
       *[other] Before play starts, { $neutrals } neutral pieces go on the board. They belong to nobody.
    } The number of neutral pieces is always odd.
    .title = Neutral pieces
    .refusal = { $action } is not possible: first the neutral pieces are placed, one a turn, on any empty squares
pahtum-neutrals-players = The players take turns to place the neutral pieces, one at a time, on any empty square. Second, who is White, begins.
    .title = Placed by the players
pahtum-neutrals-random = The neutral pieces are put on squares drawn by lot before the game begins.
    .title = Placed by lot
pahtum-first = First, who is Black, plays the first piece.
    .title = Black begins
pahtum-place-one = The players take turns, and each turn places one piece of one’s own colour.
    .title = One at a time
pahtum-place-empty = A piece is placed on an empty square. A square with a neutral piece is not empty.
    .title = Empty squares only
    .refusal = { $square } is taken: a piece is placed on an empty square
pahtum-place-for-good = A placed piece stays where it is until the end.
    .title = Placed for good
    .refusal = { $action } is not possible: a turn places one piece, and placed pieces never move or leave
pahtum-pie = After First’s first piece, Second may answer “swap”: the piece becomes Second’s, and First plays again.
    .title = The pie rule
    .refusal = { $action } is not possible: a swap exists only under the pie rule, as Second’s answer to First’s very first piece
pahtum-run = Lines of one colour score when the board is full: three pieces 3 points, four 10, five 25, six 56, seven 119.
    .title = Lines score
pahtum-run-straight = Lines run along a row or a column. Diagonals do not count.
    .title = Rows and columns
pahtum-run-crossing = A piece may belong to two lines, one along its row and one along its column, and counts in both.
    .title = Crossing lines
pahtum-run-maximal = A line counts once, at its full length. Shorter lines inside it do not score again.
    .title = Full length only
pahtum-run-neutral = A neutral piece breaks a line.
    .title = Neutrals break lines
pahtum-end-points = The game ends when the board is full. More points win.
    .title = The full board
    .ending = The board is full, and { $winner } has more points.
pahtum-end-equal = With equal points the game is a draw.
    .title = Equal points
    .ending = The board is full, and both sides have the same number of points.
pahtum-agree-draw = The players may agree on a draw.
    .title = Agree on a draw
    .ending = The players agreed on a draw.
pahtum-resign = A side that gives up, runs out of time or leaves the game loses.
    .title = Giving up
    .ending = { $loser } gave up, ran out of time or left the game.
pahtum-points = Points for the match: win { $grand }, win because the other gave up { $total }, draw { $draw } for each side.
    .title = Match points
