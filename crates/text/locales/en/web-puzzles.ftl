### Puzzles. `web-puzzle-goal-…`: what to reach; `web-puzzle-value-…`: what best play leads to, inside a sentence.

web-nav-puzzles = Puzzles
web-puzzle-set = Rule set
web-puzzle-grade = Grade, 1 is the easiest
web-puzzle-number = Puzzle { $done } of { $count }
web-puzzle-streak = in a row: { $count }
web-puzzle-solved-count = solved: { $count }
web-puzzle-goal-gain = { $count ->
        [one] { $side } to move: win a piece in one turn.
       *[other] { $side } to move: win a piece in { $count } turns.
    }
web-puzzle-goal-end = { $count ->
        [one] { $side } to move: win the game in one turn.
       *[other] { $side } to move: win the game in { $count } turns.
    }
web-puzzle-goal-hold = { $count ->
        [one] { $side } to move: find the only turn that holds.
       *[other] { $side } to move: find the only turns that hold, { $count } of them.
    }
web-puzzle-leads = With best play that leads to { $value }.
web-puzzle-value-win = a victory
web-puzzle-value-win-total = a total victory
web-puzzle-value-win-grand = a grand victory
web-puzzle-value-win-small = a small victory
web-puzzle-value-draw = a draw
web-puzzle-value-loss = a defeat
web-puzzle-value-loss-total = a total defeat
web-puzzle-value-loss-grand = a grand defeat
web-puzzle-value-loss-small = a small defeat
web-puzzle-solved = Solved.
web-puzzle-right = Right. The answer is { $turn }; go on.
web-puzzle-wrong = { $turn } is legal, but not the solution. Try again.
web-puzzle-wrong-value = { $turn } is not the solution: proved, it leads to { $value }. Try again.
web-puzzle-hint = Hint
web-puzzle-hint-text = Look at { $square }.
web-puzzle-next = Next puzzle
web-puzzle-skip = Skip
