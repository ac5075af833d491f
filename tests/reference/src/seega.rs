//! Seega: placing, then moving with custodian capture.
//!
//! The two halves of the game and its ends have a file each; this one only decides which of them is asked. A
//! phase `place:…` belongs to placing, every other one to moving.

mod barrier;
mod ending;
mod moving;
mod placing;

pub use ending::{count, outcome};

use crate::action::Action;
use crate::board::{Board, Side, Square};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::{Rules, SeegaRules};

/// An empty board, all pieces in hand, First to place two.
pub fn start(rules: Rules, seega: SeegaRules) -> Position {
    Position {
        rules,
        board: Board::empty(seega.size, seega.size),
        side: Side::First,
        phase: Phase::Place(2),
        hands: [placing::pieces_each(seega); 2],
    }
}

/// The legal actions of a position that is not over.
pub fn legal(position: &Position, rules: SeegaRules) -> Vec<Action> {
    match position.phase {
        Phase::Place(_) => placing::legal(position, rules),
        _ => moving::legal(position, rules),
    }
}

/// Play an action; the answer is the squares that enemy pieces were taken from.
pub fn play(position: &mut Position, rules: SeegaRules, action: Action) -> Vec<Square> {
    match action {
        Action::Place(square) => placing::play(position, rules, square),
        _ => moving::play(position, rules, action),
    }
}
