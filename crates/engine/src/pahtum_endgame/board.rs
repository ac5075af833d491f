//! A position inside the search: the state of every line, and what adds up over them.

use khamsin_rules::Side;

use super::lines::{LINES, Lines};
use super::squares::{self, Axis, LENGTH};

/// A position, without the stones: only what they still mean for the empty squares.
#[derive(Clone, Copy)]
pub(super) struct Board {
    states: [u16; LINES],
    /// Squares to fill; those that have lost all meaning may be missing.
    pub(super) empty: u64,
    key: u64,
    upper: i32,
    lower: i32,
    base: i32,
    pub(super) side: Side,
}

impl Board {
    /// The root that the lines were made for.
    pub(super) fn root(lines: &Lines, empty: u64, side: Side) -> Board {
        let states = lines.root;
        let mut board = Board { states, empty, key: 0, upper: 0, lower: 0, base: 0, side };
        for line in states.map(|state| lines.line(state)) {
            board.key = board.key.wrapping_add(line.key);
            board.upper += line.upper;
            board.lower += line.lower;
            board.base += line.base as i32;
        }
        board
    }

    /// The board after the side to act has placed a stone.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn placed(&self, lines: &Lines, square: usize) -> Board {
        let mut next = *self;
        let strides = lines.strides(square, self.side);
        for (number, stride) in
            [squares::rank(square), LENGTH + squares::file(square)].into_iter().zip(strides)
        {
            let old = lines.line(self.states[number]);
            next.states[number] += stride;
            let new = lines.line(next.states[number]);
            next.key = next.key.wrapping_add(new.key).wrapping_sub(old.key);
            next.upper += new.upper - old.upper;
            next.lower += new.lower - old.lower;
            next.base += (new.base - old.base) as i32;
        }
        next.empty &= !(1 << square);
        next.side = !self.side;
        next
    }

    /// The board without the empty squares that have lost all meaning: they will not get it back.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn only(&self, live: u64) -> Board {
        Board { empty: live, ..*self }
    }

    /// The state of the row with this number.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn row(&self, rank: usize) -> u16 {
        self.states[rank]
    }

    /// The state of the column with this number.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn column(&self, file: usize) -> u16 {
        self.states[LENGTH + file]
    }

    /// The state of the row or column through a square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn state(&self, axis: Axis, square: usize) -> u16 {
        match axis {
            Axis::Rows => self.row(squares::rank(square)),
            Axis::Columns => self.column(squares::file(square)),
        }
    }

    /// Stands for the position's future: boards with equal keys end with margins equally far from their base.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn key(&self) -> u64 {
        match self.side {
            Side::First => self.key,
            Side::Second => !self.key,
        }
    }

    /// The margin for the side to act if Second gets every empty square; the table keeps distances from it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn base(&self) -> i32 {
        match self.side {
            Side::First => self.base,
            Side::Second => -self.base,
        }
    }

    /// Between which bounds the margin for the side to act lies, in parts of a point, apart from the weights.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn bounds(&self) -> (i32, i32) {
        match self.side {
            Side::First => (self.lower, self.upper),
            Side::Second => (-self.upper, -self.lower),
        }
    }
}
