//! What does a clause do to a game? Rule sets compared by games of equal engines.
//!
//! A study is one match of the engine against itself for every rule set. A game is a function of the version, the seed,
//! the rule set and the number of its pair: neither the other rule sets nor the number of threads matter. A rule set that
//! is named twice plays other games the second time, which shows what chance alone does.
//!
//! - [`measure`] and [`facts`]: what is measured of a game;
//! - [`summary`]: what the games tell, with intervals and corrected tests;
//! - [`ablation`]: a rule set with one parameter changed at a time;
//! - [`exact`]: what is known from tables;
//! - [`ladder`]: the same by levels instead of rule sets;
//! - [`folder`]: the files of a run, [`Telling`]: how it is told.

use std::num::NonZeroUsize;

use khamsin_engine::{Limits, Stop};
use khamsin_rules::random::mix;
use khamsin_rules::{GameKind, RuleSet};

use crate::arena::Patience;
use crate::opening::Openings;
use crate::played::Played;
use crate::runner::{Finish, Match, MatchError};
use crate::standing::Standing;

pub mod ablation;
pub mod exact;
pub mod facts;
pub mod folder;
pub mod ladder;
pub mod measure;
pub mod summary;
mod telling;

pub use telling::Telling;

/// What a study asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// How some rule sets differ.
    Compare,
    /// Whether the opening tables do what their sheet says.
    Openings,
    /// What each parameter does.
    Clause,
}

impl Question {
    /// Its name in commands, files and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Question::Compare => "compare",
            Question::Openings => "openings",
            Question::Clause => "clause",
        }
    }
}

/// A study: which rule sets, how many games, how much thought.
#[derive(Clone, Debug)]
pub struct Study {
    /// What is asked.
    pub question: Question,
    /// The rule sets of one game; the others are compared with the first.
    pub sets: Vec<RuleSet>,
    /// Games for each of them, an even number.
    pub games: u32,
    /// Nodes for each turn.
    pub nodes: u64,
    /// Draws everything that is left to chance.
    pub seed: u64,
    /// With how many random turns a game begins, beyond those that its rules dictate.
    pub random_turns: u32,
}

/// After so many turns a game is stopped: far beyond what the quiet limits allow.
const MAX_TURNS: u32 = 5000;

impl Study {
    /// A study of some rule sets; games begin with as few random turns as make them differ.
    pub fn new(question: Question, sets: Vec<RuleSet>, games: u32, nodes: u64, seed: u64) -> Study {
        let random_turns = Openings::random_turns(&sets);
        Study { question, sets, games, nodes, seed, random_turns }
    }

    /// The game that is studied.
    pub fn game(&self) -> Option<GameKind> {
        self.sets.first().map(RuleSet::game)
    }

    /// The seed of the games of a rule set, 53 bits like every seed in a file.
    pub fn seed_of(&self, arm: usize) -> u64 {
        let set = &self.sets[arm];
        let copies = self.sets[..arm].iter().filter(|other| other.rules_hash() == set.rules_hash()).count();
        let hash = set.rules_hash().bytes().fold(self.seed, |hash, byte| mix(hash ^ u64::from(byte)));
        mix(hash ^ copies as u64) >> 11
    }

    /// The match of a rule set.
    fn match_of(&self, arm: usize) -> Match {
        let set = self.sets[arm];
        let engine = || "engine".parse().expect("the engine's own name");
        Match {
            set,
            one: engine(),
            two: engine(),
            pace: Limits::nodes(self.nodes),
            openings: Openings::beyond_dictated(&set, self.random_turns),
            seed: self.seed_of(arm),
            games: self.games,
            max_turns: MAX_TURNS,
            patience: Patience::default(),
            sprt: None,
        }
    }

    /// The matches, one for each rule set.
    pub fn matches(&self) -> Vec<Match> {
        (0..self.sets.len()).map(|arm| self.match_of(arm)).collect()
    }

    /// The command that repeats it; where its files go and how many threads work is no matter.
    pub fn command(&self, telling: &Telling) -> String {
        let sets = match self.question {
            Question::Compare => &self.sets[..],
            Question::Openings => &[],
            Question::Clause => &self.sets[..1],
        };
        let sets = sets.iter().map(|set| format!(" '{set}'")).collect::<Vec<_>>().concat();
        let Study { games, nodes, seed, .. } = self;
        let question = self.question.id();
        format!("khamsin lab {question}{sets} --games {games} --nodes {nodes} --seed {seed}{telling}")
    }
}

/// Plays what is not played yet of some matches, and gives back the games of each in their order; none if it was stopped.
///
/// # Errors
/// If a rule set has no openings, or `watch` cannot go on.
pub fn play<E>(
    matches: &[Match],
    known: Vec<Vec<Played>>,
    threads: NonZeroUsize,
    stop: &Stop,
    watch: &mut dyn FnMut(usize, &Played, &Standing) -> Result<(), E>,
) -> Result<Option<Vec<Vec<Played>>>, MatchError<E>> {
    let mut all = Vec::new();
    for (number, (game, known)) in matches.iter().zip(known).enumerate() {
        let mut games = known.clone();
        let mut keep = |played: &Played, standing: &Standing| {
            games.push(played.clone());
            watch(number, played, standing)
        };
        let (finish, _) = game.run(known, threads, stop, &mut keep)?;
        if finish == Finish::Stopped || stop.is_requested() && games.len() < game.games as usize {
            return Ok(None);
        }
        games.retain(|played| played.game <= game.games);
        games.sort_by_key(|played| played.game);
        games.dedup_by_key(|played| played.game);
        all.push(games);
    }
    Ok(Some(all))
}
