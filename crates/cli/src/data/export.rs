//! `khamsin data export`: the records of all finished games.

use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use khamsin_server::archive::ArchiveError;
use khamsin_server::archive::file::{Existing, NewFile};
use khamsin_server::archive::records::{Exported, export};
use khamsin_server::class::export::Names;
use khamsin_server::listen::asked_to_end;
use khamsin_server::store::Store;
use serde_json::json;
use tokio::runtime::Runtime;

use super::progress::Progress;
use super::{answer, args, failed, is_standard, unopened, warn_of};
use crate::complaint;
use crate::front::Front;
use crate::matches::INTERRUPTED;

/// What the file is called where only a folder is named.
const IN_FOLDER: &str = "games.pgn";

/// Runs the command.
pub fn run(what: &args::Export, front: &mut Front) -> anyhow::Result<ExitCode> {
    let file = file(&what.file);
    let name = file.display().to_string();
    let runtime = Runtime::new()?;
    let place = what.database.place().map_err(|error| unopened(front, &error))?;
    let names = if what.anonymous { Names::Hidden } else { Names::Told };
    let existing = if what.force { Existing::Replaced } else { Existing::Kept };
    let written = runtime.block_on(async {
        let store = place.visit().await.map_err(|error| unopened(front, &error))?;
        let written = write(&*store, names, &file, existing, front).await;
        store.close().await;
        written.map_err(|error| failed(front, &name, error))
    })?;
    let Some(Exported { games, broken }) = written else {
        complaint::say(front, &front.plain("data-stopped"));
        return Ok(ExitCode::from(INTERRUPTED));
    };
    warn_of(front, "data-export-broken", &broken);
    let sentence = front.text("data-exported", &vec![("file", name.clone().into()), ("games", games.into())]);
    let json = json!({ "file": name, "games": games, "broken": broken });
    answer::tell(front, &what.format, &file, &json, &sentence)?;
    Ok(ExitCode::SUCCESS)
}

fn file(asked: &Path) -> PathBuf {
    if asked.is_dir() { asked.join(IN_FOLDER) } else { asked.to_owned() }
}

/// Writes the file; nothing comes of it if somebody stops the program.
async fn write(
    store: &dyn Store,
    names: Names,
    file: &Path,
    existing: Existing,
    front: &Front,
) -> Result<Option<Exported>, ArchiveError> {
    if is_standard(file) {
        // The pipe's other end decides when it is over.
        let mut out = BufWriter::new(io::stdout().lock());
        return export(store, names, &mut out, |_, _| ()).await.map(Some);
    }
    let ended = asked_to_end()?;
    let mut progress = Progress::new(front);
    let mut out = BufWriter::new(NewFile::create(file, existing)?);
    let exported = tokio::select! {
        exported = export(store, names, &mut out, |done, games| progress.show(done, games)) => exported?,
        () = ended => return Ok(None),
    };
    out.into_inner().map_err(io::IntoInnerError::into_error)?.finish()?;
    Ok(Some(exported))
}
