//! Sets of squares as bits of one machine word.
//!
//! The boards differ in width: 32 bits hold 5×5, 64 hold 7×7 and Seti's boards, 128 hold 9×9. Everything above this
//! file is written once, over [`Bits`].

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A set of squares.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The empty set.
    const NONE: Self;

    /// The set of one square, by its index.
    fn bit(index: u32) -> Self;

    /// The number of squares in the set.
    fn count(self) -> u32;

    /// The index of the lowest square of a set that is not empty.
    fn lowest(self) -> u32;

    /// The set without its lowest square.
    fn without_lowest(self) -> Self;

    /// The set as 128 bits.
    fn wide(self) -> u128;

    /// Whether the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether the set holds any square.
    #[inline]
    fn any(self) -> bool {
        self != Self::NONE
    }

    /// Whether the two sets share a square.
    #[inline]
    fn meets(self, other: Self) -> bool {
        (self & other).any()
    }

    /// Whether the set holds at most one square.
    #[inline]
    fn at_most_one(self) -> bool {
        self.without_lowest().is_empty()
    }

    /// The index of the n-th square of the set, counted from zero at the lowest; there must be one.
    fn nth(self, n: u32) -> u32;

    /// The indices of the squares, lowest first.
    fn indices(self) -> Indices<Self> {
        Indices(self)
    }
}

/// Walks the squares of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Indices<B>(B);

impl<B: Bits> Iterator for Indices<B> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(index)
    }
}

/// The n-th set bit of a word: halves by counting, then walks the few bits left.
#[inline]
const fn nth_of_u32(mut set: u32, mut n: u32) -> u32 {
    let mut base = 0;
    let low = (set & 0xFFFF).count_ones();
    if n >= low {
        n -= low;
        set >>= 16;
        base = 16;
    }
    let low = (set & 0xFF).count_ones();
    if n >= low {
        n -= low;
        set >>= 8;
        base += 8;
    }
    while n > 0 {
        set &= set - 1;
        n -= 1;
    }
    base + set.trailing_zeros()
}

#[inline]
const fn nth_of_u64(set: u64, n: u32) -> u32 {
    let low = (set as u32).count_ones();
    if n < low { nth_of_u32(set as u32, n) } else { 32 + nth_of_u32((set >> 32) as u32, n - low) }
}

#[inline]
const fn nth_of_u128(set: u128, n: u32) -> u32 {
    let low = (set as u64).count_ones();
    if n < low { nth_of_u64(set as u64, n) } else { 64 + nth_of_u64((set >> 64) as u64, n - low) }
}

macro_rules! bits {
    ($word:ty, $nth:ident) => {
        impl Bits for $word {
            const NONE: Self = 0;

            #[inline]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn wide(self) -> u128 {
                u128::from(self)
            }

            #[inline]
            fn nth(self, n: u32) -> u32 {
                debug_assert!(n < self.count(), "the set has no square number {n}");
                $nth(self, n)
            }
        }
    };
}

bits!(u32, nth_of_u32);
bits!(u64, nth_of_u64);
bits!(u128, nth_of_u128);
