//! Seeds of a match: every game and every use has its own, whatever was played before.

use khamsin_rules::random::mix;

/// What a seed is drawn for.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// The opening of a pair.
    Opening,
    /// The engine that is named first.
    One,
    /// The other engine.
    Two,
}

/// The seed for one purpose in the game or pair of this number.
///
/// It has 53 bits, so that every reader of JSON takes it as it is.
pub(crate) const fn derive(seed: u64, purpose: Purpose, number: u32) -> u64 {
    mix(mix(seed ^ mix(purpose as u64)) ^ number as u64) >> 11
}
