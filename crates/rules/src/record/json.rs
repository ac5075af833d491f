//! The same record in JSON, as `docs/schema/record.schema.json` describes it.
//!
//! The shape is that of the tree types; empty lists are left out. What a record must not hold is refused while it is
//! read, so that the JSON reader can say where: the place is right behind the offending value. A reason travels through
//! the JSON reader's own error type as its id and text, between unit separators.

use std::collections::BTreeSet;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;
use serde_json::Value;

use super::check::{self, Fault};
use super::error::{Reason, RecordError, harmless};
use super::tree::{Line, Place, Record, Tag};

const SEPARATOR: char = '\u{1f}';

impl Record {
    /// The record as JSON.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("lists, texts and small numbers always have a JSON form")
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    ///
    /// If the text is not JSON, does not follow the schema, or breaks what [`Record::check`] asks for.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let record: Record = serde_json::from_str(text).map_err(|error| located(text, &error))?;
        record.check()?;
        Ok(record)
    }
}

/// The JSON reader's error as ours.
fn located(text: &str, error: &serde_json::Error) -> RecordError {
    const READABLE: usize = 160;
    let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
    // It counts bytes; we count characters.
    let column = line.char_indices().take_while(|(at, _)| *at < error.column()).count();
    let place = Place { line: error.line() as u32, column: column.max(1) as u32 };
    let said = error.to_string();
    let mut parts = said.split(SEPARATOR);
    let reason = parts.next().and_then(|id| Reason::ALL.iter().find(|reason| reason.id() == id));
    if let (Some(reason), Some(text)) = (reason, parts.next()) {
        return RecordError { place, reason: *reason, text: text.to_owned() };
    }
    if said.starts_with("recursion limit exceeded") {
        return RecordError::new(place, Reason::TooDeep, "");
    }
    let detail: String = said.split(" at line ").next().unwrap_or_default().chars().take(READABLE).collect();
    RecordError { place, reason: Reason::Json, text: harmless(&detail) }
}

fn refused<E: Error>(fault: &Fault<'_>) -> E {
    let RecordError { reason, text, .. } = fault.at(Place::default());
    E::custom(format_args!("{}{SEPARATOR}{text}{SEPARATOR}", reason.id()))
}

/// Reads a value and refuses it if it is at fault.
macro_rules! checked {
    ($($name:ident: $value:ty;)*) => {
        $(pub(super) fn $name<'de, D: Deserializer<'de>>(json: D) -> Result<$value, D::Error> {
            let value = <$value>::deserialize(json)?;
            check::$name(&value).map_err(|fault| refused(&fault))?;
            Ok(value)
        })*
    };
}
checked! {
    tag_name: String;
    tag_value: String;
    comments: Vec<String>;
    some_turns: Line;
}

pub(super) fn tags<'de, D: Deserializer<'de>>(json: D) -> Result<Vec<Tag>, D::Error> {
    let tags = Vec::<Tag>::deserialize(json)?;
    let mut seen = BTreeSet::new();
    for tag in &tags {
        check::new_tag(&mut seen, &tag.name).map_err(|fault| refused(&fault))?;
    }
    Ok(tags)
}

/// A turn as a list of its actions.
pub(super) mod turn {
    use super::{Deserialize, Deserializer, Fault, Reason, Serializer, refused};
    use crate::action::Turn;

    pub(in super::super) fn serialize<S: Serializer>(turn: &Turn, json: S) -> Result<S::Ok, S::Error> {
        json.collect_seq(turn.0.iter().map(ToString::to_string))
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(json: D) -> Result<Turn, D::Error> {
        let texts = Vec::<String>::deserialize(json)?;
        if texts.is_empty() {
            return Err(refused(&Fault(Reason::BadTurn, "")));
        }
        let read = |text: &String| text.parse().map_err(|_| refused(&Fault(Reason::BadTurn, text)));
        texts.iter().map(read).collect::<Result<_, _>>().map(Turn)
    }
}
