//! The legal actions of Pahtum: empty squares, and perhaps the swap.

use super::position::{Board, Set};
use crate::action::Action;
use crate::bits::Bits;
use crate::grid::Grid;
use crate::position::ActionSet;

/// The legal actions of a Pahtum position.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    pub(super) squares: Set,
    pub(super) may_swap: bool,
}

impl ActionSet for Actions {
    #[inline]
    fn len(&self) -> usize {
        self.squares.count() as usize + usize::from(self.may_swap)
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        if self.may_swap && n == self.squares.count() as usize {
            return Action::Swap;
        }
        Action::Place(Board::square(self.squares.nth(n as u32)))
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        self.squares.indices().for_each(|at| take(Action::Place(Board::square(at))));
        if self.may_swap {
            take(Action::Swap);
        }
    }
}
