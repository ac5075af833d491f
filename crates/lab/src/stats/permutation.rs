//! Whether two means differ: if they do not, it is no matter which pairs belong to which.
//!
//! The pairs of both are shuffled, and it is counted how often chance alone sets the means so far apart (Efron and
//! Tibshirani 1993, chapter 15). It supposes nothing about how the values are distributed.

use khamsin_rules::random::Random;

use super::{Unit, mean};

/// How often the pairs are shuffled. The least probability is one in so many and one, small enough for Holm.
const SHUFFLES: u32 = 9999;
/// Sums of the same numbers in another order differ by less.
const ROUNDING: f64 = 1e-9;

/// The probability that chance sets the means so far apart, in either direction; none if one of them has no value.
pub fn probability(one: &[Unit], two: &[Unit], seed: u64) -> Option<f64> {
    let apart_now = (mean(one)? - mean(two)?).abs();
    let mut all = [one, two].concat();
    let total = all.iter().fold(Unit::default(), |total, unit| Unit {
        sum: total.sum + unit.sum,
        count: total.count + unit.count,
    });
    if all.iter().all(|unit| *unit == all[0]) {
        return Some(1.0);
    }
    let mut random = Random::new(seed);
    let mut as_far = 0_u32;
    for _ in 0..SHUFFLES {
        let mut first = Unit::default();
        for chosen in 0..one.len() {
            let other = chosen + random.below(all.len() - chosen);
            all.swap(chosen, other);
            first = Unit { sum: first.sum + all[chosen].sum, count: first.count + all[chosen].count };
        }
        let rest = Unit { sum: total.sum - first.sum, count: total.count - first.count };
        // A shuffle that leaves one side without values says nothing; it is counted against a difference.
        let comparable = first.count > 0.0 && rest.count > 0.0;
        let apart = (first.sum / first.count - rest.sum / rest.count).abs();
        as_far += u32::from(!comparable || apart >= apart_now - ROUNDING);
    }
    Some(f64::from(as_far + 1) / f64::from(SHUFFLES + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mice of Efron and Tibshirani 1993, table 2.1: treated and control.
    const TREATED: [f64; 7] = [94.0, 197.0, 16.0, 38.0, 99.0, 141.0, 23.0];
    const CONTROL: [f64; 9] = [52.0, 104.0, 146.0, 10.0, 51.0, 30.0, 40.0, 27.0, 46.0];

    fn units(values: &[f64]) -> Vec<Unit> {
        values.iter().map(|&sum| Unit { sum, count: 1.0 }).collect()
    }

    /// The probability from all 11,440 ways to choose seven of sixteen mice.
    fn exact() -> f64 {
        let all: Vec<f64> = TREATED.iter().chain(&CONTROL).copied().collect();
        let total: f64 = all.iter().sum();
        let apart = |sum: f64| (sum / 7.0 - (total - sum) / 9.0).abs();
        let seen = apart(TREATED.iter().sum());
        let (mut as_far, mut ways) = (0, 0);
        for chosen in (0..1_u32 << 16).filter(|chosen| chosen.count_ones() == 7) {
            let sum = (0..16).filter(|bit| chosen >> bit & 1 == 1).map(|bit| all[bit]).sum();
            ways += 1;
            as_far += u32::from(apart(sum) >= seen - ROUNDING);
        }
        assert_eq!(ways, 11_440);
        f64::from(as_far) / f64::from(ways)
    }

    #[test]
    fn agrees_with_all_ways_to_choose() {
        let (exact, found) = (exact(), probability(&units(&TREATED), &units(&CONTROL), 1).unwrap());
        // Three standard errors of 9999 shuffles.
        assert!((found - exact).abs() < 3.0 * (exact * (1.0 - exact) / 9999.0).sqrt(), "{found}, {exact}");
        // The book gives 0.132 for one direction, from a thousand shuffles.
        assert!((exact / 2.0 - 0.132).abs() < 0.03, "{exact}");
    }

    #[test]
    fn what_is_the_same_does_not_differ_and_what_is_apart_does() {
        let mice = units(&TREATED);
        assert_eq!(probability(&mice, &mice, 1), Some(1.0));
        let far: Vec<Unit> = mice.iter().map(|unit| Unit { sum: unit.sum + 1000.0, ..*unit }).collect();
        assert!(probability(&mice, &far, 1).unwrap() < 0.002);
        assert_eq!(probability(&mice, &[], 1), None);
    }
}
