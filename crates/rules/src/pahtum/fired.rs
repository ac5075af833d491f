//! Which clauses an action of Pahtum makes use of.

use super::position::{Board, Pahtum, Set};
use super::rules::NeutralSetup;
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::grid::{Direction, Grid};
use crate::pending::Pending;
use crate::position::Position;
use crate::side::Side;

/// The shortest run that scores.
const SHORTEST: u32 = 3;

/// The clauses that a legal action fires, the end it brings about included.
pub(super) fn fired(before: &Pahtum, action: Action) -> ClauseSet {
    let mut after = *before;
    after.play(action);
    let mut fired = ClauseSet::NONE;
    match (before.pending, action) {
        (Pending::Neutral, _) => {
            fired.insert(Clause::PahtumNeutralsPlayers);
            fired.insert_if(after.pending != Pending::Neutral, Clause::PahtumNeutrals);
        }
        (_, Action::Place(at)) => {
            fired.insert(Clause::PahtumPlaceOne);
            let opening = before.men[Side::First] | before.men[Side::Second] == 0;
            let drawn = before.rules.neutral_setup == NeutralSetup::Random;
            fired.insert_if(opening, Clause::PahtumFirst);
            fired.insert_if(opening && drawn, Clause::PahtumNeutralsRandom);
            fired.insert_if(before.pending == Pending::Pie, Clause::PahtumPie);
            runs(&after, before.side, Board::bit(at), &mut fired);
        }
        _ => fired.insert(Clause::PahtumPie),
    }
    if let Some(outcome) = after.outcome() {
        fired.insert(outcome.clause);
        fired.insert(Clause::PahtumPoints);
    }
    fired
}

/// What the clauses about runs say of the piece just placed.
fn runs(after: &Pahtum, side: Side, at: Set, fired: &mut ClauseSet) {
    let own = after.men[side];
    let length = |one: Direction, other: Direction| 1 + ray(at, own, one) + ray(at, own, other);
    let row = length(Direction::East, Direction::West);
    let column = length(Direction::North, Direction::South);
    fired.insert_if(row.max(column) >= SHORTEST, Clause::PahtumRun);
    fired.insert_if(row.min(column) >= SHORTEST, Clause::PahtumRunCrossing);
    fired.insert_if(row.max(column) > SHORTEST, Clause::PahtumRunMaximal);
    // Own pieces in line but for a neutral: the run ends there.
    let broken = Direction::ALL.into_iter().any(|way| {
        let next = beyond(at, own, way) & after.neutrals;
        next.any() && way.shift::<Board>(next).meets(own)
    });
    fired.insert_if(broken, Clause::PahtumRunNeutral);
    let diagonal = |up: Direction, along: Direction| {
        let step = |set: Set| along.shift::<Board>(up.shift::<Board>(set)) & Board::ALL;
        step(at).meets(own) && step(step(at)).meets(own)
    };
    let slanted = diagonal(Direction::North, Direction::East)
        || diagonal(Direction::North, Direction::West)
        || diagonal(Direction::South, Direction::East)
        || diagonal(Direction::South, Direction::West);
    fired.insert_if(slanted, Clause::PahtumRunStraight);
}

/// How many of `own` stand without a gap beside `at` in one direction.
fn ray(at: Set, own: Set, way: Direction) -> u32 {
    let next = way.shift::<Board>(at) & own;
    if next.is_empty() { 0 } else { 1 + ray(next, own, way) }
}

/// The first square in one direction that is not of `own`.
fn beyond(at: Set, own: Set, way: Direction) -> Set {
    let next = way.shift::<Board>(at) & Board::ALL;
    if next.meets(own) { beyond(next, own, way) } else { next }
}
