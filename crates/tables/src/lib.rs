//! Exact values of positions with few pieces: what best play of both sides leads to, and in how many turns.
//!
//! A table holds the positions **between turns** of a moving phase, and its edges are whole turns. The positions with
//! so many pieces of each side are a [`Slice`]; a turn that takes nothing leads from (a, b) to (b, a), a capture leads
//! into a slice with fewer pieces. So slices are solved in pairs, by rising number of pieces, and a capture always
//! points into what is finished.
//!
//! Read it in this order:
//!
//! - the nouns: [`Value`] and [`Entry`], what is known of a position; [`Slice`] and [`Pair`], where it stands;
//! - [`game`]: what the tables ask of a game besides its rules, and the games;
//! - [`SolvedSlice`] and [`Packed`]: a finished slice in memory, whole or its values alone;
//! - [`format`]: a finished slice in a file, looked up block by block;
//! - [`store`]: the tables of a rule set, and what they say about positions and turns;
//! - [`solve`]: finds the values of a pair of slices; [`verify`]: checks them by the rules' own turns;
//! - [`build`]: makes and checks the tables of a rule set;
//! - [`puzzle`]: positions with one good turn, found in tables and graded.
//!
//! Everything about legality, captures and outcomes comes from `khamsin-rules`. The only thing of its own that this
//! crate knows about the games is how to take a quiet turn back.

#[cfg(feature = "build")]
pub mod build;
pub mod cpu;
#[cfg(feature = "build")]
mod finished;
pub mod format;
pub mod game;
#[cfg(feature = "build")]
pub mod held;
pub mod index;
mod memory;
mod packed;
pub mod puzzle;
mod slice;
#[cfg(feature = "build")]
pub mod solve;
mod solved;
pub mod store;
mod turns;
mod value;
#[cfg(feature = "build")]
pub mod verify;
#[cfg(feature = "build")]
mod workers;

#[cfg(feature = "build")]
pub use finished::Finished;
pub use game::Game;
pub use packed::Packed;
pub use slice::{Army, Location, Pair, Slice};
pub use solved::SolvedSlice;
pub use value::{Alphabet, Entry, Value};
