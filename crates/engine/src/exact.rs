//! Play without error where a game can be solved: the last empty squares of Pahtum.

use std::time::Duration;

use khamsin_rules::pahtum::Pahtum;
use khamsin_rules::{Action, ActionSet, Pending, Position, Square, Turn};

use crate::limits::Terms;
use crate::pahtum_endgame::Solver;
use crate::report::{Bound, Line, Report};
use crate::score::Score;

/// With more empty squares than this a solution takes minutes.
const MOST_EMPTY: usize = 24;
/// The share of the time that is given to a solution; if that is not enough, the rest is for the search.
const SHARE: f64 = 0.6;
/// Memory for the solver's table: it comes on top of the engine's own.
pub(crate) const SOLVER_BYTES: usize = 16 << 20;

/// Solves a position, if that can be done within the limits.
pub(crate) fn solve(solver: &mut Solver, position: &Pahtum, terms: Terms) -> Option<Report> {
    let Terms { limits, clock, stop } = terms;
    let empty = position.actions().len();
    // A shallow search was asked for: it would not see the end either.
    let shallow = limits.depth.is_some_and(|depth| usize::from(depth) < empty);
    if position.pending() != Pending::Place(1) || empty > MOST_EMPTY || shallow {
        return None;
    }
    let started = clock.now();
    let time = limits.time.bounds().hard.map(|hard| hard.mul_f64(SHARE));
    let elapsed = || clock.now().saturating_sub(started);
    let mut go_on = |nodes: u64| {
        !stop.is_requested()
            && time.is_none_or(|time| elapsed() < time)
            && limits.nodes.is_none_or(|most| nodes < most)
    };
    let lines = if limits.lines > 1 {
        let ranked = solver.rank(position, &mut go_on)?;
        ranked.into_iter().take(limits.lines).map(|(square, margin)| line(margin, square, &[])).collect()
    } else {
        let best = solver.solve(position, &mut go_on)?;
        vec![line(best.margin, best.best, &best.line)]
    };
    Some(report(lines, empty as u16, solver.nodes(), elapsed()))
}

fn report(lines: Vec<Line>, depth: u16, nodes: u64, elapsed: Duration) -> Report {
    Report { depth, deepest: depth, nodes, elapsed, full: 0, lines }
}

/// A stone on a square, and the line that begins with it.
fn line(margin: i16, square: Square, line: &[Square]) -> Line {
    Line {
        score: Score::points(margin),
        bound: Bound::Exact,
        turn: Turn(vec![Action::Place(square)]),
        reply: line.iter().skip(1).map(|&square| Action::Place(square)).collect(),
        known: None,
    }
}
