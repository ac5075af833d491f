//! Which written positions can arise in Seti.

use super::board::{Board, Set};
use super::position::{Men, SHIPS, Seti};
use super::rules::{Edition, Rules, Variant};
use crate::bits::Bits;
use crate::clause::Clause;
use crate::pending::Pending;
use crate::piece::{Figure, Piece};
use crate::setup::{Setup, SetupError};
use crate::side::Side;

/// The position a setup describes, if it can arise.
pub(super) fn position<G: Board>(rules: Rules, setup: &Setup) -> Result<Seti<G>, SetupError> {
    let men = read::<G>(rules, setup)?;
    if men.figures[Side::First].is_empty() && men.figures[Side::Second].is_empty() {
        return Err(SetupError::Deserted);
    }
    match rules.variant {
        Variant::Aleph => aleph(setup, &men)?,
        Variant::Beth => beth(rules, setup, &men)?,
    }
    Ok(Seti::new(rules, men, setup.hands, setup.side, setup.pending))
}

fn read<G: Board>(rules: Rules, setup: &Setup) -> Result<Men, SetupError> {
    setup.fits::<G>()?;
    let mut men = Men::default();
    for square in setup.squares() {
        let Some(piece) = setup.piece(square) else { continue };
        let at = G::bit(square);
        let foreign = SetupError::ForeignPiece { square, letter: piece.letter() };
        let ship = match piece {
            Piece::Figure { side, figure, aboard } => {
                men.figures[side] |= at;
                if figure == Figure::Pharaoh {
                    men.pharaohs |= at;
                }
                aboard.then_some(side)
            }
            Piece::Ship(side) => Some(side),
            Piece::Man(_) | Piece::Neutral => return Err(foreign),
        };
        let Some(side) = ship else { continue };
        if rules.variant == Variant::Beth {
            return Err(foreign);
        }
        if G::goal(side).meets(at) {
            return Err(SetupError::Square { square, clause: Clause::SetiShipFarRow });
        }
        if !rules.home_ships && G::home(side).meets(at) {
            return Err(SetupError::Square { square, clause: Clause::SetiShipNoHome });
        }
        men.ships[side] |= at;
    }
    Ok(men)
}

/// In Aleph nothing ever leaves the game, but for the last figure of a side.
fn aleph(setup: &Setup, men: &Men) -> Result<(), SetupError> {
    let (first, second) = (setup.hands[Side::First], setup.hands[Side::Second]);
    let ships = (men.ships[Side::First] | men.ships[Side::Second]).count() + first as u32 + second as u32;
    let needed = 2 * SHIPS as u32;
    if ships != needed {
        return Err(SetupError::Total { letter: 'S', count: ships, needed });
    }
    let held = match setup.pending {
        Pending::Move => None,
        Pending::Reenter(figure) => Some(figure),
        pending => return Err(SetupError::ForeignPhase { pending }),
    };
    if held.is_some() && Side::BOTH.into_iter().any(|side| men.figures[side].is_empty()) {
        return Err(SetupError::NoCaptor);
    }
    let all = men.figures[Side::First] | men.figures[Side::Second];
    // A captured figure is held until it re-enters; the last figure of a side is gone for good.
    let gone = u32::from(Side::BOTH.into_iter().any(|side| men.figures[side].is_empty()));
    let mut missing = 0;
    for (figure, set, needed) in
        [(Figure::Pharaoh, men.pharaohs, 2), (Figure::Priest, all & !men.pharaohs, 4)]
    {
        let count = set.count() + u32::from(held == Some(figure));
        if count > needed || count + gone < needed {
            return Err(SetupError::Total { letter: figure.letter(), count, needed });
        }
        missing += needed - count;
    }
    if missing != gone {
        return Err(SetupError::Total {
            letter: Figure::Priest.letter(),
            count: 4 - missing.min(4),
            needed: 4,
        });
    }
    Ok(())
}

/// In Beth every side starts with its figures and only loses some.
fn beth(rules: Rules, setup: &Setup, men: &Men) -> Result<(), SetupError> {
    let (first, second) = (setup.hands[Side::First], setup.hands[Side::Second]);
    if first > 0 || second > 0 {
        return Err(SetupError::Hands { first, second });
    }
    if setup.pending != Pending::Move {
        return Err(SetupError::ForeignPhase { pending: setup.pending });
    }
    let pharaohs = match rules.edition {
        Edition::De => 1,
        Edition::En => 2,
    };
    for side in Side::BOTH {
        let figures: Set = men.figures[side];
        for (set, most) in [(figures & men.pharaohs, pharaohs), (figures & !men.pharaohs, 4)] {
            let count = set.count();
            if count > most {
                return Err(SetupError::Pieces { side, count, most });
            }
        }
    }
    Ok(())
}
