//! The places of values in falling order, without a branch.
//!
//! Sorting a dozen values in no particular order costs the processor a dozen wrong guesses. Comparing each value with
//! each, eight at once, costs less than two of them.

use super::squares::PLAYABLE;

/// Values that are compared at once.
const LANES: usize = 8;
const GROUPS: usize = PLAYABLE.div_ceil(LANES);
/// Bits below a value: they make equal values differ, the earlier one being the larger.
const NUMBER_BITS: u32 = 6;
const LAST_NUMBER: usize = (1 << NUMBER_BITS) - 1;

/// A value for each of some squares.
pub(super) struct Ranking {
    keys: [[i32; LANES]; GROUPS],
    len: usize,
}

impl Ranking {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn new() -> Ranking {
        Ranking { keys: [[0; LANES]; GROUPS], len: 0 }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn push(&mut self, value: u16) {
        let key = (value as usize) << NUMBER_BITS | (LAST_NUMBER - self.len);
        self.keys.as_flattened_mut()[self.len] = key as i32;
        self.len += 1;
    }

    /// For the values of a group, how many of all are larger.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn places_in(&self, group: usize) -> [i32; LANES] {
        let mut places = [0; LANES];
        let keys = self.keys[group];
        for &other in &self.keys.as_flattened()[..self.len] {
            for (place, key) in places.iter_mut().zip(keys) {
                *place += i32::from(other > key);
            }
        }
        places
    }

    /// For each value how many are larger, an earlier one counting as larger than an equal one.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn places(&self) -> impl Iterator<Item = usize> {
        let groups = 0..self.len.div_ceil(LANES);
        groups.flat_map(|group| self.places_in(group)).take(self.len).map(|place| place as usize)
    }

    /// The largest value minus the second plus the third, and so on.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn alternating_sum(&self) -> i32 {
        let mut sums = [0; LANES];
        for group in 0..self.len.div_ceil(LANES) {
            let places = self.places_in(group);
            for ((sum, place), key) in sums.iter_mut().zip(places).zip(self.keys[group]) {
                let sign = -(place & 1);
                *sum += ((key >> NUMBER_BITS) ^ sign) - sign;
            }
        }
        sums.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::random::Random;

    use super::*;

    #[test]
    fn places_are_those_of_a_stable_sort() {
        let mut random = Random::new(1);
        for len in 0..=PLAYABLE {
            // Few different values make many equal ones.
            for most in [2, 10, 1 << 16] {
                let values: Vec<u16> = (0..len).map(|_| random.below(most) as u16).collect();
                let mut ranking = Ranking::new();
                for &value in &values {
                    ranking.push(value);
                }
                let mut order: Vec<usize> = (0..len).collect();
                order.sort_by_key(|&at| std::cmp::Reverse(values[at]));
                let places: Vec<usize> = ranking.places().collect();
                assert!(order.iter().enumerate().all(|(place, &at)| places[at] == place), "{values:?}");
                let signed =
                    |(place, &at): (usize, &usize)| values[at] as i32 * if place % 2 == 0 { 1 } else { -1 };
                assert_eq!(ranking.alternating_sum(), order.iter().enumerate().map(signed).sum::<i32>());
            }
        }
    }
}
