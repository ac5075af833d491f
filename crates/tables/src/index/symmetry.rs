//! The symmetries of a board, applied to sets of squares row by row.

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::Grid;

use super::subsets::Ranked;
use crate::cpu::Word;

/// Which symmetries a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The eight of a square.
    Square,
    /// The board and its mirror image, left and right exchanged.
    Mirror,
}

/// The symmetries of a game on the board `G`, the identity first.
#[derive(Debug)]
pub struct Symmetries<G: Grid> {
    /// Where the bits of a row go, by symmetry, row and the bits.
    rows: Vec<G::Bits>,
    /// The number of each one's inverse.
    inverses: Vec<u8>,
}

impl<G: Grid<Bits: Ranked>> Symmetries<G> {
    /// The symmetries of a group.
    pub fn new(group: Group) -> Symmetries<G> {
        let maps = maps::<G>(group);
        let inverse = |map: &Vec<u32>| {
            let undone = |other: &Vec<u32>| (0..).zip(map).all(|(from, &to)| other[to as usize] == from);
            maps.iter().position(undone).unwrap_or_default() as u8
        };
        let inverses = maps.iter().map(inverse).collect();
        let row = |map: &Vec<u32>, row: u32, bits: u32| {
            let at = |file: u32| map[(row * G::FILES + file) as usize];
            bits.indices().fold(G::Bits::NONE, |set, file| set | G::Bits::bit(at(file)))
        };
        let (maps, row) = (&maps, &row);
        let rows = maps.iter().flat_map(|map| {
            (0..G::RANKS).flat_map(move |rank| (0..1 << G::FILES).map(move |bits| row(map, rank, bits)))
        });
        Symmetries { rows: rows.collect(), inverses }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.inverses.len()
    }

    /// Whether there are none; there always is the identity.
    pub fn is_empty(&self) -> bool {
        self.inverses.is_empty()
    }

    /// The number of the one that undoes another.
    pub fn inverse(&self, symmetry: u32) -> u32 {
        self.inverses[symmetry as usize].into()
    }

    /// The image of a set.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn apply(&self, symmetry: u32, set: G::Bits) -> G::Bits {
        let (row_size, rows) = (1_usize << G::FILES, G::RANKS as usize);
        let start = symmetry as usize * rows * row_size;
        let table = &self.rows[start..start + rows * row_size];
        let mut image = G::Bits::NONE;
        for row in 0..rows {
            let bits = (set >> (row as u32 * G::FILES)).low() % row_size;
            image |= table[row * row_size + bits];
        }
        image
    }
}

/// Where each square goes, by symmetry.
pub(super) fn maps<G: Grid>(group: Group) -> Vec<Vec<u32>> {
    let last = G::FILES - 1;
    let image = |symmetry: u32, at: u32| {
        let (mut file, mut rank) = (at % G::FILES, at / G::FILES);
        if symmetry & 1 != 0 {
            file = last - file;
        }
        if symmetry & 2 != 0 {
            rank = G::RANKS - 1 - rank;
        }
        if symmetry & 4 != 0 {
            (file, rank) = (rank, file);
        }
        rank * G::FILES + file
    };
    let count = match group {
        Group::Square => 8,
        Group::Mirror => 2,
    };
    (0..count).map(|symmetry| (0..G::SQUARES).map(|at| image(symmetry, at)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use khamsin_rules::grid::{Grid, Grid5, Grid5x10, Grid7};
    use khamsin_rules::random::Random;

    use super::{Group, Symmetries};
    use crate::index::Ranked;

    fn inverses<G: Grid<Bits: Ranked>>(group: Group, word: impl Fn(u64) -> G::Bits) {
        let symmetries = Symmetries::<G>::new(group);
        let mut random = Random::new(11);
        for _ in 0..1000 {
            let set = word(random.word()) & G::ALL;
            assert_eq!(symmetries.apply(0, set), set);
            for symmetry in 0..symmetries.len() as u32 {
                let image = symmetries.apply(symmetry, set);
                assert_eq!(symmetries.apply(symmetries.inverse(symmetry), image), set);
            }
        }
    }

    #[test]
    fn inverses_undo() {
        inverses::<Grid5>(Group::Square, |word| word as u32);
        inverses::<Grid7>(Group::Square, |word| word);
        inverses::<Grid5x10>(Group::Mirror, |word| word);
    }
}
