//! The search: iterative deepening over whole turns at the root, principal-variation search below.
//!
//! - [`root`]: the turns at the root, one depth after the other, threads;
//! - [`node`]: one position below the root; [`quiescence`]: where depth is spent, only what upsets the balance;
//! - [`ordering`]: which action to try first; [`reductions`]: which ones less deeply;
//! - [`path`]: positions that came before, for endless play; [`table`]: positions met elsewhere.
//!
//! Depth counts turns while pieces move and stones while they are placed: the further actions of a chain, a removal or
//! a re-entry cost nothing, and a turn is never judged in its middle. The side to act may stay the same, so the sign of
//! a score changes only where the side does.
//!
//! What is proved stays proved: a victory or a defeat comes from ends of the game and from nothing else. Estimates may be
//! cut short, pruned and reduced; a defeat is claimed only where every reply was looked at.

#[cfg(test)]
mod minimax;
mod node;
mod ordering;
mod packing;
mod path;
mod quiescence;
mod reductions;
mod root;
mod table;
mod turns;
mod worker;

pub(crate) use reductions::Reductions;
pub(crate) use root::{Hunt, hunt};
pub(crate) use table::Table;
pub(crate) use turns::root_turns;
pub use worker::Style;
