//! A batch in one transaction: its games are locked in the order of their names, so that servers never wait for each other
//! in a circle, and each item is judged under that lock.

use std::collections::BTreeMap;

use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row};

use super::channel::{CHANNEL, notes};
use super::{NOW, Postgres};
use crate::online::event::{Millis, Version};
use crate::online::id::{AckId, ClassId, GameId, GuestKey};
use crate::store::rows::written;
use crate::store::{Append, AppendError, Appended};

impl Postgres {
    /// Adds to logs, and answers for each in order; nothing is written if this fails.
    pub(super) async fn try_append_all(
        &self,
        batch: &[Append],
    ) -> Result<Vec<Result<Appended, AppendError>>, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let mut logs = lock(&mut transaction, batch).await?;
        let now: i64 = sqlx::query_scalar(NOW).fetch_one(&mut *transaction).await?;
        let mut repeated = repeats(&mut transaction, batch).await?;
        let mut page = Page::default();
        let mut answers = Vec::with_capacity(batch.len());
        for append in batch {
            let said = append.ack.as_ref().map(|(guest, ack)| said_key(&append.game, guest, ack));
            if let Some(&version) = said.as_ref().and_then(|key| repeated.get(key)) {
                answers.push(Err(AppendError::Repeated { version }));
                continue;
            }
            let log = logs.entry(append.game.clone()).or_insert(Log { version: 0, at: 0, is_new: true });
            if log.version != append.seen {
                answers.push(Err(AppendError::Stale));
                continue;
            }
            let appended = page.add(append, log, now);
            repeated.extend(said.map(|key| (key, appended.version)));
            answers.push(Ok(appended));
        }
        page.write(&mut transaction).await?;
        transaction.commit().await?;
        Ok(answers)
    }
}

/// A log while its game is locked.
#[derive(Clone, Copy)]
struct Log {
    version: Version,
    at: Millis,
    is_new: bool,
}

/// Locks the games of a batch, and makes those that are new, so that nobody else makes them meanwhile.
async fn lock(connection: &mut PgConnection, batch: &[Append]) -> Result<BTreeMap<GameId, Log>, sqlx::Error> {
    let mut ids: Vec<&str> = batch.iter().map(|append| append.game.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut new: Vec<&str> =
        batch.iter().filter(|append| append.seen == 0).map(|append| append.game.as_str()).collect();
    new.sort_unstable();
    new.dedup();
    if !new.is_empty() {
        sqlx::query(
            "INSERT INTO games (id, version, status, listed, created_at, updated_at)
             SELECT id, 0, 'waiting', false, 0, 0 FROM unnest($1::text[]) AS id ORDER BY id ON CONFLICT DO NOTHING",
        )
        .bind(&new)
        .execute(&mut *connection)
        .await?;
    }
    let rows =
        sqlx::query("SELECT id, version, updated_at FROM games WHERE id = ANY($1) ORDER BY id FOR UPDATE")
            .bind(&ids)
            .fetch_all(&mut *connection)
            .await?;
    let mut logs = BTreeMap::new();
    for row in rows {
        let (id, version, at): (String, i32, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let id = id.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
        logs.insert(id, Log { version: version as Version, at, is_new: version == 0 });
    }
    Ok(logs)
}

fn said_key(game: &GameId, guest: &GuestKey, ack: &AckId) -> (String, String, String) {
    (game.to_string(), guest.to_string(), ack.to_string())
}

/// What of a batch was said before, and as which version.
async fn repeats(
    connection: &mut PgConnection,
    batch: &[Append],
) -> Result<BTreeMap<(String, String, String), Version>, sqlx::Error> {
    let (mut games, mut guests, mut acks) = (Vec::new(), Vec::new(), Vec::new());
    for append in batch {
        if let Some((guest, ack)) = &append.ack {
            games.push(append.game.as_str());
            guests.push(guest.as_str());
            acks.push(ack.as_str());
        }
    }
    if acks.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows: Vec<(String, String, String, i32)> = sqlx::query_as(
        "SELECT game, guest, ack, version FROM events
         JOIN unnest($1::text[], $2::text[], $3::text[]) AS asked (game, guest, ack) USING (game, guest, ack)",
    )
    .bind(&games)
    .bind(&guests)
    .bind(&acks)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(game, guest, ack, version)| ((game, guest, ack), version as Version)).collect())
}

/// What a transaction writes, column by column: one statement for all events, one for all games.
#[derive(Default)]
struct Page<'a> {
    events: EventColumns<'a>,
    games: BTreeMap<&'a str, GameRow<'a>>,
}

#[derive(Default)]
struct EventColumns<'a> {
    game: Vec<&'a str>,
    version: Vec<i32>,
    at: Vec<i64>,
    event: Vec<String>,
    guest: Vec<Option<&'a str>>,
    ack: Vec<Option<&'a str>>,
}

struct GameRow<'a> {
    append: &'a Append,
    version: i32,
    at: i64,
    is_new: bool,
}

impl<'a> Page<'a> {
    /// Adds to a log that stands at the version its writer has seen.
    fn add(&mut self, append: &'a Append, log: &mut Log, now: Millis) -> Appended {
        let at = now.max(log.at);
        for (place, event) in append.events.iter().enumerate() {
            log.version += 1;
            // The ack stands at the last event: its version is the answer.
            let ack = append.ack.as_ref().filter(|_| place + 1 == append.events.len());
            self.events.game.push(append.game.as_str());
            self.events.version.push(log.version as i32);
            self.events.at.push(at);
            self.events.event.push(written(event));
            self.events.guest.push(ack.map(|(guest, _)| guest.as_str()));
            self.events.ack.push(ack.map(|(_, ack)| ack.as_str()));
        }
        log.at = at;
        let row = GameRow { append, version: log.version as i32, at, is_new: log.is_new };
        self.games.insert(append.game.as_str(), row);
        Appended { version: log.version, at }
    }

    async fn write(self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.games.is_empty() {
            return Ok(());
        }
        let EventColumns { game, version, at, event, guest, ack } = self.events;
        sqlx::query(
            "INSERT INTO events (game, version, at, event, guest, ack)
             SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])",
        )
        .bind(game)
        .bind(version)
        .bind(at)
        .bind(event)
        .bind(guest)
        .bind(ack)
        .execute(&mut *connection)
        .await?;
        let rows = || self.games.values();
        let summaries = || rows().map(|row| &row.append.summary);
        sqlx::query(
            "UPDATE games SET version = new.version, status = new.status, listed = new.listed, series = new.series,
                 class = new.class, flag_at = new.flag_at, updated_at = new.at,
                 created_at = CASE WHEN new.is_new THEN new.at ELSE created_at END
             FROM unnest($1::text[], $2::int[], $3::text[], $4::bool[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
                 $9::bool[]) AS new (id, version, status, listed, series, class, flag_at, at, is_new)
             WHERE games.id = new.id",
        )
        .bind(self.games.keys().copied().collect::<Vec<&str>>())
        .bind(rows().map(|row| row.version).collect::<Vec<i32>>())
        .bind(summaries().map(|summary| summary.status.word()).collect::<Vec<&str>>())
        .bind(summaries().map(|summary| summary.listed).collect::<Vec<bool>>())
        .bind(summaries().map(|summary| summary.series.as_ref().map(GameId::as_str)).collect::<Vec<_>>())
        .bind(summaries().map(|summary| summary.class.as_ref().map(ClassId::as_str)).collect::<Vec<_>>())
        .bind(rows().map(|row| row.append.summary.flag_after.map(|after| row.at + after)).collect::<Vec<_>>())
        .bind(rows().map(|row| row.at).collect::<Vec<i64>>())
        .bind(rows().map(|row| row.is_new).collect::<Vec<bool>>())
        .execute(&mut *connection)
        .await?;
        sqlx::query("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note")
            .bind(CHANNEL)
            .bind(notes(rows().map(|row| format!("{}:{}", row.append.game, row.version))))
            .execute(&mut *connection)
            .await?;
        Ok(())
    }
}
