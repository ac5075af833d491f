//! Which written positions can arise in Seega.

use super::placing::{forced_squares, opening_clause};
use super::position::Seega;
use super::rules::{Blocked, Chain, Rules};
use crate::bits::Bits;
use crate::clause::Clause;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::square::Square;

/// The position a setup describes, if it can arise.
pub(super) fn position<G: Grid>(rules: Rules, setup: &Setup) -> Result<Seega<G>, SetupError> {
    let men = setup.men::<G>()?;
    let most = rules.size.pieces() as u32;
    for side in Side::BOTH {
        let count = men[side].count() + setup.hands[side] as u32;
        if count > most {
            return Err(SetupError::Pieces { side, count, most });
        }
    }
    let position = Seega::new(rules, men, setup.hands, setup.side, setup.pending);
    match setup.pending {
        Pending::Place(left) => placing(&position, left)?,
        _ => moving(&position)?,
    }
    Ok(position)
}

fn placing<G: Grid>(position: &Seega<G>, left: u8) -> Result<(), SetupError> {
    let (first, second) = (position.hands[Side::First], position.hands[Side::Second]);
    // Turns alternate two by two, so the hand of the side not to act is even and the other's follows from it.
    let fits = match position.side {
        Side::First => second % 2 == 0 && second >= 2 && first + 2 == second + left,
        Side::Second => first.is_multiple_of(2) && second == first + left,
    };
    if !fits {
        return Err(SetupError::Hands { first, second });
    }
    if (position.men[Side::First] | position.men[Side::Second]).meets(G::CENTRE) {
        let square = G::square(G::CENTRE.lowest());
        return Err(SetupError::Square { square, clause: Clause::SeegaPlaceCentre });
    }
    if position.rules.placement_captures {
        return Ok(());
    }
    let most = position.rules.size.pieces() as u32;
    for side in Side::BOTH {
        let count = position.men[side].count() + position.hands[side] as u32;
        if count != most {
            return Err(SetupError::Pieces { side, count, most });
        }
    }
    opening(position, left)
}

/// The pieces of the forced turns stand where they were forced.
fn opening<G: Grid>(position: &Seega<G>, left: u8) -> Result<(), SetupError> {
    let Some(clause) = opening_clause(position.rules.opening) else { return Ok(()) };
    let misplaced = |square: Square| SetupError::Square { square, clause };
    let turns = position.placing_turns();
    for turn in 0..=turns {
        let Some(squares) = forced_squares(position.rules.opening, position.rules.size, turn) else { break };
        let side = if turn % 2 == 0 { Side::First } else { Side::Second };
        let mut missing = squares.into_iter().filter(|&square| !position.men[side].meets(G::bit(square)));
        let owed = if turn < turns { 0 } else { left as usize };
        if let Some(square) = missing.nth(owed) {
            return Err(misplaced(square));
        }
    }
    Ok(())
}

fn moving<G: Grid>(position: &Seega<G>) -> Result<(), SetupError> {
    let (us, them) = (position.side, !position.side);
    let (first, second) = (position.hands[Side::First], position.hands[Side::Second]);
    if first + second > 0 {
        return Err(SetupError::Hands { first, second });
    }
    let few = |side| position.men[side].count() <= position.rules.lose_at.pieces();
    if few(us) && few(them) && !position.rules.placement_captures {
        return Err(SetupError::Deserted);
    }
    let rules = &position.rules;
    let foreign = Err(SetupError::ForeignPhase { pending: position.pending });
    let lost_some = position.men[them].count() < rules.size.pieces() as u32;
    match position.pending {
        Pending::Move => Ok(()),
        Pending::Chain(_) if rules.chain == Chain::None => foreign,
        Pending::Chain(square) => {
            let goes_on = G::contains(square)
                && position.men[us].meets(G::bit(square))
                && position.can_capture(G::bit(square));
            if goes_on && lost_some { Ok(()) } else { Err(SetupError::NoFurtherCapture { square }) }
        }
        Pending::Unblock if rules.blocked != Blocked::PassUnblock => foreign,
        Pending::Unblock => {
            let blocked = position.men[them].any() && position.is_blocked(them);
            if blocked { Ok(()) } else { Err(SetupError::NotBlocked) }
        }
        Pending::Freed if rules.blocked != Blocked::Remove => foreign,
        Pending::Freed => {
            // The one empty square next to the freed side is where the removed piece stood.
            let freed = position.empty() & G::neighbours(position.men[us]);
            let on_refuge = rules.centre_safe && freed == G::CENTRE;
            let by_one = freed.any() && freed.at_most_one() && !on_refuge;
            if by_one && lost_some { Ok(()) } else { Err(SetupError::NotFreed) }
        }
        Pending::Place(_) | Pending::Neutral | Pending::Pie | Pending::Reenter(_) => foreign,
    }
}
