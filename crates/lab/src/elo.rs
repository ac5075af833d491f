//! How much stronger, and how sure: Elo from pairs of games.
//!
//! A score `s` per game stands for `−400·log10(1/s − 1)` Elo. Its error comes from how the results of pairs vary: with
//! `n` pairs whose scores per game have the variance `v`, the standard error is `√(v/n)`. Normalised Elo is the distance
//! from an even score in standard deviations of one game, `(s − ½)/√(2v) · 800/ln 10`: what a test can tell in a number
//! of games, whatever the share of draws. This is how fishtest, `OpenBench` and fastchess count.

use crate::tally::{Pairs, Tally};

/// A normal value lies within so many standard deviations of its mean 95 times in 100.
pub const Z_95: f64 = 1.959_963_984_540_054;

/// A number with the interval that holds it with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The best guess.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What the games tell about strength, from the first engine's point of view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The score per game.
    pub score: Interval,
    /// The difference in Elo; infinite if one engine won every game.
    pub elo: Interval,
    /// The difference in normalised Elo; none if all pairs ended alike.
    pub normalised: Option<Interval>,
    /// How likely the first engine is the stronger one.
    pub superiority: f64,
    /// Wilson's interval of the score, each game taken for itself: wider, and sound also for few games.
    pub wilson: Interval,
}

impl Estimate {
    /// What some games tell; nothing before the first pair is complete.
    pub fn of(tally: &Tally) -> Option<Estimate> {
        let moments = Moments::of(&tally.pairs)?;
        let wilson = wilson(tally.score()?, tally.games());
        let error = moments.standard_error();
        let varied = error > 0.0;
        // The standard error if games were tosses of a coin: the most that they can vary.
        let coin = 0.5 / f64::from(tally.games()).sqrt();
        // Pairs that all ended alike do not say how much they vary: then only Wilson's interval means anything.
        let score = if varied {
            let reach = Z_95 * error;
            let (low, high) = ((moments.mean - reach).max(0.0), (moments.mean + reach).min(1.0));
            Interval { value: moments.mean, low, high }
        } else {
            Interval { value: moments.mean, ..wilson }
        };
        Some(Estimate {
            score,
            elo: Interval { value: elo(score.value), low: elo(score.low), high: elo(score.high) },
            normalised: varied.then(|| moments.normalised()),
            superiority: cumulative((moments.mean - 0.5) / if varied { error } else { coin }),
            wilson,
        })
    }
}

/// Mean and variance of a pair's score per game.
#[derive(Clone, Copy, Debug)]
struct Moments {
    mean: f64,
    variance: f64,
    pairs: f64,
}

impl Moments {
    fn of(pairs: &Pairs) -> Option<Moments> {
        let count = f64::from(pairs.iter().sum::<u32>());
        if count == 0.0 {
            return None;
        }
        let average = |f: &dyn Fn(f64) -> f64| {
            let sum: f64 = pairs.iter().zip(0..).map(|(&n, i)| f64::from(n) * f(f64::from(i) / 4.0)).sum();
            sum / count
        };
        let mean = average(&|score| score);
        let variance = average(&|score| (score - mean).powi(2));
        Some(Moments { mean, variance, pairs: count })
    }

    fn standard_error(self) -> f64 {
        (self.variance / self.pairs).sqrt()
    }

    fn normalised(self) -> Interval {
        let unit = 800.0 / std::f64::consts::LN_10;
        // A pair is two games, so one game varies twice as much as the mean of two.
        let value = (self.mean - 0.5) / (2.0 * self.variance).sqrt() * unit;
        let reach = Z_95 * unit / (2.0 * self.pairs).sqrt();
        Interval { value, low: value - reach, high: value + reach }
    }
}

/// The difference in Elo that a score stands for.
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The score that a difference in Elo stands for.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Wilson's interval (1927) of a share of `trials`; a draw counts as half a success, which only makes it wider.
fn wilson(share: f64, trials: u32) -> Interval {
    let n = f64::from(trials);
    let z2 = Z_95 * Z_95;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    // Where all were won or lost, that end is certain; rounding must not move it.
    let low = if share <= 0.0 { 0.0 } else { middle - reach };
    let high = if share >= 1.0 { 1.0 } else { middle + reach };
    Interval { value: share, low, high }
}

/// The probability that a standard normal value is below `x`.
///
/// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17: the error is below 7.5 · 10⁻⁸.
fn cumulative(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = COEFFICIENTS.iter().rev().fold(0.0, |sum, coefficient| (sum + coefficient) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * series;
    if x >= 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally with these pairs; the games behind them are made up to fit.
    fn tally(pairs: Pairs) -> Tally {
        let [none, half, one, more, two] = pairs;
        let lost = 2 * none + half + one;
        Tally { won: one + more + 2 * two, drawn: half + more, lost, pairs, ..Tally::default() }
    }

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    /// The expected values are those of fastchess's own tests (Disservin/fastchess, `app/tests/elo_test.cpp`,
    /// "`EloPentanomial` 1" to "3"), which gives pairs as LL, LD, WL, DD, WD, WW: WL and DD are both one point. The third has no
    /// likelihood of superiority there; so far below zero it is none.
    #[test]
    fn agrees_with_fastchess() {
        for (pairs, elo, error, normalised, normalised_error, superiority) in [
            ([34, 54, 31 + 32, 64, 75], 55.58, 27.65, 57.94, 28.28, 1.0),
            ([332, 433, 457 + 41, 333, 334], -8.64, 10.33, -9.17, 10.96, 0.0505),
            ([7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95, -19.01, 2.65, 0.0),
        ] {
            let estimate = Estimate::of(&tally(pairs)).unwrap();
            close(estimate.elo.value, elo, 0.005);
            close((estimate.elo.high - estimate.elo.low) / 2.0, error, 0.01);
            let found = estimate.normalised.unwrap();
            close(found.value, normalised, 0.005);
            close((found.high - found.low) / 2.0, normalised_error, 0.01);
            close(estimate.superiority, superiority, 0.00005);
        }
    }

    /// By hand: pairs 0, 1, 1, 2 have the scores 0, ½, ½, 1 per game; mean ½, variance (¼+¼)/4 = ⅛, standard error
    /// √(⅛/4) = 0.176777, so the score lies in 0.5 ± 0.346476, and 0.846476 stands for −400·log10(1/0.846476 − 1) = 296.57.
    #[test]
    fn agrees_with_a_hand_worked_example() {
        let estimate = Estimate::of(&tally([1, 0, 2, 0, 1])).unwrap();
        close(estimate.score.high, 0.846_476, 1e-6);
        close(estimate.elo.value, 0.0, 1e-9);
        close(estimate.elo.high, 296.57, 0.01);
        close(estimate.elo.low, -296.57, 0.01);
        close(estimate.superiority, 0.5, 1e-7);
    }

    /// 10 of 10: the lower end is n/(n + z²) = 10/13.8415 = 0.722467 (Wilson 1927, with p = 1).
    #[test]
    fn a_clean_sweep_has_an_interval_too() {
        let estimate = Estimate::of(&tally([0, 0, 0, 0, 5])).unwrap();
        assert_eq!((estimate.elo.value, estimate.elo.high), (f64::INFINITY, f64::INFINITY));
        close(estimate.score.low, 0.722_467, 1e-6);
        close(estimate.elo.low, elo(0.722_467), 0.01);
        // Ten wins are Φ(0.5/(0.5/√10)) = Φ(3.1623) = 0.99922 where games are tosses of a coin.
        close(estimate.superiority, 0.99922, 1e-5);
        assert_eq!(estimate.normalised, None);
    }

    /// The four examples of Newcombe 1998, "Two-sided confidence intervals for the single proportion: comparison of seven
    /// methods", Statistics in Medicine 17, table I, method 3 (Wilson). The same come out of `statsmodels`.
    #[test]
    fn wilsons_interval() {
        for (successes, trials, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson(successes / f64::from(trials), trials);
            close(interval.low, low, 0.000_05);
            close(interval.high, high, 0.000_05);
        }
    }

    /// Φ(1.96) = 0.9750021, Φ(−1) = 0.1586553: Abramowitz and Stegun, table 26.1.
    #[test]
    fn the_normal_distribution() {
        close(cumulative(1.96), 0.975_002_1, 1e-7);
        close(cumulative(-1.0), 0.158_655_3, 1e-7);
    }

    #[test]
    fn elo_and_score_are_inverse() {
        for elo_now in [-700.0, -20.0, 0.0, 3.5, 400.0] {
            close(elo(expected_score(elo_now)), elo_now, 1e-9);
        }
        // 200 Elo are a score of 76 %, the textbook value.
        close(expected_score(200.0), 0.7597, 0.0001);
    }

    #[test]
    fn nothing_is_told_before_a_pair_is_complete() {
        assert_eq!(Estimate::of(&Tally { won: 1, ..Tally::default() }), None);
    }
}
