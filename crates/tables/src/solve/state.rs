//! What is known of a position while its slice is being solved, in sixteen bits.
//!
//! Decided: as in a finished slice, the value in the upper three bits and the distance below. Undecided: all three set;
//! below, the best value that a turn out of the slice has, and how many quiet turns are not known to be bad yet. A
//! position whose counter is zero has no quiet turn into anything undecided, so nothing can be propagated into it.

use crate::solved::VALUE_SHIFT;
use crate::value::Value;

/// The bits that mark an undecided position.
pub(crate) const UNDECIDED: u16 = 7 << VALUE_SHIFT;
const EXIT_SHIFT: u32 = 8;
/// The counter of quiet turns.
pub(crate) const COUNTER: u16 = (1 << EXIT_SHIFT) - 1;
/// Everything of an undecided word but the counter.
pub(crate) const NOT_COUNTER: u16 = !COUNTER;

/// The best turn out of the slice so far: none, or one more than the code of its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Exit(u8);

impl Exit {
    /// No turn leads out of the slice.
    pub(crate) const NONE: Exit = Exit(0);

    /// A turn of this value.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) const fn of(value: Value) -> Exit {
        Exit(value.code() + 1)
    }

    /// A turn into a position that has the value of this code for the other side.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) const fn into_code(code: u8) -> Exit {
        // The opposite of the value, one more than its code.
        Exit(7 - code)
    }

    /// The best of an undecided word.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) const fn of_word(word: u16) -> Exit {
        Exit((word >> EXIT_SHIFT) as u8 & 7)
    }
}

/// The word of an undecided position.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) const fn undecided(exit: Exit, quiet: u32) -> u16 {
    debug_assert!(quiet <= COUNTER as u32, "there is room for 255 quiet turns");
    UNDECIDED | (exit.0 as u16) << EXIT_SHIFT | quiet as u16
}

/// An undecided word with this as its best turn out of the slice.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) const fn with_exit(word: u16, exit: Exit) -> u16 {
    undecided(exit, (word & COUNTER) as u32)
}

/// Whether a word's position is undecided and has quiet turns that are not known to be bad.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) const fn is_open(word: u16) -> bool {
    word >= UNDECIDED && word & COUNTER != 0
}

#[cfg(test)]
mod tests {
    use super::{Exit, is_open, undecided};
    use crate::solved::{INVALID, NO_DISTANCE, word};
    use crate::value::Value;

    #[test]
    fn words_keep_what_they_are_told() {
        for value in Value::ALL {
            assert_eq!(Exit::into_code(value.code()), Exit::of(-value));
            for quiet in [0, 1, 255] {
                let told = undecided(Exit::of(value), quiet);
                assert_eq!(Exit::of_word(told), Exit::of(value));
                assert_eq!(is_open(told), quiet > 0);
                assert_ne!(told, INVALID);
            }
            assert!(!is_open(word(value, NO_DISTANCE)));
        }
        assert!(Exit::NONE < Exit::of(Value::ALL[0]));
    }
}
