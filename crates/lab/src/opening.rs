//! How the games of a match begin: both games of a pair alike.

use std::collections::BTreeSet;

use khamsin_rules::message::{Args, Message};
use khamsin_rules::random::{Random, mix};
use khamsin_rules::record::RecordError;
use khamsin_rules::replay::{ReplayError, replay};
use khamsin_rules::setup::{PositionTextError, SetupError};
use khamsin_rules::{Game, Pending, Record, RuleSet, Setup};

use crate::builtin::random_turn;
use crate::seed::{Purpose, derive};

/// Where openings come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Openings {
    /// So many random turns from the beginning.
    Random {
        /// How many.
        turns: u32,
    },
    /// Those of a file, in their order, and from its beginning again when all are played.
    Listed {
        /// The games so far; at least one.
        games: Vec<Game>,
        /// A number that stands for the content of the file.
        hash: u64,
    },
}

/// What is wrong with a file of openings, and the line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct OpeningError {
    /// The line, from 1; 0 if it is none in particular.
    pub line: u32,
    /// What is wrong there.
    pub fault: OpeningFault,
}

/// What can be wrong with an opening.
#[derive(Debug, thiserror::Error)]
pub enum OpeningFault {
    /// There is none.
    #[error("no openings")]
    Empty,
    /// It is no position text.
    #[error("{0}")]
    Text(PositionTextError),
    /// The position cannot arise.
    #[error("{0}")]
    Setup(SetupError),
    /// It is no record.
    #[error("{0}")]
    Record(RecordError),
    /// The record is no game.
    #[error("{0}")]
    Replay(Box<ReplayError>),
    /// It was played by other rules.
    #[error("played by {found}")]
    RuleSet {
        /// Those of the record.
        found: RuleSet,
        /// Those of the match.
        needed: RuleSet,
    },
    /// The game is over already.
    #[error("the game is over")]
    Over,
}

impl Message for OpeningError {
    fn id(&self) -> &'static str {
        match &self.fault {
            OpeningFault::Empty => "match-openings-empty",
            OpeningFault::Text(error) => error.id(),
            OpeningFault::Setup(error) => error.id(),
            OpeningFault::Record(error) => error.id(),
            OpeningFault::Replay(error) => error.id(),
            OpeningFault::RuleSet { .. } => "match-openings-ruleset",
            OpeningFault::Over => "match-openings-over",
        }
    }

    fn args(&self) -> Args {
        match &self.fault {
            OpeningFault::Empty | OpeningFault::Over => vec![],
            OpeningFault::Text(error) => error.args(),
            OpeningFault::Setup(error) => error.args(),
            OpeningFault::Record(error) => error.args(),
            OpeningFault::Replay(error) => error.args(),
            OpeningFault::RuleSet { found, needed } => {
                vec![("found", found.to_string().into()), ("expected", needed.to_string().into())]
            }
        }
    }
}

/// The fewest random turns of an opening, unless others are asked for.
const FEWEST: u32 = 4;
/// The fewest where rule sets are compared: what players choose, a placement too, is then nearly all left to them.
const FEWEST_COMPARED: u32 = 2;
/// The most.
const MOST: u32 = 40;
/// How many openings are drawn to see whether they differ.
const SAMPLE: u32 = 64;

/// A drawn opening that ends the game is drawn again, so often.
const DRAWS: u32 = 1000;

impl Openings {
    /// Random turns: as few as make openings differ, so that the engines still decide the game.
    ///
    /// Four turns are plenty where the board is empty at first; where it is full, there is hardly a choice for a while.
    pub fn usual(set: &RuleSet) -> Openings {
        let mut turns = FEWEST;
        while turns < MOST && !(Openings::Random { turns }).differ(set) {
            turns += 2;
        }
        Openings::Random { turns }
    }

    /// How many random turns begin the games of rule sets that are compared, each beyond those that its rules dictate.
    ///
    /// The same number for all of them, as few as make the openings of every one differ: then what differs between the
    /// games are the rules and not how much of a game was left to chance.
    pub fn random_turns(sets: &[RuleSet]) -> u32 {
        let differ = |turns: u32| sets.iter().all(|set| Openings::beyond_dictated(set, turns).differ(set));
        (FEWEST_COMPARED..MOST).step_by(2).find(|&turns| differ(turns)).unwrap_or(MOST)
    }

    /// So many random turns after those in which nothing can be chosen.
    pub fn beyond_dictated(set: &RuleSet, turns: u32) -> Openings {
        Openings::Random { turns: dictated_turns(*set) + turns }
    }

    /// Whether hardly two of a sample are alike.
    fn differ(&self, set: &RuleSet) -> bool {
        let sample = (0..SAMPLE).filter_map(|pair| self.of_pair(pair, set, 0));
        let different: BTreeSet<String> = sample.map(|game| game.setup().to_string()).collect();
        different.len() >= SAMPLE as usize * 7 / 8
    }

    /// Reads a file: position texts, one a line, or records in PGN. Lines that begin with `#` are remarks.
    ///
    /// # Errors
    /// The first line that is no opening under this rule set.
    pub fn read(text: &str, set: &RuleSet) -> Result<Openings, OpeningError> {
        // Some editors put a byte order mark in front.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let games =
            if text.trim_start().starts_with('[') { records(text, set)? } else { positions(text, set)? };
        if games.is_empty() {
            return Err(OpeningError { line: 0, fault: OpeningFault::Empty });
        }
        let hash = text.bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)));
        Ok(Openings::Listed { games, hash })
    }

    /// The opening of a pair, counted from 0; none if every one that was drawn ends the game.
    pub fn of_pair(&self, pair: u32, set: &RuleSet, seed: u64) -> Option<Game> {
        match self {
            Openings::Listed { games, .. } => games.get(pair as usize % games.len()).cloned(),
            Openings::Random { turns } => {
                let first = derive(seed, Purpose::Opening, pair);
                let mut random = Random::new(first);
                (0..DRAWS).find_map(|draw| random_opening(*set, *turns, first + u64::from(draw), &mut random))
            }
        }
    }

    /// What a journal says of them.
    pub fn describe(&self) -> String {
        match self {
            Openings::Random { turns } => format!("random:{turns}"),
            Openings::Listed { games, hash } => format!("{} listed, content {hash:016x}", games.len()),
        }
    }
}

/// How many turns a game begins with in which no more can be chosen than the order: those of an opening table.
fn dictated_turns(set: RuleSet) -> u32 {
    let (mut game, mut random) = (Game::new(set, 0), Random::new(0));
    let mut turns = 0;
    while game.outcome().is_none() {
        let (choices, turn) = (game.legal_actions().len(), random_turn(&game, &mut random));
        if choices > turn.0.len() {
            break;
        }
        game.play_turn(&turn).expect("a turn of listed actions is legal");
        turns += 1;
    }
    turns
}

fn random_opening(set: RuleSet, turns: u32, seed: u64, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(set, seed);
    for _ in 0..turns {
        if game.outcome().is_some() {
            return None;
        }
        // Whether to swap is the answer to the opening, and no part of it.
        if game.position().pending() == Pending::Pie {
            break;
        }
        let turn = random_turn(&game, random);
        game.play_turn(&turn).expect("a turn of listed actions is legal");
    }
    game.outcome().is_none().then_some(game)
}

fn positions(text: &str, set: &RuleSet) -> Result<Vec<Game>, OpeningError> {
    let mut games = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let bad = |fault| OpeningError { line, fault };
        let setup: Setup = text.parse().map_err(|error| bad(OpeningFault::Text(error)))?;
        let game = Game::from_setup(*set, &setup).map_err(|error| bad(OpeningFault::Setup(error)))?;
        if game.outcome().is_some() {
            return Err(bad(OpeningFault::Over));
        }
        games.push(game);
    }
    Ok(games)
}

fn records(text: &str, set: &RuleSet) -> Result<Vec<Game>, OpeningError> {
    let records = Record::parse_all(text)
        .map_err(|error| OpeningError { line: error.place.line, fault: OpeningFault::Record(error) })?;
    let mut games = Vec::new();
    for record in records {
        let line = record.line.0.first().map_or(0, |node| node.place.line);
        let bad = |fault| OpeningError { line, fault };
        let game = replay(&record).map_err(|error| OpeningError {
            line: if error.place.line > 0 { error.place.line } else { line },
            fault: OpeningFault::Replay(Box::new(error)),
        })?;
        if game.rule_set().rules_hash() != set.rules_hash() {
            return Err(bad(OpeningFault::RuleSet { found: *game.rule_set(), needed: *set }));
        }
        if game.outcome().is_some() {
            return Err(bad(OpeningFault::Over));
        }
        games.push(game);
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use khamsin_rules::catalogue::rule_sets;

    use super::*;

    #[test]
    fn every_rule_set_has_openings_that_differ_and_go_on() {
        for set in rule_sets() {
            let openings = Openings::usual(&set);
            let drawn = |pair| openings.of_pair(pair, &set, 1).unwrap();
            assert_eq!(drawn(3), drawn(3));
            assert!((0..20).all(|pair| drawn(pair).outcome().is_none()), "{set}");
            let texts: BTreeSet<String> = (0..20).map(|pair| drawn(pair).setup().to_string()).collect();
            assert!(texts.len() >= 15, "{set}: {} of 20 after {}", texts.len(), openings.describe());
        }
    }

    /// The table `croisade-edges` dictates a turn of each side, `croisade-cross` two.
    #[test]
    fn what_is_compared_begins_with_as_many_random_turns() {
        let set =
            |opening: &str| -> RuleSet { format!("seega/ludens-planet(opening={opening})").parse().unwrap() };
        let sets = ["free", "croisade-edges", "croisade-cross"].map(set);
        assert_eq!(sets.map(dictated_turns), [0, 2, 4]);
        assert_eq!(Openings::random_turns(&sets), 2);
        let turns = sets.map(|set| Openings::beyond_dictated(&set, 2));
        assert_eq!(turns, [2, 4, 6].map(|turns| Openings::Random { turns }));
    }

    #[test]
    fn whether_to_swap_is_not_left_to_chance() {
        let set: RuleSet = "pahtum/globe-joueur(neutral_setup=random,pie=true)".parse().unwrap();
        for pair in 0..20 {
            let game = Openings::Random { turns: 4 }.of_pair(pair, &set, 1).unwrap();
            assert_eq!((game.turns().len(), game.position().pending()), (1, Pending::Pie));
        }
    }

    #[test]
    fn listed_openings_come_in_their_order_and_again() {
        let set: RuleSet = "seega/tabuleiro-42".parse().unwrap();
        let list = "# two\n5/5/5/5/5 1 place:2 12,12 0 1\n\n5/5/5/3MM/5 2 place:2 10,12 0 2\n";
        let openings = Openings::read(list, &set).unwrap();
        let text = |pair| openings.of_pair(pair, &set, 9).unwrap().setup().to_string();
        assert_eq!(text(1), "5/5/5/3MM/5 2 place:2 10,12 0 2");
        assert_eq!(text(2), "5/5/5/5/5 1 place:2 12,12 0 1");
    }

    #[test]
    fn records_are_openings_too() {
        let set: RuleSet = "seega/tabuleiro-42".parse().unwrap();
        let text = "[Ruleset \"seega/tabuleiro-42\"]\n\n1. a1,a2 2. b1,b2 *\n";
        let Openings::Listed { games, .. } = Openings::read(text, &set).unwrap() else { panic!("a list") };
        assert_eq!(games[0].turns().len(), 2);
        let other: RuleSet = "seega/kharbga".parse().unwrap();
        let error = Openings::read(text, &other).unwrap_err();
        assert!(matches!(error.fault, OpeningFault::RuleSet { .. }));
    }

    #[test]
    fn a_bad_opening_is_told_with_its_line() {
        let set: RuleSet = "seega/tabuleiro-42".parse().unwrap();
        let line = |text: &str| Openings::read(text, &set).unwrap_err().line;
        assert_eq!(line("5/5/5/5/5 1 place:2 12,12 0 1\nnonsense\n"), 2);
        assert_eq!(line("7/7/7/7/7/7/7 1 place:2 12,12 0 1\n"), 1);
        assert_eq!(line("[Ruleset \"seega/tabuleiro-42\"]\n\n1. a1,a2\n2. a1,a2 *\n"), 4);
        assert_eq!(line("# nothing\n"), 0);
    }
}
