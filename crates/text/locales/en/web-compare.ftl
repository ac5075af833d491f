### Two rule sets on one board.

web-compare = Compare rule sets
web-compare-left = Left rule set
web-compare-right = Right rule set
web-compare-other-game = These are two games, { $one } and { $two }: they cannot share a board.
web-compare-alike = These rule sets play alike.
web-compare-here = What may be played here
web-compare-both-legal = Legal in both
web-compare-left-legal = Only in the left rule set
web-compare-right-legal = Only in the right rule set
web-compare-shortest = { $count ->
        [one] The shortest line after which they differ has one action:
       *[other] The shortest line after which they differ has { $count } actions:
    }
web-compare-line = { $count ->
        [one] A line after which they differ has one action:
       *[other] A line after which they differ has { $count } actions:
    }
web-compare-what-outcome = Then one of them ends the game, or ends it differently.
web-compare-what-duty = Then another side is to act, or something else is owed.
web-compare-what-board = Then something else stands on the board.
web-compare-what-actions = Then other actions are legal.
web-compare-stepping = { $done } of { $count } actions of the line
web-compare-step = One action on
web-compare-to-end = To its end
web-compare-restart = Back to the start
web-compare-parameters = What differs
web-compare-parameter = Rule
web-compare-only-left = Clauses only on the left
web-compare-only-right = Clauses only on the right
