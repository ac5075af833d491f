//! What the solver asks of a game: how a slice's positions begin, and how a quiet turn is taken back.

use crate::cpu::Cpu;
use crate::finished::Finished;
use crate::game::Game;
use crate::slice::Slice;

/// A game that can be solved.
pub trait Solvable: Game {
    /// A slice made ready for solving.
    type Graph<'a>: Graph
    where
        Self: 'a;

    /// Makes a slice ready; the values of all its [`Game::exits`] must be among the finished ones.
    fn graph<'a>(&'a self, slice: Slice, finished: &'a Finished) -> Self::Graph<'a>;
}

/// The positions of a slice, in blocks of equal width, and the quiet turns that lead into them.
pub trait Graph: Sync {
    /// How many blocks there are.
    fn blocks(&self) -> u32;

    /// How many entries a block has.
    fn width(&self) -> u32;

    /// Writes the first word of every entry of a block, and tells the places of those that can do nothing but leave a
    /// duty to the other side.
    fn open<C: Cpu>(&self, cpu: C, block: u32, words: &mut [u16], duty: impl FnMut(u32));

    /// Hands over every entry of the turned slice from which a quiet turn leads to this one, and how many of its quiet
    /// turns do.
    fn undo<C: Cpu>(&self, cpu: C, block: u32, place: u32, take: impl FnMut(u32, u32));
}
