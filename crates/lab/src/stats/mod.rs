//! How sure a figure is, and whether two of them differ.
//!
//! The unit is the pair of games, never the game: both games of a pair begin alike, so they hang together. Whatever is
//! drawn at random here is drawn from a seed, so that the same games give the same figures.

pub mod binomial;
pub mod bootstrap;
pub mod holm;
pub mod permutation;

/// What the games of one pair add to a mean: the sum of their values, and how many have one.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Unit {
    /// The sum of the values.
    pub sum: f64,
    /// How many there are.
    pub count: f64,
}

/// The mean over all games of some pairs; none if no game has a value.
pub fn mean(units: &[Unit]) -> Option<f64> {
    let (sum, count) =
        units.iter().fold((0.0, 0.0), |(sum, count), unit| (sum + unit.sum, count + unit.count));
    (count > 0.0).then(|| sum / count)
}

/// The standard deviation of the means of pairs.
pub fn deviation(units: &[Unit]) -> f64 {
    let means: Vec<f64> =
        units.iter().filter(|unit| unit.count > 0.0).map(|unit| unit.sum / unit.count).collect();
    if means.len() < 2 {
        return 0.0;
    }
    let middle = means.iter().sum::<f64>() / means.len() as f64;
    (means.iter().map(|mean| (mean - middle).powi(2)).sum::<f64>() / (means.len() - 1) as f64).sqrt()
}
