//! Blocked positions whose pass leaves the other side the duty to unblock: `seega.blocked.unblock`.
//!
//! The position with the duty is a node of the graph like any other, but no entry of the table. There are few of them:
//! each is evaluated forward, from the positions that its turns lead to, at every level.

use std::sync::atomic::Ordering::Relaxed;

use super::aim::Aim;
use super::field::Field;
use super::graph::Graph;
use super::state::UNDECIDED;
use crate::game::Game;
use crate::slice::{Location, Slice};
use crate::solved::{DISTANCE, VALUE_SHIFT, word};
use crate::turns::whole_turns;
use crate::value::Value;

/// The blocked positions of a slice, and what the turns after their pass lead to: positions of the same slice.
#[derive(Debug, Default)]
pub(super) struct Duties {
    blocked: Vec<u32>,
    /// Where the successors of each begin.
    starts: Vec<u32>,
    successors: Vec<u32>,
}

/// What a position with a duty has come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Wait {
    /// Nothing changes any more at this value.
    Over,
    /// Some will be decided at the level after the next.
    Level,
}

impl Duties {
    /// The duties of these blocked positions.
    pub(super) fn new<G: Game>(game: &G, slice: Slice, mut blocked: Vec<u32>) -> Duties {
        blocked.sort_unstable();
        let mut duties = Duties { blocked, starts: vec![0], successors: Vec::new() };
        for &index in &duties.blocked {
            let position = game.position(Location { slice, index: index.into() });
            let position = position.expect("an opened position is valid");
            whole_turns(&position, &mut |passed: &G::Position| {
                whole_turns(passed, &mut |after: &G::Position| {
                    let to = game.locate(after).expect("no side can capture while the other is blocked");
                    debug_assert_eq!(to.slice, slice, "an unblocking turn takes nothing");
                    duties.successors.push(to.index as u32);
                });
            });
            duties.starts.push(duties.successors.len() as u32);
        }
        duties
    }

    /// Decides the blocked positions that come to a value at a level, and tells how many they are and what is coming.
    pub(super) fn decide<G: Graph>(&self, field: &Field<G>, aim: Aim, level: u16) -> (u64, Wait) {
        let (mut decided, mut wait) = (0, Wait::Over);
        for (n, &index) in self.blocked.iter().enumerate() {
            let place = &field.words[index as usize];
            if place.load(Relaxed) < UNDECIDED {
                continue;
            }
            let successors = &self.successors[self.starts[n] as usize..self.starts[n + 1] as usize];
            let words = successors.iter().map(|&to| field.words[to as usize].load(Relaxed));
            let reached = match aim {
                Aim::Attack(value) => slowest(words, value),
                Aim::Defend(value) => quickest(words, value),
            };
            match reached.map(|distance| distance + 2) {
                Some(at) if at == level => {
                    place.store(word(aim.value(), level), Relaxed);
                    field.mark(index as usize, level);
                    decided += 1;
                }
                Some(at) if at > level => wait = Wait::Level,
                _ => {}
            }
        }
        (decided, wait)
    }
}

/// The distance at which the side with the duty, who would rather not, gets to this value of the other; all its turns
/// lead to it or worse.
fn slowest(words: impl Iterator<Item = u16>, value: Value) -> Option<u16> {
    let mut slowest = None;
    for word in words {
        let code = (word >> VALUE_SHIFT) as u8;
        if word >= UNDECIDED || code < value.code() {
            return None;
        }
        if code == value.code() {
            slowest = slowest.max(Some(word & DISTANCE));
        }
    }
    slowest
}

/// The distance at which the side with the duty, who strives for it, gets to this value of the other.
fn quickest(words: impl Iterator<Item = u16>, value: Value) -> Option<u16> {
    words.filter(|word| (word >> VALUE_SHIFT) as u8 == value.code()).map(|word| word & DISTANCE).min()
}
