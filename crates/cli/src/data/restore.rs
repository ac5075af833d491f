//! `khamsin data restore`: an empty store, filled from a backup.

use std::fs::File;
use std::io::{self, Read};

use khamsin_server::archive::ArchiveError;
use khamsin_server::archive::reader::Reader;
use khamsin_server::archive::restore::restore;
use serde_json::json;
use tokio::runtime::Runtime;

use super::progress::Progress;
use super::{args, failed, is_standard, told, unopened};
use crate::front::{Format, Front};
use crate::replay;

/// Runs the command.
pub fn run(what: &args::Restore, front: &mut Front) -> anyhow::Result<()> {
    let name = replay::name(front, &what.file);
    let place = what.database.place().map_err(|error| unopened(front, &error))?;
    // What is no backup at all leaves no trace of a database.
    let reader = open(what).map_err(|error| failed(front, &name, error))?;
    let program = reader.head().program.clone();
    let counts = Runtime::new()?.block_on(async {
        let store = place.open().await.map_err(|error| unopened(front, &error))?;
        let mut progress = Progress::new(front);
        let restored = restore(reader, &*store, |counts, games| progress.show(counts.games, games)).await;
        drop(progress);
        store.close().await;
        restored.map_err(|error| match error {
            error @ (ArchiveError::NotEmpty | ArchiveError::Store(_)) => {
                failed(front, &place.to_string(), error)
            }
            error => failed(front, &name, error),
        })
    })?;
    match what.format.get() {
        Format::Json => front.json(&json!({
            "file": what.file.display().to_string(),
            "program": program,
            "counts": counts,
        })),
        Format::Text => {
            let said = vec![("file", name.into()), ("text", told(front, &counts).into())];
            front.line(&front.text("data-restored", &said))
        }
    }
}

fn open(what: &args::Restore) -> Result<Reader<Box<dyn Read>>, ArchiveError> {
    Reader::new(if is_standard(&what.file) {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(&what.file)?)
    })
}
