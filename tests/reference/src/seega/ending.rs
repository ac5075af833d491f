//! The ends of Seega, tested in the order of the rules; the first that applies decides.
//!
//! Only the lack of pieces is looked at within a turn (chain, freed). The others wait for a position between two
//! turns (move, unblock). Repetition and the quiet limit belong to the game, not to a position.

use super::barrier::owns_barrier;
use super::moving::{can_move, unblocking};
use crate::board::{Board, Side};
use crate::choices::{Barrier, Blocked, CannotUnblock};
use crate::outcome::{Kind, Outcome};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::SeegaRules;

/// How the game ended, if this position is an ending.
pub fn outcome(position: &Position, rules: SeegaRules) -> Option<Outcome> {
    if matches!(position.phase, Phase::Place(_)) {
        return None;
    }
    if let Some(outcome) = too_few_pieces(&position.board, rules) {
        return Some(outcome);
    }
    if !position.phase.between_turns() {
        return None;
    }
    each_at_most_one(&position.board, rules)
        .or_else(|| barrier(position, rules))
        .or_else(|| blocked(position, rules))
        .or_else(|| cannot_unblock(position, rules))
}

/// A side with at most `lose_at` pieces loses, unless both are so poor.
fn too_few_pieces(board: &Board, rules: SeegaRules) -> Option<Outcome> {
    let poor = |side| board.count(side) <= rules.lose_at;
    let loser = Side::BOTH.into_iter().find(|&side| poor(side) && !poor(side.other()))?;
    Some(Outcome::won(loser.other(), Kind::Total, rules.points.total))
}

/// Neither can ever capture: count.
fn each_at_most_one(board: &Board, rules: SeegaRules) -> Option<Outcome> {
    Side::BOTH.into_iter().all(|side| board.count(side) <= 1).then(|| count(board, rules))
}

/// The barrier clause: the side not to move owns one, or under `both` both do.
fn barrier(position: &Position, rules: SeegaRules) -> Option<Outcome> {
    let board = &position.board;
    let builder = position.side.other();
    match rules.barrier {
        Barrier::None => None,
        Barrier::Count => owns_barrier(board, rules, builder).then(|| count_small(board, rules)),
        Barrier::Builder => owns_barrier(board, rules, builder)
            .then(|| Outcome::won(builder, Kind::Small, rules.points.small)),
        Barrier::Both => Side::BOTH
            .into_iter()
            .all(|side| owns_barrier(board, rules, side))
            .then(|| count_small(board, rules)),
    }
}

/// `blocked=lose`: the side to move cannot.
fn blocked(position: &Position, rules: SeegaRules) -> Option<Outcome> {
    let ends = position.phase == Phase::Move
        && rules.blocked == Blocked::Lose
        && !can_move(&position.board, rules, position.side);
    ends.then(|| Outcome::won(position.side.other(), Kind::Blocked, rules.points.grand))
}

/// The duty to unblock cannot be met: the blocked side loses, or the pieces are counted.
fn cannot_unblock(position: &Position, rules: SeegaRules) -> Option<Outcome> {
    let ends =
        position.phase == Phase::Unblock && unblocking(&position.board, rules, position.side).is_empty();
    ends.then(|| match rules.cannot_unblock {
        CannotUnblock::Loss => Outcome::won(position.side, Kind::Blocked, rules.points.grand),
        CannotUnblock::Count => count(&position.board, rules),
    })
}

/// An ending by count: more pieces on the board is a grand victory, equal a draw.
pub fn count(board: &Board, rules: SeegaRules) -> Outcome {
    more_pieces(board, rules, Kind::Grand, rules.points.grand)
}

/// A count behind a barrier: more pieces is a small victory, equal a draw.
fn count_small(board: &Board, rules: SeegaRules) -> Outcome {
    more_pieces(board, rules, Kind::Small, rules.points.small)
}

fn more_pieces(board: &Board, rules: SeegaRules, kind: Kind, worth: u32) -> Outcome {
    let richer = Side::BOTH.into_iter().find(|&side| board.count(side) > board.count(side.other()));
    match richer {
        Some(side) => Outcome::won(side, kind, worth),
        None => Outcome::drawn(rules.points.draw),
    }
}
