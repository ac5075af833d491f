//! Reproducible randomness from a seed that the caller hands in.
//!
//! A few lines of `SplitMix64` (Steele, Lea and Flood 2014) rather than a dependency: a drawn Pahtum layout is part of
//! a game's identity, so its generator may never change with a library's version.

/// Mixes a number so that every bit of the result depends on every bit of it.
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A stream of numbers drawn from a seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of this seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    #[inline]
    pub fn word(&mut self) -> u64 {
        let drawn = mix(self.0);
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        drawn
    }

    /// A number below `bound`, which must not be zero.
    ///
    /// Multiplying the upper half by the bound is biased by less than `bound` in 2³²: nothing for a board game.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "nothing lies below zero");
        (((self.word() >> 32) * bound as u64) >> 32) as usize
    }
}
