### Matches between engines: the command `match`.

## The engines as they are written. $text: the whole text; no full stop, as with all errors.

match-engine-unknown = Engine “{ $text }”: there is no “{ $name }”: choose from { $known }
match-engine-level = Engine “{ $text }”: “{ $value }” is no level: choose one from 1 to { $most }
match-engine-depth = Engine “{ $text }”: “{ $value }” is no depth: choose one from 1 to { $most }
match-engine-form = Engine “{ $text }”: settings are written (name=value,name=value) behind an engine’s name, or behind cmd and before its colon
match-engine-setting = Engine “{ $text }”: it has no setting “{ $name }”: choose from { $known }
match-engine-value = Engine “{ $text }”: { $name } cannot be “{ $value }”: give a number that makes sense for it
match-engine-twice = Engine “{ $text }”: { $name } is given twice: keep one of them
match-engine-command = Engine “{ $text }”: a command belongs behind cmd and its colon, and its quotes have to be closed
match-engine-start = Engine “{ $text }”: its program cannot be started ({ $reason }): check the command

## Openings, journals, records

match-openings-empty = There are no openings in it: write position texts, one a line, or records
match-openings-ruleset = This opening was played by { $found }, but the match is played by { $expected }: use the same rule set
match-openings-over = In this opening the game is over already: leave it out
match-openings-none = Every random opening of pair { $count } ended the game: ask for fewer turns with --openings
match-openings-turns = “{ $text }” is no number of random turns: write { $known }, with a number from 0 to 999, or the name of a file
match-place-line = line { $line }
match-sprt-bad = These numbers make no test: the first Elo has to be the smaller one, both within 1000, and alpha and beta between 0 and 0.5
match-journal-io = The journal cannot be used ({ $reason }): check its name and whether you may write it
match-journal-in-use = Another match is writing this journal: wait for it, or name another file
match-journal-foreign = This file is not the journal of a match, and is left as it is: name another file
match-journal-line = Line { $line } of the journal is no game ({ $reason }): remove that line, and the game is played again
match-journal-settings = The journal belongs to a match with other settings, there and now: { $known }: use the same settings, or name another file
match-records-io = The records cannot be written ({ $reason }): check the name of the file and whether you may write it

## Progress, on standard error. $text: the score as a percentage.

match-progress = { $done } of { $count } games: { $text } for { $one }
match-progress-elo = { $value } Elo ± { $after }
match-progress-ratio = LLR { $value } ({ $before } to { $after })
match-progress-time = { $time } left

## The result. $value: a number; $before and $after: the ends of its interval.

match-title = { $one } against { $two }
match-games = Games
match-games-value = { $count } games: { $won } won, { $drawn } drawn, { $lost } lost by { $one }
match-percent = { $value }%
match-share = Score
match-interval = { $value } (95% interval: { $before } to { $after })
match-elo = Elo difference
match-normalised = Normalised Elo
match-wilson = Wilson’s interval
match-wilson-value = { $before } to { $after } of the score, each game by itself
match-superiority = Stronger
match-superiority-value = { $one } is the stronger one with a likelihood of { $value }
match-pairs = Pairs
match-pairs-value = { $values } pairs gave 0, ½, 1, 1½, 2 points
match-points = Points
match-points-value = { $first } to { $second } on the ladder of the sheet
match-margin = Margin
match-margin-value = { $value } points of lines ahead on average
match-sides = Sides
match-sides-value = First won { $first }, Second won { $second }
match-length = Length
match-length-value = { $value } turns on average
match-too-long = Too long
match-too-long-value = { $count ->
        [one] One game was
       *[other] { $count } games were
    } stopped as a draw
match-test = Test
match-test-value = LLR { $value }, ends at { $before } or { $after } ({ $text })
match-test-verdict = { $value }; { $text }
match-test-accepted = accepted: the games speak for the larger difference
match-test-rejected = rejected: the games speak for the smaller difference
match-test-open = no verdict yet
match-faults = Faults
match-faults-value = { $name } lost { $count ->
        [one] one game
       *[other] { $count } games
    }: { $reason } (game { $game }: { $text })
match-fault-start = its program could not be started
match-fault-crashed = it broke down or ended by itself
match-fault-hung = it gave no answer
match-fault-overtime = it took too much time
match-fault-illegal = it played what the rules forbid
match-fault-garbage = its answer was no turn
match-fault-flooded = it wrote without end
match-stopped = Stopped after { $done } of { $count } games
match-stopped-journal = To go on, give the same command again
