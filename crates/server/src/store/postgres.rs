//! Many servers, one database: PostgreSQL.
//!
//! A batch is one transaction (`batch`), and `NOTIFY` is part of it (`channel`): other servers hear of an event exactly
//! when it is there. Time is the database's, so all servers date alike.

mod batch;
mod channel;
mod classes;
mod presence;

use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::Mutex;

use self::channel::{CHANNEL, Heard};
use super::filling::{Filled, Filling};
use super::rows::{logged, names};
use super::schema::{self, Fault};
use super::snapshot::{Moment, Snapshot};
use super::{Append, AppendError, Appended, Guest, LOBBY_EACH, News, Store, StoreError};
use crate::online::event::{Logged, Millis, Version};
use crate::online::id::{AckId, GameId, GuestKey};

/// Servers share what connections a database has; a group commit needs few.
const CONNECTIONS: u32 = 10;
/// The database's time in milliseconds.
const NOW: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

static CHANGES: Migrator = sqlx::migrate!("migrations/postgres");

/// A store in a database.
pub struct Postgres {
    pool: PgPool,
    heard: Mutex<Heard>,
}

impl Postgres {
    /// Connects, and brings the tables up to date; servers that start at once wait for each other.
    ///
    /// # Errors
    /// If the database cannot be reached, or a newer program has been there.
    pub async fn open(options: PgConnectOptions) -> Result<Postgres, Fault> {
        let pool = connect(options).await?;
        CHANGES.run(&pool).await?;
        let heard = Mutex::new(Heard::listening(&pool).await?);
        Ok(Postgres { pool, heard })
    }

    /// Connects, and leaves the tables as they are.
    ///
    /// # Errors
    /// If the database cannot be reached, there is nothing of ours in it, or not what this program knows.
    pub async fn visit(options: PgConnectOptions) -> Result<Postgres, Fault> {
        let pool = connect(options).await?;
        let known: bool =
            sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL").fetch_one(&pool).await?;
        let last = if known { sqlx::query_scalar(schema::LAST_CHANGE).fetch_one(&pool).await? } else { None };
        schema::judge(last, &CHANGES)?;
        Ok(Postgres { pool, heard: Mutex::new(Heard::deaf()) })
    }
}

async fn connect(options: PgConnectOptions) -> Result<PgPool, sqlx::Error> {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(Duration::from_secs(10))
        .connect_with(options)
        .await
}

#[async_trait]
impl Store for Postgres {
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<Appended, AppendError>> {
        match self.try_append_all(&batch).await {
            Ok(answers) => answers,
            Err(error) => {
                let failed = || Err(AppendError::Failed(StoreError(error.to_string())));
                batch.iter().map(|_| failed()).collect()
            }
        }
    }

    async fn events(&self, game: &GameId, after: Version) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT version, at, event FROM events WHERE game = $1 AND version > $2 ORDER BY version",
        )
        .bind(game.as_str())
        .bind(after as i32)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(logged).collect()
    }

    async fn said(
        &self,
        game: &GameId,
        guest: &GuestKey,
        ack: &AckId,
    ) -> Result<Option<Version>, StoreError> {
        let version: Option<i32> =
            sqlx::query_scalar("SELECT version FROM events WHERE game = $1 AND guest = $2 AND ack = $3")
                .bind(game.as_str())
                .bind(guest.as_str())
                .bind(ack.as_str())
                .fetch_optional(&self.pool)
                .await?;
        Ok(version.map(|version| version as Version))
    }

    async fn lobby(&self, since: Millis, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM (
                SELECT id, number, row_number() OVER (PARTITION BY guest ORDER BY number DESC) AS nth
                FROM games JOIN presence ON game = id
                WHERE status = 'waiting' AND listed AND until >= $1
             ) AS open WHERE nth <= $2 ORDER BY number DESC LIMIT $3",
        );
        let found = found.bind(since).bind(i64::from(LOBBY_EACH)).bind(i64::from(most));
        names(found.fetch_all(&self.pool).await?)
    }

    async fn flags_due(&self, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM games WHERE flag_at <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint
             ORDER BY flag_at LIMIT $1",
        );
        names(found.bind(i64::from(most)).fetch_all(&self.pool).await?)
    }

    async fn series(&self, first: &GameId) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar("SELECT id FROM games WHERE series = $1 ORDER BY number");
        names(found.bind(first.as_str()).fetch_all(&self.pool).await?)
    }

    async fn all_games(&self, after: Option<&GameId>, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM games WHERE number > coalesce((SELECT number FROM games WHERE id = $1), 0)
             ORDER BY number LIMIT $2",
        );
        names(found.bind(after.map(GameId::as_str)).bind(i64::from(most)).fetch_all(&self.pool).await?)
    }

    async fn keep_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guests (key, name, seen)
             VALUES ($1, $2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
             ON CONFLICT (key) DO UPDATE SET name = coalesce(excluded.name, guests.name), seen = excluded.seen",
        )
        .bind(guest.as_str())
        .bind(name)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn guest(&self, guest: &GuestKey) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT name, seen FROM guests WHERE key = $1")
            .bind(guest.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(Guest { name: row.try_get(0)?, seen: row.try_get(1)? }))
            .transpose()?)
    }

    async fn rename_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("UPDATE guests SET name = $2 WHERE key = $1")
            .bind(guest.as_str())
            .bind(name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn names(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, String)>, StoreError> {
        let keys: Vec<&str> = guests.iter().map(GuestKey::as_str).collect();
        let rows: Vec<(String, String)> =
            sqlx::query_as("SELECT key, name FROM guests WHERE key = ANY($1) AND name IS NOT NULL")
                .bind(keys)
                .fetch_all(&self.pool)
                .await?;
        let found = |guest: &GuestKey| rows.iter().find(|(key, _)| key == guest.as_str());
        Ok(guests.iter().filter_map(|guest| Some((guest.clone(), found(guest)?.1.clone()))).collect())
    }

    async fn purge_names(&self, before: Millis) -> Result<u64, StoreError> {
        let purged = sqlx::query("UPDATE guests SET name = NULL WHERE name IS NOT NULL AND seen < $1")
            .bind(before)
            .execute(&self.pool)
            .await?;
        Ok(purged.rows_affected())
    }

    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, StoreError> {
        let moment = self.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        Ok(Box::new(Moment(moment)))
    }

    async fn filling(&self) -> Result<Box<dyn Filling>, StoreError> {
        let mut filled = self.pool.begin().await?;
        // Whether the store is empty must stay true until it is filled.
        sqlx::query("LOCK TABLE games, events, guests, classes, class_names IN SHARE ROW EXCLUSIVE MODE")
            .execute(&mut *filled)
            .await?;
        Ok(Box::new(Filled(filled)))
    }

    async fn now(&self) -> Result<Millis, StoreError> {
        Ok(sqlx::query_scalar(NOW).fetch_one(&self.pool).await?)
    }

    async fn news(&self) -> News {
        self.heard.lock().await.next(&self.pool).await
    }

    async fn say(&self, word: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(format!("!{word}"))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn close(&self) {
        self.heard.lock().await.stop();
        self.pool.close().await;
    }
}
