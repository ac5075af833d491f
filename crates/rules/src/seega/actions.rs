//! The legal actions of a Seega position, as sets of squares.
//!
//! One flat struct for all phases: it is built in place at every node, and copying it costs more than filling it.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::bits::{Bits, Four};
use crate::grid::{Direction, Grid};
use crate::position::ActionSet;

/// The legal actions of a Seega position.
#[derive(Clone, Debug)]
pub struct Actions<G: Grid> {
    kind: Kind,
    /// Moves: targets one square away, by direction. Placements and removals: the squares, in the first set.
    sets: <G::Bits as Bits>::Four,
    /// What is needed to look further, where pieces slide.
    far: Far<G>,
    /// The one word that is legal besides, if there is one.
    word: Option<Action>,
}

/// What the sets stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Place,
    Remove,
    Step,
    Slide,
}

#[derive(Clone, Copy, Debug)]
struct Far<G: Grid> {
    movers: G::Bits,
    empty: G::Bits,
    targets: G::Bits,
}

impl<G: Grid> Actions<G> {
    const NOT_FAR: Far<G> = Far { movers: G::Bits::NONE, empty: G::Bits::NONE, targets: G::Bits::NONE };

    /// Nothing, or one word.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn word(word: Option<Action>) -> Actions<G> {
        Actions { kind: Kind::Step, sets: Four::new([G::Bits::NONE; 4]), far: Self::NOT_FAR, word }
    }

    /// A placement on one of these squares.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn place(squares: G::Bits) -> Actions<G> {
        let sets = Four::new([squares, G::Bits::NONE, G::Bits::NONE, G::Bits::NONE]);
        Actions { kind: Kind::Place, sets, far: Self::NOT_FAR, word: None }
    }

    /// The removal of one of these pieces.
    pub(super) fn remove(pieces: G::Bits) -> Actions<G> {
        Actions { kind: Kind::Remove, ..Actions::place(pieces) }
    }

    /// One step of `movers` onto `targets`, or a word.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn steps(movers: G::Bits, targets: G::Bits, word: Option<Action>) -> Actions<G> {
        let sets = Four::new(Direction::ALL.map(|way| way.shift::<G>(movers) & targets));
        Actions { kind: Kind::Step, sets, far: Self::NOT_FAR, word }
    }

    /// A slide of `movers` through `empty` onto `targets`, or a word.
    pub(super) fn slides(
        movers: G::Bits,
        empty: G::Bits,
        targets: G::Bits,
        word: Option<Action>,
    ) -> Actions<G> {
        let far = Far { movers, empty, targets };
        Actions { kind: Kind::Slide, far, ..Actions::steps(movers, targets, word) }
    }

    /// Whether no move goes just one square: mostly because none goes at all.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn has_no_steps(&self) -> bool {
        self.sets.is_empty()
    }

    /// Walks the targets two and more squares away, by direction and distance, until told to break.
    fn far_sets<R>(
        &self,
        mut visit: impl FnMut(Direction, u32, G::Bits) -> ControlFlow<R>,
    ) -> ControlFlow<R> {
        for way in Direction::ALL {
            let mut front = way.shift::<G>(self.far.movers) & self.far.empty;
            for distance in 2..G::FILES {
                front = way.shift::<G>(front) & self.far.empty;
                visit(way, distance, front & self.far.targets)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many moves go further than one square.
    #[cold]
    fn far_count(&self) -> u32 {
        let mut count = 0;
        let _ = self.far_sets(|_, _, targets| {
            count += targets.count();
            ControlFlow::<()>::Continue(())
        });
        count
    }

    #[cold]
    fn nth_far(&self, mut n: u32) -> Option<Action> {
        let found = self.far_sets(|way, distance, targets| {
            let count = targets.count();
            if n < count {
                return ControlFlow::Break(Self::movement(way, distance, targets.nth(n)));
            }
            n -= count;
            ControlFlow::Continue(())
        });
        found.break_value()
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn movement(way: Direction, distance: u32, target: u32) -> Action {
        Action::Move { from: G::square(way.back::<G>(target, distance)), to: G::square(target) }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn action(&self, way: usize, square: u32) -> Action {
        match self.kind {
            Kind::Step | Kind::Slide => G::step(way, square),
            Kind::Place => Action::Place(G::square(square)),
            Kind::Remove => Action::Remove(G::square(square)),
        }
    }
}

impl<G: Grid> ActionSet for Actions<G> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn len(&self) -> usize {
        let far = if self.kind == Kind::Slide { self.far_count() } else { 0 };
        (self.sets.count() + far) as usize + usize::from(self.word.is_some())
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn nth(&self, n: usize) -> Action {
        debug_assert!(n < self.len(), "there is no action number {n}");
        match self.sets.nth(n as u32) {
            Ok((way, square)) => self.action(way, square),
            Err(rest) => {
                let far = if self.kind == Kind::Slide { self.nth_far(rest) } else { None };
                far.or(self.word).unwrap_or(Action::Pass)
            }
        }
    }

    fn for_each(&self, mut take: impl FnMut(Action)) {
        for way in 0..Direction::ALL.len() {
            self.sets.get(way).indices().for_each(|square| take(self.action(way, square)));
        }
        if self.kind == Kind::Slide {
            let _ = self.far_sets(|way, distance, targets| {
                targets.indices().for_each(|target| take(Self::movement(way, distance, target)));
                ControlFlow::<()>::Continue(())
            });
        }
        self.word.into_iter().for_each(take);
    }
}
