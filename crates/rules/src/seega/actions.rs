//! The legal actions of a Seega position, as sets of squares.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::bits::Bits;
use crate::grid::{Direction, Grid};
use crate::position::ActionSet;

/// The legal actions of a Seega position.
#[derive(Clone, Debug)]
pub enum Actions<G: Grid> {
    /// None: the game is over.
    None,
    /// Only the forced pass.
    Pass,
    /// A placement on one of these squares.
    Place(G::Bits),
    /// The removal of one of these pieces.
    Remove(G::Bits),
    /// A move.
    Moves(Moves<G>),
}

/// Moves by direction: the squares that some piece reaches that way.
#[derive(Clone, Debug)]
pub struct Moves<G: Grid> {
    /// Targets one square away, by direction.
    near: [G::Bits; 4],
    /// What is needed to look further, where pieces slide.
    far: Option<Far<G>>,
    /// Whether the chain may be ended instead.
    may_end: bool,
}

#[derive(Clone, Debug)]
struct Far<G: Grid> {
    /// Where the sliding pieces pass at distance one, by direction.
    front: [G::Bits; 4],
    empty: G::Bits,
    targets: G::Bits,
}

impl<G: Grid> Moves<G> {
    /// One step of `movers` onto `targets`.
    #[inline]
    pub(super) fn steps(movers: G::Bits, targets: G::Bits) -> Moves<G> {
        let near = Direction::ALL.map(|way| way.shift::<G>(movers) & targets);
        Moves { near, far: None, may_end: false }
    }

    /// A slide of `movers` through `empty` onto `targets`.
    pub(super) fn slides(movers: G::Bits, empty: G::Bits, targets: G::Bits) -> Moves<G> {
        let front = Direction::ALL.map(|way| way.shift::<G>(movers) & empty);
        Moves { near: front.map(|set| set & targets), far: Some(Far { front, empty, targets }), may_end: false }
    }

    /// The same moves, or the end of the chain.
    pub(super) fn or_end(self) -> Moves<G> {
        Moves { may_end: true, ..self }
    }

    /// Whether there is no move at all.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        let [north, south, east, west] = self.near;
        (north | south | east | west).is_empty() && self.far.as_ref().is_none_or(|_| self.count() == 0)
    }

    #[inline]
    fn count(&self) -> u32 {
        let mut count = self.near.iter().map(|set| set.count()).sum();
        if self.far.is_some() {
            let _ = self.far_planes(|_, _, targets| {
                count += targets.count();
                ControlFlow::<()>::Continue(())
            });
        }
        count
    }

    /// Walks the targets two and more squares away, by direction and distance, until told to break.
    fn far_planes<R>(&self, mut visit: impl FnMut(Direction, u32, G::Bits) -> ControlFlow<R>) -> ControlFlow<R> {
        let Some(far) = &self.far else { return ControlFlow::Continue(()) };
        for (way, mut front) in Direction::ALL.into_iter().zip(far.front) {
            for distance in 2..G::FILES {
                front = way.shift::<G>(front) & far.empty;
                visit(way, distance, front & far.targets)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn action(way: Direction, distance: u32, target: u32) -> Action {
        Action::Move { from: G::square(way.back::<G>(target, distance)), to: G::square(target) }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        let mut n = n as u32;
        for (way, targets) in Direction::ALL.into_iter().zip(self.near) {
            let count = targets.count();
            if n < count {
                return Self::action(way, 1, targets.nth(n));
            }
            n -= count;
        }
        self.nth_far(n)
    }

    #[cold]
    fn nth_far(&self, mut n: u32) -> Action {
        let found = self.far_planes(|way, distance, targets| {
            let count = targets.count();
            if n < count {
                return ControlFlow::Break(Self::action(way, distance, targets.nth(n)));
            }
            n -= count;
            ControlFlow::Continue(())
        });
        found.break_value().unwrap_or(Action::End)
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        for (way, targets) in Direction::ALL.into_iter().zip(self.near) {
            targets.indices().for_each(|target| take(Self::action(way, 1, target)));
        }
        let _ = self.far_planes(|way, distance, targets| {
            targets.indices().for_each(|target| take(Self::action(way, distance, target)));
            ControlFlow::<()>::Continue(())
        });
        if self.may_end {
            take(Action::End);
        }
    }
}

impl<G: Grid> ActionSet for Actions<G> {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Actions::None => 0,
            Actions::Pass => 1,
            Actions::Place(set) | Actions::Remove(set) => set.count() as usize,
            Actions::Moves(moves) => moves.count() as usize + usize::from(moves.may_end),
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Action {
        debug_assert!(n < self.len(), "there is no action number {n}");
        match self {
            Actions::None | Actions::Pass => Action::Pass,
            Actions::Place(set) => Action::Place(G::square(set.nth(n as u32))),
            Actions::Remove(set) => Action::Remove(G::square(set.nth(n as u32))),
            Actions::Moves(moves) => moves.nth(n),
        }
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        match self {
            Actions::None => {}
            Actions::Pass => take(Action::Pass),
            Actions::Place(set) => set.indices().for_each(|at| take(Action::Place(G::square(at)))),
            Actions::Remove(set) => set.indices().for_each(|at| take(Action::Remove(G::square(at)))),
            Actions::Moves(moves) => moves.for_each(take),
        }
    }
}
