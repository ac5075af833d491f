### The lessons. `web-lesson-…`: their names; `web-learn-<lesson>-<step>`: what to do, with a title.

web-nav-learn = Learn
web-learn-intro = Short lessons: you make every move yourself, and the rules answer.
web-learn-progress = { $done } of { $count } steps done
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-step = step { $done } of { $count }
web-learn-right = That is it.
web-learn-limit = That is the limit this step is about.
web-learn-again = Try again.
web-learn-other = That was legal, but it is not what this step asks for. Try again.
web-learn-next = Next step
web-learn-back = Back
web-learn-hint = Show me
web-learn-end = The lesson is done.
web-learn-play = Play a game
web-learn-more = More lessons

web-lesson-seega = Seega
    .about = Fill the board, shut enemy pieces in, and hold the centre.
web-lesson-sheets = How the Seega sheets differ
    .about = One board, several traditions: who must capture, who goes on, and who is blocked.
web-lesson-saut-du-chat = Saut du Chat
    .about = Leap over enemy pieces, and leap again.
web-lesson-pahtum = Pahtum
    .about = Place pieces for good and build long lines.
web-lesson-seti = Seti
    .about = Bring a figure to the enemy’s start row.

## Seega

web-learn-seega-place = Two armies meet in the sand. First they fill the board, then they hunt each other. You are First: place your first two pieces on any empty squares.
    .title = The board fills
web-learn-seega-centre = One square stays empty while pieces are placed. Try to put a piece on the star in the middle.
    .title = The forbidden square
web-learn-seega-full = Now you are Second, with the last two pieces in hand. Fill the board; then the pieces begin to move.
    .title = The last two
web-learn-seega-step = Whoever placed last moves first. A piece goes one square up, down, left or right, and the centre is open now. Move a piece of Second onto it.
    .title = One straight step
web-learn-seega-capture = You capture by shutting an enemy piece in between two of yours, in a row or in a column. Find the move.
    .title = Shut it in
web-learn-seega-several = One move can capture in more than one direction. Take two pieces at once.
    .title = Two at once
web-learn-seega-between = Only the side that moves captures. Step between the two enemy pieces: nothing happens to you.
    .title = Stepping in is safe
web-learn-seega-safe = A piece on the centre is safe. Shut in the one that stands there, and see that it stays.
    .title = The safe square
web-learn-seega-win = A side without pieces has lost: a total victory for the other. Capture the last piece.
    .title = Victory

## Differences between the sheets

web-learn-sheets-free = On this sheet a capture is never a duty. You could capture here: make a move that does not.
    .title = Capture if you like
web-learn-sheets-must = The same position by another sheet. Try the move from b4 to b3, which captures nothing.
    .title = You must capture
web-learn-sheets-on = Here a piece that has captured goes on as long as it can. Capture twice in one turn.
    .title = You must go on
web-learn-sheets-stop = This sheet lets you choose. Capture once, then stop.
    .title = Go on if you like
web-learn-sheets-wait = You are Second, in the corner, and cannot move. By this sheet you pass, and the other side plays on.
    .title = Blocked: pass
web-learn-sheets-remove = Blocked again, by another sheet: take off an enemy piece next to yours, then move.
    .title = Blocked: remove one
web-learn-sheets-release = Now you have blocked the other side, and it had to pass. By this sheet your move must set it free.
    .title = Set it free

## Saut du Chat

web-learn-saut-du-chat-start = The cat waits on a full board, and only the centre is empty. A piece steps one square up, down, left or right. Step into the centre.
    .title = A full board
web-learn-saut-du-chat-leap = You are Second. Leap in a straight line over an enemy piece next to yours, onto the empty square behind it: it is captured.
    .title = The leap
web-learn-saut-du-chat-straight = Try to leap diagonally, from c2 over d3.
    .title = Straight leaps only
web-learn-saut-du-chat-optional = A leap is never a duty. One is possible here: make a step instead.
    .title = Leap if you like
web-learn-saut-du-chat-chain = After a leap the same piece may leap again, and it may turn. Capture two pieces in one turn.
    .title = Leap again
web-learn-saut-du-chat-blocked = A side that cannot move loses. Leave the piece in the corner without a step or a leap.
    .title = No way out
web-learn-saut-du-chat-win = The goal is to capture every enemy piece. Take the last one.
    .title = Victory

## Pahtum

web-learn-pahtum-neutral = A clay board with 49 squares. Before play, the players put neutral pieces on it in turn; they belong to nobody. White begins: place one.
    .title = Neutral pieces
web-learn-pahtum-place = Then Black and White place one piece of their own a turn. You are Black: place one on an empty square.
    .title = One at a time
web-learn-pahtum-stay = Nothing ever moves or leaves, and a neutral piece keeps its square too. Try to place a piece on the neutral one in the middle.
    .title = Taken squares
web-learn-pahtum-line = Lines score: three of one colour in a row or column are 3 points, seven are 119. Make a line of three.
    .title = Lines score
web-learn-pahtum-crossing = A piece can belong to two lines, and counts in both. Find the square that makes a row and a column.
    .title = Crossing lines
web-learn-pahtum-broken = A neutral piece breaks a line. Place a piece on the square right of the neutral one in the middle, and see that it makes no line of three.
    .title = Broken lines
web-learn-pahtum-end = The game ends when the board is full, and more points win. You are White: fill the last square.
    .title = The full board

## Seti

web-learn-seti-pharaoh = Two courts race across a papyrus. The Pharaoh stands in the middle of your start row: he goes one square in any direction. Move him.
    .title = The Pharaoh
web-learn-seti-priest = The High Priest leaps: two squares diagonally, or two straight and one to the side. Move a High Priest.
    .title = The High Priest
web-learn-seti-capture = Capture by moving onto an enemy figure. It changes sides: put it on your start row.
    .title = Changing sides
web-learn-seti-ship = Instead of moving you may put a death-ship from your hand under a figure of yours: nobody can capture it there.
    .title = Death-ships
web-learn-seti-goal = No ship may lie on the row you want to reach. Try to put one on a10.
    .title = Not on the goal
web-learn-seti-protected = The enemy on c6 stands on a ship. Try to capture it with your High Priest.
    .title = Safe on board
web-learn-seti-aboard = A free ship of yours lies on a3. Move a figure onto it.
    .title = Going aboard
web-learn-seti-break = You win when a figure of yours stands on the enemy’s start row and the answer does not capture it. Leap to c10.
    .title = Breakthrough
