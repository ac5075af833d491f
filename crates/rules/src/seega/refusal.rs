//! Why an action of Seega is refused: the clause that a learner should read.

use super::placing;
use super::position::Seega;
use super::rules::{Blocked, Chain, Reach};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::position::{Illegal, Position};
use crate::square::Square;

/// The clause that forbids an action which is not legal here.
pub(super) fn refusal<G: Grid>(position: &Seega<G>, action: Action) -> Illegal {
    if let Some(square) = action.squares().find(|&square| !G::contains(square)) {
        return Illegal::at(Clause::SeegaBoard, action, square);
    }
    if let Some(outcome) = position.outcome() {
        return Illegal::over(outcome, action);
    }
    match (position.pending, action) {
        (Pending::Place(_), Action::Place(at)) => placing_refusal(position, action, at),
        (Pending::Place(_), _) => Illegal::by(Clause::SeegaPlaceTwo, action),
        (_, Action::Place(_)) => Illegal::by(Clause::SeegaPlaceEnd, action),
        (_, Action::PutShip(_) | Action::TakeShip(_) | Action::Reenter(_) | Action::Swap) => {
            Illegal::by(position.rules.reach_clause(), action)
        }
        (Pending::Chain(at), action) => chain_refusal(position, action, at),
        (_, Action::End) => Illegal::by(position.rules.chain_clause(), action),
        (Pending::Freed, Action::Pass | Action::Remove(_)) => {
            Illegal::by(Clause::SeegaRemoveThenMove, action)
        }
        (_, Action::Remove(at)) => removal_refusal(position, action, at),
        (_, Action::Pass) => Illegal::by(position.rules.blocked_clause(), action),
        (_, Action::Move { from, to }) => move_refusal(position, action, from, to),
    }
}

fn placing_refusal<G: Grid>(position: &Seega<G>, action: Action, at: Square) -> Illegal {
    let clause = if G::bit(at) == G::CENTRE {
        Clause::SeegaPlaceCentre
    } else if position.empty().meets(G::bit(at)) {
        // Empty and not the centre, yet illegal: the opening binds the turn to other squares.
        placing::opening_clause(position.rules.opening).unwrap_or(Clause::SeegaPlaceTwo)
    } else {
        Clause::SeegaPlaceEmpty
    };
    Illegal::at(clause, action, at)
}

fn chain_refusal<G: Grid>(position: &Seega<G>, action: Action, at: Square) -> Illegal {
    let clause = match action {
        Action::Move { from, .. } if from != at => Clause::SeegaChainSamePiece,
        _ => position.rules.chain_clause(),
    };
    Illegal::at(clause, action, at)
}

fn removal_refusal<G: Grid>(position: &Seega<G>, action: Action, at: Square) -> Illegal {
    let spared = position.rules.blocked == Blocked::Remove
        && position.rules.centre_safe
        && position.is_blocked(position.side)
        && G::bit(at) == G::CENTRE
        && position.men[!position.side].meets(G::CENTRE);
    let clause = if spared { Clause::SeegaRemoveCentre } else { position.rules.blocked_clause() };
    Illegal::at(clause, action, at)
}

fn move_refusal<G: Grid>(position: &Seega<G>, action: Action, from: Square, to: Square) -> Illegal {
    let rules = &position.rules;
    if !position.men[position.side].meets(G::bit(from)) {
        return Illegal::at(Clause::SeegaMoveOwn, action, from);
    }
    if !position.empty().meets(G::bit(to)) {
        return Illegal::at(Clause::SeegaMoveEmpty, action, to);
    }
    if !reaches(position, from, to) {
        return Illegal::at(rules.reach_clause(), action, to);
    }
    let clause = match position.pending {
        Pending::Unblock => Clause::SeegaUnblockDuty,
        // A move that could be made but for its side's duty to capture.
        _ => Clause::SeegaCaptureMandatory,
    };
    debug_assert!(rules.has(clause) || rules.chain == Chain::None, "the clause is in force");
    Illegal::by(clause, action)
}

/// Whether the way from one square to another is one that pieces go, and free.
fn reaches<G: Grid>(position: &Seega<G>, from: Square, to: Square) -> bool {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let distance = files + ranks;
    if files != 0 && ranks != 0 || distance == 0 {
        return false;
    }
    match position.rules.reach {
        Reach::Step => distance == 1,
        Reach::Slide => {
            let towards =
                |from: u8, to: u8, n: u8| if to >= from { from + n.min(to - from) } else { from - n };
            (1..distance).all(|n| {
                let between = Square::new(
                    if files == 0 { from.file() } else { towards(from.file(), to.file(), n) },
                    if ranks == 0 { from.rank() } else { towards(from.rank(), to.rank(), n) },
                );
                position.empty().meets(G::bit(between))
            })
        }
    }
}
