//! `khamsin tables`: exact values, made, checked and looked up.
//!
//! The tables themselves are in `khamsin_tables`; here are what people ask for, progress on standard error and the
//! answers on standard output.

use std::process::ExitCode;
use std::time::Duration;

use khamsin_engine::Oracle;
use khamsin_rules::RuleSet;
use khamsin_rules::message::Message;
use khamsin_tables::game::AnyGame;
use khamsin_tables::store::Folder;

use crate::complaint::{self, Complaint};
use crate::front::Front;

mod amount;
pub mod args;
mod build;
mod info;
mod machine;
mod pack;
mod probe;
mod progress;
mod puzzles;
mod slices;
pub mod value;
mod verify;

/// How often it is told how far a command is, where nobody looks.
const SPARSE: Duration = Duration::from_secs(10);
/// Bytes of unpacked blocks that are kept: a few million entries.
const CACHE: usize = 64 << 20;

/// Runs the command.
pub fn run(what: &args::Tables, front: &mut Front) -> anyhow::Result<ExitCode> {
    match what {
        args::Tables::Build(what) => build::run(what, front),
        args::Tables::Verify(what) => verify::run(what, front),
        args::Tables::Info(what) => info::run(what, front).map(|()| ExitCode::SUCCESS),
        args::Tables::Pack(what) => pack::run(what, front).map(|()| ExitCode::SUCCESS),
        args::Tables::Probe(what) => probe::run(what, front).map(|()| ExitCode::SUCCESS),
        args::Tables::Puzzles(what) => puzzles::run(what, front).map(|()| ExitCode::SUCCESS),
    }
}

/// The folder that was named, or the usual one.
fn folder(place: &args::Place, front: &Front) -> Result<Folder, Complaint> {
    place.found().ok_or_else(|| Complaint(front.plain("tables-no-folder")))
}

/// The tables that the engine looks positions up in; none if there are none.
pub fn oracle(set: &RuleSet, place: &args::Place) -> Option<Oracle> {
    Oracle::in_folder(set, &place.found()?)
}

/// The game of a rule set, if it can have tables.
fn game(set: &RuleSet, front: &Front) -> Result<AnyGame, Complaint> {
    let none = || Complaint(front.text("tables-no-game", &vec![("id", set.to_string().into())]));
    AnyGame::new(set.rules()).ok_or_else(none)
}

/// What an error of the tables says.
fn failed(front: &Front, error: &dyn Message) -> Complaint {
    complaint::of(&front.texts, error)
}

/// That there is nothing to look at.
fn none(front: &Front, set: &RuleSet, folder: &Folder) -> Complaint {
    let folder = folder.root().display().to_string();
    Complaint(front.text("tables-none", &vec![("id", set.to_string().into()), ("folder", folder.into())]))
}
