//! The solver: retrograde analysis of a pair of slices.
//!
//! Every position is opened once: its quiet turns are counted and its captures looked up in finished slices. Then
//! values spread backwards through quiet turns, level by level, so that a position's level is its distance. Endless
//! play in a slice has a value of its own, E; whoever wants more than E has to force it, whoever gets less was forced.
//! So values spread from the most extreme towards E, first those that one side strives for and then the other's: a
//! side that strives for a value needs one turn that has it, a side that is forced needs all its turns to have it
//! or worse. Each position is on the forced side for one of the two only, and needs one counter. What is left
//! undecided at the end is worth E.

mod aim;
mod all;
#[cfg(test)]
mod dense;
mod duty;
mod field;
mod graph;
mod men;
mod pair;
mod progress;
mod seed;
mod seti;
mod slow;
mod spread;
mod state;
#[cfg(test)]
mod tests;

pub use all::solve_all;
pub use graph::{Graph, Solvable};
pub use men::MenGraph;
pub use pair::{SolveError, solve};
pub use progress::{Nobody, Observer, Phase, Progress};
pub use seti::BethGraph;
