//! Where a match stands: all games so far, and those that a test may judge.
//!
//! A test looks at pairs in their order, not in the order in which they end: with several games at a time quick ones end
//! first, and which games are quick is no accident. So its verdict, and the pairs it rests on, are the same however many
//! games run at a time. Games beyond the verdict are kept but not counted.

use std::collections::BTreeMap;

use crate::played::Played;
use crate::sprt::{Sprt, Verdict};
use crate::tally::Tally;

/// Where a match stands.
#[derive(Clone, Debug)]
pub struct Standing {
    sprt: Option<Sprt>,
    /// Every game.
    all: Tally,
    /// Every pair up to the first that is not complete, or up to the verdict.
    judged: Tally,
    verdict: Option<Verdict>,
    /// Games of pairs that are not judged yet.
    waiting: BTreeMap<u32, Played>,
    next: u32,
}

impl Standing {
    /// A match without games.
    pub fn new(sprt: Option<Sprt>) -> Standing {
        Standing {
            sprt,
            all: Tally::default(),
            judged: Tally::default(),
            verdict: None,
            waiting: BTreeMap::new(),
            next: 1,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, played: Played) {
        self.all.add(&played);
        let Some(sprt) = self.sprt else { return };
        self.waiting.insert(played.game, played);
        while self.verdict.is_none()
            && self.waiting.contains_key(&self.next)
            && self.waiting.contains_key(&(self.next + 1))
        {
            let pair = [self.next, self.next + 1].map(|game| self.waiting.remove(&game));
            self.judged.extend(pair.iter().flatten());
            self.next += 2;
            self.verdict = sprt.verdict(&self.judged.pairs);
        }
    }

    /// What counts: every game, or what the test has judged.
    pub fn tally(&self) -> &Tally {
        if self.sprt.is_some() { &self.judged } else { &self.all }
    }

    /// How many games were played, counted or not.
    pub fn games(&self) -> u32 {
        self.all.games()
    }

    /// The test, if there is one.
    pub fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// What the test has come to.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// The test's log-likelihood ratio.
    pub fn log_likelihood_ratio(&self) -> Option<f64> {
        self.sprt.map(|sprt| sprt.log_likelihood_ratio(&self.judged.pairs))
    }
}
