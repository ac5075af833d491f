//! Why an action of Seti is refused.

use super::board::Board;
use super::position::Seti;
use super::rules::Variant;
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::Clause;
use crate::pending::Pending;
use crate::position::{Illegal, Position};
use crate::square::Square;

/// The clause that forbids an action which is not legal here.
pub(super) fn refusal<G: Board>(position: &Seti<G>, action: Action) -> Illegal {
    if let Some(square) = action.squares().find(|&square| !G::contains(square)) {
        return Illegal::at(Clause::SetiBoard, action, square);
    }
    if let Some(outcome) = position.outcome() {
        return Illegal::over(outcome, action);
    }
    let owes_reentry = matches!(position.pending, Pending::Reenter(_));
    let clause = match action {
        Action::Reenter(at) if owes_reentry => reentry_clause(position, at),
        _ if owes_reentry => Clause::SetiCaptureTurns,
        Action::Move { from, to } => return move_refusal(position, action, from, to),
        Action::PutShip(at) => put_clause(position, at),
        Action::TakeShip(_) if position.rules.variant == Variant::Aleph => Clause::SetiShipTake,
        Action::TakeShip(_) => Clause::SetiNoShips,
        Action::Reenter(_) if position.rules.variant == Variant::Aleph => Clause::SetiReenterRow,
        Action::Reenter(_) => Clause::SetiCaptureOut,
        _ => Clause::SetiMoveOwn,
    };
    Illegal::by(clause, action)
}

fn reentry_clause<G: Board>(position: &Seti<G>, at: Square) -> Clause {
    let home = G::home(position.side);
    if position.free_for_reentry(G::bit(at)).is_empty() {
        Clause::SetiReenterSquare
    } else if position.free_for_reentry(home).any() {
        Clause::SetiReenterRow
    } else {
        Clause::SetiReenterOverflow
    }
}

fn put_clause<G: Board>(position: &Seti<G>, at: Square) -> Clause {
    let us = position.side;
    let at = G::bit(at);
    if position.rules.variant == Variant::Beth {
        Clause::SetiNoShips
    } else if G::goal(us).meets(at) {
        Clause::SetiShipFarRow
    } else if G::home(us).meets(at) && !position.rules.home_ships {
        Clause::SetiShipNoHome
    } else if (position.ships[us] | position.ships[!us]).meets(at) {
        Clause::SetiShipOne
    } else if position.figures[!us].meets(at) {
        Clause::SetiShipUnderOwn
    } else {
        Clause::SetiShipPut
    }
}

fn move_refusal<G: Board>(position: &Seti<G>, action: Action, from: Square, to: Square) -> Illegal {
    let us = position.side;
    let (start, target) = (G::bit(from), G::bit(to));
    if !position.figures[us].meets(start) {
        let ship = position.ships[us].meets(start);
        return Illegal::at(if ship { Clause::SetiShipStays } else { Clause::SetiMoveOwn }, action, from);
    }
    if position.figures[us].meets(target) {
        return Illegal::at(Clause::SetiMoveFree, action, to);
    }
    let clause = if position.reach(G::index(from)).meets(target) {
        Clause::SetiShipProtects
    } else if position.pharaohs.meets(start) {
        position.rules.pharaoh_clause()
    } else {
        Clause::SetiPriest
    };
    Illegal::at(clause, action, to)
}
