//! Why an action of Pahtum is refused.

use super::position::{Board, Pahtum};
use crate::action::Action;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::position::{Illegal, Position};

/// The clause that forbids an action which is not legal here.
pub(super) fn refusal(position: &Pahtum, action: Action) -> Illegal {
    if let Some(square) = action.squares().find(|&square| !Board::contains(square)) {
        return Illegal::at(Clause::PahtumBoard, action, square);
    }
    if let Some(outcome) = position.outcome() {
        return Illegal::over(outcome, action);
    }
    let clause = match (position.pending, action) {
        (_, Action::Place(_)) => Clause::PahtumPlaceEmpty,
        (Pending::Neutral, _) => Clause::PahtumNeutrals,
        (_, Action::Swap) if position.rules.pie => Clause::PahtumPie,
        _ => Clause::PahtumPlaceForGood,
    };
    Illegal::by(clause, action)
}
