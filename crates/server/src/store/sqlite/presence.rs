//! Presence in SQLite. Many seats are one statement, whatever their number: whoever wants to write a turn waits for it.

use async_trait::async_trait;

use super::Sqlite;
use crate::online::event::Millis;
use crate::online::id::GameId;
use crate::store::StoreError;
use crate::store::presence::{Presence, PresenceStore, read};

#[async_trait]
impl PresenceStore for Sqlite {
    async fn keep_presence(&self, seats: &[Presence]) -> Result<(), StoreError> {
        let rows = rows(seats)?;
        let mut writer = self.writer.lock().await;
        sqlx::query(
            "INSERT INTO presence (game, guest, until, said)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
             ON CONFLICT (game, guest) DO UPDATE SET until = excluded.until, said = excluded.said
             WHERE excluded.said > presence.said",
        )
        .bind(rows)
        .execute(&mut *writer)
        .await?;
        Ok(())
    }

    async fn presence(&self, game: &GameId) -> Result<Vec<Presence>, StoreError> {
        let rows = sqlx::query_as("SELECT guest, until, said FROM presence WHERE game = ?")
            .bind(game.as_str())
            .fetch_all(&self.readers)
            .await?;
        read(game, rows)
    }

    async fn forget_presence(&self, before: Millis) -> Result<u64, StoreError> {
        let mut writer = self.writer.lock().await;
        let forgotten = sqlx::query(
            "DELETE FROM presence WHERE until < ? AND game IN (SELECT id FROM games WHERE status = 'over')",
        )
        .bind(before)
        .execute(&mut *writer)
        .await?;
        Ok(forgotten.rows_affected())
    }
}

/// Seats as one value, which the database takes apart.
fn rows(seats: &[Presence]) -> Result<String, StoreError> {
    let rows: Vec<_> =
        seats.iter().map(|seat| (seat.game.as_str(), seat.guest.as_str(), seat.until, seat.said)).collect();
    serde_json::to_string(&rows).map_err(|error| StoreError(error.to_string()))
}
