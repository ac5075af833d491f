//! Seega's answers, on any board and under any rules.

use std::marker::PhantomData;

use khamsin_rules::bits::Bits;
use khamsin_rules::grid::Grid;
use khamsin_rules::outcome::Ranks;
use khamsin_rules::seega::{Chain, Duty, Endless, Reach, Rules, Seega, hot, victims};
use khamsin_rules::{BySide, Side};

use super::men::{Men, rays};
use crate::index::Ranked;
use crate::value::Value;

/// Seega's moving phase under some rules.
#[derive(Clone, Copy, Debug)]
pub struct SeegaMen<G> {
    rules: Rules,
    board: PhantomData<G>,
}

impl<G: Grid<Bits: Ranked> + Send + Sync> SeegaMen<G> {
    /// Seega under these rules, whose board must be `G`.
    pub fn new(rules: Rules) -> SeegaMen<G> {
        debug_assert_eq!(u32::from(rules.size.squares()), G::FILES, "the rules are for another board");
        SeegaMen { rules, board: PhantomData }
    }

    /// The men after the man that has arrived on `to` has captured.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn captured(&self, own: G::Bits, other: G::Bits, to: G::Bits) -> G::Bits {
        other & !victims::<G>(to, own, self.rules.prey::<G>(other))
    }

    /// The turn goes on with the man on `at`, if it can capture again.
    fn chain(&self, own: G::Bits, other: G::Bits, at: G::Bits, found: &mut Vec<(G::Bits, G::Bits)>) {
        let empty = G::ALL & !(own | other);
        let hot = self.hot(own, other);
        let is_over = self.rules.end_by_number(BySide::new(own.count(), other.count())).is_some();
        let mut is_complete = true;
        rays::<G>(at, empty, self.reach(), |_, _, to| {
            if to.meets(hot) && !is_over {
                is_complete = false;
                let own = own ^ at ^ to;
                self.chain(own, self.captured(own, other, to), to, found);
            }
        });
        if is_complete || self.rules.chain == Chain::Optional {
            found.push((own, other));
        }
    }
}

impl<G: Grid<Bits: Ranked> + Send + Sync> Men for SeegaMen<G> {
    type Grid = G;
    type Position = Seega<G>;

    fn most(&self) -> u8 {
        self.rules.size.pieces()
    }

    fn ranks(&self) -> Ranks {
        self.rules.points.ranks()
    }

    fn counts_when_endless(&self) -> bool {
        self.rules.endless == Endless::Count
    }

    fn constant(&self, own: u8, other: u8) -> Option<Value> {
        let outcome = self.rules.end_between_turns(BySide::new(own.into(), other.into()))?;
        Some(Value::of(outcome, &self.ranks(), Side::First))
    }

    fn between_turns(&self, own: G::Bits, other: G::Bits) -> Seega<G> {
        Seega::between_turns(self.rules, own, other)
    }

    fn men(position: &Seega<G>, side: Side) -> G::Bits {
        position.men(side)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn reach(&self) -> u32 {
        match self.rules.reach {
            Reach::Step => 1,
            Reach::Slide => G::FILES - 1,
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn hot(&self, own: G::Bits, other: G::Bits) -> G::Bits {
        hot::<G>(own, self.rules.prey::<G>(other))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn must_capture(&self) -> bool {
        self.rules.capture == Duty::Mandatory
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn captures(&self, own: G::Bits, other: G::Bits, found: &mut Vec<(G::Bits, G::Bits)>) {
        let empty = G::ALL & !(own | other);
        let hot = self.hot(own, other) & empty;
        if hot.is_empty() {
            return;
        }
        rays::<G>(own, empty, self.reach(), |way, distance, targets| {
            let mut targets = targets & hot;
            while targets.any() {
                let to = targets.lowest();
                targets = targets.without_lowest();
                let own = own ^ G::Bits::bit(way.back::<G>(to, distance)) ^ G::Bits::bit(to);
                let other = self.captured(own, other, G::Bits::bit(to));
                match self.rules.chain {
                    Chain::None => found.push((own, other)),
                    Chain::Optional | Chain::Mandatory => self.chain(own, other, G::Bits::bit(to), found),
                }
            }
        });
    }

    fn may_be_over(&self, other: G::Bits) -> bool {
        // Enemies only ever spoil a barrier.
        self.rules.barrier_stands::<G>(other, G::Bits::NONE)
    }
}
