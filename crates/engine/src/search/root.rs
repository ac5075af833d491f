//! The root: one depth after the other, the best turns first, several threads if wanted.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use khamsin_rules::random::{Random, mix};
use khamsin_rules::{Action, ActionSet, Turn};

use super::node::At;
use super::path::Path;
use super::reductions::Reductions;
use super::table::Table;
use super::turns::{RootTurn, root_turns};
use super::worker::{Aim, Control, Role, Style, Worker};
use crate::contest::{Contest, Settlement};
use crate::limits::Terms;
use crate::oracle::Oracle;
use crate::report::{Bound, Line, Report};
use crate::score::{Meaning, Rank, Score};

/// What is to be searched, and with what.
pub(crate) struct Hunt<'a, P: Contest> {
    pub(crate) position: P,
    /// Turns since the last capture, removal or placement.
    pub(crate) quiet: u32,
    /// The keys of the earlier positions that may come back, oldest first.
    pub(crate) earlier: Vec<u64>,
    /// Whether captured figures come back.
    pub(crate) captures_return: bool,
    pub(crate) settlement: Settlement,
    pub(crate) weights: &'a P::Weights,
    pub(crate) table: &'a Table,
    pub(crate) reductions: &'a Reductions,
    pub(crate) style: Style,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    /// How many of a hundred turns are noticed at all.
    pub(crate) attention: u8,
    /// Exact tables to look positions up in.
    pub(crate) oracle: Option<&'a Oracle>,
    /// The keys of the only positions that a turn may lead to, if not all turns are to be searched.
    pub(crate) only: Option<HashSet<u64>>,
    pub(crate) terms: Terms<'a>,
}

/// No search goes deeper than this.
const DEEPEST: u16 = 120;
/// The first window around the score of the depth before, in hundredths of a piece.
const WINDOW: i32 = 25;
/// From this depth on the score is expected to be near that of the depth before.
const WINDOW_DEPTH: i32 = 4;

/// Searches, and tells `watch` after every depth.
pub(crate) fn hunt<P: Contest>(hunt: &Hunt<'_, P>, watch: &mut dyn FnMut(&Report)) -> Report {
    let Terms { limits, clock, stop } = hunt.terms;
    let control = Control {
        stop,
        clock,
        started: clock.now(),
        bounds: limits.time.bounds(),
        nodes: limits.nodes,
        done: AtomicBool::new(false),
        others: AtomicU64::new(0),
    };
    hunt.table.grow_older();
    let mut turns = root_turns(&hunt.position, hunt.quiet);
    if let Some(only) = &hunt.only {
        turns.retain(|turn| only.contains(&turn.after.key()));
    }
    let mut random = Random::new(mix(hunt.seed ^ hunt.position.key()));
    shuffle(&mut turns, &mut random);
    overlook(&mut turns, hunt.attention, &mut random);
    let searcher = |number: usize| {
        let mut path = Path::new(hunt.earlier.clone());
        if hunt.position.pending().between_moves() {
            path.push(hunt.position.key());
        }
        let mut worker = Worker::new(
            hunt.weights,
            hunt.table,
            &control,
            hunt.reductions,
            hunt.settlement,
            hunt.style,
            hunt.captures_return,
            hunt.oracle,
            path,
        );
        worker.role = if number == 0 { Role::Reporter } else { Role::Helper };
        Searcher { hunt, worker, turns: turns.clone(), number }
    };
    std::thread::scope(|scope| {
        for number in 1..hunt.threads {
            let mut helper = searcher(number);
            scope.spawn(move || helper.run(&mut |_| {}));
        }
        let report = searcher(0).run(watch);
        control.done.store(true, Ordering::Relaxed);
        report
    })
}

/// Puts turns into an order that chance decides: equal turns are not always tried from the first corner.
fn shuffle<P>(turns: &mut [RootTurn<P>], random: &mut Random) {
    for last in (1..turns.len()).rev() {
        turns.swap(last, random.below(last + 1));
    }
}

/// Sorts turns, the best first; those of equal scores stay as they are.
///
/// Scores are sorted apart from the turns: sorting code is large, and this way all games share it.
fn sort_by_score<P>(turns: &mut Vec<RootTurn<P>>) {
    let scores = turns.iter().enumerate().map(|(index, turn)| (std::cmp::Reverse(turn.score), index));
    let mut order: Vec<(std::cmp::Reverse<Score>, usize)> = scores.collect();
    order.sort_unstable();
    let mut unsorted: Vec<Option<RootTurn<P>>> = std::mem::take(turns).into_iter().map(Some).collect();
    turns.extend(order.into_iter().filter_map(|(_, index)| unsorted[index].take()));
}

/// Overlooks turns as a player does who notices only so many of a hundred; never all of them.
fn overlook<P>(turns: &mut Vec<RootTurn<P>>, attention: u8, random: &mut Random) {
    if attention >= 100 || turns.is_empty() {
        return;
    }
    let noticed = turns.swap_remove(random.below(turns.len()));
    turns.retain(|_| random.below(100) < usize::from(attention));
    turns.push(noticed);
}

struct Searcher<'a, 'b, P: Contest> {
    hunt: &'b Hunt<'a, P>,
    worker: Worker<'b, P>,
    turns: Vec<RootTurn<P>>,
    number: usize,
}

impl<P: Contest> Searcher<'_, '_, P> {
    fn run(&mut self, watch: &mut dyn FnMut(&Report)) -> Report {
        let mut report = Report::default();
        if self.turns.is_empty() {
            return report;
        }
        let deepest = self.hunt.terms.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let lines = self.hunt.terms.limits.lines.clamp(1, self.turns.len());
        let mut before: Vec<Score> = Vec::new();
        for depth in 1..=deepest {
            // Helpers look further ahead every other time, so that threads do not all do the same.
            let ahead = u16::from(self.number > 0 && (depth as usize + self.number).is_multiple_of(2));
            self.worker.root_depth = i32::from(depth + ahead);
            self.deepen(i32::from(depth + ahead), lines);
            if !self.worker.stopped || depth == 1 {
                report.depth = depth;
            }
            self.fill(&mut report, lines);
            watch(&report);
            self.worker.breakable = true;
            let found: Vec<Score> = self.turns[..lines].iter().map(|turn| turn.score).collect();
            if self.worker.stopped
                || self.is_out_of_time()
                || found == before && self.is_settled(depth, lines)
            {
                break;
            }
            if let Meaning::Win { rank: Rank::High, turns: Some(turns) } = found[0].meaning()
                && lines == 1
            {
                self.shorten(turns);
                self.fill(&mut report, lines);
                watch(&report);
                break;
            }
            before = found;
        }
        report
    }

    /// Looks for a nearer victory than the one that was found.
    ///
    /// The depth that finds a victory may have left a nearer one out. Searching for it alone is cheap: whatever is not
    /// a victory so near is cut off at once. Most victories come with a turn of the same side, so distances are tried
    /// two by two from the nearest, and then the one between.
    fn shorten(&mut self, turns: u16) {
        let nearest = 2 - turns % 2;
        let found = (nearest..turns).step_by(2).find(|&nearer| self.wins_within(nearer));
        self.wins_within(found.unwrap_or(turns) - 1);
    }

    /// Whether there is a victory within so many turns; if so, its turn is brought to the front.
    fn wins_within(&mut self, turns: u16) -> bool {
        if turns == 0 || self.worker.stopped {
            return false;
        }
        let goal = Score::win(Rank::High, turns);
        let known = self.turns[0].clone();
        self.worker.aim = Aim::Distance;
        let best = self.search_turns(0, goal.plus(-1), goal, i32::from(turns));
        if best < goal || self.worker.stopped {
            // What was tried first has been given a score that means nothing here.
            self.turns[0] = known;
            return false;
        }
        let RootTurn { after, at, cost, .. } = self.turns[0];
        let same = after.side() == self.hunt.position.side();
        let left = (i32::from(turns) - cost).max(0);
        self.worker.child::<true>(&after, at, goal.plus(-1), goal.plus(1), left, same);
        if !self.worker.stopped {
            self.turns[0].line = self.principal(at);
        }
        true
    }

    /// Whether another depth may not be begun.
    fn is_out_of_time(&self) -> bool {
        let control = self.worker.control;
        let spent = control.elapsed();
        control.stop.is_requested()
            || control.done.load(Ordering::Relaxed)
            || control.bounds.hard.is_some_and(|hard| spent >= hard)
            || control.bounds.soft.is_some_and(|soft| spent >= soft || self.turns.len() == 1)
            || control
                .nodes
                .is_some_and(|nodes| self.worker.role == Role::Reporter && self.worker.nodes >= nodes)
    }

    /// Whether another depth would bring nothing: the game is decided, and every nearer end was looked for.
    ///
    /// After a lesser victory it would not be: the winner may find a greater one further on.
    fn is_settled(&self, depth: u16, lines: usize) -> bool {
        self.turns[..lines].iter().all(|turn| match turn.score.meaning() {
            Meaning::Win { rank, turns } | Meaning::Loss { rank, turns } => {
                rank == Rank::High && turns.is_some_and(|turns| turns <= depth)
            }
            Meaning::Points(_) | Meaning::Estimate(_) => false,
        })
    }

    fn fill(&self, report: &mut Report, lines: usize) {
        let worker = &self.worker;
        report.deepest = worker.deepest;
        report.nodes = worker.nodes + worker.control.others.load(Ordering::Relaxed);
        report.elapsed = worker.control.elapsed();
        report.full = worker.table.full();
        // Before the end is in sight of every line, points are only what the better side has for certain.
        let sees_all = usize::from(report.depth) >= self.hunt.position.actions().len();
        report.lines = self.turns[..lines].iter().map(|turn| turn.line(sees_all)).collect();
        // If a depth was broken off, the later lines are from the depth before: at this one they are no better than
        // those above them.
        for later in 1..report.lines.len() {
            let above = report.lines[later - 1].score;
            if report.lines[later].score > above {
                report.lines[later].score = above;
                report.lines[later].bound = Bound::Upper;
            }
        }
    }

    /// Searches the best turns to a depth, and brings them to the front.
    fn deepen(&mut self, depth: i32, lines: usize) {
        if depth == 1 {
            return self.first_look();
        }
        for first in 0..lines {
            let expected = self.turns[first].score;
            let in_sight = expected.is_in_sight();
            self.worker.aim = if in_sight { Aim::Distance } else { Aim::Value };
            let narrow = in_sight || depth >= WINDOW_DEPTH && expected > -Score::INFINITE;
            let mut margin = if in_sight { 1 } else { WINDOW };
            let (mut alpha, mut beta) = if narrow {
                (expected.plus(-margin), expected.plus(margin))
            } else {
                (-Score::INFINITE, Score::INFINITE)
            };
            loop {
                let best = self.search_turns(first, alpha, beta, depth);
                if self.worker.stopped {
                    return;
                }
                margin = margin.saturating_mul(4);
                if best <= alpha && alpha > -Score::INFINITE {
                    alpha = if margin > 1000 { -Score::INFINITE } else { best.plus(-margin) };
                } else if best >= beta && beta < Score::INFINITE {
                    beta = if margin > 1000 { Score::INFINITE } else { best.plus(margin) };
                } else {
                    break;
                }
            }
        }
    }

    /// Gives every turn a score of its own, and sorts them by it.
    fn first_look(&mut self) {
        for index in 0..self.turns.len() {
            let turn = &self.turns[index];
            let (after, at, left) = (turn.after, turn.at, (1 - turn.cost).max(0));
            let same = after.side() == self.hunt.position.side();
            let score = self.worker.child::<true>(&after, at, -Score::INFINITE, Score::INFINITE, left, same);
            self.turns[index].score = score;
            self.turns[index].line = self.principal(at);
        }
        sort_by_score(&mut self.turns);
    }

    /// Searches the turns from `first` on, and brings the best of them there.
    fn search_turns(&mut self, first: usize, mut alpha: Score, beta: Score, depth: i32) -> Score {
        let mut best = -Score::INFINITE;
        let mut found = None;
        for index in first..self.turns.len() {
            let turn = &self.turns[index];
            let number = index - first;
            let left = (depth - turn.cost).max(0);
            let (after, at) = (turn.after, turn.at);
            let same = after.side() == self.hunt.position.side();
            let worker = &mut self.worker;
            let proving = alpha.is_proved() && (worker.aim == Aim::Distance || !alpha.is_decisive());
            let mut score;
            if number == 0 {
                score = worker.child::<true>(&after, at, alpha, beta, left, same);
            } else {
                let mut reduced = left;
                if self.hunt.style == Style::Full && !proving && depth >= 3 && number >= 4 {
                    reduced = (left - self.worker.reductions.get(depth, number) + 1).clamp(left.min(1), left);
                }
                let worker = &mut self.worker;
                score = worker.child::<false>(&after, at, alpha, alpha.plus(1), reduced, same);
                if score > alpha && reduced < left && !worker.stopped {
                    score = worker.child::<false>(&after, at, alpha, alpha.plus(1), left, same);
                }
                if score > alpha && score < beta && !worker.stopped {
                    score = worker.child::<true>(&after, at, alpha, beta, left, same);
                }
            }
            if self.worker.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha || number == 0 {
                    self.turns[index].score = score;
                    self.turns[index].line = self.principal(at);
                    found = Some(index);
                }
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        if let Some(index) = found {
            self.turns[first..=index].rotate_right(1);
        }
        best
    }

    /// The line that was just found after a turn.
    fn principal(&mut self, at: At) -> Vec<Action> {
        self.worker.line(at.ply as usize).clone()
    }
}

impl<P> RootTurn<P> {
    fn line(&self, sees_all: bool) -> Line {
        let bound = match self.score.meaning() {
            Meaning::Points(1..) if !sees_all => Bound::Lower,
            Meaning::Points(_) if !sees_all => Bound::Upper,
            _ => Bound::Exact,
        };
        Line {
            score: self.score,
            bound,
            turn: Turn(self.actions.clone()),
            reply: self.line.clone(),
            known: None,
        }
    }
}
