//! Which squares still matter, and bounds for the margin from their weights.
//!
//! If every line were the sum of its squares' weights, both sides would take the heaviest square left, in turn. A line
//! differs from that sum by no more than its `lower` and `upper` say, and a game whose every end is worth more is worth
//! more. So the alternating sum of the sorted weights gives a lower and an upper bound for the margin.

use super::board::Board;
use super::lines::{Lines, POINT};
use super::ranking::Ranking;
use super::search::Window;
use super::squares;

/// What is known about a board without placing a stone.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    /// The empty squares that some line still cares for.
    pub(super) live: u64,
    /// The margin for the side to act is at least this.
    pub(super) lower: i32,
    /// It is at most this.
    pub(super) upper: i32,
}

impl Bounds {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn of(board: &Board, lines: &Lines) -> Bounds {
        let mut live = 0;
        let mut weights = Ranking::new();
        for square in squares::members(board.empty) {
            let (file, rank) = (squares::file(square), squares::rank(square));
            let (row, column) = (lines.line(board.row(rank)), lines.line(board.column(file)));
            // Only a square without any swing weighs nothing.
            let weight = row.weight[file] + column.weight[rank];
            live |= u64::from(weight != 0) << square;
            weights.push(weight);
        }
        let turns = weights.alternating_sum();
        let (lower, upper) = board.bounds();
        // The margin is a whole number of points.
        let (lower, upper) =
            ((lower + turns + POINT - 1).div_euclid(POINT), (upper + turns).div_euclid(POINT));
        Bounds { live, lower, upper }
    }

    /// How many squares are live.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn live_count(&self) -> usize {
        self.live.count_ones() as usize
    }

    /// Takes in what else is known.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn narrow(&mut self, lower: i32, upper: i32) {
        self.lower = self.lower.max(lower);
        self.upper = self.upper.min(upper);
    }

    /// The margin, or a bound for it, if that is all the window asks for.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn settle(&self, window: Window) -> Option<i32> {
        if self.lower >= window.beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= window.alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}
