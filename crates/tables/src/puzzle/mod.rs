//! Puzzles: positions with exactly one turn that keeps the best value, found in the tables, graded, written as records.
//!
//! A table is full of positions with one good turn, and most of them are no puzzles: the only legal turn, the only
//! capture in sight, or the first of forty turns of which none can be explained. Somebody who is asked to solve one wants
//!
//! - **a child**: something to be *done*, seen on the board in one turn or two: take the piece that stands alone, end the
//!   game, get out of the way. Wrong tries should be wrong for a reason that shows at once.
//! - **a club player**: a short combination, two or three turns, in which the turn that comes to mind first is not
//!   the one: several turns look just as good, and only one of them is.
//! - **an expert**: a quiet first turn among many that look alike, a piece given to take two, a long row of only turns.
//!
//! So a puzzle has a **goal** that a person can see reached ([`Goal`]): the end of the game or a piece won, in so many
//! turns, *whatever the other does* (`proof` proves it by the tables and the rules); or, where nothing can be forced,
//! the draw or the lead to be held by turns that have no alternative. Its solution ends where the goal is reached. Its
//! first turn is the only one that keeps the value of the position at all; every later turn of the solver is the only
//! one that reaches the goal in time, or the line is not a puzzle's. The other side resists as long as it can.
//!
//! What makes a turn **plausible** is what a person sees at a `glance`: the pieces after the turn and the answer that
//! takes most. A wrong turn that looks as good as the right one is a lure, one that looks better a trap. The glance
//! counts pieces and asks no engine, for two reasons: the people who err count pieces too, and the grades of the puzzles
//! that ship do not change when the weights of an evaluation do. `grade` makes five grades of lures, traps and
//! depth, by a formula of named constants.
//!
//! Two turns that lead to the same position would be two answers: where the solution can be written in another way, the
//! position is no puzzle. Mirror images are one puzzle; which image is shown, and whether First or Second is to
//! move, is drawn by the seed (`draw`); which
//! of all that are found make a set, `selection` tells.

mod draw;
mod error;
mod find;
mod glance;
mod goal;
mod grade;
mod judge;
mod line;
mod proof;
mod record;
mod selection;
mod shipped;
mod view;

pub use draw::{Draw, Nobody, PIECES, Watcher};
pub use error::PuzzleError;
pub use find::{MOST_TURNS, Puzzle, find};
pub use goal::{Aim, Goal};
pub use grade::{Difficulty, Grade};
pub use judge::Choice;
pub use record::Task;
pub use shipped::{SHIPPED, Shipped};
