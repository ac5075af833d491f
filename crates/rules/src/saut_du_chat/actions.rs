//! The legal actions of Saut du Chat: steps and leaps by direction.

use super::position::{Board, Set};
use crate::action::Action;
use crate::bits::{Bits, Four, Pairs};
use crate::grid::{Direction, Grid};
use crate::position::ActionSet;

/// The legal actions of a Saut du Chat position.
#[derive(Clone, Debug)]
pub struct Actions {
    /// Where some piece can step to, by direction.
    steps: Pairs,
    /// Where some piece can leap to, by direction.
    leaps: Pairs,
    /// The one word that is legal besides, if there is one.
    word: Option<Action>,
}

impl Actions {
    /// These steps and leaps, or a word.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn new(steps: [Set; 4], leaps: [Set; 4], word: Option<Action>) -> Actions {
        Actions { steps: Pairs::new(steps), leaps: Pairs::new(leaps), word }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn action(which: usize, distance: u32, target: u32) -> Action {
        let from = Direction::ALL[which].back::<Board>(target, distance);
        Action::Move { from: Board::square(from), to: Board::square(target) }
    }
}

impl ActionSet for Actions {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn len(&self) -> usize {
        (self.steps.count() + self.leaps.count()) as usize + usize::from(self.word.is_some())
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn nth(&self, n: usize) -> Action {
        match self.steps.nth(n as u32) {
            Ok((which, target)) => Board::step(which, target),
            Err(rest) => match self.leaps.nth(rest) {
                Ok((which, target)) => Self::action(which, 2, target),
                Err(_) => self.word.unwrap_or(Action::Pass),
            },
        }
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        for (sets, distance) in [(self.steps, 1), (self.leaps, 2)] {
            for which in 0..4 {
                sets.get(which).indices().for_each(|target| take(Self::action(which, distance, target)));
            }
        }
        self.word.into_iter().for_each(take);
    }
}
