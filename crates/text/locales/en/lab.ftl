### The lab: rule sets compared by games of equal engines.

## What can be wrong

lab-folder-io = { $file }: this file cannot be used ({ $reason }): check the folder and whether you may write there
lab-folder-occupied = { $folder }: there is a run in this folder already: go on with it by --resume, or name another folder
lab-folder-game = Game { $game } in the folder’s journal is no game ({ $reason }): remove its line, and it is played again
lab-one-game = { $one } and { $two } are different games: compare rule sets of the same one

## Progress. $rate: games a minute; $share: the first player’s score so far.

lab-progress = { $id }: { $done } of { $count } games · { $rate } a minute · first player { $share }
lab-progress-time = { $time } left
lab-stopped = Stopped. What was played is kept: go on with --resume
lab-written = The report is { $file }

## What is measured

lab-measure-first-score = First player’s score
lab-measure-draws = Drawn games
lab-measure-total = Total victories
lab-measure-grand = Grand victories
lab-measure-small = Small victories
lab-measure-blocked = Victories by blocking
lab-measure-breakthrough = Breakthroughs
lab-measure-ladder-points = Points a game on the sheet’s ladder
lab-measure-margin = Winner’s lead in points of lines
lab-measure-turns = Turns a game
lab-measure-branching = Choices at a decision
lab-measure-captures = Captured pieces a game
lab-measure-chain = Captures in a capturing turn
lab-measure-longest-chain = Longest chain of captures
lab-measure-first-capture = Turn of the first capture
lab-measure-lead-changes = Changes of the lead
lab-measure-blocked-turns = Blocked turns a game
lab-measure-starter-blocked = Starter blocked at once
lab-measure-reply-blocked = Reply blocked
lab-measure-early-block = A block in the first ten moving turns
lab-measure-barriers = Ended by a barrier
lab-measure-quiet-ends = Ended by the quiet limit
lab-measure-repetitions = Ended by repetition

## The report. $one: the first rule set; $two: the other one.

lab-title-compare = Rule sets compared
lab-title-openings = Do the opening tables prevent early blocks?
lab-title-clause = What each clause does
lab-asked-compare = How do these rule sets differ when equal players play them? Each is compared with the first.
lab-asked-openings = The sheet says that its three tables for the first placements lead to fewer early blocks than free placement. Is that so?
lab-asked-clause = What changes when one parameter of the first rule set is changed, and nothing else?
lab-method = Khamsin’s engine played { $count } games against itself under each rule set, with { $nodes } nodes a turn. Games come in pairs: both begin with the same random turns, and the two players change sides. Under every rule set the first { $turn } turns in which there is a choice are random, and all others are the players’. These players are equal and far from perfect: the figures are about games of such players.
lab-method-pie = Whether to swap is never drawn: the player decides.
lab-broken-off = { $id }: { $count } of { $total } games were broken off and are left out of every figure.
lab-heading-rules = What differs in the rules
lab-column-parameter = Parameter
lab-heading-question = What was asked
lab-heading-answer = The answer
lab-heading-proved = What is proved
lab-proved-pahtum = Where the players place the neutrals themselves, Pahtum is a draw if both play perfectly. White puts the first neutral on the centre and from then on answers every placement on the square opposite, seen through the centre: at the end the two colours mirror each other and their lines are worth the same. Nor can Black, who plays first, be forced to lose on any layout, as long as there is no pie rule: a further piece of one’s own never does harm, so a way to win for the second player would be one for the first too. What the games below show is therefore how players fare who do not see this far; random neutrals and the pie rule take the mirror away.
lab-heading-figures = Figures
lab-heading-differences = Differences
lab-heading-clauses = How often each clause fired
lab-heading-exact = Exact values
lab-heading-games = Some of the games
lab-heading-repeat = Repeat and cite
# $known: some measures, each as in lab-answer-part.
lab-answer = { $two } differs from { $one } in { $count } of { $total } measures, among them: { $known }.
lab-answer-part = “{ $name }” { $after } instead of { $before }
lab-answer-none = These games show no difference between { $two } and { $one } in any of { $total } measures.
lab-claim-blocks = { $id }: the starter is blocked at once in { $before } of the games, the reply in { $after }, and some side within the first ten moving turns in { $share }.
lab-claim-holds = The claim holds: with each of the { $total } tables there are fewer games with an early block.
lab-claim-partly = The claim holds in part: with { $count } of the { $total } tables there are fewer games with an early block.
lab-claim-open = These games neither confirm nor refute the claim: none of the { $total } tables changes the share of games with an early block beyond chance.
lab-claim-fails = The claim does not hold: with none of the { $total } tables there are fewer games with an early block, and with some there are more.
lab-figures = The dot is what was measured, the line its 95% interval: exact (Clopper and Pearson) for shares, by resampling pairs for means.
lab-figure-values = “{ $name }” in numbers
lab-compared = { $two } against { $one }
lab-differences = A star marks a difference that chance does not explain: a permutation test of the pairs at 5%, corrected by Holm for all measures of the comparison.
lab-column-measure = Measure
lab-column-difference = Difference
lab-column-interval = 95% interval
lab-column-p = Corrected p
lab-column-clause = Clause
lab-clauses = Times a game; a dash where the rule set does not have the clause. Clauses that never fired are left out.
lab-exact = From tables of all positions with few pieces, solved: best play of both sides, from the view of the side to move. Each line is for the pieces of the side to move and of the other; the second number is the most turns that it takes to the next capture or the end.
lab-exact-table = Positions won / drawn / lost for the side to move
lab-games = The first games of each rule set, to step through.
lab-legend-men = ● First, ○ Second, ■ neutral
lab-legend-seti = Capitals are First’s, small letters Second’s: P Pharaoh, H High Priest; with a ship beside it, the figure stands on it. ▼ First’s death-ship, ▽ Second’s.
lab-game = { $id }, game { $game }: { $found }
lab-turns = The turns of: { $text }
lab-step-first = Start
lab-step-back = Back
lab-step-on = Forward
lab-step-last = End
lab-repeat = Khamsin { $name } gives the same games and the same report by this command, whatever the number of threads:
lab-hashes = The hashes of the rules:
lab-cite = To cite this report:
lab-citation = Khamsin { $name }, the lab: “{ $text }”.

## The ladder: levels for people against each other. $first, $second, $level: levels.

lab-title-ladder = How far apart are the levels?
lab-asked-ladder = How does every level for people do against every other?
lab-ladder-method = Every two levels played { $count } games. Games come in pairs: both begin with the same { $turn } random turns, and the two change sides. What a level can do does not depend on the speed of the machine.
lab-ladder-rises = Every level beats the level below it, and chance does not explain it. The smallest step is the one to level { $level }: { $share } of the points.
lab-ladder-partly = { $count } of { $total } levels beat the level below them in a way that chance does not explain. The smallest step is the one to level { $level }: { $share } of the points.
lab-ladder-below = Score against the level below
lab-ladder-figures = The dot is the score (a win one, a draw a half), the line its 95% interval, from how the results of pairs vary.
lab-heading-table = Cross-table
lab-ladder-table = Score of the level in the row against the level in the column, with its 95% interval
lab-ladder-level = Level { $level }
lab-ladder-levels = level { $first } – level { $second }
lab-ladder-game = Level { $first } against level { $second }, game { $game }: { $found }
lab-ladder-progress = { $id }: { $done } of { $count } games · { $rate } a minute · score { $share }
