//! Seti's two boards: rows, and where a figure reaches from each square.

use crate::grid::{Grid, Grid3x10, Grid5x10};
use crate::side::Side;

/// A set of squares.
pub(super) type Set = u64;

/// A board of Seti.
pub trait Board: Grid<Bits = u64> {
    /// Squares next to each square, corners included.
    const EIGHT: &'static [u64];
    /// Squares that share an edge with each square.
    const FOUR: &'static [u64];
    /// Squares exactly two away from each square, diagonally or by a knight's move.
    const TWO: &'static [u64];

    /// The n-th row of a side, counted from its start row.
    fn row(side: Side, n: u32) -> u64 {
        Self::rank(match side {
            Side::First => n,
            Side::Second => Self::RANKS - 1 - n,
        })
    }

    /// A side's start row.
    #[inline]
    fn home(side: Side) -> u64 {
        Self::row(side, 0)
    }

    /// The row a side is trying to reach.
    #[inline]
    fn goal(side: Side) -> u64 {
        Self::row(!side, 0)
    }

    /// The middle square of a row.
    fn middle(row: u64) -> u64 {
        let file = (Self::FILES / 2) as u8;
        row & (0..Self::RANKS)
            .fold(0, |column, rank| column | Self::bit(crate::square::Square::new(file, rank as u8)))
    }
}

/// The three ways of moving.
#[derive(Clone, Copy)]
enum Way {
    Eight,
    Four,
    Two,
}

const fn reach<const N: usize>(width: u32, way: Way) -> [u64; N] {
    let mut table = [0; N];
    let mut from = 0;
    while from < N as u32 {
        let mut to = 0;
        while to < N as u32 {
            let files = (from % width).abs_diff(to % width);
            let ranks = (from / width).abs_diff(to / width);
            let reached = match way {
                Way::Eight => files <= 1 && ranks <= 1 && files + ranks > 0,
                Way::Four => files + ranks == 1,
                Way::Two => files <= 2 && ranks <= 2 && files + ranks >= 3,
            };
            if reached {
                table[from as usize] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    table
}

impl Board for Grid3x10 {
    const EIGHT: &'static [u64] = &reach::<30>(3, Way::Eight);
    const FOUR: &'static [u64] = &reach::<30>(3, Way::Four);
    const TWO: &'static [u64] = &reach::<30>(3, Way::Two);
}

impl Board for Grid5x10 {
    const EIGHT: &'static [u64] = &reach::<50>(5, Way::Eight);
    const FOUR: &'static [u64] = &reach::<50>(5, Way::Four);
    const TWO: &'static [u64] = &reach::<50>(5, Way::Two);
}
