//! Keys of positions: the whole state folded through a mixing function.
//!
//! Computed when asked for, so that playing an action pays nothing for it.

use crate::bits::Bits;
use crate::pending::Pending;
use crate::piece::Figure;
use crate::random::mix;
use crate::side::{BySide, Side};

/// A key being folded.
pub(crate) struct Key(u64);

impl Key {
    pub(crate) const fn new() -> Key {
        Key(0x006B_6861_6D73_696E)
    }

    const fn word(self, word: u64) -> Key {
        Key(mix(self.0 ^ word))
    }

    /// Folds a set of squares in.
    pub(crate) fn bits(self, set: impl Bits) -> Key {
        let wide = set.wide();
        self.word(wide as u64 ^ mix((wide >> 64) as u64))
    }

    /// Folds the side, what is owed and the hands in.
    pub(crate) fn state(self, side: Side, pending: Pending, hands: BySide<u8>) -> Key {
        let pending = match pending {
            Pending::Place(left) => 1 << 8 | left as u64,
            Pending::Neutral => 2 << 8,
            Pending::Pie => 3 << 8,
            Pending::Move => 4 << 8,
            Pending::Chain(square) => 5 << 8 | (square.rank() as u64) << 4 | square.file() as u64,
            Pending::Unblock => 6 << 8,
            Pending::Freed => 7 << 8,
            Pending::Reenter(Figure::Pharaoh) => 8 << 8,
            Pending::Reenter(Figure::Priest) => 9 << 8,
        };
        let hands = (hands[Side::First] as u64) << 8 | hands[Side::Second] as u64;
        self.word(pending << 17 | hands << 1 | side as u64)
    }

    pub(crate) const fn finish(self) -> u64 {
        self.0
    }
}
