//! Seti: reach the enemy's start row and survive there for one turn.
//!
//! Seti-Aleph (3×10) has death-ships that protect, and captured figures that change sides; Seti-Beth (5×10) has more
//! figures and neither. One implementation, generic over the board.

mod actions;
mod board;
mod fired;
mod position;
mod reentry;
mod refusal;
mod rules;
mod setup;

pub use actions::Actions;
pub use board::Board;
pub use position::Seti;
pub use rules::{Edition, Rules, Variant};
