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
    /// Four sets of this width, one for each direction.
    type Four: Four<Self>;

    /// The empty set.
    const NONE: Self;

    /// The set of one square, by its index.
    fn bit(index: u32) -> Self;

    /// The number of squares in the set.
    fn count(self) -> u32;

    /// The index of the lowest square of a set that is not empty.
    fn lowest(self) -> u32;

    /// The set without its lowest square.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// The set as 128 bits.
    fn wide(self) -> u128;

    /// Whether the set is empty.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether the set holds any square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn any(self) -> bool {
        self != Self::NONE
    }

    /// Whether the two sets share a square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn meets(self, other: Self) -> bool {
        (self & other).any()
    }

    /// Whether the set holds at most one square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
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

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn next(&mut self) -> Option<u32> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(index)
    }
}

/// The position of the n-th set bit within a byte, by `n << 8 | byte`.
const NTH_IN_BYTE: [u8; 2048] = {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[n << 8 | byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The n-th set bit of a word, without a branch (Vigna 2008, "Broadword implementation of rank/select queries").
///
/// Random choices cannot be predicted, so a loop over the bits would cost a misprediction for every action.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
const fn nth_of_u64(set: u64, n: u32) -> u32 {
    nth_by_sums(set, running_sums(set), n)
}

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// For each byte of a word, how many bits are set in it and the bytes below it.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
const fn running_sums(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES)
}

/// The n-th set bit of a word whose running sums are known.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
const fn nth_by_sums(set: u64, sums: u64, n: u32) -> u32 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // Bytes whose running sum does not exceed n lie before the one we want.
    let before = (((n as u64 * ONES) | HIGH) - sums) & HIGH;
    let byte = before.count_ones() * 8;
    let rest = n - ((sums << 8 >> byte) & 0xFF) as u32;
    byte + NTH_IN_BYTE[(rest as usize & 7) << 8 | (set >> (byte & 63) & 0xFF) as usize] as u32
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
const fn nth_of_u32(set: u32, n: u32) -> u32 {
    nth_of_u64(set as u64, n)
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
const fn nth_of_u128(set: u128, n: u32) -> u32 {
    let halves = [set as u64, (set >> 64) as u64];
    let low = halves[0].count_ones();
    let upper = (n >= low) as u32;
    upper * 64 + nth_of_u64(halves[upper as usize], n - low * upper)
}

/// Four sets, one for each direction, from which the n-th square is picked.
pub trait Four<B>: Copy + Debug {
    /// These four.
    fn new(sets: [B; 4]) -> Self;

    /// One of them.
    fn get(&self, which: usize) -> B;

    /// How many squares they hold together.
    fn count(&self) -> u32;

    /// Whether they hold none.
    fn is_empty(&self) -> bool;

    /// The n-th square of the sets taken one after the other, with the number of its set.
    ///
    /// # Errors
    /// What is left of `n` if the sets hold no more than that.
    fn nth(&self, n: u32) -> Result<(usize, u32), u32>;
}

/// Four sets of up to 32 squares, two to a word: half the counting, and no choice to mispredict.
#[derive(Clone, Copy, Debug)]
pub struct Pairs([u64; 2]);

impl Four<u32> for Pairs {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn new(sets: [u32; 4]) -> Pairs {
        let join = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        Pairs([join(sets[0], sets[1]), join(sets[2], sets[3])])
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn get(&self, which: usize) -> u32 {
        (self.0[which / 2] >> (which % 2 * 32)) as u32
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn nth(&self, n: u32) -> Result<(usize, u32), u32> {
        let first = self.0[0].count_ones();
        let total = self.count();
        if n >= total {
            return Err(n - total);
        }
        // The sums of both words are ready before it is known which of them is wanted.
        let sums = self.0.map(running_sums);
        let second = n >= first;
        let (word, sums) = if second { (self.0[1], sums[1]) } else { (self.0[0], sums[0]) };
        let index = nth_by_sums(word, sums, n - if second { first } else { 0 });
        Ok((2 * usize::from(second) + index as usize / 32, index % 32))
    }
}

macro_rules! four {
    ($word:ty) => {
        impl Four<$word> for [$word; 4] {
            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn new(sets: [$word; 4]) -> Self {
                sets
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn get(&self, which: usize) -> $word {
                self[which]
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn count(&self) -> u32 {
                self.iter().map(|set| set.count_ones()).sum()
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn is_empty(&self) -> bool {
                self[0] | self[1] | self[2] | self[3] == 0
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn nth(&self, n: u32) -> Result<(usize, u32), u32> {
                let counts = self.map(Bits::count);
                let upto = [counts[0], counts[0] + counts[1], counts[0] + counts[1] + counts[2]];
                let total = upto[2] + counts[3];
                if n >= total {
                    return Err(n - total);
                }
                // Which set it falls into is computed, not branched on: a random choice cannot be predicted.
                let which = upto.iter().map(|&upto| usize::from(n >= upto)).sum::<usize>();
                let before = [0, upto[0], upto[1], upto[2]][which];
                Ok((which, self[which].nth(n - before)))
            }
        }
    };
}

four!(u64);
four!(u128);

macro_rules! bits {
    ($word:ty, $nth:ident, $four:ty) => {
        impl Bits for $word {
            type Four = $four;

            const NONE: Self = 0;

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn wide(self) -> u128 {
                u128::from(self)
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn nth(self, n: u32) -> u32 {
                debug_assert!(n < self.count(), "the set has no square number {n}");
                $nth(self, n)
            }
        }
    };
}

bits!(u32, nth_of_u32, Pairs);
bits!(u64, nth_of_u64, [u64; 4]);
bits!(u128, nth_of_u128, [u128; 4]);

#[cfg(test)]
mod tests {
    use super::Bits;
    use crate::random::Random;

    fn agrees<B: Bits>(set: B) {
        for (n, index) in (0..).zip(set.indices()) {
            assert_eq!(set.nth(n), index, "number {n} of {set:?}");
        }
    }

    /// Picking the n-th square is the same as walking to it.
    #[test]
    fn nth_is_the_nth() {
        let mut random = Random::new(3);
        for _ in 0..20_000 {
            let (a, b) = (random.word(), random.word());
            let thin = a & b & random.word();
            for word in [a, thin, 1 << (a % 64), u64::MAX, u64::MAX << (b % 64)] {
                agrees(word);
                agrees(word as u32);
                agrees(u128::from(word) << 64 | u128::from(b));
            }
        }
    }
}
