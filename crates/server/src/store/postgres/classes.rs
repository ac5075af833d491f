//! Classes in PostgreSQL: a document with a version, and names beside it.

use async_trait::async_trait;

use super::Postgres;
use crate::class::state::Class;
use crate::class::store::{ClassStore, Saved};
use crate::online::event::Millis;
use crate::online::id::{ClassId, GuestKey};
use crate::store::StoreError;
use crate::store::rows::{class, names, plan};

#[async_trait]
impl ClassStore for Postgres {
    async fn class(&self, id: &ClassId) -> Result<Option<Class>, StoreError> {
        // One statement, so that names and document are of one version.
        let rows: Vec<(i32, i64, String, Option<i32>, Option<String>)> = sqlx::query_as(
            "SELECT version, created_at, document, number, name
             FROM classes LEFT JOIN class_names ON class = id WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_all(&self.pool)
        .await?;
        let Some((version, created, document, ..)) = rows.first() else { return Ok(None) };
        let row = (i64::from(*version), *created, document.clone());
        let named = rows.iter().filter_map(|(.., number, name)| Some((i64::from((*number)?), name.clone()?)));
        class(id, row, named.collect()).map(Some)
    }

    async fn save_class(&self, class: &Class) -> Result<Saved, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let put = if class.version == 0 {
            "INSERT INTO classes (id, version, ended, created_at, names_until, document)
             VALUES ($1, $2 + 1, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        } else {
            "UPDATE classes SET version = $2 + 1, ended = $3, created_at = $4, names_until = $5, document = $6
             WHERE id = $1 AND version = $2"
        };
        let written = sqlx::query(put)
            .bind(class.id.as_str())
            .bind(class.version as i32)
            .bind(class.has_ended())
            .bind(class.created)
            .bind(class.names_until())
            .bind(plan(&class.plan))
            .execute(&mut *transaction)
            .await?;
        if written.rows_affected() == 0 {
            return Ok(Saved::Stale);
        }
        sqlx::query("DELETE FROM class_names WHERE class = $1")
            .bind(class.id.as_str())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO class_names (class, number, name)
             SELECT $1, number, name FROM unnest($2::int[], $3::text[]) AS new (number, name)",
        )
        .bind(class.id.as_str())
        .bind(class.names.keys().map(|&number| number as i32).collect::<Vec<i32>>())
        .bind(class.names.values().map(String::as_str).collect::<Vec<&str>>())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(Saved::Yes)
    }

    async fn open_classes(&self, most: u32) -> Result<Vec<ClassId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM classes WHERE NOT ended ORDER BY created_at DESC, id LIMIT $1",
        );
        names(found.bind(i64::from(most)).fetch_all(&self.pool).await?)
    }

    async fn classes_to_forget(&self, now: Millis) -> Result<Vec<ClassId>, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT id FROM classes WHERE names_until < $1
             AND EXISTS (SELECT 1 FROM class_names WHERE class = id) ORDER BY id",
        );
        names(found.bind(now).fetch_all(&self.pool).await?)
    }

    async fn seen(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, Millis)>, StoreError> {
        let keys: Vec<&str> = guests.iter().map(GuestKey::as_str).collect();
        let rows: Vec<(String, i64)> = sqlx::query_as("SELECT key, seen FROM guests WHERE key = ANY($1)")
            .bind(keys)
            .fetch_all(&self.pool)
            .await?;
        let found = |guest: &GuestKey| rows.iter().find(|(key, _)| key == guest.as_str());
        Ok(guests.iter().filter_map(|guest| Some((guest.clone(), found(guest)?.1))).collect())
    }
}
