//! The sequential probability ratio test: stop as soon as the games suffice to choose between two hypotheses.
//!
//! H0: the first engine is `elo0` stronger; H1: it is `elo1` stronger (logistic Elo). For each, the likeliest
//! distribution of the five results of a pair with that mean is compared with what was seen (generalised test,
//! pentanomial). With `pᵢ` the shares and `aᵢ` the scores seen, that distribution is `pᵢ / (1 + θ·(aᵢ − s))`, where `θ`
//! makes its mean `s` (M. Van den Bergh, "A practical introduction to the GSPRT").

use std::fmt;

use crate::elo::expected_score;
use crate::tally::Pairs;

/// A test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first engine is `elo1` stronger rather than `elo0`.
    Accepted,
    /// It is `elo0` stronger rather than `elo1`.
    Rejected,
}

/// A result that never occurred is taken to have occurred so often: nothing is impossible after a few games. The same
/// number as in fishtest and fastchess.
const UNSEEN: f64 = 1e-3;

/// Halving an interval so often leaves nothing of it in floating point.
const HALVINGS: u32 = 100;

impl Sprt {
    /// A test between two differences in Elo with these shares of wrong verdicts; `None` if they make no test.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Sprt> {
        let share = |share: f64| share > 0.0 && share < 0.5;
        // Beyond a thousand Elo, scores are too near to 0 or 1 to be told apart.
        let sane = |elo: f64| elo.abs() <= 1000.0;
        let good = elo0 < elo1 && sane(elo0) && sane(elo1) && share(alpha) && share(beta);
        good.then_some(Sprt { elo0, elo1, alpha, beta })
    }

    /// The log-likelihood ratios at which the test ends: rejected below, accepted above.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of how much likelier the pairs are if the first engine is `elo1` stronger.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.iter().all(|&count| count == 0) {
            return 0.0;
        }
        let counts = pairs.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let [zero, one] = [self.elo0, self.elo1].map(|elo| likeliest(&shares, expected_score(elo)));
        let ratio: f64 = (0..5).map(|i| shares[i] * (one[i] / zero[i]).ln()).sum();
        total * ratio
    }

    /// The verdict, if there is one.
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        let (lower, upper) = self.bounds();
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= upper => Some(Verdict::Accepted),
            ratio if ratio <= lower => Some(Verdict::Rejected),
            _ => None,
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "elo0={} elo1={} alpha={} beta={}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

/// The likeliest distribution with this mean, given the shares that were seen.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let distances: [f64; 5] = std::array::from_fn(|i| i as f64 / 4.0 - mean);
    // The sum falls from +∞ to −∞ between the ends, so there is one root, and halving finds it.
    let (mut low, mut high) = (-1.0 / distances[4], -1.0 / distances[0]);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        let sum: f64 = (0..5).map(|i| shares[i] * distances[i] / (1.0 + middle * distances[i])).sum();
        if sum > 0.0 { low = middle } else { high = middle }
    }
    let theta = f64::midpoint(low, high);
    std::array::from_fn(|i| shares[i] / (1.0 + theta * distances[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    /// Wald's bounds: ln(0.95/0.05) = 2.944 and ln(0.99/0.01) = 4.595; cutegames tests the same (kz04px/cutegames,
    /// tests/sprt.cpp: ±2.94, ±4.60).
    #[test]
    fn the_bounds_are_walds() {
        for (share, bound) in [(0.05, 2.944), (0.01, 4.595)] {
            let (lower, upper) = Sprt::new(0.0, 5.0, share, share).unwrap().bounds();
            close(lower, -bound, 0.001);
            close(upper, bound, 0.001);
        }
    }

    /// The expected values are those of fastchess's own tests (Disservin/fastchess, `app/tests/sprt_test.cpp`, "logistic
    /// pentanomial 1" and "2"), which gives pairs as LL, LD, WL, DD, WD, WW.
    #[test]
    fn agrees_with_fastchess() {
        for (pairs, elo0, elo1, ratio) in [
            ([223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, -3.07),
            ([871, 26175, 55003 + 980, 26678, 821], 0.0, 2.0, -4.98),
        ] {
            let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
            close(sprt.log_likelihood_ratio(&pairs), ratio, 0.005);
        }
    }

    /// The ratio nears `(s1 − s0)·(2m − s0 − s1)·n/(2v)`, that of two normal densities, up to a few hundredths here. By
    /// hand: pairs 100, 200, 400, 250, 150 have the mean 587.5/1100 = 0.534091 per game, the variance 0.081224; 0 and 5
    /// Elo stand for 0.5 and 0.507195; so 0.007195 · 0.060987 · 1100/0.162448 = 2.971.
    #[test]
    fn agrees_with_the_normal_approximation() {
        let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        close(sprt.log_likelihood_ratio(&[100, 200, 400, 250, 150]), 2.971, 0.05);
    }

    #[test]
    fn the_two_engines_are_alike_to_it() {
        let pairs = [3, 11, 40, 25, 9];
        let mirrored = [9, 25, 40, 11, 3];
        let one = Sprt::new(-2.0, 6.0, 0.05, 0.05).unwrap().log_likelihood_ratio(&pairs);
        let two = Sprt::new(-6.0, 2.0, 0.05, 0.05).unwrap().log_likelihood_ratio(&mirrored);
        close(one, -two, 1e-9);
    }

    #[test]
    fn verdicts() {
        let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
        assert_eq!(sprt.verdict(&[0; 5]), None);
        assert_eq!(sprt.verdict(&[10, 20, 40, 20, 10]), None);
        assert_eq!(sprt.verdict(&[0, 100, 1000, 400, 0]), Some(Verdict::Accepted));
        assert_eq!(sprt.verdict(&[0, 400, 1000, 100, 0]), Some(Verdict::Rejected));
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 1000]), Some(Verdict::Accepted));
    }

    #[test]
    fn nonsense_makes_no_test() {
        assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), None);
        assert_eq!(Sprt::new(0.0, f64::NAN, 0.05, 0.05), None);
        assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.05), None);
        assert_eq!(Sprt::new(0.0, 5.0, 0.05, 0.5), None);
    }
}
