### What the engine says about positions and games. $side: a side’s name.

## Values. $number: hundredths of a piece, above zero for First.

analysis-even = { $number }, even
analysis-better = { $number }, { $side } is better
analysis-much-better = { $number }, { $side } is much better
analysis-points = { $side } ends { $count ->
        [one] one point
       *[other] { $count } points
    } ahead, proved
analysis-win = { $side } wins in { $count ->
        [one] one turn
       *[other] { $count } turns
    }, proved
analysis-win-by-tables = { $side } wins, proved by exact tables
# $value: an exact value in words.
analysis-known = { $value }, proved
analysis-won = { $side } has won

## A position. $text: the best turn and what may follow.

analysis-depth = Depth { $depth }: { $nodes } actions tried, { $rate } a second, { $time } s
analysis-line = { $value }: { $text }

## A whole game

analysis-progress = Thinking about position { $done } of { $count }
analysis-game = { $one } against { $two }
analysis-summary = { $side }: accuracy { $accuracy }%, { $inaccuracies ->
        [0] no inaccuracies
        [one] one inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [0] no mistakes
        [one] one mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [0] no blunders
        [one] one blunder
       *[other] { $blunders } blunders
    }
analysis-no-turns = { $side }: no turns to judge
analysis-mistakes = Mistakes, the worst first
analysis-no-mistakes = No mistakes were found
# $mark: ?, ?! or ??; $kind: one of the three sizes.
analysis-mistake = Turn { $turn }, { $side }: { $text } { $mark } ({ $kind })
analysis-size-inaccuracy = inaccuracy
analysis-size-mistake = mistake
analysis-size-blunder = blunder
# $before, $after: chances to win in hundredths; $value: what the position is worth after the turn.
analysis-cost = Its chance to win fell from { $before }% to { $after }%: { $value }
analysis-missed-win = It missed a win in { $count ->
        [one] one turn
       *[other] { $count } turns
    }; its chance to win fell from { $before }% to { $after }%: { $value }
analysis-points-lost = Who wins stays the same, but the victory counts for other points: { $value }
analysis-instead = Better was { $text } ({ $value })
analysis-values = Values after each turn, above zero for First (# a win in so many turns, pt points)
analysis-stopped = The review was stopped: only the turns from { $turn } on are judged
analysis-stopped-early = The review was stopped before any turn was judged
analysis-written = The record with the review in it was written to { $text }
analysis-unwritable = The file cannot be written ({ $reason }): choose another name or a directory that you may write to
