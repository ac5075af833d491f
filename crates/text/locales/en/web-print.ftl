### The page that prints a game: board, pieces, rules. $size: millimetres.

web-nav-print = Print
web-print-lead = A board to scale, pieces to cut out and the rules on a card: all it takes to play without a screen.
web-print-ruleset = Rule set
web-print-now = Print
web-print-scale = Print on A4 at 100%, without “fit to page”, so that the squares have their size.
web-print-board = The board
web-print-pieces = The pieces
web-print-rules = The rules
web-print-square = One square measures { $size } mm.
web-print-cut = Cut along the dashed lines. On cardboard the pieces are easier to hold.
