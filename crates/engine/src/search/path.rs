//! Positions that came before: endless play is seen by comparing keys.
//!
//! Only positions between two turns of the moving phase count, and only those since the last capture can come back
//! (in Seti-Aleph all of them). A small filter answers "never seen" without looking.

use khamsin_rules::random::mix;

/// How many counters the filter has.
const FILTER: usize = 4096;

/// The keys of the game so far and of the line being searched.
#[derive(Clone)]
pub(super) struct Path {
    keys: Vec<u64>,
    /// How many of the keys are of the game itself.
    played: usize,
    filter: Vec<u16>,
}

/// How a position has occurred before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    /// Not at all.
    Never,
    /// In the line being searched, or once in the game.
    Before,
    /// Twice, and at least once of that in the line being searched: the game ends now, because it came here this way.
    Twice,
    /// Twice in the game itself: often enough that the game ends now, whichever way it came here.
    TooOften,
}

impl Path {
    /// The path of a game whose earlier positions have these keys.
    pub(super) fn new(played: Vec<u64>) -> Path {
        let mut path = Path { keys: Vec::new(), played: played.len(), filter: vec![0; FILTER] };
        for key in played {
            path.push(key);
        }
        path
    }

    /// A number that stands for the positions that would end the game by their next occurrence.
    ///
    /// What is known of a position depends on them, so they are mixed into its key in the table.
    pub(super) fn salt(&self) -> u64 {
        let played = &self.keys[..self.played];
        let twice = |key: &u64| played.iter().filter(|other| *other == key).count() >= 2;
        // Every such key is met as often as it occurred; a sum of mixed keys does not depend on their order.
        played.iter().filter(|key| twice(key)).fold(0, |salt: u64, key| salt.wrapping_add(mix(*key)))
    }

    /// Goes on to a position.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn push(&mut self, key: u64) {
        let counter = &mut self.filter[key as usize % FILTER];
        *counter = counter.saturating_add(1);
        self.keys.push(key);
    }

    /// Goes back.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            let counter = &mut self.filter[key as usize % FILTER];
            *counter = counter.saturating_sub(1);
        }
    }

    /// How the position with this key has occurred among the last so many.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn seen(&self, key: u64, back: usize) -> Seen {
        if self.filter[key as usize % FILTER] == 0 { Seen::Never } else { self.look(key, back) }
    }

    fn look(&self, key: u64, back: usize) -> Seen {
        let from = self.keys.len().saturating_sub(back);
        let played = self.played.max(from);
        let count = |keys: &[u64]| keys.iter().filter(|other| **other == key).count();
        let in_game = count(&self.keys[from.min(played)..played.min(self.keys.len())]);
        let in_line = count(&self.keys[played.min(self.keys.len())..]);
        match (in_game, in_line) {
            (2.., _) => Seen::TooOften,
            (1, 1..) | (0, 2..) => Seen::Twice,
            (0, 0) => Seen::Never,
            _ => Seen::Before,
        }
    }
}
