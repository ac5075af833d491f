//! One level of one value spreads to the next: from each position of the level, quiet turns are taken back.
//!
//! The targets of some hundred positions are worked out before any of them is touched, so that their memory is on its
//! way meanwhile.

use std::sync::atomic::Ordering::Relaxed;

use super::aim::Aim;
use super::field::{Field, STRETCH};
use super::graph::Graph;
use super::state::{COUNTER, Exit, is_open};
use crate::cpu::{Cpu, Job};
use crate::solved::word;
use crate::value::Value;

/// Targets worked out before they are touched.
const BATCH: usize = 512;
/// Room for them and for those of one position more: at most four turns lead to each empty square.
const ROOM: usize = 1024;

/// Stretches that a thread takes at a time.
pub(super) const PIECE: usize = (1 << 16) / STRETCH;

/// Spreads one level of some stretches.
pub(super) struct Step<'a, G> {
    /// Where the positions of the level are.
    pub(super) from: &'a Field<G>,
    /// Where the quiet turns to them come from.
    pub(super) to: &'a Field<G>,
    /// The value that it spreads, for those who make the turns.
    pub(super) aim: Aim,
    /// The distance of the positions.
    pub(super) level: u16,
    /// Whether no other thread works on the same pair, so that nothing has to be done at one stroke.
    pub(super) is_alone: bool,
    /// Stretches of `from` to look at.
    pub(super) stretches: std::ops::Range<usize>,
}

impl<G: Graph> Job for Step<'_, G> {
    /// How many positions were decided.
    type Result = u64;

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn run<C: Cpu>(self, cpu: C) -> u64 {
        if !self.stretches.clone().any(|stretch| self.from.is_marked(stretch, self.level)) {
            return 0;
        }
        let width = self.from.graph.width();
        let wanted = word(-self.aim.value(), self.level);
        let mut targets = [(0, 0); ROOM];
        let mut count = 0;
        let mut decided = 0;
        for stretch in self.stretches.clone() {
            if !self.from.is_marked(stretch, self.level) {
                continue;
            }
            let (start, words) = self.from.stretch(stretch);
            let mut block = start as u32 / width;
            let mut first = block as usize * width as usize;
            for (n, found) in words.iter().enumerate() {
                if found.load(Relaxed) != wanted {
                    continue;
                }
                while first + width as usize <= start + n {
                    first += width as usize;
                    block += 1;
                }
                self.from.graph.undo(cpu, block, (start + n - first) as u32, |target, weight| {
                    cpu.prefetch(&self.to.words, target as usize);
                    // There is room: the remainder only spares the check.
                    targets[count % ROOM] = (target, weight);
                    count += 1;
                });
                if count >= BATCH {
                    decided += self.apply(&targets[..count]);
                    count = 0;
                }
            }
        }
        decided + self.apply(&targets[..count])
    }
}

impl<G: Graph> Step<'_, G> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn apply(&self, targets: &[(u32, u32)]) -> u64 {
        match self.aim {
            Aim::Attack(value) => self.attack(targets, value),
            Aim::Defend(value) => self.defend(targets, value),
        }
    }

    /// The turns are good for their side: it has found the value.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn attack(&self, targets: &[(u32, u32)], value: Value) -> u64 {
        let next = self.level + 1;
        let mut decided = 0;
        for &(target, _) in targets {
            let place = &self.to.words[target as usize];
            // Two threads may both find it open; they write the same word.
            if is_open(place.load(Relaxed)) {
                place.store(word(value, next), Relaxed);
                self.to.mark(target as usize, next);
                decided += 1;
            }
        }
        decided
    }

    /// The turns are bad for their side: where it has no others, it has come to the value.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn defend(&self, targets: &[(u32, u32)], value: Value) -> u64 {
        let next = self.level + 1;
        let mut decided = 0;
        for &(target, weight) in targets {
            let place = &self.to.words[target as usize];
            if !is_open(place.load(Relaxed)) {
                continue;
            }
            // Whoever counts the last quiet turn down is alone with the position from then on.
            let before = if self.is_alone {
                let before = place.load(Relaxed);
                place.store(before - weight as u16, Relaxed);
                before
            } else {
                place.fetch_sub(weight as u16, Relaxed)
            };
            debug_assert!(before & COUNTER >= weight as u16, "more turns are taken back than there are");
            if before & COUNTER == weight as u16 && Exit::of_word(before) <= Exit::of(value) {
                place.store(word(value, next), Relaxed);
                self.to.mark(target as usize, next);
                decided += 1;
            }
        }
        decided
    }
}
