//! `khamsin lab`: what a clause does to a game.
//!
//! Studies, their files and their report are in `khamsin_lab`; here are what people ask for, progress on standard error
//! and the answer on standard output.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread::available_parallelism;

use khamsin_engine::Stop;
use khamsin_lab::study::folder::{Begin, Folder, FolderError};
use khamsin_lab::study::summary::Summary;
use khamsin_lab::study::{Question, Study, ablation, exact};
use khamsin_lab::{Played, Standing, report};
use khamsin_rules::RuleSet;
use khamsin_tables::store;
use serde_json::json;

use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::matches::{self, INTERRUPTED};

pub mod args;
mod progress;

use progress::Progress;

/// After so many turns a game is a draw: far beyond what the quiet limits allow.
const MAX_TURNS: u32 = 5000;
/// Free placement, then the tables of the sheet.
const OPENINGS: [&str; 4] = [
    "seega/ludens-planet",
    "seega/ludens-planet(opening=croisade-edges)",
    "seega/ludens-planet(opening=croisade-inner)",
    "seega/ludens-planet(opening=croisade-cross)",
];

/// Runs the command.
pub fn run(what: &args::Lab, front: &mut Front) -> anyhow::Result<ExitCode> {
    let read =
        |texts: &[String]| texts.iter().map(|text| front.rule_set(text)).collect::<Result<Vec<_>, _>>();
    let (question, sets, how) = match what {
        args::Lab::Compare { sets, how } => (Question::Compare, read(sets)?, how),
        args::Lab::Openings { how } => (Question::Openings, read(&OPENINGS.map(str::to_owned))?, how),
        args::Lab::Clause { set, how } => {
            (Question::Clause, ablation::neighbours(&front.rule_set(set)?), how)
        }
    };
    of_one_game(&sets, front)?;
    let (games, nodes, seed) = (how.games, how.nodes, how.seed);
    study(&Study { question, sets, games, nodes, seed, max_turns: MAX_TURNS }, how, front)
}

/// Different games have nothing to be compared by.
fn of_one_game(sets: &[RuleSet], front: &Front) -> Result<(), Complaint> {
    match sets.iter().find(|set| set.game() != sets[0].game()) {
        None => Ok(()),
        Some(other) => {
            let args = vec![("one", sets[0].to_string().into()), ("two", other.to_string().into())];
            Err(Complaint(front.text("lab-one-game", &args)))
        }
    }
}

fn study(study: &Study, how: &args::How, front: &mut Front) -> anyhow::Result<ExitCode> {
    let stop = Stop::new();
    matches::stop_on_interrupt(&stop)?;
    let begin = if how.resume { Begin::Resume } else { Begin::Fresh };
    let told = |error: FolderError| complaint::of(&front.texts, &error);
    let (mut folder, known) = Folder::open(&how.out, study, begin).map_err(told)?;
    let threads = how.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let mut progress = Progress::new(study, known.iter().map(Vec::len).sum());
    let ran = study.run(known, threads, &stop, &mut |arm, played: &Played, standing: &Standing| {
        folder.add(arm, played).map_err(|error| complaint::of(&front.texts, &error))?;
        progress.show(arm, standing, front);
        Ok::<(), anyhow::Error>(())
    });
    progress.clear();
    let games = match ran {
        Ok(Some(games)) => games,
        Ok(None) => {
            complaint::say(front, &front.plain("lab-stopped"));
            return Ok(ExitCode::from(INTERRUPTED));
        }
        Err(error) => return Err(matches::explain(error, front)),
    };
    let tables = how.tables.as_ref().map(store::Folder::new);
    let facts = |set: &RuleSet| tables.as_ref().map_or_else(Vec::new, |folder| exact::facts(set, folder));
    let summary = Summary::of(study, &games, study.sets.iter().map(facts).collect())
        .map_err(|error| complaint::of(&front.texts, &FolderError::Game(error)))?;
    let files = report::files(study, &summary, &games, &front.texts)
        .map_err(|error| complaint::of(&front.texts, &FolderError::Game(error)))?;
    folder.finish(study, &games, &summary, &files).map_err(|error| complaint::of(&front.texts, &error))?;
    if how.format.get() == Format::Json {
        front.json(&json!(summary))?;
        return Ok(ExitCode::SUCCESS);
    }
    for answer in report::answers(study, &summary, &front.texts) {
        front.paragraph(&answer, 0)?;
    }
    let file = how.out.join("report.html").display().to_string();
    front.line(&front.text("lab-written", &vec![("file", file.into())]))?;
    Ok(ExitCode::SUCCESS)
}
