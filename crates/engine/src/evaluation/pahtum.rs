//! Pahtum at a glance: what every row and column may still give to each side.
//!
//! An open stretch is a row of squares in one line without neutrals and enemy men. What it is worth depends on its
//! length and on how many own men are in it; the longest runs that stand already count besides. A line's worth is looked
//! up by its pattern, so that a position costs fourteen look-ups a side.

use khamsin_rules::grid::{Grid, Grid7};
use khamsin_rules::pahtum::{Pahtum, column_pattern, row_pattern};
use khamsin_rules::{Position, Side};

use super::features::{Features, MOST_FEATURES, Tally, Weight};
use super::glance::Glance;
use super::weights::Sections;

/// Squares in a line.
const LINE: usize = Grid7::FILES as usize;
/// The shortest stretch that can score.
const SHORTEST: usize = 3;

const TEMPO: usize = 0;

/// The number of the feature "an open stretch of this length with so many own men".
const fn stretch(length: usize, men: usize) -> usize {
    // Stretches of length 3 have 4 such features, those of length 4 have 5, and so on.
    let mut number = 1;
    let mut shorter = SHORTEST;
    while shorter < length {
        number += shorter + 1;
        shorter += 1;
    }
    number + men
}

/// The number of the feature "a run of so many own men", for two and more in a stretch that can score.
const fn run(men: usize) -> usize {
    stretch(LINE + 1, 0) + men - 2
}

const _: () = assert!(run(LINE) < MOST_FEATURES);

const NAMES: &[&str] = &[
    "tempo",
    "stretch-3-0",
    "stretch-3-1",
    "stretch-3-2",
    "stretch-3-3",
    "stretch-4-0",
    "stretch-4-1",
    "stretch-4-2",
    "stretch-4-3",
    "stretch-4-4",
    "stretch-5-0",
    "stretch-5-1",
    "stretch-5-2",
    "stretch-5-3",
    "stretch-5-4",
    "stretch-5-5",
    "stretch-6-0",
    "stretch-6-1",
    "stretch-6-2",
    "stretch-6-3",
    "stretch-6-4",
    "stretch-6-5",
    "stretch-6-6",
    "stretch-7-0",
    "stretch-7-1",
    "stretch-7-2",
    "stretch-7-3",
    "stretch-7-4",
    "stretch-7-5",
    "stretch-7-6",
    "stretch-7-7",
    "run-2",
    "run-3",
    "run-4",
    "run-5",
    "run-6",
    "run-7",
];

/// Tells the features of one line for the side whose men are `own`; `shut` are squares it can never have.
fn line(own: usize, shut: usize, mut add: impl FnMut(usize)) {
    let mut at = 0;
    while at < LINE {
        let length = (at..LINE).take_while(|square| shut >> square & 1 == 0).count();
        if length >= SHORTEST {
            let stretch_own = own >> at & ((1 << length) - 1);
            add(stretch(length, stretch_own.count_ones() as usize));
            let mut rest = stretch_own;
            while rest != 0 {
                rest >>= rest.trailing_zeros();
                let men = rest.trailing_ones();
                if men >= 2 {
                    add(run(men as usize));
                }
                rest >>= men;
            }
        }
        at += length + 1;
    }
}

/// The patterns of the fourteen lines.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn patterns(set: u64) -> impl Iterator<Item = usize> {
    (0..7).map(move |n| row_pattern(set, n)).chain((0..7).map(move |n| column_pattern(set, n)))
}

impl Features for Pahtum {
    const NAMES: &'static [&'static str] = NAMES;
    const SECTIONS: &'static [&'static str] = &["playing"];
    /// The sheet's points, ten to a piece.
    const MATERIAL: &'static [(&'static str, i16)] =
        &[("run-3", 30), ("run-4", 100), ("run-5", 250), ("run-6", 560), ("run-7", 1190)];

    fn file(&self) -> (&'static str, &'static str) {
        ("pahtum", include_str!("../../weights/pahtum.txt"))
    }

    fn section(&self) -> usize {
        0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn fullness(&self) -> (i32, i32) {
        let empty = Grid7::ALL & !(self.men(Side::First) | self.men(Side::Second) | self.neutrals());
        ((Grid7::SQUARES - empty.count_ones()) as i32, Grid7::SQUARES as i32)
    }

    fn tell(&self, tally: &mut impl Tally) {
        let (own, enemy) = (self.men(self.side()), self.men(!self.side()));
        tally.add(TEMPO, 1);
        for (men, shut, times) in [(own, enemy | self.neutrals(), 1), (enemy, own | self.neutrals(), -1)] {
            for (own, shut) in patterns(men).zip(patterns(shut)) {
                line(own, shut, |feature| tally.add(feature, times));
            }
        }
    }
}

/// The worth of every line by its pattern, and of the turn.
pub struct Lines {
    worth: Vec<Weight>,
    tempo: Weight,
}

impl Glance<Pahtum> for Lines {
    fn prepare(sections: &Sections) -> Lines {
        let weights = &sections.0[0];
        let mut worth = vec![Weight::default(); 1 << (2 * LINE)];
        for shut in 0..1 << LINE {
            for own in (0..1 << LINE).filter(|own| own & shut == 0) {
                let mut sum = Weight::default();
                line(own, shut, |feature| sum = sum.and(weights[feature]));
                worth[shut << LINE | own] = sum;
            }
        }
        Lines { worth, tempo: weights[TEMPO] }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn worth(&self, position: &Pahtum) -> i32 {
        let (own, enemy) = (position.men(position.side()), position.men(!position.side()));
        let neutrals = position.neutrals();
        let side = |men: u64, shut: u64| {
            patterns(men).zip(patterns(shut)).fold(Weight::default(), |sum, (own, shut)| {
                sum.and(self.worth[(shut << LINE | own) % (1 << (2 * LINE))])
            })
        };
        let sum = self.tempo.and(side(own, enemy | neutrals));
        let sum = sum.and(side(enemy, own | neutrals).times(-1));
        let (men, most) = position.fullness();
        sum.mixed(men, most)
    }
}

#[cfg(test)]
mod tests {
    use super::{LINE, NAMES, line, run, stretch};

    #[test]
    fn names_match_their_numbers() {
        for length in 3..=LINE {
            for men in 0..=length {
                assert_eq!(NAMES[stretch(length, men)], format!("stretch-{length}-{men}"));
            }
        }
        for men in 2..=LINE {
            assert_eq!(NAMES[run(men)], format!("run-{men}"));
        }
    }

    #[test]
    fn a_line_is_cut_where_it_is_shut() {
        let mut told = Vec::new();
        // Squares from the left: own, own, empty, shut, empty, own, own.
        line(0b110_0011, 0b000_1000, |feature| told.push(feature));
        assert_eq!(told, [stretch(3, 2), run(2), stretch(3, 2), run(2)]);
    }
}
