//! The legal actions of Saut du Chat: steps and leaps by direction.

use super::position::{Board, Set};
use crate::action::Action;
use crate::bits::Bits;
use crate::grid::{Direction, Grid, pick};
use crate::position::ActionSet;

/// The legal actions of a Saut du Chat position.
#[derive(Clone, Debug, Default)]
pub struct Actions {
    /// Where some piece can step to, by direction.
    pub(super) steps: [Set; 4],
    /// Where some piece can leap to, by direction.
    pub(super) leaps: [Set; 4],
    /// The one word that is legal besides, if there is one.
    pub(super) word: Option<Action>,
}

impl Actions {
    #[inline(always)]
    pub(super) fn has_moves(&self) -> bool {
        self.steps.iter().chain(&self.leaps).fold(0, |all, set| all | set) != 0
    }

    #[inline(always)]
    fn planes(&self) -> impl Iterator<Item = (Direction, u32, Set)> {
        let plane = |distance| move |(way, set)| (way, distance, set);
        Direction::ALL
            .into_iter()
            .zip(self.steps)
            .map(plane(1))
            .chain(Direction::ALL.into_iter().zip(self.leaps).map(plane(2)))
    }

    #[inline(always)]
    fn action(way: Direction, distance: u32, target: u32) -> Action {
        Action::Move { from: Board::square(way.back::<Board>(target, distance)), to: Board::square(target) }
    }
}

impl ActionSet for Actions {
    #[inline(always)]
    fn len(&self) -> usize {
        let moves: u32 = self.steps.iter().chain(&self.leaps).map(|set| set.count()).sum();
        moves as usize + usize::from(self.word.is_some())
    }

    #[inline(always)]
    fn nth(&self, n: usize) -> Action {
        let n = n as u32;
        match pick(&self.steps, n) {
            Ok((way, target)) => Self::action(way, 1, target),
            Err(rest) => match pick(&self.leaps, rest) {
                Ok((way, target)) => Self::action(way, 2, target),
                Err(_) => self.word.unwrap_or(Action::Pass),
            },
        }
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        for (way, distance, targets) in self.planes() {
            targets.indices().for_each(|target| take(Self::action(way, distance, target)));
        }
        self.word.into_iter().for_each(take);
    }
}
