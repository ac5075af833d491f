//! Filling an empty store with what another one held: one transaction, all or nothing.
//!
//! Rows go over as a page of JSON in one statement, which both databases take apart themselves: a remote database is asked
//! once for each game and not for each event. Only the name of the function that does it differs.

use async_trait::async_trait;
use serde_json::json;
use sqlx::Transaction;

use super::StoreError;
use super::kept::{KeptClass, KeptGame, KeptGuest};
use crate::class::state::Class;
use crate::online::id::{ClassId, GameId};
use crate::online::table::Table;

/// A transaction that fills a store; nobody else writes meanwhile.
#[async_trait]
pub trait Filling: Send {
    /// Whether there is nothing in the store yet.
    async fn is_empty(&mut self) -> Result<bool, StoreError>;

    /// Adds a game after those that were added before; `table` is what its log comes to.
    async fn game(&mut self, game: &KeptGame, table: &Table) -> Result<(), StoreError>;

    /// Adds guests.
    async fn guests(&mut self, guests: &[KeptGuest]) -> Result<(), StoreError>;

    /// Adds a class; `read` is what its document says.
    async fn class(&mut self, class: &KeptClass, read: &Class) -> Result<(), StoreError>;

    /// Keeps everything.
    async fn commit(self: Box<Self>) -> Result<(), StoreError>;

    /// Leaves the store as it was.
    async fn abandon(self: Box<Self>) -> Result<(), StoreError>;
}

/// A transaction that writes.
pub(super) struct Filled<D: sqlx::Database>(pub(super) Transaction<'static, D>);

macro_rules! filling {
    ($database:ty, $pages:literal) => {
        #[async_trait]
        impl Filling for Filled<$database> {
            async fn is_empty(&mut self) -> Result<bool, StoreError> {
                let rows: i64 = sqlx::query_scalar(
                    "SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM guests)
                     + (SELECT count(*) FROM classes)",
                )
                .fetch_one(&mut *self.0)
                .await?;
                Ok(rows == 0)
            }

            async fn game(&mut self, game: &KeptGame, table: &Table) -> Result<(), StoreError> {
                let summary = table.summary();
                sqlx::query(
                    "INSERT INTO games (id, version, status, listed, series, class, flag_at, created_at, updated_at)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                )
                .bind(game.id.as_str())
                .bind(table.version as i32)
                .bind(summary.status.word())
                .bind(summary.listed)
                .bind(summary.series.as_ref().map(GameId::as_str))
                .bind(summary.class.as_ref().map(ClassId::as_str))
                .bind(summary.flag_after.map(|after| table.at + after))
                .bind(game.log.first().map_or(table.at, |first| first.at))
                .bind(table.at)
                .execute(&mut *self.0)
                .await?;
                let rows: Vec<_> = game
                    .log
                    .iter()
                    .map(|kept| json!([kept.version, kept.at, kept.event.get(), kept.guest, kept.ack]))
                    .collect();
                sqlx::query(concat!(
                    "INSERT INTO events (game, version, at, event, guest, ack)
                     SELECT $2, CAST(value->>0 AS INTEGER), CAST(value->>1 AS BIGINT), value->>2, value->>3, value->>4
                     FROM ",
                    $pages
                ))
                .bind(json!(rows).to_string())
                .bind(game.id.as_str())
                .execute(&mut *self.0)
                .await?;
                Ok(())
            }

            async fn guests(&mut self, guests: &[KeptGuest]) -> Result<(), StoreError> {
                let rows: Vec<_> =
                    guests.iter().map(|guest| json!([guest.key, guest.name, guest.seen])).collect();
                sqlx::query(concat!(
                    "INSERT INTO guests (key, name, seen)
                     SELECT value->>0, value->>1, CAST(value->>2 AS BIGINT) FROM ",
                    $pages
                ))
                .bind(json!(rows).to_string())
                .execute(&mut *self.0)
                .await?;
                Ok(())
            }

            async fn class(&mut self, class: &KeptClass, read: &Class) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO classes (id, version, ended, created_at, names_until, document)
                     VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(class.id.as_str())
                .bind(class.version as i32)
                .bind(read.has_ended())
                .bind(class.created)
                .bind(read.names_until())
                .bind(class.document.get())
                .execute(&mut *self.0)
                .await?;
                let rows: Vec<_> = class.names.iter().map(|(number, name)| json!([number, name])).collect();
                sqlx::query(concat!(
                    "INSERT INTO class_names (class, number, name)
                     SELECT $2, CAST(value->>0 AS INTEGER), value->>1 FROM ",
                    $pages
                ))
                .bind(json!(rows).to_string())
                .bind(class.id.as_str())
                .execute(&mut *self.0)
                .await?;
                Ok(())
            }

            async fn commit(self: Box<Self>) -> Result<(), StoreError> {
                Ok(self.0.commit().await?)
            }

            async fn abandon(self: Box<Self>) -> Result<(), StoreError> {
                Ok(self.0.rollback().await?)
            }
        }
    };
}
filling!(sqlx::Sqlite, "json_each($1)");
filling!(sqlx::Postgres, "json_array_elements($1::json) AS page (value)");
