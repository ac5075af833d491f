//! Alpha-beta over boards: principal variation search with a table and three ways to leave moves out.

use super::board::Board;
use super::bounds::Bounds;
use super::candidates::{Candidates, Tried};
use super::fillings;
use super::finish::Finish;
use super::lines::Lines;
use super::squares;
use super::table::Table;

/// How many stones are placed between two questions whether to go on: well below a millisecond.
const ASK_EVERY: u64 = 1000;
/// With fewer live squares looking every reply up costs more than the cut-offs it finds.
///
/// The timing families with 20 empty squares, 21 positions each, place 55.6 M stones from 11 on, 57.7 M from 12 on and
/// 59.3 M from 13 on, in about the same time.
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
        if bounds.live_count() <= fillings::MOST {
            return self.finish(board, bounds.live, window);
        }
        let mut first = None;
        if let Some(entry) = self.table.find(board.key()) {
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

    /// The same for a board with few live squares.
    fn finish(&mut self, board: &Board, live: u64, window: Window) -> i32 {
        let mut finish = Finish::of(board, self.lines, live);
        let margin = finish.margin(window);
        self.nodes += finish.stones;
        margin
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

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn keep(&mut self, board: &Board, known: Bounds, best: usize) {
        let bounds = (known.lower - board.base(), known.upper - board.base());
        self.table.store(board.key(), bounds, best as u8, known.live_count());
    }

    /// The margin for the side that has just placed: a first move in full, another only if it seems to be better.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
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
