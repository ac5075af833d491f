//! From a record to a game and back: where syntax meets the rules.
//!
//! A record is checked as a whole: its rule set and hash, its first position, every turn of the main line and of every
//! variation, and that its result is the one the rules, or the players, gave.

use crate::game::{Game, Offer, TurnError};
use crate::message::{Args, Message};
use crate::outcome::Outcome;
use crate::position::Illegal;
use crate::record::{GameResult, Line, Node, Place, Record, Tag};
use crate::ruleset::{RuleSet, RuleSetError};
use crate::setup::{PositionTextError, Setup, SetupError};
use crate::side::Side;

/// A record that is not a game, and the first place where it is not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {}, turn {turn}: {fault}", place.line)]
pub struct ReplayError {
    /// Where in the text.
    pub place: Place,
    /// The number of the turn, or 0 for the tags.
    pub turn: u32,
    /// What is wrong.
    pub fault: ReplayFault,
}

/// What can be wrong with a record whose syntax is right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayFault {
    /// It does not say by which rule set it was played.
    #[error("no Ruleset tag")]
    NoRuleSet,
    /// Its rule set does not exist.
    #[error("{0}")]
    RuleSet(RuleSetError),
    /// It was played by rules of another meaning.
    #[error("RulesHash {found}, but the rule set has {expected}")]
    Hash {
        /// What the tag says.
        found: String,
        /// What the rule set's is.
        expected: String,
    },
    /// Its seed is no number.
    #[error("Seed {0:?} is no number")]
    Seed(String),
    /// Its first position is no position text.
    #[error("{0}")]
    PositionText(PositionTextError),
    /// Its first position cannot arise.
    #[error("{0}")]
    Setup(SetupError),
    /// A turn is not legal.
    #[error("{0}")]
    Turn(TurnError),
    /// Its result is not the one the game has.
    #[error("result {found}, but the game gives {expected}")]
    Result {
        /// What the record says.
        found: &'static str,
        /// What the rules say.
        expected: &'static str,
    },
}

impl ReplayError {
    /// The illegal action, if that is what is wrong.
    pub fn illegal(&self) -> Option<&Illegal> {
        match &self.fault {
            ReplayFault::Turn(TurnError::Illegal { illegal, .. }) => Some(illegal),
            _ => None,
        }
    }
}

impl Message for ReplayError {
    fn id(&self) -> &'static str {
        match &self.fault {
            ReplayFault::NoRuleSet => "replay-no-ruleset",
            ReplayFault::RuleSet(error) => error.id(),
            ReplayFault::Hash { .. } => "replay-hash",
            ReplayFault::Seed(_) => "replay-seed",
            ReplayFault::PositionText(error) => error.id(),
            ReplayFault::Setup(error) => error.id(),
            ReplayFault::Turn(error) => error.id(),
            ReplayFault::Result { .. } => "replay-result",
        }
    }

    fn args(&self) -> Args {
        match &self.fault {
            ReplayFault::NoRuleSet => vec![],
            ReplayFault::RuleSet(error) => error.args(),
            ReplayFault::Hash { found, expected } => {
                vec![("found", found.as_str().into()), ("expected", expected.as_str().into())]
            }
            ReplayFault::Seed(text) => vec![("text", text.as_str().into())],
            ReplayFault::PositionText(error) => error.args(),
            ReplayFault::Setup(error) => error.args(),
            ReplayFault::Turn(error) => error.args(),
            ReplayFault::Result { found, expected } => {
                vec![("found", (*found).into()), ("expected", (*expected).into())]
            }
        }
    }
}

/// Replays a record, variations included, and gives the game of its main line.
///
/// # Errors
/// The first thing in it that is not a game by its rules.
pub fn replay(record: &Record) -> Result<Game, ReplayError> {
    let mut game =
        opening(record).map_err(|fault| ReplayError { place: Place::default(), turn: 0, fault })?;
    play_line(&mut game, &record.line)?;
    finish(&mut game, record)?;
    Ok(game)
}

/// The game before its first turn, from the tags.
fn opening(record: &Record) -> Result<Game, ReplayFault> {
    let id = record.tag(Tag::RULESET).ok_or(ReplayFault::NoRuleSet)?;
    let set: RuleSet = id.parse().map_err(ReplayFault::RuleSet)?;
    let expected = set.rules_hash();
    if let Some(found) = record.tag(Tag::RULES_HASH).filter(|found| *found != expected) {
        return Err(ReplayFault::Hash { found: found.to_owned(), expected });
    }
    if let Some(text) = record.tag(Tag::FEN) {
        let setup: Setup = text.parse().map_err(ReplayFault::PositionText)?;
        return Game::from_setup(set, &setup).map_err(ReplayFault::Setup);
    }
    let seed = record.tag(Tag::SEED).unwrap_or("0");
    let seed = seed.parse().map_err(|_| ReplayFault::Seed(seed.to_owned()))?;
    Ok(Game::new(set, seed))
}

fn play_line(game: &mut Game, line: &Line) -> Result<(), ReplayError> {
    for node in &line.0 {
        for variation in &node.variations {
            play_line(&mut game.clone(), &variation.line)?;
        }
        let turn = game.turn();
        game.play_turn(&node.turn).map_err(|error| ReplayError {
            place: node.place,
            turn,
            fault: ReplayFault::Turn(error),
        })?;
    }
    Ok(())
}

/// Ends the game as its record says the players did, and compares the results.
fn finish(game: &mut Game, record: &Record) -> Result<(), ReplayError> {
    let side_to_lose = match record.result {
        GameResult::FirstWins => Some(Side::Second),
        GameResult::SecondWins => Some(Side::First),
        GameResult::Draw | GameResult::Unfinished => None,
    };
    if game.outcome().is_none() && record.result != GameResult::Unfinished {
        // A clause of the rules, `seega.agree.count`, says how the players ended it.
        let how = record.tag(Tag::TERMINATION).unwrap_or_default();
        let agreed = |game: &mut Game, offer| {
            let _ = game.offer(Side::First, offer).and_then(|()| game.accept(Side::Second));
        };
        match (how.split_once('.').map(|(_, clause)| clause), side_to_lose) {
            (Some("resign"), Some(side)) => {
                let _ = game.surrender(side);
            }
            (Some("agree.count"), _) => agreed(game, Offer::Count),
            (Some("agree.draw"), _) => agreed(game, Offer::Draw),
            _ => {}
        }
    }
    let expected = game.outcome().map_or(GameResult::Unfinished, GameResult::from);
    if record.result == expected || record.result == GameResult::Unfinished {
        return Ok(());
    }
    let place = record.line.0.last().map_or_else(Place::default, |node| node.place);
    let fault = ReplayFault::Result { found: record.result.text(), expected: expected.text() };
    Err(ReplayError { place, turn: game.turns().len() as u32, fault })
}

impl Game {
    /// The game as a record; `Seed` or `FEN` say how it began, `Termination` by which clause it ended.
    pub fn record(&self) -> Record {
        let set = self.rule_set();
        let mut record = Record::default();
        record.set_tag(Tag::VARIANT, set.game().id());
        record.set_tag(Tag::RULESET, set.to_string());
        record.set_tag(Tag::RULES_HASH, set.rules_hash());
        let usual = Game::new(*set, self.seed());
        if self.first_setup() != usual.first_setup() {
            record.set_tag(Tag::SET_UP, "1");
            record.set_tag(Tag::FEN, self.first_setup().to_string());
        } else if self.first_setup() != Game::new(*set, 0).first_setup() {
            record.set_tag(Tag::SEED, self.seed().to_string());
        }
        if let Some(Outcome { clause, .. }) = self.outcome() {
            record.set_tag(Tag::TERMINATION, clause.id());
        }
        record.result = self.outcome().map_or(GameResult::Unfinished, GameResult::from);
        record.line = Line(self.turns().into_iter().map(|played| Node::new(played.turn)).collect());
        record
    }
}
