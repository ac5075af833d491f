//! Game records: read from PGN or JSON, and written.

use khamsin_rules::record::{GameResult, RecordError, Tag};
use khamsin_rules::replay::{ReplayError, replay};
use khamsin_rules::{Game, Record, RuleSet};
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange};
use crate::nouns::Side;
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, PlayersEnd, open};

/// Asks for the games in a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadRecordAsk {
    /// One or more games in PGN syntax, or one game as JSON.
    pub text: String,
}

/// The games in a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecordFile {
    /// The games, in their order.
    pub records: Vec<RecordTold>,
}

/// A game that was written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecordTold {
    /// The record with its tags, comments and variations.
    #[cfg_attr(test, schemars(with = "crate::typescript::RecordShape"))]
    pub record: Record,
    /// The game of its main line; none if it is not legal.
    pub game: Option<GameSpec>,
    /// The first thing that is wrong with it.
    pub problem: Option<Problem>,
}

impl Exchange for ReadRecordAsk {
    type Answer = RecordFile;

    fn answer(&self, desk: &mut Desk) -> Result<RecordFile, Problem> {
        let texts = desk.texts;
        let wrong =
            |error: RecordError| Problem::message(ProblemKind::Record, texts, &error).at(error.place.into());
        let records = if self.text.trim_start().starts_with('{') {
            vec![Record::from_json(&self.text).map_err(wrong)?]
        } else {
            Record::parse_all(&self.text).map_err(wrong)?
        };
        let told = |record: Record| match replay(&record) {
            Ok(game) => RecordTold { game: Some(spec(&game)), problem: None, record },
            Err(error) => {
                RecordTold { game: None, problem: Some(unplayable(texts, &record, &error)), record }
            }
        };
        Ok(RecordFile { records: records.into_iter().map(told).collect() })
    }
}

fn unplayable(texts: &Texts, record: &Record, error: &ReplayError) -> Problem {
    let set: Option<RuleSet> = record.tag(Tag::RULESET).and_then(|id| id.parse().ok());
    let mut problem = Problem::new(ProblemKind::Record, texts.replay(set.as_ref(), error));
    if error.place.line > 0 {
        problem.place = Some(error.place.into());
    }
    problem.turn = error.turn.checked_sub(1);
    problem.refusal = set
        .zip(error.illegal())
        .map(|(set, illegal)| Box::new(crate::clauses::Refusal::new(texts, &set, *illegal)));
    problem
}

/// The spec of a replayed game.
fn spec(game: &Game) -> GameSpec {
    let usual = Game::new(*game.rule_set(), game.seed()).first_setup();
    let first = game.first_setup();
    let seed = (game.seed() != 0).then(|| game.seed().to_string());
    let position = (first != usual).then(|| first.to_string());
    let end = game.outcome().and_then(|outcome| {
        let how = outcome.clause.id().split_once('.').map(|(_, how)| how)?;
        match (how, outcome.winner) {
            ("resign", Some(winner)) => Some(PlayersEnd::Resigned(Side::from(!winner))),
            ("agree.count", _) => Some(PlayersEnd::Counted),
            ("agree.draw", _) => Some(PlayersEnd::Drawn),
            _ => None,
        }
    });
    let turns = game.turns().into_iter().map(|played| played.turn.to_string()).collect();
    GameSpec { turns, end, ..GameSpec::new(game.rule_set(), seed, position) }
}

/// How to write a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RecordFormat {
    /// In PGN syntax.
    Pgn,
    /// As JSON.
    Json,
}

/// What to write down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RecordSource {
    /// A game; its tags follow from it.
    Game(GameSpec),
    /// A record, with whatever comments and variations it has.
    Record(#[cfg_attr(test, schemars(with = "crate::typescript::RecordShape"))] Record),
}

/// Asks for a record as a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WriteRecordAsk {
    /// What to write down.
    pub what: RecordSource,
    /// Tags to set: players' names, the date, the event.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "Vec<crate::typescript::RecordTagShape>"))]
    pub tags: Vec<Tag>,
    /// How to write it.
    pub format: RecordFormat,
}

/// A record as a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecordText {
    /// The text.
    pub text: String,
    /// The record it is the text of.
    #[cfg_attr(test, schemars(with = "crate::typescript::RecordShape"))]
    pub record: Record,
}

impl Exchange for WriteRecordAsk {
    type Answer = RecordText;

    fn answer(&self, desk: &mut Desk) -> Result<RecordText, Problem> {
        let mut record = match &self.what {
            RecordSource::Game(game) => open(desk.texts, game)?.game.record(),
            RecordSource::Record(record) => record.clone(),
        };
        // A turn under way is not a turn of the record yet.
        if let RecordSource::Game(game) = &self.what
            && open(desk.texts, game)?.mid_turn
            && record.result == GameResult::Unfinished
        {
            record.line.0.pop();
        }
        for tag in &self.tags {
            record.set_tag(&tag.name, tag.value.clone());
        }
        record.check().map_err(|error| {
            Problem::message(ProblemKind::Record, desk.texts, &error).at(error.place.into())
        })?;
        let text = match self.format {
            RecordFormat::Pgn => record.to_string(),
            RecordFormat::Json => {
                serde_json::to_string(&record).expect("a record is made of texts, numbers and lists")
            }
        };
        Ok(RecordText { text, record })
    }
}
