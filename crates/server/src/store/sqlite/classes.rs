//! Classes in SQLite: a document with a version, and names beside it.

use async_trait::async_trait;
use sqlx::Connection;

use super::Sqlite;
use crate::class::state::Class;
use crate::class::store::{ClassStore, Saved};
use crate::online::event::Millis;
use crate::online::id::{ClassId, GuestKey};
use crate::store::StoreError;
use crate::store::rows::{class, names, plan};

#[async_trait]
impl ClassStore for Sqlite {
    async fn class(&self, id: &ClassId) -> Result<Option<Class>, StoreError> {
        // One transaction, so that names and document are of one version.
        let mut reader = self.readers.acquire().await?;
        let mut transaction = reader.begin().await?;
        let row: Option<(i64, i64, String)> =
            sqlx::query_as("SELECT version, created_at, document FROM classes WHERE id = ?")
                .bind(id.as_str())
                .fetch_optional(&mut *transaction)
                .await?;
        let found: Vec<(i64, String)> =
            sqlx::query_as("SELECT number, name FROM class_names WHERE class = ?")
                .bind(id.as_str())
                .fetch_all(&mut *transaction)
                .await?;
        row.map(|row| class(id, row, found)).transpose()
    }

    async fn save_class(&self, class: &Class) -> Result<Saved, StoreError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let put = if class.version == 0 {
            "INSERT INTO classes (id, version, ended, created_at, names_until, document) VALUES (?1, ?2 + 1, ?3, ?4, ?5, ?6)
             ON CONFLICT DO NOTHING"
        } else {
            "UPDATE classes SET version = ?2 + 1, ended = ?3, created_at = ?4, names_until = ?5, document = ?6
             WHERE id = ?1 AND version = ?2"
        };
        let written = sqlx::query(put)
            .bind(class.id.as_str())
            .bind(i64::from(class.version))
            .bind(class.has_ended())
            .bind(class.created)
            .bind(class.names_until())
            .bind(plan(&class.plan))
            .execute(&mut *transaction)
            .await?;
        if written.rows_affected() == 0 {
            return Ok(Saved::Stale);
        }
        sqlx::query("DELETE FROM class_names WHERE class = ?")
            .bind(class.id.as_str())
            .execute(&mut *transaction)
            .await?;
        for (number, name) in &class.names {
            sqlx::query("INSERT INTO class_names (class, number, name) VALUES (?, ?, ?)")
                .bind(class.id.as_str())
                .bind(i64::from(*number))
                .bind(name)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(Saved::Yes)
    }

    async fn open_classes(&self, most: u32) -> Result<Vec<ClassId>, StoreError> {
        let found =
            sqlx::query_scalar("SELECT id FROM classes WHERE ended = 0 ORDER BY created_at DESC, id LIMIT ?");
        names(found.bind(most).fetch_all(&self.readers).await?)
    }

    async fn classes_to_forget(&self, now: Millis) -> Result<Vec<ClassId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM classes WHERE names_until < ?
             AND EXISTS (SELECT 1 FROM class_names WHERE class = id) ORDER BY id",
        );
        names(found.bind(now).fetch_all(&self.readers).await?)
    }

    async fn seen(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, Millis)>, StoreError> {
        let mut found = Vec::with_capacity(guests.len());
        for guest in guests {
            let seen: Option<i64> = sqlx::query_scalar("SELECT seen FROM guests WHERE key = ?")
                .bind(guest.as_str())
                .fetch_optional(&self.readers)
                .await?;
            found.extend(seen.map(|seen| (guest.clone(), seen)));
        }
        Ok(found)
    }
}
