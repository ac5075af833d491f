### Games, rule sets and parameters. `.summary` of a game: about sixty words; of a rule set: one line.

## Games

game-seega = Seega
    .summary = Two armies fill the board, two pieces at a time, until only the centre is empty. Then they start to move, one square at a time, and try to shut enemy pieces in between two of their own. The crowded board slowly empties, walls rise, and a piece on the centre is safe. Easy to learn, and every region has its own rules.
game-saut-du-chat = Saut du Chat
    .summary = The Cat’s Leap is played on the small Seega board, but all the pieces are already there and only the centre is empty. Pieces step up, down, left or right, and capture by leaping over an enemy next to them, several times in a row if they can. Capture all enemy pieces, or leave them without a move, and you win.
game-pahtum = Pahtum
    .summary = A few neutral pieces are scattered over a board of 49 squares. Then Black and White take turns to fill it, one piece at a time, and nothing ever moves. When the board is full, lines of three or more pieces of one colour score, and long lines score a great deal. So build your own lines, and cut those of your opponent.
game-seti = Seti
    .summary = A race between two small courts. A Pharaoh and his High Priests try to reach the enemy’s start row and survive there for one turn. The Pharaoh steps, the High Priests leap. In Seti-Aleph captured figures change sides, and death-ships make those on board untouchable; in Seti-Beth the board is wider, there are no ships, and a captured figure is gone.

## Rule sets

ruleset-seega-globe-joueur = Seega, Le Globe Joueur
    .summary = 7 by 7, 24 pieces each; capture only if you like, one move a turn, a blocked side must be freed
ruleset-seega-jeu-du-seega = Seega, Jeu du Seega
    .summary = 5 by 5; you must capture and go on capturing, a blocked side must be freed, three kinds of victory
ruleset-seega-ludens-planet = Seega, Ludens Planet
    .summary = 5 by 5; you must capture and may go on, a blocked side removes a piece, 5, 2, 1 or 0 points
ruleset-seega-kharbga = Kharbga
    .summary = the Tunisian board of 49 squares with 48 pieces, otherwise by the Ludens Planet sheet
ruleset-seega-tabuleiro-42 = Seega, Tabuleiro 42
    .summary = 5 by 5, 7 by 7 or 9 by 9; capture only if you like, a blocked side waits while the other plays on
ruleset-saut-du-chat-ludens-planet = Saut du Chat, Ludens Planet
    .summary = 5 by 5; all pieces on the board from the start, captures by leaping
ruleset-pahtum-globe-joueur = Pahtum, Le Globe Joueur
    .summary = 7 by 7 with an odd number of neutral pieces; long lines score
ruleset-seti-aleph = Seti-Aleph
    .summary = 3 by 10; three figures and three death-ships each, captured figures change sides
ruleset-seti-beth = Seti-Beth
    .summary = 5 by 10; no ships, captured figures leave the game

## Parameters

parameter-size = Board size
parameter-placement-captures = Captures while placing
parameter-opening = Opening
parameter-starter = Who moves first
parameter-move = How pieces move
parameter-centre-safe = Safe centre
parameter-capture = Duty to capture
parameter-chain = Going on capturing
parameter-blocked = A side that cannot move
parameter-cannot-unblock = A side that cannot be freed
parameter-barrier = What a barrier does
parameter-barrier-shape = Shape of a barrier
parameter-barrier-reserve = A piece behind the barrier
parameter-endless = Endless play
parameter-quiet-limit = Turns without a capture
parameter-lose-at = Pieces left that lose
parameter-points = Points
parameter-neutrals = Neutral pieces
parameter-neutral-setup = Who places the neutral pieces
parameter-pie = Pie rule
parameter-edition = Edition of the sheet
parameter-home-ships = Ships on the own start row
