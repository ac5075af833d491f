//! The placing phase: two pieces a turn on any empty squares but the centre, until both hands are empty.
//!
//! La Croisade prescribes the squares of the first turns. Which turn it is follows from how many pieces the side has
//! already taken from its hand.

use super::moving::sandwiched;
use crate::action::Action;
use crate::board::{Side, Square};
use crate::choices::{Opening, Starter};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::SeegaRules;

/// (N²−1)/2 pieces each.
pub fn pieces_each(rules: SeegaRules) -> u32 {
    let size = u32::from(rules.size.unsigned_abs());
    (size * size - 1) / 2
}

/// Every empty square but the centre, or what La Croisade leaves of them.
pub fn legal(position: &Position, rules: SeegaRules) -> Vec<Action> {
    let board = &position.board;
    let placed = pieces_each(rules).saturating_sub(position.hands[position.side.index()]);
    let forced = forced_squares(rules, position.side, placed / 2);
    board
        .squares()
        .filter(|&square| board.is_empty(square) && square != board.centre())
        .filter(|square| forced.is_none_or(|forced| forced.contains(square)))
        .map(Action::Place)
        .collect()
}

/// The two squares that La Croisade prescribes for a side's turn, counted from 0; later turns are free.
fn forced_squares(rules: SeegaRules, side: Side, turn: u32) -> Option<[Square; 2]> {
    let last = rules.size - 1;
    let middle = rules.size / 2;
    let at = |file, rank| Square { file, rank };
    // On 5×5: c1 c5, a3 e3, c2 c4, b3 d3.
    let ends_of_the_file = [at(middle, 0), at(middle, last)];
    let ends_of_the_rank = [at(0, middle), at(last, middle)];
    let inner_of_the_file = [at(middle, middle - 1), at(middle, middle + 1)];
    let inner_of_the_rank = [at(middle - 1, middle), at(middle + 1, middle)];
    match (rules.opening, side, turn) {
        (Opening::Edges | Opening::Cross, Side::First, 0) => Some(ends_of_the_file),
        (Opening::Edges | Opening::Cross, Side::Second, 0) => Some(ends_of_the_rank),
        (Opening::Inner, Side::First, 0) | (Opening::Cross, Side::Second, 1) => Some(inner_of_the_file),
        (Opening::Inner, Side::Second, 0) | (Opening::Cross, Side::First, 1) => Some(inner_of_the_rank),
        _ => None,
    }
}

/// Place a piece, capture with it where placements capture, and see who goes on.
pub fn play(position: &mut Position, rules: SeegaRules, square: Square) -> Vec<Square> {
    let side = position.side;
    position.board.put_man(square, side);
    let hand = &mut position.hands[side.index()];
    *hand = hand.saturating_sub(1);

    let mut captured = Vec::new();
    if rules.placement_captures {
        captured = sandwiched(&position.board, rules, square, side);
        for &victim in &captured {
            position.board.set_piece(victim, None);
        }
    }

    if position.hands == [0, 0] {
        // Second always places last.
        position.side = match rules.starter {
            Starter::LastPlacer => side,
            Starter::FirstPlacer => side.other(),
        };
        position.phase = Phase::Move;
    } else if position.phase == Phase::Place(2) {
        position.phase = Phase::Place(1);
    } else {
        position.pass_turn(Phase::Place(2));
    }
    captured
}
