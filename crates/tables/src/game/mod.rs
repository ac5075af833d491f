//! What the tables ask of a game besides its rules.
//!
//! [`MenGame`] serves every game whose pieces are all alike, by the few answers of [`Men`]; Seti-Beth, whose figures
//! are of two kinds, answers for itself.

mod any;
mod men;
mod saut_du_chat;
mod seega;
mod seti;

use khamsin_rules::Position;

use crate::slice::{Location, Pair, Slice};
use crate::value::{Alphabet, Value};

pub use any::AnyGame;
#[cfg(feature = "build")]
pub(crate) use men::rays;
pub use men::{Men, MenGame};
pub use saut_du_chat::CatMen;
pub use seega::SeegaMen;
pub use seti::BethGame;
#[cfg(feature = "build")]
pub(crate) use seti::turned;

/// A game under one rule set, with its positions numbered.
pub trait Game: Send + Sync {
    /// Its positions, with all rules.
    type Position: Position + Send + Sync;

    /// The values that its ladder can give.
    fn alphabet(&self) -> Alphabet;

    /// The pairs of slices of up to so many pieces, in an order in which they can be solved.
    fn pairs(&self, pieces: u8) -> Vec<Pair>;

    /// The slices that captures from a slice may lead into, those that have one value throughout left out.
    fn exits(&self, slice: Slice) -> Vec<Slice>;

    /// The one value of all positions of a slice, where its pieces alone end the game.
    fn constant(&self, slice: Slice) -> Option<Value>;

    /// What endless play in a slice is worth to the side to move.
    fn endless(&self, slice: Slice) -> Value;

    /// How many entries a slice has, those that stand for no position included.
    fn entries(&self, slice: Slice) -> u64;

    /// How many positions a slice has that are not mirror images of each other, counted by Burnside's lemma.
    fn positions(&self, slice: Slice) -> u64;

    /// Where a position stands; none unless it is one between turns, without duties, of a slice that has entries.
    fn locate(&self, position: &Self::Position) -> Option<Location>;

    /// The position of an entry, First to move; none if it stands for no position.
    fn position(&self, location: Location) -> Option<Self::Position>;
}
