//! The squares worth trying, in the order to try them.

use super::board::Board;
use super::lines::Lines;
use super::ranking::Ranking;
use super::squares::{self, PLAYABLE};

/// A square to try, and what the lines through it know.
#[derive(Clone, Copy, Default)]
pub(super) struct Candidate {
    square: u8,
    row_least: u8,
    row_most: u8,
    column_least: u8,
    column_most: u8,
}

impl Candidate {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn square(self) -> usize {
        self.square as usize
    }

    /// The least that having this square instead of the opponent is worth.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn least(self) -> i32 {
        self.row_least as i32 + self.column_least as i32
    }

    /// The most it is worth.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn most(self) -> i32 {
        self.row_most as i32 + self.column_most as i32
    }

    /// What having this square and leaving the other to the opponent gains at least over the other way round.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn over(self, other: Candidate, board: &Board, lines: &Lines) -> i32 {
        let (here, there) = (self.square(), other.square());
        if squares::rank(here) == squares::rank(there) {
            let exchange = lines.exchange(board.row(squares::rank(here)));
            let row = exchange[squares::file(here)][squares::file(there)];
            row as i32 + self.column_least as i32 - other.column_most as i32
        } else if squares::file(here) == squares::file(there) {
            let exchange = lines.exchange(board.column(squares::file(here)));
            let column = exchange[squares::rank(here)][squares::rank(there)];
            column as i32 + self.row_least as i32 - other.row_most as i32
        } else {
            self.least() - other.most()
        }
    }
}

/// The live squares of a board, most urgent first.
pub(super) struct Candidates {
    list: [Candidate; PLAYABLE],
    len: usize,
    /// The candidate with the largest least swing.
    strongest: Candidate,
}

impl Candidates {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn of(board: &Board, lines: &Lines, live: u64) -> Candidates {
        let mut found = [Candidate::default(); PLAYABLE];
        let mut len = 0;
        let mut urgencies = Ranking::new();
        let mut strongest = Candidate::default();
        for square in squares::members(live) {
            let (file, rank) = (squares::file(square), squares::rank(square));
            let (row, column) = (lines.line(board.row(rank)), lines.line(board.column(file)));
            let candidate = Candidate {
                square: square as u8,
                row_least: row.least[file],
                row_most: row.most[file],
                column_least: column.least[rank],
                column_most: column.most[rank],
            };
            urgencies.push(row.urgency[file] + column.urgency[rank]);
            found[len] = candidate;
            len += 1;
            if len == 1 || candidate.least() > strongest.least() {
                strongest = candidate;
            }
        }
        let mut list = [Candidate::default(); PLAYABLE];
        for (&candidate, place) in found.iter().zip(urgencies.places()) {
            list[place] = candidate;
        }
        Candidates { list, len, strongest }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn as_slice(&self) -> &[Candidate] {
        &self.list[..self.len]
    }

    /// Moves a square to the front.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn prefer(&mut self, square: u8) {
        if let Some(at) = self.as_slice().iter().position(|candidate| candidate.square == square) {
            self.list[..=at].rotate_right(1);
        }
    }

    /// Whether candidate `at` can be left out for the strongest one, or for a better one that is still to come.
    ///
    /// The strongest is never left out, and a later one only counts if it is not matched in turn. So following who is
    /// left out for whom leads ever later in the list, or to the strongest, and ends at a square that is tried.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn needless(&self, at: usize, board: &Board, lines: &Lines) -> bool {
        let this = self.list[at];
        if this.square == self.strongest.square {
            return false;
        }
        if this.most() <= self.strongest.least() {
            return true;
        }
        self.list[at + 1..self.len]
            .iter()
            .any(|&other| other.over(this, board, lines) >= 0 && this.over(other, board, lines) < 0)
    }
}

/// The candidates tried so far at a node, with an upper bound for the margin each reaches.
pub(super) struct Tried {
    list: [(Candidate, i32); PLAYABLE],
    len: usize,
}

impl Tried {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn none() -> Tried {
        Tried { list: [(Candidate::default(), 0); PLAYABLE], len: 0 }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn add(&mut self, candidate: Candidate, margin: i32) {
        self.list[self.len] = (candidate, margin);
        self.len += 1;
    }

    /// An upper bound for another candidate: what one of these reaches, and what exchanging the two squares may lose.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn limit(&self, candidate: Candidate, board: &Board, lines: &Lines) -> i32 {
        let mut limit = i32::MAX;
        for &(tried, margin) in &self.list[..self.len] {
            limit = limit.min(margin - tried.over(candidate, board, lines).min(0));
        }
        limit
    }
}
