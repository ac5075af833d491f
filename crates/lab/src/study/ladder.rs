//! The levels for people, each against every other: a cross-table.
//!
//! What a level can do is counted in depth and nodes and not in time, so its games are as repeatable as those of a study.

use khamsin_engine::{Level, Limits};
use khamsin_rules::RuleSet;
use khamsin_rules::random::mix;
use serde::Serialize;

use super::summary::Range;
use super::{MAX_TURNS, Telling};
use crate::arena::Patience;
use crate::elo::Estimate;
use crate::opening::Openings;
use crate::played::Played;
use crate::runner::Match;
use crate::tally::Tally;

/// A ladder: which levels play each other, and how often.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The rule set they play by.
    pub set: RuleSet,
    /// The levels, rising.
    pub levels: Vec<Level>,
    /// Games for every two of them, an even number.
    pub games: u32,
    /// Draws everything that is left to chance.
    pub seed: u64,
}

/// What a ladder has come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LadderSummary {
    /// The rule set.
    pub ruleset: String,
    /// The hash of its rules.
    pub rules_hash: String,
    /// Every two levels, in the order of [`Ladder::pairs`].
    pub encounters: Vec<Encounter>,
}

/// How a level did against a lower one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Encounter {
    /// The upper level.
    pub level: u8,
    /// The lower one.
    pub against: u8,
    /// Games that the upper one won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games it lost.
    pub lost: u32,
    /// Games that the rules did not end: they count in nothing else.
    pub broken_off: u32,
    /// Pairs that gave it 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Its score per game, from its pairs.
    pub score: Range,
}

impl Encounter {
    fn of(level: Level, against: Level, games: &[Played]) -> Encounter {
        let mut tally = Tally::default();
        tally.extend(games.iter().filter(|played| played.is_by_the_rules()));
        let score = Estimate::of(&tally)
            .map_or(Range { value: 0.5, low: 0.0, high: 1.0 }, |estimate| Range::from(estimate.score));
        Encounter {
            level: level.number(),
            against: against.number(),
            won: tally.won,
            drawn: tally.drawn,
            lost: tally.lost,
            broken_off: games.len() as u32 - tally.games(),
            pairs: tally.pairs,
            score,
        }
    }

    /// Whether these are neighbours.
    pub fn is_step(&self) -> bool {
        self.level == self.against + 1
    }
}

impl Ladder {
    /// All levels for people.
    pub fn new(set: RuleSet, games: u32, seed: u64) -> Ladder {
        Ladder { set, levels: (1..=Level::HIGHEST).filter_map(Level::new).collect(), games, seed }
    }

    /// Every two levels, the upper one first.
    pub fn pairs(&self) -> Vec<(Level, Level)> {
        let below = |at: usize| (0..at).map(move |below| (at, below));
        let pairs = (0..self.levels.len()).flat_map(below);
        pairs.map(|(upper, lower)| (self.levels[upper], self.levels[lower])).collect()
    }

    /// With how many random turns a game begins.
    pub fn random_turns(&self) -> u32 {
        Openings::random_turns(&[self.set])
    }

    /// The matches, one for every two levels.
    ///
    /// # Panics
    /// If there is no engine of the name of a level, which the tests rule out.
    pub fn matches(&self) -> Vec<Match> {
        let openings = Openings::beyond_dictated(&self.set, self.random_turns());
        let engine = |level: Level| format!("level:{}", level.number()).parse().expect("a level's own name");
        let one = |(upper, lower): (Level, Level)| Match {
            set: self.set,
            one: engine(upper),
            two: engine(lower),
            pace: Limits::default(),
            openings: openings.clone(),
            // 53 bits like every seed in a file; other games for every two levels.
            seed: mix(mix(self.seed ^ u64::from(upper.number())) ^ u64::from(lower.number())) >> 11,
            games: self.games,
            max_turns: MAX_TURNS,
            patience: Patience::default(),
            sprt: None,
        };
        self.pairs().into_iter().map(one).collect()
    }

    /// The command that repeats it.
    pub fn command(&self, telling: &Telling) -> String {
        let Ladder { set, games, seed, .. } = self;
        format!("khamsin lab ladder '{set}' --games {games} --seed {seed}{telling}")
    }

    /// What its games tell.
    pub fn summary(&self, games: &[Vec<Played>]) -> LadderSummary {
        let pairs = self.pairs().into_iter().zip(games);
        LadderSummary {
            ruleset: self.set.to_string(),
            rules_hash: self.set.rules_hash(),
            encounters: pairs.map(|((upper, lower), games)| Encounter::of(upper, lower, games)).collect(),
        }
    }
}

impl LadderSummary {
    /// The score of a level against another, if they played.
    pub fn score(&self, level: u8, against: u8) -> Option<Range> {
        let found = |upper, lower| {
            self.encounters.iter().find(|one| (one.level, one.against) == (upper, lower)).map(|one| one.score)
        };
        found(level, against).or_else(|| found(against, level).map(Range::of_the_other))
    }
}
