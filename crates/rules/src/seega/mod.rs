//! Seega: place two by two, move orthogonally, capture by custody.
//!
//! Generic over the board, so that 5×5 runs in 32 bits and 9×9 in 128. What the four sheets disagree about is data
//! ([`Rules`]); the files are the parts of a turn: placing, moving, capturing, barriers, the end.

mod actions;
mod barrier;
mod capture;
mod fired;
mod judge;
mod placing;
mod position;
mod refusal;
mod rules;
mod setup;

pub use actions::Actions;
pub use capture::{hot, victims};
pub use position::Seega;
pub use rules::{
    Barrier, BarrierShape, Blocked, CannotUnblock, Chain, Duty, Endless, LoseAt, Opening, Reach, Rules, Size,
    Starter,
};
