//! Presence in PostgreSQL.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Postgres;
use crate::online::event::Millis;
use crate::online::id::GameId;
use crate::store::StoreError;
use crate::store::presence::{Presence, PresenceStore, read};

#[async_trait]
impl PresenceStore for Postgres {
    async fn keep_presence(&self, seats: &[Presence]) -> Result<(), StoreError> {
        let (games, guests, until, said) = columns(seats);
        sqlx::query(
            "INSERT INTO presence (game, guest, until, said)
             SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])
             ON CONFLICT (game, guest) DO UPDATE SET until = excluded.until, said = excluded.said
             WHERE excluded.said > presence.said",
        )
        .bind(games)
        .bind(guests)
        .bind(until)
        .bind(said)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn presence(&self, game: &GameId) -> Result<Vec<Presence>, StoreError> {
        let rows = sqlx::query_as("SELECT guest, until, said FROM presence WHERE game = $1")
            .bind(game.as_str())
            .fetch_all(&self.pool)
            .await?;
        read(game, rows)
    }

    async fn forget_presence(&self, before: Millis) -> Result<u64, StoreError> {
        let forgotten = sqlx::query(
            "DELETE FROM presence WHERE until < $1 AND game IN (SELECT id FROM games WHERE status = 'over')",
        )
        .bind(before)
        .execute(&self.pool)
        .await?;
        Ok(forgotten.rows_affected())
    }
}

/// Seats column by column. A row cannot be written twice by one statement, and rows are locked in one order.
fn columns(seats: &[Presence]) -> (Vec<&str>, Vec<&str>, Vec<i64>, Vec<i64>) {
    let mut rows: BTreeMap<(&str, &str), &Presence> = BTreeMap::new();
    for seat in seats {
        let row = rows.entry((seat.game.as_str(), seat.guest.as_str())).or_insert(seat);
        if seat.said > row.said {
            *row = seat;
        }
    }
    let (games, guests) = rows.keys().copied().unzip();
    let (until, said) = rows.values().map(|seat| (seat.until, seat.said)).unzip();
    (games, guests, until, said)
}
