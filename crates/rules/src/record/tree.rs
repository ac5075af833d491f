//! The content of a record: tags, and a line of turns with variations hanging from it.
//!
//! The result is kept once, in [`Record::result`]: a `Result` tag is read into it and printed from it, and is never
//! among the [`Record::tags`], so that the two cannot disagree.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::json;
use crate::action::Turn;
use crate::outcome::Outcome;
use crate::side::Side;

/// One game as it was written down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The tags in their order, without `Result`.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "json::tags")]
    pub tags: Vec<Tag>,
    /// Comments before the first turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "json::comments")]
    pub intro: Vec<String>,
    /// The turns that were played.
    pub line: Line,
    /// How it ended.
    pub result: GameResult,
}

impl Record {
    /// The value of a tag; `Result` is always there.
    pub fn tag(&self, name: &str) -> Option<&str> {
        if name == Tag::RESULT {
            return Some(self.result.text());
        }
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Sets a tag, in its place if it is there, behind the others if not.
    ///
    /// `Result` sets [`Record::result`]; a value that is no result makes the game unfinished.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        if name == Tag::RESULT {
            self.result = GameResult::read(&value).unwrap_or_default();
        } else if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == name) {
            tag.value = value;
        } else {
            self.tags.push(Tag { name: name.to_owned(), value });
        }
    }
}

/// A named fact about the game: `[Ruleset "seega-sheet"]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tag {
    /// ASCII letters, digits and underscores.
    #[serde(deserialize_with = "json::tag_name")]
    pub name: String,
    /// Any text without control characters.
    #[serde(deserialize_with = "json::tag_value")]
    pub value: String,
}

impl Tag {
    /// The match or tournament.
    pub const EVENT: &str = "Event";
    /// Where it was played.
    pub const SITE: &str = "Site";
    /// When it was played: `2025.03.21`.
    pub const DATE: &str = "Date";
    /// The round of the event.
    pub const ROUND: &str = "Round";
    /// Who played First.
    pub const FIRST: &str = "First";
    /// Who played Second.
    pub const SECOND: &str = "Second";
    /// The result; see [`Record::result`].
    pub const RESULT: &str = "Result";
    /// The game.
    pub const VARIANT: &str = "Variant";
    /// The rule set's id in the catalogue.
    pub const RULESET: &str = "Ruleset";
    /// The hash of the rules the game was played by.
    pub const RULES_HASH: &str = "RulesHash";
    /// The position it started from, if not the usual one.
    pub const FEN: &str = "FEN";
    /// `1` if there is a `FEN`.
    pub const SET_UP: &str = "SetUp";
    /// Why it ended.
    pub const TERMINATION: &str = "Termination";
    /// The seed that lots were drawn from.
    pub const SEED: &str = "Seed";

    /// The tags that stand before `Result` in print, as PGN's roster has them.
    pub(super) const ROSTER: [&str; 6] =
        [Tag::EVENT, Tag::SITE, Tag::DATE, Tag::ROUND, Tag::FIRST, Tag::SECOND];
}

/// Turns played one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Line(pub Vec<Node>);

/// A turn and what is said about it. Nodes compare by content: where they stood in the text does not count.
#[derive(Clone, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// The turn: one action or more.
    #[serde(with = "json::turn")]
    pub turn: Turn,
    /// Numeric glyphs: 1 to 6 are `!` `?` `!!` `??` `!?` `?!`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    /// Comments after the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "json::comments")]
    pub comments: Vec<String>,
    /// What might have been played instead of this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Variation>,
    /// Where the turn stood in the text it was read from.
    #[serde(skip)]
    pub place: Place,
}

impl Node {
    /// A turn without remarks.
    pub fn new(turn: Turn) -> Node {
        Node { turn, ..Node::default() }
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        (&self.turn, &self.nags, &self.comments, &self.variations)
            == (&other.turn, &other.nags, &other.comments, &other.variations)
    }
}

/// Another line, beginning in place of the turn it hangs from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// Comments before its first turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "json::comments")]
    pub intro: Vec<String>,
    /// Its turns, at least one.
    #[serde(deserialize_with = "json::some_turns")]
    pub line: Line,
}

/// A place in a text, counted from 1 in lines and in characters; 0 and 0 where there is no text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The character in the line.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// How a record ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum GameResult {
    /// First won: `1-0`.
    #[serde(rename = "1-0")]
    FirstWins,
    /// Second won: `0-1`.
    #[serde(rename = "0-1")]
    SecondWins,
    /// Nobody won: `1/2-1/2`.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Not over, or not known: `*`.
    #[default]
    #[serde(rename = "*")]
    Unfinished,
}

impl GameResult {
    /// The result as a record writes it.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::FirstWins => "1-0",
            GameResult::SecondWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unfinished => "*",
        }
    }

    /// The result a text stands for.
    pub fn read(text: &str) -> Option<GameResult> {
        use GameResult::{Draw, FirstWins, SecondWins, Unfinished};
        [FirstWins, SecondWins, Draw, Unfinished].into_iter().find(|result| result.text() == text)
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome.winner {
            Some(Side::First) => GameResult::FirstWins,
            Some(Side::Second) => GameResult::SecondWins,
            None => GameResult::Draw,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
