//! Saut du Chat, the Cat's Leap: Seega's board, and captures by a short leap.
//!
//! The pieces stand set up around the empty centre. They step as in Seega; a leap over an enemy onto the empty square
//! behind it takes it, and the same piece may leap on. Who captures or blocks everything wins.

mod actions;
mod fired;
mod position;
mod refusal;
mod rules;
mod setup;

pub use actions::Actions;
pub use position::{SautDuChat, leaps};
pub use rules::{Blocked, Rules};
