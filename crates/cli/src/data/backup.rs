//! `khamsin data backup`: everything a store holds, in one file.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use khamsin_server::archive::ArchiveError;
use khamsin_server::archive::backup::{BackedUp, backup};
use khamsin_server::archive::file::{Existing, NewFile};
use khamsin_server::listen::asked_to_end;
use khamsin_server::store::Store;
use serde_json::json;
use tokio::runtime::Runtime;

use super::progress::Progress;
use super::{answer, args, failed, is_standard, told, unopened, warn_of};
use crate::complaint;
use crate::front::Front;
use crate::matches::INTERRUPTED;

/// Runs the command.
pub fn run(what: &args::Backup, front: &mut Front) -> anyhow::Result<ExitCode> {
    let name = what.file.display().to_string();
    let runtime = Runtime::new()?;
    let place = what.database.place().map_err(|error| unopened(front, &error))?;
    let existing = if what.force { Existing::Replaced } else { Existing::Kept };
    let written = runtime.block_on(async {
        let store = place.visit().await.map_err(|error| unopened(front, &error))?;
        let written = write(&*store, &what.file, existing, front).await;
        store.close().await;
        written.map_err(|error| failed(front, &name, error))
    })?;
    let Some(BackedUp { counts, broken }) = written else {
        complaint::say(front, &front.plain("data-stopped"));
        return Ok(ExitCode::from(INTERRUPTED));
    };
    warn_of(front, "data-backup-broken", &broken);
    let said = vec![("file", name.clone().into()), ("text", told(front, &counts).into())];
    let sentence = front.text("data-backed-up", &said);
    let json = json!({ "file": name, "counts": counts, "broken": broken });
    answer::tell(front, &what.format, &what.file, &json, &sentence)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the file; nothing comes of it if somebody stops the program.
async fn write(
    store: &dyn Store,
    file: &Path,
    existing: Existing,
    front: &Front,
) -> Result<Option<BackedUp>, ArchiveError> {
    let mut progress = Progress::new(front);
    if is_standard(file) {
        // The pipe's other end decides when it is over.
        let (done, _) = backup(store, io::stdout().lock(), |_, _| ()).await?;
        return Ok(Some(done));
    }
    let ended = asked_to_end()?;
    let new = NewFile::create(file, existing)?;
    let written = backup(store, new, |counts, games| progress.show(counts.games, games));
    tokio::select! {
        written = written => {
            let (done, new) = written?;
            new.finish()?;
            Ok(Some(done))
        }
        () = ended => Ok(None),
    }
}
