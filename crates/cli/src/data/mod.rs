//! `khamsin data`: what a server keeps, taken out, brought back, handed on and deleted.
//!
//! The work is in `khamsin_server::archive`; here are what people ask for, progress on standard error and the answers.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use khamsin_server::archive::{ArchiveError, Counts};
use khamsin_server::online::id::GameId;
use khamsin_server::store::open::OpenError;

use crate::complaint::{self, Complaint};
use crate::front::Front;

mod answer;
pub mod args;
mod backup;
mod export;
mod progress;
mod purge;
mod restore;

/// How often it is told how far a command is, where nobody looks.
const SPARSE: Duration = Duration::from_secs(10);
/// How many games that cannot be played through are named.
const NAMED: usize = 5;

/// Runs the command.
pub fn run(what: &args::Data, front: &mut Front) -> anyhow::Result<ExitCode> {
    match what {
        args::Data::Backup(what) => backup::run(what, front),
        args::Data::Restore(what) => restore::run(what, front).map(|()| ExitCode::SUCCESS),
        args::Data::Export(what) => export::run(what, front),
        args::Data::Purge(what) => purge::run(what, front).map(|()| ExitCode::SUCCESS),
    }
}

/// Whether a file stands for standard input or output.
fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Why a database cannot be opened.
fn unopened(front: &Front, error: &OpenError) -> Complaint {
    complaint::of(&front.texts, error)
}

/// What went wrong, with the name of what it is about. A closed pipe stays what it is, and is nobody's mistake.
fn failed(front: &Front, name: &str, error: ArchiveError) -> anyhow::Error {
    match error {
        ArchiveError::File(error) if error.kind() == std::io::ErrorKind::BrokenPipe => error.into(),
        error => {
            let Complaint(why) = complaint::of(&front.texts, &error);
            Complaint(format!("{name}: {why}")).into()
        }
    }
}

/// Says which games cannot be played through, if there are any.
fn warn_of(front: &Front, id: &str, broken: &[GameId]) {
    if broken.is_empty() {
        return;
    }
    let some: Vec<&str> = broken.iter().take(NAMED).map(GameId::as_str).collect();
    let dots = if broken.len() > NAMED { " …" } else { "" };
    let args = vec![("count", broken.len().into()), ("text", format!("{}{dots}", some.join(" ")).into())];
    complaint::say(front, &front.text(id, &args));
}

/// How much there is, for people.
fn told(front: &Front, counts: &Counts) -> String {
    let args = vec![
        ("games", counts.games.into()),
        ("events", counts.events.into()),
        ("guests", counts.guests.into()),
        ("classes", counts.classes.into()),
        ("names", counts.names.into()),
    ];
    front.text("data-counts", &args)
}
