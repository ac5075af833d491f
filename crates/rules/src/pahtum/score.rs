//! Scoring: every maximal straight run of three and more.

use crate::grid::{Grid, Grid7};

/// A set of squares of the board.
type Set = <Grid7 as Grid>::Bits;

/// Points of a run by its length: the sheet's list.
const RUN: [u32; 8] = [0, 0, 0, 3, 10, 25, 56, 119];

/// Points of each pattern of one row or column of seven.
const LINE: [u32; 128] = {
    let mut table = [0; 128];
    let mut pattern = 0;
    while pattern < 128 {
        let mut run = 0;
        let mut square = 0;
        while square < 8 {
            if square < 7 && pattern >> square & 1 == 1 {
                run += 1;
            } else {
                // pahtum.run.maximal: a run counts once, at its full length.
                table[pattern] += RUN[run];
                run = 0;
            }
            square += 1;
        }
        pattern += 1;
    }
    table
};

/// The points of one side's pieces in one row or column, given as the pattern of its seven squares.
#[inline]
pub const fn line_points(pattern: u8) -> u32 {
    LINE[(pattern & 127) as usize]
}

/// The pattern of one row: its seven squares from the left as bits.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn row_pattern(set: Set, rank: u32) -> usize {
    (set >> (rank * 7) & 127) as usize
}

/// The pattern of one column from the bottom: seven bits, seven apart, gathered by a multiplication.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn column_pattern(set: Set, file: u32) -> usize {
    const COLUMN: Set = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42;
    const GATHER: Set = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30 | 1 << 36;
    ((set >> file & COLUMN).wrapping_mul(GATHER) >> 36 & 127) as usize
}

/// The points of one side's pieces in rows and in columns.
pub(super) fn rows_and_columns(set: Set) -> (u32, u32) {
    let rows = (0..7).map(|rank| LINE[row_pattern(set, rank)]).sum();
    let columns = (0..7).map(|file| LINE[column_pattern(set, file)]).sum();
    (rows, columns)
}

/// The points of one side's pieces.
pub(super) fn points(set: Set) -> u32 {
    let (rows, columns) = rows_and_columns(set);
    rows + columns
}

#[cfg(test)]
mod tests {
    use super::{column_pattern, row_pattern};

    /// Gathering a column by multiplication is the same as picking its bits one by one.
    #[test]
    fn columns_are_gathered() {
        let mut set = 0x1_2345_6789_ABCD_u64;
        for _ in 0..1000 {
            set = crate::random::mix(set) & ((1 << 49) - 1);
            for line in 0..7 {
                let bits = |at: &dyn Fn(u32) -> u32| {
                    (0..7).fold(0, |pattern, n| pattern | ((set >> at(n) & 1) as usize) << n)
                };
                assert_eq!(column_pattern(set, line), bits(&|n| n * 7 + line));
                assert_eq!(row_pattern(set, line), bits(&|n| line * 7 + n));
            }
        }
    }
}
