//! What both databases write alike: events as JSON, statuses as words, names as texts.

use sqlx::{ColumnIndex, Database, Decode, Row, Type};

use super::{Status, StoreError};
use crate::class::state::{Class, Plan};
use crate::online::event::{Event, Logged, Millis};
use crate::online::id::ClassId;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl Status {
    /// The word for it in a database.
    pub(super) fn word(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Paused => "paused",
            Status::Over => "over",
        }
    }
}

/// An event as it is kept.
pub(super) fn written(event: &Event) -> String {
    serde_json::to_string(event).expect("events are made of texts, numbers and lists")
}

/// An event from its row: version, at, event.
pub(super) fn logged<'r, R>(row: &'r R) -> Result<Logged, StoreError>
where
    R: Row,
    usize: ColumnIndex<R>,
    i32: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    &'r str: Decode<'r, R::Database> + Type<R::Database>,
    R::Database: Database,
{
    let (version, at, event): (i32, i64, &str) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let event =
        serde_json::from_str(event).map_err(|error| StoreError(format!("event {version}: {error}")))?;
    Ok(Logged { version: version as u32, at, event })
}

/// Names that are read from a database.
pub(super) fn names<T: std::str::FromStr>(texts: Vec<String>) -> Result<Vec<T>, StoreError> {
    let read = |text: String| text.parse().map_err(|_| StoreError(format!("{text:?} is no name")));
    texts.into_iter().map(read).collect()
}

/// A class as it is kept.
pub(super) fn plan(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("a class is made of texts, numbers and lists")
}

/// A class from its row (version, when it was made, document) and its names.
pub(super) fn class(
    id: &ClassId,
    (version, created, document): (i64, Millis, String),
    names: Vec<(i64, String)>,
) -> Result<Class, StoreError> {
    let plan = serde_json::from_str(&document).map_err(|error| StoreError(format!("class {id}: {error}")))?;
    let names = names.into_iter().map(|(number, name)| (number as u32, name)).collect();
    Ok(Class { id: id.clone(), version: version as u32, created, plan, names })
}
