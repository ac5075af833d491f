//! Intervals of means: the pairs are drawn again, with replacement, and the middle 95 % of the means is the interval
//! (Efron and Tibshirani 1993, An Introduction to the Bootstrap, chapter 13).

use khamsin_rules::random::Random;

use super::{Unit, mean};
use crate::elo::Interval;

/// How often pairs are drawn again: the ends then hardly depend on the draw.
const DRAWS: usize = 2000;

/// The means of so many drawn samples, in rising order.
fn drawn_means(units: &[Unit], random: &mut Random) -> Vec<f64> {
    (0..DRAWS).filter_map(|_| drawn_mean(units, random)).collect()
}

fn drawn_mean(units: &[Unit], random: &mut Random) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for _ in units {
        let unit = units[random.below(units.len())];
        sum += unit.sum;
        count += unit.count;
    }
    (count > 0.0).then(|| sum / count)
}

/// The interval of a mean; none if no game has a value.
pub fn interval(units: &[Unit], seed: u64) -> Option<Interval> {
    let value = mean(units)?;
    Some(middle(value, drawn_means(units, &mut Random::new(seed))))
}

/// The interval of how much more the second mean is than the first.
pub fn difference(one: &[Unit], two: &[Unit], seed: u64) -> Option<Interval> {
    let value = mean(two)? - mean(one)?;
    let mut random = Random::new(seed);
    let drawn = (0..DRAWS)
        .filter_map(|_| Some(-drawn_mean(one, &mut random)? + drawn_mean(two, &mut random)?))
        .collect();
    Some(middle(value, drawn))
}

/// The middle 95 % of some values.
fn middle(value: f64, mut drawn: Vec<f64>) -> Interval {
    drawn.sort_by(f64::total_cmp);
    let at = |share: f64| drawn.get((share * (drawn.len().max(1) - 1) as f64).round() as usize).copied();
    Interval { value, low: at(0.025).unwrap_or(value), high: at(0.975).unwrap_or(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The treated mice of Efron and Tibshirani 1993, table 2.1: mean 86.86. From a thousand draws the book has a standard
    /// error of 23.02 (table 2.2) and the 2.5 % and 97.5 % points 45.9 and 135.4 (table 13.1), figures by which the public
    /// tests of PSLmodels/Tax-Calculator (`test_bootstrap_se_ci`) check their bootstrap too.
    const MICE: [f64; 7] = [94.0, 197.0, 16.0, 38.0, 99.0, 141.0, 23.0];

    fn units(values: &[f64]) -> Vec<Unit> {
        values.iter().map(|&sum| Unit { sum, count: 1.0 }).collect()
    }

    #[test]
    fn agrees_with_the_mice() {
        let mice = units(&MICE);
        let found = interval(&mice, 1).unwrap();
        assert!((found.value - 86.857).abs() < 0.001);
        let means = drawn_means(&mice, &mut Random::new(1));
        let middle = means.iter().sum::<f64>() / means.len() as f64;
        let error =
            (means.iter().map(|mean| (mean - middle).powi(2)).sum::<f64>() / means.len() as f64).sqrt();
        // A thousand draws know a standard error to about 1/√2000, a half of a tenth of it; the ends less well.
        assert!((error / 23.02 - 1.0).abs() < 0.05, "{error}");
        assert!((found.low / 45.9 - 1.0).abs() < 0.08, "{found:?}");
        assert!((found.high / 135.4 - 1.0).abs() < 0.04, "{found:?}");
    }

    /// All 7⁷ ways to draw seven mice: the points that the drawn ones near.
    #[test]
    fn agrees_with_all_ways_to_draw() {
        let mut ways = std::collections::BTreeMap::from([(0_u32, 1_u64)]);
        for _ in MICE {
            let mut more = std::collections::BTreeMap::new();
            for (sum, count) in ways {
                for mouse in MICE {
                    *more.entry(sum + mouse as u32).or_insert(0) += count;
                }
            }
            ways = more;
        }
        let all = 7_u64.pow(7);
        assert_eq!(ways.values().sum::<u64>(), all);
        let point = |share: f64| {
            let mut below = 0;
            let sum = ways.iter().find(|(_, count)| {
                below += **count;
                below as f64 >= share * all as f64
            });
            f64::from(*sum.unwrap().0) / 7.0
        };
        let found = interval(&units(&MICE), 1).unwrap();
        // Three standard errors of a 2.5 % point of 2000 draws, where the means lie about a mouse's day apart.
        assert!((found.low - point(0.025)).abs() < 3.0, "{found:?}, {}", point(0.025));
        assert!((found.high - point(0.975)).abs() < 4.5, "{found:?}, {}", point(0.975));
    }

    #[test]
    fn the_same_seed_draws_the_same() {
        let mice = units(&MICE);
        assert_eq!(interval(&mice, 5), interval(&mice, 5));
        assert_ne!(interval(&mice, 5), interval(&mice, 6));
        assert!(difference(&mice, &mice, 5).unwrap().value.abs() < 1e-12);
        assert_eq!(interval(&[], 5), None);
    }

    /// Of a hundred samples of thirty, about 95 intervals hold the mean they were drawn from.
    #[test]
    fn intervals_hold_what_they_promise() {
        let mut random = Random::new(3);
        let holds = (0..100).filter(|&n| {
            let values: Vec<f64> = (0..30).map(|_| random.below(1001) as f64).collect();
            let found = interval(&units(&values), n).unwrap();
            found.low <= 500.0 && 500.0 <= found.high
        });
        let holds = holds.count();
        assert!((87..=100).contains(&holds), "{holds}");
    }
}
