//! What a search has found.

use std::time::Duration;

use khamsin_rules::{Action, Turn};
use khamsin_tables::Entry;

use crate::score::Score;

/// What is known at some moment of a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The depth that is finished.
    pub depth: u16,
    /// The deepest any line went.
    pub deepest: u16,
    /// Actions played so far.
    pub nodes: u64,
    /// Time spent.
    pub elapsed: Duration,
    /// How much of the table is in use, in thousandths.
    pub full: u16,
    /// The best turns, best first; none in a game that is over.
    pub lines: Vec<Line>,
}

/// A turn, what it is worth, and how play may go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// For the side to act at the root.
    pub score: Score,
    /// Whether the score is the value itself, or only a bound on it.
    pub bound: Bound,
    /// The whole turn.
    pub turn: Turn,
    /// What may follow it, action by action; the last turn may be cut short.
    pub reply: Vec<Action>,
    /// What exact tables say about the turn, for the side to act at the root; none where they say nothing.
    pub known: Option<Entry>,
}

/// How a score relates to the value that was searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

impl Report {
    /// The turn to play, if there is one.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }
}
