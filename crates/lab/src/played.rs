//! A finished game as a journal keeps it: enough to play it again, and what it came to.

use khamsin_rules::game::Offer;
use khamsin_rules::record::GameResult;
use khamsin_rules::{Game, GameKind, RuleSet, Setup, Side, Turn};
use serde::{Deserialize, Serialize};

use crate::fault::FaultKind;
use crate::seat::Seat;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the match, from 1.
    pub game: u32,
    /// What it began with.
    pub start: Start,
    /// How many of its turns are the opening.
    pub opening: usize,
    /// All its turns, a space between them.
    pub turns: String,
    /// The result, First's before Second's.
    pub result: GameResult,
    /// Why it ended.
    pub ending: Ending,
    /// What it is worth on the sheet's ladder, to One and to Two.
    pub points: [u32; 2],
    /// In Pahtum, how many points of lines One is ahead; none if the game was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<i64>,
}

/// The position a game began with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// The usual one, drawn from this seed where the rules leave something to chance.
    Seed(u64),
    /// A position text.
    Position(String),
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules: the id of the clause.
    Clause(String),
    /// One of the engines could not go on.
    Fault {
        /// Which.
        engine: Seat,
        /// What it did.
        kind: FaultKind,
        /// More about it.
        detail: String,
    },
    /// It was stopped as a draw after so many turns.
    TooLong {
        /// How many.
        turns: u32,
    },
}

/// A line of a journal that is no game by the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("game {game}: {reason}")]
pub struct NotAGame {
    /// The number of the game.
    pub game: u32,
    /// Why it is none.
    pub reason: String,
}

impl Played {
    /// Writes a game down that ended; one that was broken off is ended as its players would have.
    pub fn of(number: u32, opening: &Game, mut game: Game, broken_off: Option<Ending>) -> Played {
        if let Some(ending) = &broken_off {
            end(&mut game, number, ending);
        }
        let turns: Vec<String> = game.turns().iter().map(|played| played.turn.to_string()).collect();
        let usual = Game::new(*game.rule_set(), game.seed());
        let start = if game.first_setup() == usual.first_setup() {
            Start::Seed(game.seed())
        } else {
            Start::Position(game.first_setup().to_string())
        };
        let points = game.points().unwrap_or_default();
        let first_is_one = Seat::playing(Side::First, number) == Seat::One;
        let points = if first_is_one { points } else { points.swapped() };
        let lines = |side| i64::from(game.position().count(side));
        let ahead = lines(Seat::One.side(number)) - lines(Seat::Two.side(number));
        let clause = game.outcome().map_or_else(String::new, |outcome| outcome.clause.id().to_owned());
        Played {
            game: number,
            start,
            opening: opening.turns().len(),
            turns: turns.join(" "),
            result: game.outcome().map_or(GameResult::Unfinished, GameResult::from),
            points: [points[Side::First], points[Side::Second]],
            margin: (game.rule_set().game() == GameKind::Pahtum && broken_off.is_none()).then_some(ahead),
            ending: broken_off.unwrap_or(Ending::Clause(clause)),
        }
    }

    /// Whether the rules ended it; a game that was broken off tells nothing about them.
    pub fn is_by_the_rules(&self) -> bool {
        matches!(self.ending, Ending::Clause(_))
    }

    /// The pair it belongs to, from 0.
    pub fn pair(&self) -> u32 {
        (self.game - 1) / 2
    }

    /// What One got of it, in half points.
    pub fn half_points(&self) -> usize {
        let first = match self.result {
            GameResult::FirstWins => 2,
            GameResult::SecondWins => 0,
            GameResult::Draw | GameResult::Unfinished => 1,
        };
        if Seat::playing(Side::First, self.game) == Seat::One { first } else { 2 - first }
    }

    /// How many turns it lasted, opening included.
    pub fn length(&self) -> usize {
        self.turns.split(' ').filter(|turn| !turn.is_empty()).count()
    }

    /// The game before its first turn.
    ///
    /// # Errors
    /// If it cannot begin so under this rule set.
    pub fn begun(&self, set: &RuleSet) -> Result<Game, NotAGame> {
        let bad = |reason: String| NotAGame { game: self.game, reason };
        match &self.start {
            Start::Seed(seed) => Ok(Game::new(*set, *seed)),
            Start::Position(text) => {
                let setup: Setup = text.parse().map_err(|error| bad(format!("{error}")))?;
                Game::from_setup(*set, &setup).map_err(|error| bad(error.to_string()))
            }
        }
    }

    /// The game itself, played again.
    ///
    /// # Errors
    /// If what is written down is no game under this rule set.
    pub fn replay(&self, set: &RuleSet) -> Result<Game, NotAGame> {
        let bad = |reason: String| NotAGame { game: self.game, reason };
        let mut game = self.begun(set)?;
        for text in self.turns.split(' ').filter(|turn| !turn.is_empty()) {
            let turn: Turn = text.parse().map_err(|error| bad(format!("{error}")))?;
            game.play_turn(&turn).map_err(|error| bad(error.to_string()))?;
        }
        end(&mut game, self.game, &self.ending);
        let result = game.outcome().map_or(GameResult::Unfinished, GameResult::from);
        if result == self.result {
            Ok(game)
        } else {
            Err(bad(format!("{} instead of {result}", self.result)))
        }
    }
}

/// Ends a game that was broken off: a fault counts as giving up, too many turns as an agreed draw.
///
/// So its record replays like any other, and the clause in it is one of the rules.
fn end(game: &mut Game, number: u32, ending: &Ending) {
    // A game that is over stays as it is.
    match ending {
        Ending::Clause(_) => {}
        Ending::Fault { engine, .. } => {
            let _ = game.surrender(engine.side(number));
        }
        Ending::TooLong { .. } => {
            let _ = game.offer(Side::First, Offer::Draw).and_then(|()| game.accept(Side::Second));
        }
    }
}
