//! Someone who plays: what the arena knows of an engine.

use std::time::Duration;

use khamsin_engine::{Limits, Time};
use khamsin_rules::{Game, Turn};

use crate::fault::Fault;

/// Someone who plays games, one after the other.
pub trait Player {
    /// What it is called.
    fn name(&self) -> &str;

    /// Forgets the game before and gets ready for this one; `seed` draws what it leaves to chance.
    ///
    /// # Errors
    /// Why it cannot play.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), Fault>;

    /// Chooses a whole turn for the side to act; whether it is legal is for the arena to see.
    ///
    /// # Errors
    /// Why there is none.
    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Turn, Fault>;
}

/// How long a player may think about a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Its limits; a clock shows what is left.
    pub limits: Limits,
    /// The other side's time.
    pub other: Time,
    /// After this time the turn is lost, however good.
    pub deadline: Duration,
}
