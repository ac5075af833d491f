//! Where a value starts to spread from: games that are over, and turns that lead out of the slice.

use std::sync::atomic::Ordering::Relaxed;

use super::aim::Aim;
use super::field::Field;
use super::graph::Graph;
use super::state::{Exit, NOT_COUNTER, undecided};
use crate::solved::word;

/// Marks the positions of some stretches that are over with the value, and decides those that have it by a turn out of
/// the slice. Tells how many these are, and whether any are over.
pub(super) fn sow<G: Graph>(field: &Field<G>, aim: Aim, stretches: std::ops::Range<usize>) -> (u64, bool) {
    // Who strives for the value takes it whatever his quiet turns are; who is forced to it has none left.
    let (value, mask) = match aim {
        Aim::Attack(value) => (value, NOT_COUNTER),
        Aim::Defend(value) => (value, u16::MAX),
    };
    let (over, exit) = (word(value, 0), undecided(Exit::of(value), 0));
    let (mut decided, mut any_over) = (0, false);
    for stretch in stretches {
        let (start, words) = field.stretch(stretch);
        for (n, place) in words.iter().enumerate() {
            let found = place.load(Relaxed);
            if found & mask == exit {
                place.store(word(value, 1), Relaxed);
                field.mark(start + n, 1);
                decided += 1;
            }
            if found == over {
                field.mark(start + n, 0);
                any_over = true;
            }
        }
    }
    (decided, any_over)
}
