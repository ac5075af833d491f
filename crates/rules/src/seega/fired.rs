//! Which clauses an action of Seega makes use of: what a rules panel lights up and the lab counts.

use super::position::Seega;
use super::rules::{BarrierShape, Chain, Duty, Starter};
use super::{capture, placing};
use crate::action::Action;
use crate::bits::Bits;
use crate::clause::{Clause, ClauseSet};
use crate::grid::Grid;
use crate::outcome::Kind;
use crate::pending::Pending;
use crate::position::Position;

/// The clauses that a legal action fires, the end it brings about included.
pub(super) fn fired<G: Grid>(before: &Seega<G>, action: Action) -> ClauseSet {
    let mut after = *before;
    after.play(action);
    let mut fired = ClauseSet::NONE;
    match action {
        Action::Place(at) => placed(before, &after, G::bit(at), &mut fired),
        Action::Move { to, .. } => moved(before, &after, G::bit(to), &mut fired),
        Action::Remove(_) => {
            fired.insert(Clause::SeegaBlockedRemove);
            fired.insert(Clause::SeegaRemoveThenMove);
            let spared = before.men[!before.side] & G::CENTRE & G::neighbours(before.men[before.side]);
            fired.insert_if(spared.any() && before.rules.centre_safe, Clause::SeegaRemoveCentre);
        }
        Action::Pass => fired.insert(before.rules.blocked_clause()),
        Action::End => fired.insert(Clause::SeegaChainOptional),
        Action::PutShip(_) | Action::TakeShip(_) | Action::Reenter(_) | Action::Swap => {}
    }
    ended(&after, &mut fired);
    fired
}

fn placed<G: Grid>(before: &Seega<G>, after: &Seega<G>, at: G::Bits, fired: &mut ClauseSet) {
    let us = before.side;
    fired.insert_if(after.pending == Pending::Place(1), Clause::SeegaPlaceTwo);
    if before.forced().is_some()
        && let Some(clause) = placing::opening_clause(before.rules.opening)
    {
        fired.insert(clause);
    }
    if capture::victims::<G>(at, before.men[us] | at, before.men[!us]).any() {
        let captures = before.rules.placement_captures;
        fired.insert(if captures { Clause::SeegaPlaceCapture } else { Clause::SeegaPlaceHarmless });
    }
    if after.pending == Pending::Move {
        fired.insert(Clause::SeegaPlaceEnd);
        fired.insert(match before.rules.starter {
            Starter::LastPlacer => Clause::SeegaStartLast,
            Starter::FirstPlacer => Clause::SeegaStartFirst,
        });
    }
}

fn moved<G: Grid>(before: &Seega<G>, after: &Seega<G>, to: G::Bits, fired: &mut ClauseSet) {
    let us = before.side;
    let (own, enemy) = (after.men[us], before.men[!us]);
    let victims = enemy & !after.men[!us];
    let captured = victims.any();
    fired.insert(before.rules.reach_clause());
    fired.insert_if(to == G::CENTRE, Clause::SeegaMoveCentre);
    fired.insert_if(captured, Clause::SeegaCaptureCustody);
    fired.insert_if(captured, Clause::SeegaCaptureAutomatic);
    fired.insert_if(!victims.at_most_one(), Clause::SeegaCaptureSeveral);
    fired.insert_if(capture::spares_pair::<G>(to, own, enemy), Clause::SeegaCapturePair);
    fired.insert_if(capture::stands_between::<G>(to, after.men[!us]), Clause::SeegaCaptureMover);

    let on_centre = capture::victims::<G>(to, own, enemy & G::CENTRE).any();
    fired.insert_if(on_centre && before.rules.centre_safe, Clause::SeegaCaptureCentreSafe);
    fired.insert_if(on_centre && !before.rules.centre_safe, Clause::SeegaCaptureCentreOpen);
    // The centre helps if the capture fails without the piece that stands there.
    let without_centre = if to == G::CENTRE {
        G::Bits::NONE
    } else {
        capture::victims::<G>(to, own & !G::CENTRE, before.prey(us))
    };
    fired.insert_if(victims != without_centre, Clause::SeegaCaptureCentreHelps);

    let in_chain = matches!(before.pending, Pending::Chain(_));
    let could_capture = before.can_capture(before.men[us]);
    match before.rules.capture {
        Duty::Mandatory => fired.insert_if(could_capture && !in_chain, Clause::SeegaCaptureMandatory),
        Duty::Optional => fired.insert_if(could_capture && !captured, Clause::SeegaCaptureOptional),
    }
    if before.pending == Pending::Unblock {
        fired.insert(Clause::SeegaUnblockDuty);
    }
    chained(before, after, to, captured, fired);
}

fn chained<G: Grid>(before: &Seega<G>, after: &Seega<G>, to: G::Bits, captured: bool, fired: &mut ClauseSet) {
    match before.rules.chain {
        Chain::None => {
            let mut going_on = *after;
            going_on.side = before.side;
            fired.insert_if(captured && going_on.can_capture(to), Clause::SeegaChainNone);
        }
        Chain::Optional | Chain::Mandatory => {
            if matches!(after.pending, Pending::Chain(_)) {
                fired.insert(before.rules.chain_clause());
                // Another piece could capture too, and has to wait.
                let others = after.men[before.side] & !to;
                fired.insert_if(after.can_capture(others), Clause::SeegaChainSamePiece);
            }
        }
    }
}

fn ended<G: Grid>(after: &Seega<G>, fired: &mut ClauseSet) {
    let Some(outcome) = after.outcome() else { return };
    fired.insert(outcome.clause);
    fired.insert(Clause::SeegaPoints);
    let counted = matches!(
        outcome.clause,
        Clause::SeegaEndBare
            | Clause::SeegaUnblockCount
            | Clause::SeegaBarrierCount
            | Clause::SeegaBarrierBoth
    );
    fired.insert_if(counted, Clause::SeegaCount);
    let barrier = outcome.kind == Kind::Small
        || matches!(outcome.clause, Clause::SeegaBarrierCount | Clause::SeegaBarrierBoth);
    if barrier {
        fired.insert(match after.rules.barrier_shape {
            BarrierShape::Straight => Clause::SeegaBarrierStraight,
            BarrierShape::Connected => Clause::SeegaBarrierConnected,
        });
        fired.insert_if(after.rules.barrier_reserve, Clause::SeegaBarrierReserve);
    }
}
