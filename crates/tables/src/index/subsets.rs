//! Ranks of sets among the sets of their size, in the order of their words (colex order).
//!
//! A set of up to 25 squares is looked up in two halves: how many sets of its size have a lesser upper half, and its
//! lower half's rank among the halves of that size. The two tables take 32 KiB, a processor's nearest cache. Larger
//! boards hold few pieces, so they add one binomial coefficient a piece; and so does a page, which has no room for tables
//! and looks up little.

use std::fmt::Debug;

use khamsin_rules::bits::Bits;

use super::choose::choose;
use crate::cpu::Word;

/// A word whose sets have ranks.
pub trait Ranked: Word {
    /// What is needed to rank sets of one size.
    type Ranks: Debug + Send + Sync;

    /// What is needed to rank sets of `size` squares.
    fn ranks(size: u32) -> Self::Ranks;

    /// The rank of a set among the sets of its size.
    fn rank(self, ranks: &Self::Ranks) -> u32;
}

#[cfg(feature = "build")]
/// Squares in the lower half.
const LOW_BITS: u32 = 13;
#[cfg(feature = "build")]
/// Squares in the upper half.
const HIGH_BITS: u32 = 12;

#[cfg(feature = "build")]
/// The rank of each lower half among those of its size.
static LOW: [u16; 1 << LOW_BITS] = {
    let mut table = [0; 1 << LOW_BITS];
    let mut met = [0; LOW_BITS as usize + 1];
    let mut low = 0_usize;
    while low < 1 << LOW_BITS {
        let size = low.count_ones() as usize;
        table[low] = met[size];
        met[size] += 1;
        low += 1;
    }
    table
};

#[cfg(feature = "build")]
/// How many sets of one size have a lesser upper half, by the upper half.
#[derive(Debug)]
pub struct Split(Box<[u32; 1 << HIGH_BITS]>);

#[cfg(feature = "build")]
impl Ranked for u32 {
    type Ranks = Split;

    fn ranks(size: u32) -> Split {
        let mut table = Box::new([0; 1 << HIGH_BITS]);
        let mut sum = 0;
        for (high, before) in table.iter_mut().enumerate() {
            *before = sum;
            if let Some(rest) = size.checked_sub(high.count_ones())
                && rest <= LOW_BITS
            {
                sum += choose(LOW_BITS, rest) as u32;
            }
        }
        Split(table)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn rank(self, ranks: &Split) -> u32 {
        let (low, high) = (self as usize % LOW.len(), (self >> LOW_BITS) as usize % ranks.0.len());
        ranks.0[high] + u32::from(LOW[low])
    }
}

/// The rank of a set among the sets of its size, worked out piece by piece.
#[cfg(any(test, not(feature = "build")))]
fn summed(set: u32) -> u32 {
    (1..).zip(set.indices()).map(|(number, square)| choose(square, number) as u32).sum()
}

#[cfg(not(feature = "build"))]
impl Ranked for u32 {
    type Ranks = ();

    fn ranks(_size: u32) {}

    fn rank(self, (): &()) -> u32 {
        summed(self)
    }
}

/// The most pieces of one side on a larger board.
const FEW: usize = 8;

/// What the n-th piece of a set adds to its rank, by its square.
#[derive(Debug)]
pub struct Summed(Box<[[u32; 64]; FEW]>);

impl Ranked for u64 {
    type Ranks = Summed;

    fn ranks(_size: u32) -> Summed {
        let mut table = Box::new([[0; 64]; FEW]);
        for (row, n) in table.iter_mut().zip(1..) {
            for (cell, square) in row.iter_mut().zip(0..) {
                *cell = choose(square, n).min(u32::MAX.into()) as u32;
            }
        }
        Summed(table)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn rank(self, ranks: &Summed) -> u32 {
        ranks.0.iter().zip(self.indices()).map(|(row, square)| row[square as usize % 64]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Ranked, choose};
    use crate::cpu::Word;

    fn walk<W: Ranked + From<u32>>(squares: u32, size: u32) {
        let ranks = W::ranks(size);
        let mut word = W::from((1 << size) - 1);
        for rank in 0..choose(squares, size) {
            assert_eq!(u64::from(word.rank(&ranks)), rank, "{word:?}");
            word = word.next_of_its_size();
        }
    }

    #[test]
    fn both_ways_agree() {
        let ranks = u32::ranks(4);
        let mut word = 0b1111_u32;
        for _ in 0..choose(25, 4) {
            assert_eq!(super::summed(word), word.rank(&ranks), "{word:b}");
            word = word.next_of_its_size();
        }
    }

    #[test]
    fn ranks_count_up() {
        for size in 1..=6 {
            walk::<u32>(25, size);
        }
        for size in 1..=3 {
            walk::<u64>(49, size);
        }
    }
}
