//! Pahtum: fill the board, score straight runs.
//!
//! First is Black, who plays first; Second, White, begins placing the neutrals. Nothing ever moves or is captured, so
//! a position is three sets of squares, and the game is over when the board is full.

mod actions;
mod fired;
mod position;
mod refusal;
mod rules;
mod score;
mod setup;

pub use actions::Actions;
pub use position::Pahtum;
pub use rules::{NeutralSetup, Neutrals, Rules};
pub use score::{column_pattern, line_points, row_pattern};
