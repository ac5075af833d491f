//! Every way to fill the last few live squares, with the margin of each.
//!
//! The margin is a sum over rows plus a sum over columns. Either sum, for every set of squares, grows a line at a time:
//! with the squares counted along the rows a row is a run of bits, so a row more is a block of sums more, all of them
//! one addition away from sums that are there already. The same goes for columns with the squares counted along them,
//! and that is how they are numbered here.

use khamsin_rules::Side;

use super::board::Board;
use super::lines::Lines;
use super::squares::{self, Axis, LENGTH};

/// With so many live squares at most.
pub(super) const MOST: usize = 7;
/// Sets of so many squares.
const SETS: usize = 1 << MOST;
/// Ways to deal out the most squares by turns.
const WAYS: usize = 35;

/// The ways to deal out a number of squares by turns, the side to act first.
pub(super) struct Deal {
    /// The squares of the side to act, as a set of numbers of squares; one for each way.
    sets: [u8; WAYS],
    ways: usize,
    /// By number of the square: the ways that give it to the side to act.
    pub(super) giving: [u64; MOST],
}

/// By number of live squares.
pub(super) static DEALS: [Deal; MOST + 1] = {
    let mut deals = [const { Deal { sets: [0; WAYS], ways: 0, giving: [0; MOST] } }; MOST + 1];
    let mut live = 0;
    while live <= MOST {
        deals[live] = Deal::of(live);
        live += 1;
    }
    deals
};

impl Deal {
    const fn of(live: usize) -> Deal {
        let mut deal = Deal { sets: [0; WAYS], ways: 0, giving: [0; MOST] };
        let mut set = 0_usize;
        while set < 1 << live {
            if set.count_ones() as usize == live.div_ceil(2) {
                let mut square = 0;
                while square < live {
                    deal.giving[square] |= (set as u64 >> square & 1) << deal.ways;
                    square += 1;
                }
                deal.sets[deal.ways] = set as u8;
                deal.ways += 1;
            }
            set += 1;
        }
        deal
    }
}

/// The margins for the side to act of all the ways to deal out the live squares.
pub(super) struct Fillings {
    margins: [i16; WAYS],
    ways: usize,
}

impl Fillings {
    /// There must be no more than [`MOST`] live squares.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn of(board: &Board, lines: &Lines, live: u64) -> Fillings {
        let deal = &DEALS[live.count_ones() as usize];
        let rows = Sums::of(board, lines, Axis::Rows, live);
        let columns = Sums::of(board, lines, Axis::Columns, live);
        let along_rows = along_rows(live);
        let base = board.base() as i16;
        let mut margins = [0; WAYS];
        for (margin, &set) in margins.iter_mut().zip(&deal.sets[..deal.ways]) {
            let set = set as usize % SETS;
            *margin = base + columns.0[set] + rows.0[along_rows[set] as usize % SETS];
        }
        Fillings { margins, ways: deal.ways }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn margins(&self) -> impl Iterator<Item = i32> {
        self.margins[..self.ways].iter().map(|&margin| margin as i32)
    }

    /// The ways that end with a larger margin, as a set of their numbers.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn above(&self, margin: i32) -> u64 {
        self.margins().enumerate().fold(0, |set, (way, this)| set | u64::from(this > margin) << way)
    }

    /// The next larger margin of any way.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn least_above(&self, margin: i32) -> i32 {
        self.margins().map(|this| if this > margin { this } else { i32::MAX }).min().unwrap_or(i32::MAX)
    }

    /// The largest margin of any way that is not more than this one.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn most_up_to(&self, margin: i32) -> i32 {
        self.margins().map(|this| if this <= margin { this } else { i32::MIN }).max().unwrap_or(i32::MIN)
    }
}

/// What the rows, or the columns, add to the board's base if the side to act gets a set of the live squares.
struct Sums([i16; SETS]);

impl Sums {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn of(board: &Board, lines: &Lines, axis: Axis, live: u64) -> Sums {
        let mut sums = Sums([0; SETS]);
        let mut len = 1;
        for number in 0..LENGTH {
            let on_line = live & axis.line(number);
            if on_line != 0 {
                len = sums.add(board, lines, axis, on_line, len);
            }
        }
        sums
    }

    /// Adds the line with these live squares to the first `len` sums; returns how many there are now.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn add(&mut self, board: &Board, lines: &Lines, axis: Axis, live: u64, len: usize) -> usize {
        let mut states = [0; SETS];
        let state = board.state(axis, live.trailing_zeros() as usize);
        states[0] = state;
        let mut fillings = 1;
        for square in squares::members(live) {
            let [mine, theirs] =
                [board.side, !board.side].map(|side| lines.strides(square, side)[axis as usize]);
            let (old, new) = states.split_at_mut(fillings);
            for (old, new) in old.iter_mut().zip(new) {
                *new = *old + mine;
                *old += theirs;
            }
            fillings *= 2;
        }
        let now = lines.base(state);
        let more = |set: usize| match board.side {
            Side::First => lines.base(states[set]) - now,
            Side::Second => now - lines.base(states[set]),
        };
        let (old, new) = self.0.split_at_mut(len);
        for (block, set) in new.chunks_exact_mut(len).zip(1..fillings) {
            let more = more(set);
            for (new, old) in block.iter_mut().zip(&*old) {
                *new = *old + more;
            }
        }
        let more = more(0);
        for sum in old {
            *sum += more;
        }
        len * fillings
    }
}

/// For every set of the live squares, numbered along the columns: the same set, numbered along the rows.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn along_rows(live: u64) -> [u8; SETS] {
    let mut sets = [0; SETS];
    let mut len = 1;
    for number in 0..LENGTH {
        for square in squares::members(live & Axis::Columns.line(number)) {
            let bit = 1 << (live & ((1 << square) - 1)).count_ones();
            let (old, new) = sets.split_at_mut(len);
            for (new, old) in new.iter_mut().zip(old) {
                *new = *old | bit;
            }
            len *= 2;
        }
    }
    sets
}
