//! The two sides, and a pair of values, one for each.
//!
//! Colours belong to the interfaces: the rules know only who is `First` and who is `Second`.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A side of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Side {
    /// The side that acts first.
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Both sides, First before Second.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The digit that stands for this side in texts.
    pub const fn digit(self) -> char {
        match self {
            Side::First => '1',
            Side::Second => '2',
        }
    }

    /// The side a digit stands for.
    pub const fn from_digit(digit: char) -> Option<Side> {
        match digit {
            '1' => Some(Side::First),
            '2' => Some(Side::Second),
            _ => None,
        }
    }

    /// The side a lot falls on: the same seed always draws the same side.
    ///
    /// Clauses `*.sides`: who takes First is drawn by lot or chosen.
    pub const fn drawn(seed: u64) -> Side {
        if crate::random::mix(seed) >> 63 == 0 { Side::First } else { Side::Second }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T>([T; 2]);

impl<T> BySide<T> {
    /// A pair, First's value before Second's.
    pub const fn new(first: T, second: T) -> BySide<T> {
        BySide([first, second])
    }

    /// The same pair with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> BySide<T> {
        let [first, second] = self.0;
        BySide([second, first])
    }

    /// Each value changed by `f`.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(f))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
