//! A store as it is at one moment, whatever is written meanwhile: one transaction that only reads.
//!
//! Both databases understand the same statements here, so they are written once, for both.

use async_trait::async_trait;
use serde_json::value::RawValue;
use sqlx::Transaction;

use super::StoreError;
use super::kept::{KeptClass, KeptEvent, KeptGuest};
use crate::online::event::Millis;
use crate::online::id::{ClassId, GameId, GuestKey};

/// A game's number in the order of creation; 0 is before the first.
pub type Number = i64;

/// Everything as it is at one moment. Lists come in pages, so that no list need fit into memory.
#[async_trait]
pub trait Snapshot: Send {
    /// How many games there are.
    async fn count_games(&mut self) -> Result<u64, StoreError>;

    /// Games in the order in which they were created: those after a number, `most` at most.
    async fn games(&mut self, after: Number, most: u32) -> Result<Vec<(Number, GameId)>, StoreError>;

    /// A game's log.
    async fn log(&mut self, game: &GameId) -> Result<Vec<KeptEvent>, StoreError>;

    /// Guests by their keys: those after a key, or all after none, `most` at most.
    async fn guests(&mut self, after: Option<&GuestKey>, most: u32) -> Result<Vec<KeptGuest>, StoreError>;

    /// A guest's name, if there is one.
    async fn name(&mut self, guest: &GuestKey) -> Result<Option<String>, StoreError>;

    /// Classes by their names: those after a class, or all after none, `most` at most.
    async fn classes(&mut self, after: Option<&ClassId>, most: u32) -> Result<Vec<ClassId>, StoreError>;

    /// A class.
    async fn class(&mut self, id: &ClassId) -> Result<Option<KeptClass>, StoreError>;
}

/// A transaction that only reads.
pub(super) struct Moment<D: sqlx::Database>(pub(super) Transaction<'static, D>);

/// Version, when, event, guest and ack.
type EventRow = (i32, Millis, String, Option<String>, Option<String>);

macro_rules! snapshot {
    ($($database:ty)*) => {$(
        #[async_trait]
        impl Snapshot for Moment<$database> {
            async fn count_games(&mut self) -> Result<u64, StoreError> {
                let count: i64 =
                    sqlx::query_scalar("SELECT count(*) FROM games").fetch_one(&mut *self.0).await?;
                Ok(count as u64)
            }

            async fn games(&mut self, after: Number, most: u32) -> Result<Vec<(Number, GameId)>, StoreError> {
                let rows: Vec<(Number, String)> =
                    sqlx::query_as("SELECT number, id FROM games WHERE number > $1 ORDER BY number LIMIT $2")
                        .bind(after)
                        .bind(i64::from(most))
                        .fetch_all(&mut *self.0)
                        .await?;
                rows.into_iter().map(|(number, id)| Ok((number, read(&id)?))).collect()
            }

            async fn log(&mut self, game: &GameId) -> Result<Vec<KeptEvent>, StoreError> {
                let rows: Vec<EventRow> = sqlx::query_as(
                    "SELECT version, at, event, guest, ack FROM events WHERE game = $1 ORDER BY version",
                )
                .bind(game.as_str())
                .fetch_all(&mut *self.0)
                .await?;
                rows.into_iter().map(event).collect()
            }

            async fn guests(
                &mut self,
                after: Option<&GuestKey>,
                most: u32,
            ) -> Result<Vec<KeptGuest>, StoreError> {
                let rows: Vec<(String, Option<String>, Millis)> =
                    sqlx::query_as("SELECT key, name, seen FROM guests WHERE key > $1 ORDER BY key LIMIT $2")
                        .bind(after.map_or("", GuestKey::as_str))
                        .bind(i64::from(most))
                        .fetch_all(&mut *self.0)
                        .await?;
                let kept = |(key, name, seen): (String, _, _)| Ok(KeptGuest { key: read(&key)?, name, seen });
                rows.into_iter().map(kept).collect()
            }

            async fn name(&mut self, guest: &GuestKey) -> Result<Option<String>, StoreError> {
                let name: Option<Option<String>> = sqlx::query_scalar("SELECT name FROM guests WHERE key = $1")
                    .bind(guest.as_str())
                    .fetch_optional(&mut *self.0)
                    .await?;
                Ok(name.flatten())
            }

            async fn classes(
                &mut self,
                after: Option<&ClassId>,
                most: u32,
            ) -> Result<Vec<ClassId>, StoreError> {
                let ids: Vec<String> =
                    sqlx::query_scalar("SELECT id FROM classes WHERE id > $1 ORDER BY id LIMIT $2")
                        .bind(after.map_or("", ClassId::as_str))
                        .bind(i64::from(most))
                        .fetch_all(&mut *self.0)
                        .await?;
                ids.iter().map(|id| read(id)).collect()
            }

            async fn class(&mut self, id: &ClassId) -> Result<Option<KeptClass>, StoreError> {
                let row: Option<(i32, Millis, String)> =
                    sqlx::query_as("SELECT version, created_at, document FROM classes WHERE id = $1")
                        .bind(id.as_str())
                        .fetch_optional(&mut *self.0)
                        .await?;
                let Some((version, created, document)) = row else { return Ok(None) };
                let names: Vec<(i32, String)> =
                    sqlx::query_as("SELECT number, name FROM class_names WHERE class = $1")
                        .bind(id.as_str())
                        .fetch_all(&mut *self.0)
                        .await?;
                Ok(Some(KeptClass {
                    id: id.clone(),
                    version: version as u32,
                    created,
                    document: raw(document)?,
                    names: names.into_iter().map(|(number, name)| (number as u32, name)).collect(),
                }))
            }
        }
    )*};
}
snapshot!(sqlx::Sqlite sqlx::Postgres);

fn event((version, at, event, guest, ack): EventRow) -> Result<KeptEvent, StoreError> {
    Ok(KeptEvent {
        version: version as u32,
        at,
        event: raw(event)?,
        guest: guest.as_deref().map(read).transpose()?,
        ack: ack.as_deref().map(read).transpose()?,
    })
}

/// A name as it stands in a database.
fn read<T: std::str::FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError(format!("{text:?} is no name")))
}

fn raw(text: String) -> Result<Box<RawValue>, StoreError> {
    RawValue::from_string(text).map_err(|error| StoreError(error.to_string()))
}
