//! Squares as the search numbers them: eight to a rank, so that file and rank are bits of the number.

use khamsin_rules::Square;
use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Grid, Grid7};

/// Squares of a row or column.
pub(super) const LENGTH: usize = Grid7::FILES as usize;
/// Squares of the board.
pub(super) const PLAYABLE: usize = LENGTH * LENGTH;
/// One more than the highest number of a square.
pub(super) const COUNT: usize = LENGTH << 3;

/// The two directions of lines.
#[derive(Clone, Copy)]
pub(super) enum Axis {
    Rows,
    Columns,
}

impl Axis {
    /// The squares of the row or column with this number.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) const fn line(self, number: usize) -> u64 {
        match self {
            Axis::Rows => 0x7f << at(0, number),
            Axis::Columns => 0x01_0101_0101_0101 << number,
        }
    }
}

/// The number of the square on a file and a rank.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) const fn at(file: usize, rank: usize) -> usize {
    rank << 3 | file
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) const fn file(square: usize) -> usize {
    square & 7
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) const fn rank(square: usize) -> usize {
    square >> 3
}

/// The number of a square of the rules.
pub(super) fn number(square: Square) -> usize {
    at(square.file() as usize, square.rank() as usize)
}

/// The square of the rules with this number.
pub(super) fn named(square: usize) -> Square {
    Square::new(file(square) as u8, rank(square) as u8)
}

/// A set of the rules' squares, renumbered.
pub(super) fn set(squares: <Grid7 as Grid>::Bits) -> u64 {
    (0..LENGTH).fold(0, |set, rank| set | (squares >> (rank * LENGTH) & 127) << (rank << 3))
}

/// The numbers of the squares in a set.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn members(set: u64) -> impl Iterator<Item = usize> {
    set.indices().map(|square| square as usize)
}
