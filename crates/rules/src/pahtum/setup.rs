//! Which written positions can arise in Pahtum.

use super::position::{Board, Pahtum, Set};
use super::rules::{NeutralSetup, Rules};
use crate::bits::Bits;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::setup::{Setup, SetupError};
use crate::side::{BySide, Side};

/// The position a setup describes, if it can arise.
pub(super) fn position(rules: Rules, setup: &Setup) -> Result<Pahtum, SetupError> {
    setup.fits::<Board>()?;
    let mut men = BySide::<Set>::default();
    let mut neutrals = Set::NONE;
    for square in setup.squares() {
        match setup.piece(square) {
            None => {}
            Some(Piece::Man(side)) => men[side] |= Board::bit(square),
            Some(Piece::Neutral) => neutrals |= Board::bit(square),
            Some(piece) => return Err(SetupError::ForeignPiece { square, letter: piece.letter() }),
        }
    }
    let (first, second) = (setup.hands[Side::First], setup.hands[Side::Second]);
    let needed = rules.neutrals.0 as u32;
    let count = neutrals.count() + first as u32 + second as u32;
    if count != needed {
        return Err(SetupError::Total { letter: '*', count, needed });
    }
    let played = men.map(Bits::count);
    match setup.pending {
        Pending::Neutral => {
            if rules.neutral_setup == NeutralSetup::Random {
                return Err(SetupError::ForeignPhase { pending: setup.pending });
            }
            let most = 0;
            if let Some(side) = Side::BOTH.into_iter().find(|&side| played[side] > 0) {
                return Err(SetupError::Pieces { side, count: played[side], most });
            }
            // Second begins, so it has as many in hand as First when First is to act, and one more on its own turn.
            let fits = match setup.side {
                Side::First => first == second && first > 0,
                Side::Second => second == first + 1,
            };
            if !fits {
                return Err(SetupError::Hands { first, second });
            }
        }
        Pending::Place(1) | Pending::Pie if first + second > 0 => {
            return Err(SetupError::Hands { first, second });
        }
        Pending::Pie if !rules.pie => return Err(SetupError::ForeignPhase { pending: setup.pending }),
        Pending::Pie => {
            if setup.side != Side::Second {
                return Err(SetupError::WrongSide { side: setup.side });
            }
            balance(setup.side, played, (1, 0))?;
        }
        Pending::Place(1) => placing(rules, setup.side, played)?,
        pending => return Err(SetupError::ForeignPhase { pending }),
    }
    Ok(Pahtum::new(rules, men, neutrals, setup.hands, setup.side, setup.pending))
}

/// Pieces alternate, First's before Second's; after a swap it is the other way round.
fn placing(rules: Rules, side: Side, played: BySide<u32>) -> Result<(), SetupError> {
    let (first, second) = (played[Side::First], played[Side::Second]);
    let opening = first + second == 1;
    let plain = match side {
        Side::First => first == second,
        // Right after the first piece, the pie rule has its own phase.
        Side::Second => first == second + 1 && !(rules.pie && opening),
    };
    let swapped = rules.pie
        && match side {
            Side::First => second == first + 1,
            Side::Second => first == second && first > 0,
        };
    if plain || swapped { Ok(()) } else { balance(side, played, (second, second)) }
}

fn balance(side: Side, played: BySide<u32>, needed: (u32, u32)) -> Result<(), SetupError> {
    if (played[Side::First], played[Side::Second]) == needed {
        return Ok(());
    }
    Err(SetupError::Pieces {
        side,
        count: played[side],
        most: if side == Side::First { needed.0 } else { needed.1 },
    })
}
