//! What was agreed before the first game, as the first line of a journal has it.
//!
//! Only what decides how a game goes is compared when a match is resumed. How many games are wanted is not: a match may
//! be resumed with more. Nor is how many run at a time, since no game depends on it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The settings of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The form of the journal.
    pub khamsin_match: u32,
    /// The version of Khamsin, whose engines and rules play.
    pub version: String,
    /// The rule set.
    pub ruleset: String,
    /// The hash of its rules.
    pub rules_hash: String,
    /// The engine named first.
    pub one: String,
    /// The other engine.
    pub two: String,
    /// How long engines think that were told nothing else.
    pub pace: String,
    /// Where openings come from.
    pub openings: String,
    /// The seed of the match.
    pub seed: u64,
    /// After so many turns a game is a draw.
    pub max_turns: u32,
    /// The test that may end the match early.
    pub sprt: Option<String>,
}

/// A setting that differs between a journal and the match that would resume it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The setting.
    pub name: String,
    /// Its value in the journal.
    pub journal: String,
    /// Its value now.
    pub now: String,
}

impl Settings {
    /// The form of journals that this version writes.
    pub const FORM: u32 = 1;

    /// What the engines are called; two that are written alike are told apart by a number.
    pub fn names(&self) -> [String; 2] {
        if self.one == self.two {
            [format!("{} (1)", self.one), format!("{} (2)", self.two)]
        } else {
            [self.one.clone(), self.two.clone()]
        }
    }

    /// What differs in a journal's settings.
    pub fn differences(&self, journal: &Settings) -> Vec<Difference> {
        let fields = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let theirs = fields(journal);
        let differing = fields(self).into_iter().filter(|(name, now)| theirs.get(name) != Some(now));
        differing
            .map(|(name, now)| Difference { journal: plain(theirs.get(&name)), now: plain(Some(&now)), name })
            .collect()
    }
}

/// A value without JSON's quotes.
fn plain(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "–".to_owned(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}
