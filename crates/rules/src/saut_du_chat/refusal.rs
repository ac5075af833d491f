//! Why an action of Saut du Chat is refused.

use super::position::{Board, SautDuChat};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::position::{Illegal, Position};
use crate::square::Square;

/// The clause that forbids an action which is not legal here.
pub(super) fn refusal(position: &SautDuChat, action: Action) -> Illegal {
    if let Some(square) = action.squares().find(|&square| !Board::contains(square)) {
        return Illegal::at(Clause::SautBoard, action, square);
    }
    if let Some(outcome) = position.outcome() {
        return Illegal::over(outcome, action);
    }
    match (position.pending, action) {
        (Pending::Chain(at), Action::Move { from, .. }) if from != at => {
            Illegal::at(Clause::SautChainSamePiece, action, at)
        }
        (Pending::Chain(at), Action::Move { from, to }) => match leap_refusal(position, action, from, to) {
            Some(refusal) => refusal,
            None => Illegal::at(Clause::SautChain, action, at),
        },
        (_, Action::End) => Illegal::by(Clause::SautChain, action),
        (_, Action::Pass) => Illegal::by(position.rules.blocked_clause(), action),
        (_, Action::Move { from, to }) => move_refusal(position, action, from, to),
        _ => Illegal::by(Clause::SautStart, action),
    }
}

fn move_refusal(position: &SautDuChat, action: Action, from: Square, to: Square) -> Illegal {
    if !position.men[position.side].meets(Board::bit(from)) {
        return Illegal::at(Clause::SautMoveOwn, action, from);
    }
    if !position.empty().meets(Board::bit(to)) {
        return Illegal::at(Clause::SautMoveEmpty, action, to);
    }
    leap_refusal(position, action, from, to).unwrap_or_else(|| Illegal::at(Clause::SautMoveStep, action, to))
}

/// Why a move over two squares is no leap; nothing if it does not look like one.
fn leap_refusal(position: &SautDuChat, action: Action, from: Square, to: Square) -> Option<Illegal> {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    if (files, ranks) == (2, 2) {
        return Some(Illegal::at(Clause::SautLeapOrthogonal, action, to));
    }
    let over = SautDuChat::leapt_over(from, to)?;
    if !position.empty().meets(Board::bit(to)) {
        return Some(Illegal::at(Clause::SautMoveEmpty, action, to));
    }
    let spared = position.men[!position.side].meets(Board::bit(over));
    let clause = if spared { Clause::SautCentreSafe } else { Clause::SautLeap };
    Some(Illegal::at(clause, action, over))
}
