//! Taking everything out of a store.

use std::io::Write;

use super::PAGE;
use super::error::ArchiveError;
use super::line::{Counts, FORMAT, Head, Line};
use super::writer::Writer;
use crate::online::id::GameId;
use crate::store::Store;
use crate::store::kept::KeptGame;
use crate::store::snapshot::Snapshot;

/// What came of a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// How much was written.
    pub counts: Counts,
    /// Games that this program cannot play through: they are in the backup, but it will not restore them.
    pub broken: Vec<GameId>,
}

/// Writes everything a store holds, as it is at one moment; `watch` is told how far it is, and how many games there are.
/// Only one game or one page of guests is in memory at a time.
///
/// # Errors
/// If the store fails, or what is written to.
pub async fn backup<W: Write>(
    store: &dyn Store,
    out: W,
    mut watch: impl FnMut(&Counts, u64),
) -> Result<(BackedUp, W), ArchiveError> {
    let at = store.now().await?;
    let mut snapshot = store.snapshot().await?;
    let games = snapshot.count_games().await?;
    let program = env!("CARGO_PKG_VERSION").to_owned();
    let mut writer = Writer::new(out, Head { format: FORMAT, program, at, games })?;
    let mut broken = Vec::new();
    let mut last = 0;
    loop {
        let page = snapshot.games(last, PAGE).await?;
        let Some(&(number, _)) = page.last() else { break };
        last = number;
        for (_, id) in page {
            let game = KeptGame { log: snapshot.log(&id).await?, id };
            if game.table().is_err() {
                broken.push(game.id.clone());
            }
            writer.add(&Line::Game(game))?;
            watch(&writer.counts(), games);
        }
    }
    guests(&mut *snapshot, &mut writer).await?;
    classes(&mut *snapshot, &mut writer).await?;
    let (counts, out) = writer.finish()?;
    Ok((BackedUp { counts, broken }, out))
}

async fn guests<W: Write>(snapshot: &mut dyn Snapshot, writer: &mut Writer<W>) -> Result<(), ArchiveError> {
    let mut last = None;
    loop {
        let page = snapshot.guests(last.as_ref(), PAGE).await?;
        let Some(guest) = page.last() else { return Ok(()) };
        last = Some(guest.key.clone());
        for guest in page {
            writer.add(&Line::Guest(guest))?;
        }
    }
}

async fn classes<W: Write>(snapshot: &mut dyn Snapshot, writer: &mut Writer<W>) -> Result<(), ArchiveError> {
    let mut last = None;
    loop {
        let page = snapshot.classes(last.as_ref(), PAGE).await?;
        let Some(id) = page.last() else { return Ok(()) };
        last = Some(id.clone());
        for id in page {
            let class = snapshot.class(&id).await?;
            class.map_or(Ok(()), |class| writer.add(&Line::Class(class)))?;
        }
    }
}
