//! Pahtum's endgame, solved: the final margin with best play by both, and a square that reaches it.
//!
//! Nothing is ever captured, so the final margin is a function of who gets which empty square: a sum over fourteen
//! lines, each with its own small function (`lines`). It never falls when a side gets a square more. Three things
//! follow, and they carry the search far further than move generation on bitboards would:
//!
//! - **Exchange.** Let `s` and `t` be empty, and let having `s` and leaving `t` to the opponent never be worse than the
//!   other way round, however the rest is filled. Then playing `s` is at least as good as playing `t`: pretend to have
//!   played `t`, and read every later stone on one of the two as a stone on the other. If it can be worse by at most
//!   `d` points, `t` is at most `d` points better than `s`. So once `s` is searched, most other squares need not be
//!   (`candidates`). Squares that change no line are the worst of all: they are never played while another one is left,
//!   and how many there are does not matter.
//! - **Weights.** A line is nearly the sum of its squares' mean swings, and a game that is such a sum is solved by taking
//!   the heaviest square in turn. How far the lines are from their sums bounds the margin at every node (`bounds`).
//! - **Futures.** Positions whose lines have the same functions, up to a constant, are one position (`table`).
//!
//! The last seven live squares can be dealt out in 35 ways or fewer. There a board is the set of the ways that are left,
//! and a search over such sets places a stone in a few instructions (`fillings`, `finish`).
//!
//! What is left is principal variation search (`search`). Tried and left out, because it searched more: MTD(f), replies
//! remembered by the last move, ordering by the bounds after each move, and by the local minimax of a line. Separate,
//! tighter weights for the upper and the lower bound save an eighth of the nodes and cost more than that in time.

mod board;
mod bounds;
mod candidates;
mod fillings;
mod finish;
mod lines;
mod ranking;
mod search;
mod solver;
mod squares;
mod table;

pub use solver::{Solved, Solver};
