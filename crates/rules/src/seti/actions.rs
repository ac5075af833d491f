//! The legal actions of Seti: the targets of each figure, and the squares for ships.

use super::board::{Board, Set};
use crate::action::Action;
use crate::bits::Bits;
use crate::position::ActionSet;

/// The most figures one side can have: all six of Aleph, or the six of the English Beth.
const MOST_FIGURES: usize = 6;

/// The legal actions of a Seti position.
#[derive(Clone, Debug)]
pub struct Actions<G: Board> {
    /// Where each figure stands and what it reaches.
    figures: [(u8, Set); MOST_FIGURES],
    count: usize,
    /// Where a ship can be put.
    pub(super) put: Set,
    /// Where a ship can be taken back.
    pub(super) take: Set,
    /// Where a captured figure can re-enter.
    pub(super) reenter: Set,
    board: std::marker::PhantomData<G>,
}

impl<G: Board> Actions<G> {
    /// No actions.
    #[inline]
    pub(super) fn none() -> Actions<G> {
        Actions {
            figures: [(0, 0); MOST_FIGURES],
            count: 0,
            put: 0,
            take: 0,
            reenter: 0,
            board: std::marker::PhantomData,
        }
    }

    /// Adds a figure's moves.
    #[inline]
    pub(super) fn push(&mut self, from: u32, targets: Set) {
        self.figures[self.count] = (from as u8, targets);
        self.count += 1;
    }
}

impl<G: Board> ActionSet for Actions<G> {
    #[inline]
    fn len(&self) -> usize {
        let moves: u32 = self.figures[..self.count].iter().map(|(_, targets)| targets.count()).sum();
        (moves + self.put.count() + self.take.count() + self.reenter.count()) as usize
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        debug_assert!(n < self.len(), "there is no action number {n}");
        let mut n = n as u32;
        for &(from, targets) in &self.figures[..self.count] {
            let count = targets.count();
            if n < count {
                return Action::Move { from: G::square(from.into()), to: G::square(targets.nth(n)) };
            }
            n -= count;
        }
        if n < self.put.count() {
            return Action::PutShip(G::square(self.put.nth(n)));
        }
        n -= self.put.count();
        if n < self.take.count() {
            return Action::TakeShip(G::square(self.take.nth(n)));
        }
        Action::Reenter(G::square(self.reenter.nth(n - self.take.count())))
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        for &(from, targets) in &self.figures[..self.count] {
            let from = G::square(from.into());
            targets.indices().for_each(|to| take(Action::Move { from, to: G::square(to) }));
        }
        self.put.indices().for_each(|at| take(Action::PutShip(G::square(at))));
        self.take.indices().for_each(|at| take(Action::TakeShip(G::square(at))));
        self.reenter.indices().for_each(|at| take(Action::Reenter(G::square(at))));
    }
}
