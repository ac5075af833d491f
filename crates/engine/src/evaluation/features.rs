//! Features, and the two who listen to them: a sum of weights, and a notebook.

use super::weights::Sections;

/// A weight for a full board and one for an empty board, packed into one number so that one multiplication serves both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weight(i32);

impl Weight {
    /// These two weights.
    pub const fn new(full: i16, bare: i16) -> Weight {
        Weight(((full as i32) << 16).wrapping_add(bare as i32))
    }

    /// The weight on a full board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub const fn full(self) -> i32 {
        // A negative lower half has borrowed one from the upper.
        (self.0.wrapping_add(0x8000)) >> 16
    }

    /// The weight on an empty board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub const fn bare(self) -> i32 {
        self.0 as i16 as i32
    }

    /// So many of it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[must_use]
    pub const fn times(self, count: i32) -> Weight {
        Weight(self.0.wrapping_mul(count))
    }

    /// Both together.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[must_use]
    pub const fn and(self, other: Weight) -> Weight {
        Weight(self.0.wrapping_add(other.0))
    }

    /// The mixture for a board with `men` of `most` pieces on it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub const fn mixed(self, men: i32, most: i32) -> i32 {
        (self.full() * men + self.bare() * (most - men)) / most
    }
}

/// No game has more features than this.
pub const MOST_FEATURES: usize = 64;

/// Somebody who listens to features.
pub trait Tally {
    /// A feature, by its number, is present `count` times for the side to act; negative for the other side.
    fn add(&mut self, feature: usize, count: i32);
}

/// Adds up weights.
pub(crate) struct Sum<'a> {
    weights: &'a [Weight; MOST_FEATURES],
    sum: Weight,
}

impl<'a> Sum<'a> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) const fn new(weights: &'a [Weight; MOST_FEATURES]) -> Sum<'a> {
        Sum { weights, sum: Weight::new(0, 0) }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) const fn total(&self) -> Weight {
        self.sum
    }
}

impl Tally for Sum<'_> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn add(&mut self, feature: usize, count: i32) {
        self.sum = self.sum.and(self.weights[feature % MOST_FEATURES].times(count));
    }
}

/// Writes features down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted(pub [i32; MOST_FEATURES]);

impl Default for Noted {
    fn default() -> Noted {
        Noted([0; MOST_FEATURES])
    }
}

impl Tally for Noted {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }
}

/// A position that can name its features.
pub trait Features {
    /// The names of the features, by number.
    const NAMES: &'static [&'static str];
    /// The phases that have weights of their own.
    const SECTIONS: &'static [&'static str];

    /// The features that are material, and what is lost with each, in hundredths of a piece.
    const MATERIAL: &'static [(&'static str, i16)];

    /// The file its weights are in, by name and content.
    fn file(&self) -> (&'static str, &'static str);

    /// Which of the sections this position belongs to.
    fn section(&self) -> usize;

    /// How full the board is: pieces on it, and how many there may be at most.
    fn fullness(&self) -> (i32, i32);

    /// Names every feature, from the point of view of the side to act.
    fn tell(&self, tally: &mut impl Tally);

    /// The weights the engine plays this position's game with.
    fn own_weights(&self) -> Sections {
        let (name, text) = self.file();
        Sections::read::<Self>(text).unwrap_or_else(|error| panic!("the weights {name} are wrong: {error}"))
    }
}

/// Numbers features and keeps their names beside them.
macro_rules! features {
    ($($constant:ident = $name:literal),* $(,)?) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "each stands for a constant")]
        #[repr(usize)]
        enum Number { $($constant),* }
        $(const $constant: usize = Number::$constant as usize;)*
        const NAMES: &[&str] = &[$($name),*];
        const _: () = assert!(NAMES.len() <= $crate::evaluation::MOST_FEATURES);
    };
}
pub(crate) use features;

#[cfg(test)]
mod tests {
    use super::Weight;

    #[test]
    fn packing_keeps_both_weights() {
        for full in [-300, -1, 0, 7, 250] {
            for bare in [-311, -1, 0, 1, 99] {
                for count in [-12, -1, 0, 5] {
                    let sum = Weight::new(full, bare).times(count).and(Weight::new(-3, 4));
                    assert_eq!(sum.full(), full as i32 * count - 3);
                    assert_eq!(sum.bare(), bare as i32 * count + 4);
                }
            }
        }
        assert_eq!(Weight::new(100, 40).mixed(6, 12), 70);
    }
}
