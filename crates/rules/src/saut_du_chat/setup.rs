//! Which written positions can arise in Saut du Chat.

use super::position::{Board, PIECES, SautDuChat};
use super::rules::Rules;
use crate::bits::Bits;
use crate::grid::Grid;
use crate::pending::Pending;
use crate::setup::{Setup, SetupError};
use crate::side::Side;

/// The position a setup describes, if it can arise.
pub(super) fn position(rules: Rules, setup: &Setup) -> Result<SautDuChat, SetupError> {
    let men = setup.men::<Board>()?;
    let (first, second) = (setup.hands[Side::First], setup.hands[Side::Second]);
    if first > 0 || second > 0 {
        return Err(SetupError::Hands { first, second });
    }
    for side in Side::BOTH {
        let count = men[side].count();
        if count > PIECES {
            return Err(SetupError::Pieces { side, count, most: PIECES });
        }
    }
    if men[Side::First].is_empty() && men[Side::Second].is_empty() {
        return Err(SetupError::Deserted);
    }
    let position = SautDuChat::new(rules, men, setup.side, setup.pending);
    match setup.pending {
        Pending::Move => Ok(position),
        Pending::Chain(square) => {
            let (us, them) = (setup.side, !setup.side);
            let goes_on = Board::contains(square)
                && men[us].meets(Board::bit(square))
                && position.leaps(Board::bit(square)) != [0; 4]
                && men[them].count() < PIECES;
            if goes_on { Ok(position) } else { Err(SetupError::NoFurtherCapture { square }) }
        }
        pending => Err(SetupError::ForeignPhase { pending }),
    }
}
