//! How many positions there are up to symmetry, counted without listing any: Burnside's lemma.
//!
//! The number of orbits is the mean number of positions that a symmetry leaves as they are; and it leaves one as it
//! is exactly if every cycle of squares that it turns round is filled alike.

use khamsin_rules::grid::Grid;

use super::symmetry::{Group, maps};

/// How many ways there are, up to symmetry, to set up so many pieces of each of some kinds.
pub fn burnside<G: Grid>(group: Group, kinds: &[u8]) -> u64 {
    let maps = maps::<G>(group);
    let fixed: u64 = maps.iter().map(|map| unchanged(&cycles(map), kinds)).sum();
    fixed / maps.len() as u64
}

/// The lengths of a permutation's cycles.
fn cycles(map: &[u32]) -> Vec<usize> {
    let mut seen = vec![false; map.len()];
    let mut lengths = Vec::new();
    for start in 0..map.len() {
        let mut length = 0;
        let mut at = start;
        while !seen[at] {
            seen[at] = true;
            length += 1;
            at = map[at] as usize;
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    lengths
}

/// In how many ways whole cycles can be filled with pieces of each kind.
fn unchanged(cycles: &[usize], kinds: &[u8]) -> u64 {
    // Ways by how many pieces of each kind are set, as digits of a mixed-radix number.
    let steps: Vec<usize> = kinds
        .iter()
        .scan(1, |step, &count| {
            let this = *step;
            *step *= usize::from(count) + 1;
            Some(this)
        })
        .collect();
    let digit = |state: usize, kind: usize| state / steps[kind] % (usize::from(kinds[kind]) + 1);
    let states: usize = kinds.iter().map(|&count| usize::from(count) + 1).product();
    let mut ways = vec![0_u64; states];
    ways[0] = 1;
    for &length in cycles {
        for state in (0..states).rev() {
            for kind in 0..kinds.len() {
                if digit(state, kind) >= length {
                    ways[state] += ways[state - length * steps[kind]];
                }
            }
        }
    }
    ways[states - 1]
}

#[cfg(test)]
mod tests {
    use khamsin_rules::grid::{Grid5, Grid5x10, Grid7};

    use super::burnside;
    use crate::index::Group;

    fn five(own: u8, other: u8) -> u64 {
        burnside::<Grid5>(Group::Square, &[own, other])
    }

    /// The sums are those of the solver's prototype, which listed the positions one by one.
    #[test]
    fn seega_has_so_many_positions() {
        let upto = |pieces: u8| -> u64 {
            let other = |own: u8| (1..=12).filter(move |other| own + other <= pieces);
            (1..=12).flat_map(|own| other(own).map(move |other| five(own, other))).sum()
        };
        assert_eq!(five(4, 4), 9_469_965);
        assert_eq!(five(5, 5), 102_985_740);
        assert_eq!(five(8, 8), 3_286_762_710);
        assert_eq!(upto(6), 1_602_057);
        assert_eq!(upto(8), 43_552_052);
        assert_eq!(upto(10), 591_543_112);
        assert_eq!(upto(24), 97_119_264_770);
    }

    #[test]
    fn small_counts_by_hand() {
        // Six kinds of squares on 5×5, and ten on 7×7.
        assert_eq!(burnside::<Grid5>(Group::Square, &[1]), 6);
        assert_eq!(burnside::<Grid7>(Group::Square, &[1]), 10);
        // Fifty squares, ten of them on the middle file.
        assert_eq!(burnside::<Grid5x10>(Group::Mirror, &[1, 0]), 30);
    }
}
