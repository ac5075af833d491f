//! What a solver tells while it works, and how it is told to stop.

use crate::slice::Pair;

/// What is being done to a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Quiet turns are counted and captures looked up.
    Opening,
    /// Values spread backwards, level by level.
    Spreading,
}

/// How far the work on a pair has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The pair.
    pub pair: Pair,
    /// What is being done.
    pub phase: Phase,
    /// Entries done in this phase: opened, or decided.
    pub done: u64,
    /// Entries of the pair; fewer are decided in the end, the rest are worth endless play.
    pub total: u64,
}

/// Whoever watches a solver.
pub trait Observer: Sync {
    /// Some progress was made. Called every now and then, from any thread.
    fn progress(&self, _progress: Progress) {}

    /// Whether the work should stop as soon as it can; once it should, it always should.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Nobody.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Observer for Nobody {}
