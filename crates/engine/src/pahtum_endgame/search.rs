//! Alpha-beta over boards: principal variation search with a table and three ways to leave moves out.

use super::board::Board;
use super::bounds::Bounds;
use super::candidates::{Candidates, Tried};
use super::lines::Lines;
use super::squares;
use super::table::Table;

/// How many stones are placed between two questions whether to go on: well below a millisecond.
const ASK_EVERY: u64 = 1000;
/// With fewer live squares a position is searched again about as soon as it is fetched from memory.
///
/// The timing families with 20 empty squares take 20.4 M stones with this, 21.2 M from 6 on and 22.6 M from 7 on; with
/// 4 instead of 5, three in a hundred fewer, but no less time.
const TABLE_FROM: usize = 5;
/// With fewer live squares looking every reply up costs more than the cut-offs it finds.
///
/// The timing families with 23 empty squares take 34.6 M stones from 9 on, 37.3 M from 11 on, 50.9 M without it; in time
/// 11 is as good as 9 or better.
const LOOK_AHEAD_FROM: usize = 11;

/// The margins the caller can tell apart: more than `alpha` and less than `beta`, for the side to act.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    fn for_other(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A margin and the square that reaches it.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) margin: i32,
    pub(super) square: usize,
}

/// A search from one root.
pub(super) struct Search<'a> {
    pub(super) lines: &'a Lines,
    pub(super) table: &'a mut Table,
    go_on: &'a mut dyn FnMut(u64) -> bool,
    /// Stones placed.
    pub(super) nodes: u64,
    ask_at: u64,
    /// Whether the caller said to stop: everything found since then means nothing.
    pub(super) stopped: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        lines: &'a Lines,
        table: &'a mut Table,
        go_on: &'a mut dyn FnMut(u64) -> bool,
    ) -> Search<'a> {
        Search { lines, table, go_on, nodes: 0, ask_at: 0, stopped: false }
    }

    /// The margin of a board after a stone was placed: exact inside the window, else a bound on its side of it.
    pub(super) fn margin(&mut self, board: &Board, window: Window) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        let mut bounds = Bounds::of(board, self.lines);
        if let Some(margin) = bounds.settle(window) {
            return margin;
        }
        let mut first = None;
        if bounds.live_count() >= TABLE_FROM
            && let Some(entry) = self.table.find(board.key())
        {
            bounds.narrow(entry.lower as i32 + board.base(), entry.upper as i32 + board.base());
            if let Some(margin) = bounds.settle(window) {
                return margin;
            }
            first = Some(entry.best);
        }
        if bounds.live_count() >= LOOK_AHEAD_FROM
            && let Some(margin) = self.known_reply(board, bounds, window)
        {
            return margin;
        }
        self.explore(board, bounds, window, first).margin
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.ask_at {
            self.ask_at = self.nodes + ASK_EVERY;
            self.stopped |= !(self.go_on)(self.nodes);
        }
    }

    /// A margin that is more than the window asks for and that the table knows for one of the moves.
    fn known_reply(&self, board: &Board, bounds: Bounds, window: Window) -> Option<i32> {
        squares::members(bounds.live).find_map(|square| {
            let next = board.placed(self.lines, square);
            let entry = self.table.find(next.key())?;
            let margin = -(entry.upper as i32 + next.base());
            (margin >= window.beta).then_some(margin)
        })
    }

    /// The best of the live squares, of which there must be one; what is found goes into the table.
    ///
    /// The square is the best one only if the margin is more than the window's `alpha` and the lower bound.
    pub(super) fn explore(
        &mut self,
        board: &Board,
        bounds: Bounds,
        window: Window,
        first: Option<u8>,
    ) -> Choice {
        let board = board.only(bounds.live);
        let mut candidates = Candidates::of(&board, self.lines, bounds.live);
        if let Some(square) = first {
            candidates.prefer(square);
        }
        let floor = window.alpha.max(bounds.lower);
        let beta = window.beta.min(bounds.upper);
        let mut alpha = floor;
        let mut best = Choice { margin: i32::MIN, square: 0 };
        // The most that the moves left out on the word of others can reach.
        let mut ceiling = i32::MIN;
        let mut tried = Tried::none();
        for (at, &candidate) in candidates.as_slice().iter().enumerate() {
            let limit = tried.limit(candidate, &board, self.lines);
            if limit <= alpha {
                ceiling = ceiling.max(limit);
                continue;
            }
            if candidates.needless(at, &board, self.lines) {
                continue;
            }
            let next = board.placed(self.lines, candidate.square());
            let margin = self.reply(&next, Window { alpha, beta }, tried.is_empty());
            if self.stopped {
                return Choice { margin: 0, ..best };
            }
            tried.add(candidate, margin);
            if margin > best.margin {
                best = Choice { margin, square: candidate.square() };
            }
            alpha = alpha.max(margin);
            if alpha >= beta {
                break;
            }
        }
        let mut known = bounds;
        if best.margin > floor {
            known.narrow(best.margin.min(bounds.upper), bounds.upper);
        } else {
            best.margin = best.margin.max(ceiling);
        }
        if best.margin < beta {
            known.narrow(bounds.lower, best.margin.max(bounds.lower));
        }
        best.margin = best.margin.clamp(known.lower, known.upper);
        self.keep(&board, known, best.square);
        best
    }

    #[inline(always)]
    fn keep(&mut self, board: &Board, known: Bounds, best: usize) {
        if known.live_count() >= TABLE_FROM {
            let bounds = (known.lower - board.base(), known.upper - board.base());
            self.table.store(board.key(), bounds, best as u8, known.live_count());
        }
    }

    /// The margin for the side that has just placed: a first move in full, another only if it seems to be better.
    #[inline(always)]
    fn reply(&mut self, next: &Board, window: Window, is_first: bool) -> i32 {
        if is_first {
            return -self.margin(next, window.for_other());
        }
        let Window { alpha, beta } = window;
        let margin = -self.margin(next, Window { alpha, beta: alpha + 1 }.for_other());
        if margin <= alpha || margin >= beta {
            return margin;
        }
        -self.margin(next, Window { alpha: margin, beta }.for_other())
    }
}
