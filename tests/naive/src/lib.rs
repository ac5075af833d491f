//! Exact values of small endings, found in the most obvious way.
//!
//! It exists to disagree with `crates/tables`, and shares nothing with it: the moves come from the reference rules
//! of the tests, positions are kept in a hash table, and the values are those of longer and longer games until
//! they change no more. There are no un-moves, no perfect index, no thresholds and no counters, so that a mistake has
//! to be made twice, in two manners, to pass unseen.
//!
//! - `state`: a position between turns, seen by the side to move, and its mirror images
//! - `turns`: where one whole turn can lead
//! - `graph`: the positions of a pair of slices and the turns between them
//! - `iterate`: what they are worth, and how far the next capture or the end is
//! - `oracle`: slice after slice, from few pieces to many
//!
//! ```
//! use khamsin_naive::{Oracle, State};
//! let mut oracle = Oracle::new("seega/tabuleiro-42@1")?;
//! let c2_to_c1_captures = State::parse("5/5/5/2M2/Mm3 1 move 0,0")?;
//! let entry = oracle.entry(&c2_to_c1_captures)?;
//! assert_eq!((entry.value, entry.distance), (1, Some(1)));
//! # Ok::<(), String>(())
//! ```
#![forbid(unsafe_code)]

mod graph;
mod iterate;
mod oracle;
mod state;
mod turns;

pub use iterate::Entry;
pub use oracle::{Army, Oracle, Slice};
pub use state::{Duty, State};
