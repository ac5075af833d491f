//! Filling an empty store from a backup.

use std::io::Read;

use super::PAGE;
use super::error::ArchiveError;
use super::line::{Counts, Line};
use super::reader::Reader;
use crate::store::Store;
use crate::store::filling::Filling;

/// Fills a store, all or nothing: every log is played through under the rules, and the end of the file is seen, before
/// anything is kept. `watch` is told how far it is, and how many games there are.
///
/// # Errors
/// If the store is not empty or fails, or the backup is not as it should be. The store is as it was then.
pub async fn restore<R: Read>(
    mut reader: Reader<R>,
    store: &dyn Store,
    watch: impl FnMut(&Counts, u64),
) -> Result<Counts, ArchiveError> {
    let mut filling = store.filling().await?;
    match fill(&mut *filling, &mut reader, watch).await {
        Ok(()) => {
            filling.commit().await?;
            Ok(reader.counts())
        }
        Err(error) => {
            // What is said is why; a transaction that cannot even be given up is given up by the database.
            let _ = filling.abandon().await;
            match error {
                // A game or a database that fails may come of damage, which is seen only at the end of the file.
                ArchiveError::Game { .. } | ArchiveError::Store(_) => reader.finish().and(Err(error)),
                other => Err(other),
            }
        }
    }
}

async fn fill<R: Read>(
    filling: &mut dyn Filling,
    reader: &mut Reader<R>,
    mut watch: impl FnMut(&Counts, u64),
) -> Result<(), ArchiveError> {
    if !filling.is_empty().await? {
        return Err(ArchiveError::NotEmpty);
    }
    let games = reader.head().games;
    let mut guests = Vec::new();
    let mut number = 1;
    while let Some(line) = reader.next_piece()? {
        number += 1;
        match line {
            Line::Game(game) => {
                let table =
                    game.table().map_err(|broken| ArchiveError::Game { id: game.id.clone(), broken })?;
                filling.game(&game, &table).await?;
            }
            Line::Guest(guest) => {
                guests.push(guest);
                if guests.len() == PAGE as usize {
                    filling.guests(&guests).await?;
                    guests.clear();
                }
            }
            Line::Class(class) => {
                let read = class.class().map_err(|_| ArchiveError::Damaged { line: number })?;
                filling.class(&class, &read).await?;
            }
            Line::Khamsin(_) | Line::End(_) => return Err(ArchiveError::Damaged { line: number }),
        }
        watch(&reader.counts(), games);
    }
    Ok(filling.guests(&guests).await?)
}
