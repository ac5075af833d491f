//! Saut du Chat's answers.

use khamsin_rules::Side;
use khamsin_rules::bits::Bits;
use khamsin_rules::grid::{Direction, Grid, Grid5};
use khamsin_rules::outcome::{Points, Ranks};
use khamsin_rules::saut_du_chat::{Rules, SautDuChat, leaps};
use khamsin_rules::{Kind, Position};

use super::men::Men;
use crate::value::Value;

/// Saut du Chat under some rules.
#[derive(Clone, Copy, Debug)]
pub struct CatMen {
    rules: Rules,
    most: u8,
}

impl CatMen {
    /// Saut du Chat under these rules.
    pub fn new(rules: Rules) -> CatMen {
        CatMen { rules, most: SautDuChat::start(rules, 0).count(Side::First) as u8 }
    }

    /// Leaps of one or more men, and whatever leaps of the same man follow.
    fn leap(self, movers: u32, own: u32, other: u32, found: &mut Vec<(u32, u32)>) {
        let empty = Grid5::ALL & !(own | other);
        let targets = leaps(movers, self.rules.prey(other), empty);
        for (way, targets) in Direction::ALL.into_iter().zip(targets) {
            for to in targets.indices() {
                let own = own ^ u32::bit(way.back::<Grid5>(to, 2)) ^ u32::bit(to);
                let other = other ^ u32::bit(way.back::<Grid5>(to, 1));
                found.push((own, other));
                self.leap(u32::bit(to), own, other, found);
            }
        }
    }
}

impl Men for CatMen {
    type Grid = Grid5;
    type Position = SautDuChat;

    fn most(&self) -> u8 {
        self.most
    }

    fn ranks(&self) -> Ranks {
        Points::PLAIN.ranks()
    }

    fn counts_when_endless(&self) -> bool {
        false
    }

    fn constant(&self, own: u8, other: u8) -> Option<Value> {
        let sets = |count: u8| (1_u32 << count) - 1;
        let outcome = self.between_turns(sets(own), sets(other) << own).outcome()?;
        (outcome.kind == Kind::Total).then(|| Value::of(outcome, &self.ranks(), Side::First))
    }

    fn between_turns(&self, own: u32, other: u32) -> SautDuChat {
        SautDuChat::between_turns(self.rules, own, other)
    }

    fn men(position: &SautDuChat, side: Side) -> u32 {
        position.men(side)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn reach(&self) -> u32 {
        1
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn hot(&self, _own: u32, _other: u32) -> u32 {
        0
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn must_capture(&self) -> bool {
        false
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn captures(&self, own: u32, other: u32, found: &mut Vec<(u32, u32)>) {
        self.leap(own, own, other, found);
    }

    fn may_be_over(&self, _other: u32) -> bool {
        false
    }
}
