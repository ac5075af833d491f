//! One file, one server: SQLite, with its log ahead of its pages (WAL) and every commit on the disk before it is answered.
//!
//! One connection writes, a few read. News is told within the program: there is no other server on the file, which a lock
//! file beside it sees to. Commands that look after the data come beside a server: SQLite lets them read at any time, and
//! write in turns.

mod classes;
mod presence;

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use khamsin_tables::held::Held;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection, Row};
use tokio::sync::{Mutex, broadcast};

use super::filling::{Filled, Filling};
use super::rows::{logged, names, written};
use super::schema::{self, Fault};
use super::snapshot::{Moment, Snapshot};
use super::{Append, AppendError, Appended, Guest, LOBBY_EACH, News, Store, StoreError};
use crate::online::event::{Logged, Millis, Version};
use crate::online::id::{AckId, ClassId, GameId, GuestKey};

/// News that may wait for a listener; one that is further behind is told that it missed some.
const NEWS: usize = 8192;
const READERS: u32 = 4;
static CHANGES: Migrator = sqlx::migrate!("migrations/sqlite");

/// A store in a file.
pub struct Sqlite {
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    news: broadcast::Sender<News>,
    heard: Mutex<broadcast::Receiver<News>>,
    /// Keeps other servers from the file as long as the store is open; a visitor has none.
    lock: Mutex<Option<Held>>,
}

impl Sqlite {
    /// Opens the file, and makes it if it is not there; `lock` keeps other servers from it.
    ///
    /// # Errors
    /// If it cannot be made, is no database, or was written by a newer program.
    pub async fn open(path: &Path, lock: Held) -> Result<Sqlite, Fault> {
        let options = options(path)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut writer = SqliteConnection::connect_with(&options).await?;
        CHANGES.run(&mut writer).await?;
        Sqlite::with(writer, options, Some(lock)).await
    }

    /// Opens a file that a server may have, and leaves its tables as they are.
    ///
    /// # Errors
    /// If there is nothing of ours in it, or not what this program knows.
    pub async fn visit(path: &Path) -> Result<Sqlite, Fault> {
        let options = options(path)?;
        let mut writer = SqliteConnection::connect_with(&options).await?;
        let tables: i64 =
            sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
                .fetch_one(&mut writer)
                .await?;
        let last = match tables {
            0 => None,
            _ => sqlx::query_scalar(schema::LAST_CHANGE).fetch_one(&mut writer).await?,
        };
        schema::judge(last, &CHANGES)?;
        Sqlite::with(writer, options, None).await
    }

    async fn with(
        writer: SqliteConnection,
        options: SqliteConnectOptions,
        lock: Option<Held>,
    ) -> Result<Sqlite, Fault> {
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        let (news, heard) = broadcast::channel(NEWS);
        Ok(Sqlite {
            writer: Mutex::new(writer),
            readers,
            news,
            heard: Mutex::new(heard),
            lock: Mutex::new(lock),
        })
    }

    async fn try_append_all(
        &self,
        batch: &[Append],
    ) -> Result<Vec<Result<Appended, AppendError>>, sqlx::Error> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let mut answers = Vec::with_capacity(batch.len());
        for append in batch {
            answers.push(add(&mut transaction, append).await?);
        }
        transaction.commit().await?;
        Ok(answers)
    }
}

fn options(path: &Path) -> Result<SqliteConnectOptions, sqlx::Error> {
    Ok(SqliteConnectOptions::from_str("sqlite://")?
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10)))
}

/// Adds to one log. What is refused writes nothing, so the transaction goes on.
async fn add(
    writer: &mut SqliteConnection,
    append: &Append,
) -> Result<Result<Appended, AppendError>, sqlx::Error> {
    let game = append.game.as_str();
    if let Some((guest, ack)) = &append.ack
        && let Some(version) = said(&mut *writer, game, guest, ack).await?
    {
        return Ok(Err(AppendError::Repeated { version }));
    }
    let last = sqlx::query("SELECT version, updated_at FROM games WHERE id = ?")
        .bind(game)
        .fetch_optional(&mut *writer)
        .await?;
    let (version, before): (i64, i64) = match &last {
        Some(row) => (row.try_get(0)?, row.try_get(1)?),
        None => (0, 0),
    };
    if version != i64::from(append.seen) {
        return Ok(Err(AppendError::Stale));
    }
    let at = local_time().max(before);
    let grown = version + append.events.len() as i64;
    let summary = &append.summary;
    let put = if last.is_none() {
        "INSERT INTO games (version, status, listed, series, class, flag_at, updated_at, id, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?7)"
    } else {
        "UPDATE games SET version = ?, status = ?, listed = ?, series = ?, class = ?, flag_at = ?, updated_at = ?
         WHERE id = ?"
    };
    sqlx::query(put)
        .bind(grown)
        .bind(summary.status.word())
        .bind(summary.listed)
        .bind(summary.series.as_ref().map(GameId::as_str))
        .bind(summary.class.as_ref().map(ClassId::as_str))
        .bind(summary.flag_after.map(|after| at + after))
        .bind(at)
        .bind(game)
        .execute(&mut *writer)
        .await?;
    for (place, event) in append.events.iter().enumerate() {
        // The ack stands at the last event: its version is the answer.
        let ack = append.ack.as_ref().filter(|_| place + 1 == append.events.len());
        sqlx::query("INSERT INTO events (game, version, at, event, guest, ack) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(game)
            .bind(version + 1 + place as i64)
            .bind(at)
            .bind(written(event))
            .bind(ack.map(|(guest, _)| guest.as_str()))
            .bind(ack.map(|(_, ack)| ack.as_str()))
            .execute(&mut *writer)
            .await?;
    }
    Ok(Ok(Appended { version: grown as Version, at }))
}

async fn said(
    connection: impl sqlx::SqliteExecutor<'_>,
    game: &str,
    guest: &GuestKey,
    ack: &AckId,
) -> Result<Option<Version>, sqlx::Error> {
    let version: Option<i64> =
        sqlx::query_scalar("SELECT version FROM events WHERE game = ? AND guest = ? AND ack = ?")
            .bind(game)
            .bind(guest.as_str())
            .bind(ack.as_str())
            .fetch_optional(connection)
            .await?;
    Ok(version.map(|version| version as Version))
}

#[async_trait]
impl Store for Sqlite {
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<Appended, AppendError>> {
        match self.try_append_all(&batch).await {
            Ok(answers) => {
                for (append, answer) in batch.iter().zip(&answers) {
                    if let Ok(appended) = answer {
                        let _ = self.news.send(News::Grown(append.game.clone(), appended.version));
                    }
                }
                answers
            }
            Err(error) => {
                let failed = || Err(AppendError::Failed(StoreError(error.to_string())));
                batch.iter().map(|_| failed()).collect()
            }
        }
    }

    async fn events(&self, game: &GameId, after: Version) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT version, at, event FROM events WHERE game = ? AND version > ? ORDER BY version",
        )
        .bind(game.as_str())
        .bind(i64::from(after))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(logged).collect()
    }

    async fn said(
        &self,
        game: &GameId,
        guest: &GuestKey,
        ack: &AckId,
    ) -> Result<Option<Version>, StoreError> {
        Ok(said(&self.readers, game.as_str(), guest, ack).await?)
    }

    async fn lobby(&self, since: Millis, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM (
                SELECT id, number, row_number() OVER (PARTITION BY guest ORDER BY number DESC) AS nth
                FROM games JOIN presence ON game = id
                WHERE status = 'waiting' AND listed = 1 AND until >= ?
             ) WHERE nth <= ? ORDER BY number DESC LIMIT ?",
        );
        names(found.bind(since).bind(LOBBY_EACH).bind(most).fetch_all(&self.readers).await?)
    }

    async fn flags_due(&self, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar("SELECT id FROM games WHERE flag_at <= ? ORDER BY flag_at LIMIT ?");
        names(found.bind(local_time()).bind(most).fetch_all(&self.readers).await?)
    }

    async fn series(&self, first: &GameId) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar("SELECT id FROM games WHERE series = ? ORDER BY number");
        names(found.bind(first.as_str()).fetch_all(&self.readers).await?)
    }

    async fn all_games(&self, after: Option<&GameId>, most: u32) -> Result<Vec<GameId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM games WHERE number > coalesce((SELECT number FROM games WHERE id = ?), 0)
             ORDER BY number LIMIT ?",
        );
        names(found.bind(after.map(GameId::as_str)).bind(most).fetch_all(&self.readers).await?)
    }

    async fn keep_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        sqlx::query(
            "INSERT INTO guests (key, name, seen) VALUES (?, ?, ?)
             ON CONFLICT (key) DO UPDATE SET name = coalesce(excluded.name, name), seen = excluded.seen",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(local_time())
        .execute(&mut *writer)
        .await?;
        Ok(())
    }

    async fn guest(&self, guest: &GuestKey) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT name, seen FROM guests WHERE key = ?")
            .bind(guest.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(Guest { name: row.try_get(0)?, seen: row.try_get(1)? }))
            .transpose()?)
    }

    async fn rename_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("UPDATE guests SET name = ? WHERE key = ?")
            .bind(name)
            .bind(guest.as_str())
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    async fn names(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, String)>, StoreError> {
        let mut found = Vec::with_capacity(guests.len());
        for guest in guests {
            let name: Option<Option<String>> = sqlx::query_scalar("SELECT name FROM guests WHERE key = ?")
                .bind(guest.as_str())
                .fetch_optional(&self.readers)
                .await?;
            found.extend(name.flatten().map(|name| (guest.clone(), name)));
        }
        Ok(found)
    }

    async fn purge_names(&self, before: Millis) -> Result<u64, StoreError> {
        let mut writer = self.writer.lock().await;
        let purged = sqlx::query("UPDATE guests SET name = NULL WHERE name IS NOT NULL AND seen < ?")
            .bind(before)
            .execute(&mut *writer)
            .await?;
        Ok(purged.rows_affected())
    }

    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, StoreError> {
        // The moment is that of the first statement.
        Ok(Box::new(Moment(self.readers.begin().await?)))
    }

    async fn filling(&self) -> Result<Box<dyn Filling>, StoreError> {
        Ok(Box::new(Filled(self.readers.begin_with("BEGIN IMMEDIATE").await?)))
    }

    async fn now(&self) -> Result<Millis, StoreError> {
        Ok(local_time())
    }

    async fn news(&self) -> News {
        match self.heard.lock().await.recv().await {
            Ok(news) => news,
            Err(broadcast::error::RecvError::Lagged(_)) => News::Missed,
            // The sender is ours: it cannot be gone.
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }

    async fn say(&self, word: &str) -> Result<(), StoreError> {
        let _ = self.news.send(News::Word(word.to_owned()));
        Ok(())
    }

    async fn close(&self) {
        // Whoever holds the writer finishes first.
        let mut writer = self.writer.lock().await;
        let lock = self.lock.lock().await.take();
        if lock.is_some() {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await;
        }
        self.readers.close().await;
    }
}

fn local_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an answer promises rests on these: a commit waits for the disk.
    #[tokio::test]
    async fn commits_are_on_the_disk_before_they_are_answered() {
        let folder = std::env::temp_dir().join(format!("khamsin-sqlite-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = std::fs::File::create(folder.join("lock")).expect("a file");
        let lock = Held::take(file).expect("a lock").expect("nobody has it");
        let store = Sqlite::open(&folder.join("games.db"), lock).await.expect("a store");
        let mut writer = store.writer.lock().await;
        let synchronous: i64 =
            sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *writer).await.expect("an answer");
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *writer).await.expect("an answer");
        assert_eq!((synchronous, journal.as_str()), (2, "wal"), "FULL is 2");
        drop(writer);
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("it is ours");
    }
}
