//! The records of all finished games of a store.

use std::io::Write;

use khamsin_rules::Side;
use khamsin_rules::record::{Record, Tag};

use super::PAGE;
use super::error::ArchiveError;
use crate::class::export::Names;
use crate::class::state::Class;
use crate::online::id::{GameId, GuestKey};
use crate::online::record;
use crate::online::table::Table;
use crate::store::kept::KeptGame;
use crate::store::snapshot::Snapshot;
use crate::store::{Store, StoreError};

/// What came of an export.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    /// How many games were written.
    pub games: u64,
    /// Games that this program cannot play through: they are left out.
    pub broken: Vec<GameId>,
}

/// Writes the record of every finished game, in the order in which they were created; `watch` is told how many games were
/// looked at, and how many there are.
///
/// # Errors
/// If the store fails, or what is written to.
pub async fn export(
    store: &dyn Store,
    names: Names,
    out: &mut impl Write,
    mut watch: impl FnMut(u64, u64),
) -> Result<Exported, ArchiveError> {
    let mut snapshot = store.snapshot().await?;
    let games = snapshot.count_games().await?;
    let mut exported = Exported::default();
    let (mut last, mut seen) = (0, 0);
    loop {
        let page = snapshot.games(last, PAGE).await?;
        let Some(&(number, _)) = page.last() else { break };
        last = number;
        for (_, id) in page {
            let game = KeptGame { log: snapshot.log(&id).await?, id };
            match game.table() {
                Ok(table) if table.finished.is_some() => {
                    let record = match names {
                        Names::Told => named(&mut *snapshot, &table).await?,
                        Names::Hidden => record::anonymous(&table),
                    };
                    // A blank line stands between two games.
                    let blank = if exported.games > 0 { "\n" } else { "" };
                    write!(out, "{blank}{record}")?;
                    exported.games += 1;
                }
                Ok(_) => {}
                Err(_) => exported.broken.push(game.id),
            }
            seen += 1;
            watch(seen, games);
        }
    }
    out.flush()?;
    Ok(exported)
}

/// The record with the names of its players, as far as they are known.
async fn named(snapshot: &mut dyn Snapshot, table: &Table) -> Result<Record, StoreError> {
    let mut record = record::of(table);
    let class = match &table.created.class {
        Some(place) => snapshot.class(&place.id).await?.and_then(|kept| kept.class().ok()),
        None => None,
    };
    if let Some(place) = &table.created.class {
        record.set_tag(Tag::ROUND, place.round.to_string());
    }
    if let Some(title) = class.as_ref().and_then(|class| class.plan.title.clone()) {
        record.set_tag(Tag::EVENT, title);
    }
    for (side, tag) in [(Side::First, Tag::FIRST), (Side::Second, Tag::SECOND)] {
        let Some(guest) = &table.seats[side] else { continue };
        let name = match class.as_ref().and_then(|class| name_in(class, guest)) {
            Some(name) => Some(name),
            None => snapshot.name(guest).await?,
        };
        if let Some(name) = name {
            record.set_tag(tag, name);
        }
    }
    Ok(record)
}

/// What a guest is called in a class.
fn name_in(class: &Class, guest: &GuestKey) -> Option<String> {
    class.names.get(&class.pupil_of(guest)?.number).cloned()
}
