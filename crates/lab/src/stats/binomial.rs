//! Exact intervals of shares.
//!
//! Clopper and Pearson (1934): the shares under which what was seen is not in the outer 2.5 % of the binomial
//! distribution. Its ends are quantiles of the beta distribution, which also takes a number of trials that is not whole:
//! games of a pair hang together, so they count for fewer trials than there are games (Korn and Graubard 1998).

use super::{Unit, deviation, mean};
use crate::elo::Interval;

/// Halving the unit interval so often leaves nothing of it in floating point.
const HALVINGS: u32 = 60;
/// What lies outside on each side.
const TAIL: f64 = 0.025;

/// The interval of a share of independent trials.
pub fn clopper_pearson(successes: f64, trials: f64) -> Interval {
    let failures = trials - successes;
    let low = if successes <= 0.0 { 0.0 } else { beta_quantile(TAIL, successes, failures + 1.0) };
    let high = if failures <= 0.0 { 1.0 } else { beta_quantile(1.0 - TAIL, successes + 1.0, failures) };
    Interval { value: successes / trials, low, high }
}

/// The interval of a share over games in pairs; none without games.
///
/// Two games of a pair that always end alike tell as much as one. Where nothing varies, that cannot be seen, and the
/// number of pairs is what counts.
pub fn of_pairs(units: &[Unit]) -> Option<Interval> {
    let share = mean(units)?;
    let games: f64 = units.iter().map(|unit| unit.count).sum();
    let pairs = units.iter().filter(|unit| unit.count > 0.0).count() as f64;
    let of_one_game = share * (1.0 - share);
    let trials = if of_one_game > 0.0 && pairs > 1.0 {
        let design = (deviation(units).powi(2) / pairs) / (of_one_game / games);
        games / design.clamp(1.0, games / pairs)
    } else {
        pairs
    };
    Some(Interval { value: share, ..clopper_pearson(share * trials, trials) })
}

/// Where the beta distribution reaches a probability.
fn beta_quantile(probability: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if beta_cumulative(middle, a, b) < probability { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

/// The regularised incomplete beta function, by its continued fraction (Abramowitz and Stegun 26.5.8).
fn beta_cumulative(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    // The fraction converges fast below the mean; above it, the mirrored one does.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta_cumulative(1.0 - x, b, a);
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    front / fraction(x, a, b)
}

/// The value of the continued fraction, by Lentz's method.
fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TERMS: u32 = 500;
    const TINY: f64 = 1e-300;
    let (mut value, mut above, mut below) = (1.0, 1.0, 0.0);
    for term in 1..=TERMS {
        let half = f64::from(term / 2);
        let numerator = if term % 2 == 0 {
            half * (b - half) * x / ((a + 2.0 * half - 1.0) * (a + 2.0 * half))
        } else {
            -(a + half) * (a + b + half) * x / ((a + 2.0 * half) * (a + 2.0 * half + 1.0))
        };
        let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
        below = 1.0 / away_from_zero(1.0 + numerator * below);
        above = away_from_zero(1.0 + numerator / above);
        value *= above * below;
        if (above * below - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

/// The logarithm of the gamma function: Stirling's series (Abramowitz and Stegun 6.1.41), after shifting the argument to
/// where it is exact to the last digits.
fn ln_gamma(x: f64) -> f64 {
    const FAR: f64 = 12.0;
    let (mut x, mut shift) = (x, 0.0);
    while x < FAR {
        shift += x.ln();
        x += 1.0;
    }
    let series = 1.0 / (12.0 * x) - 1.0 / (360.0 * x.powi(3)) + 1.0 / (1260.0 * x.powi(5))
        - 1.0 / (1680.0 * x.powi(7));
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - shift
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    /// What R prints for `binom.test(2, 12)`: 0.02086253 0.48413775 (quoted in the public gist
    /// johnmyleswhite/a5f5048a5249b9b91e90302c4e6f00df).
    #[test]
    fn agrees_with_r() {
        let two = clopper_pearson(2.0, 12.0);
        close(two.low, 0.020_862_53, 5e-9);
        close(two.high, 0.484_137_75, 5e-9);
        let none = clopper_pearson(0.0, 10.0);
        close(none.low, 0.0, 0.0);
        close(none.high, 1.0 - 0.025_f64.powf(0.1), 1e-9);
    }

    /// The four examples of Newcombe 1998, "Two-sided confidence intervals for the single proportion: comparison of seven
    /// methods", Statistics in Medicine 17, table I, method 5 (Clopper and Pearson). The same come out of `statsmodels`.
    #[test]
    fn agrees_with_newcombe() {
        for (successes, trials, low, high) in [
            (81.0, 263.0, 0.2527, 0.3676),
            (15.0, 148.0, 0.0578, 0.1617),
            (0.0, 20.0, 0.0, 0.1684),
            (1.0, 29.0, 0.0009, 0.1776),
        ] {
            let found = clopper_pearson(successes, trials);
            close(found.low, low, 0.000_05);
            close(found.high, high, 0.000_05);
        }
    }

    /// By hand: with one trial and one success the lower end is 0.025 itself; Γ(5) = 24.
    #[test]
    fn agrees_with_what_is_known_without_a_table() {
        close(clopper_pearson(1.0, 1.0).low, 0.025, 1e-12);
        close(ln_gamma(5.0), 24_f64.ln(), 1e-12);
        close(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-12);
    }

    /// The law of the interval itself: at its ends, what was seen has the probability 2.5 % in the tail, summed by hand.
    #[test]
    fn its_ends_leave_the_tails_outside() {
        let choose = |n: u32, k: u32| (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
        let (n, k) = (37_u32, 11_u32);
        let interval = clopper_pearson(k.into(), n.into());
        let mass = |p: f64, i: u32| choose(n, i) * p.powi(i as i32) * (1.0 - p).powi((n - i) as i32);
        close((k..=n).map(|i| mass(interval.low, i)).sum::<f64>(), 0.025, 1e-9);
        close((0..=k).map(|i| mass(interval.high, i)).sum::<f64>(), 0.025, 1e-9);
    }

    #[test]
    fn pairs_that_end_alike_count_once() {
        let alike: Vec<Unit> = (0..40).map(|n| Unit { sum: f64::from(n % 2) * 2.0, count: 2.0 }).collect();
        let interval = of_pairs(&alike).unwrap();
        let once = clopper_pearson(20.0, 40.0);
        close(interval.low, once.low, 0.005);
        // One won game in every pair: nothing says that the games hang together, and none counts for more than itself.
        let split = vec![Unit { sum: 1.0, count: 2.0 }; 40];
        let apart = of_pairs(&split).unwrap().low - clopper_pearson(40.0, 80.0).low;
        assert!(apart.abs() < 1e-12, "{apart}");
        assert_eq!(of_pairs(&[]), None);
    }
}
