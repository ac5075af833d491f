//! `khamsin lab`: what a clause does to a game.
//!
//! Studies, their files and their report are in `khamsin_lab`; here are what people ask for, progress on standard error
//! and the answer on standard output.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread::available_parallelism;

use khamsin_engine::Stop;
use khamsin_lab::played::NotAGame;
use khamsin_lab::study::folder::{Asked, Begin, Folder, FolderError};
use khamsin_lab::study::ladder::Ladder;
use khamsin_lab::study::summary::Summary;
use khamsin_lab::study::{self, Question, Study, Telling, ablation, exact};
use khamsin_lab::{Match, Played, Standing, report};
use khamsin_rules::RuleSet;
use khamsin_tables::store;
use serde_json::{Value, json};

use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::matches::{self, INTERRUPTED};

pub mod args;
mod progress;

use progress::{Progress, Score};

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
        args::Lab::Ladder { set, run } => return ladder(&front.rule_set(set)?, run, front),
    };
    of_one_game(&sets, front)?;
    study(&Study::new(question, sets, how.run.games, how.nodes, how.run.seed), how, front)
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
    let matches = study.matches();
    let labels = study.sets.iter().map(ToString::to_string).collect();
    let Some((folder, games)) = play(&matches, labels, Score::FirstPlayer, &how.run, front)? else {
        return Ok(ExitCode::from(INTERRUPTED));
    };
    let tables = how.tables.as_ref().map(store::Folder::new);
    let facts = |set: &RuleSet| tables.as_ref().map_or_else(Vec::new, |folder| exact::facts(set, folder));
    let named = how.tables.as_ref().map(|folder| folder.display().to_string());
    let command = study.command(&Telling { lang: front.texts.lang(), tables: named });
    let summary = Summary::of(study, &games, study.sets.iter().map(facts).collect())
        .map_err(|error| no_game(error, front))?;
    let files = report::study_files(study, &summary, &games, &command, &front.texts)
        .map_err(|error| no_game(error, front))?;
    let asked = Asked { command: &command, matches: &matches, seed: study.seed };
    folder.finish(&asked, &games, &summary, &files).map_err(|error| complaint::of(&front.texts, &error))?;
    tell(&json!(summary), &report::answers(study, &summary, &front.texts), &how.run, front)
}

fn ladder(set: &RuleSet, run: &args::Run, front: &mut Front) -> anyhow::Result<ExitCode> {
    let ladder = Ladder::new(*set, run.games, run.seed);
    let matches = ladder.matches();
    let label = |(upper, lower): (khamsin_engine::Level, khamsin_engine::Level)| {
        let args = vec![("first", upper.number().into()), ("second", lower.number().into())];
        front.text("lab-ladder-levels", &args)
    };
    let labels = ladder.pairs().into_iter().map(label).collect();
    let Some((folder, games)) = play(&matches, labels, Score::FirstEngine, run, front)? else {
        return Ok(ExitCode::from(INTERRUPTED));
    };
    let command = ladder.command(&Telling { lang: front.texts.lang(), tables: None });
    let summary = ladder.summary(&games);
    let files = report::ladder_files(&ladder, &summary, &games, &command, &front.texts)
        .map_err(|error| no_game(error, front))?;
    let asked = Asked { command: &command, matches: &matches, seed: ladder.seed };
    folder.finish(&asked, &games, &summary, &files).map_err(|error| complaint::of(&front.texts, &error))?;
    tell(&json!(summary), &report::ladder_answers(&summary, &front.texts), run, front)
}

/// The folder of a run, and the games of each of its matches.
type Finished = (Folder, Vec<Vec<Played>>);

/// Plays what is missing of some matches, with their names on the way; nothing if it was stopped.
fn play(
    matches: &[Match],
    labels: Vec<String>,
    score: Score,
    run: &args::Run,
    front: &Front,
) -> anyhow::Result<Option<Finished>> {
    let stop = Stop::new();
    matches::stop_on_interrupt(&stop)?;
    let begin = if run.resume { Begin::Resume } else { Begin::Fresh };
    let told = |error: FolderError| complaint::of(&front.texts, &error);
    let (mut folder, known) = Folder::open(&run.out, matches, begin).map_err(told)?;
    let threads = run.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let mut progress = Progress::new(labels, score, run.games, known.iter().map(Vec::len).sum());
    let ran =
        study::play(matches, known, threads, &stop, &mut |number, played: &Played, standing: &Standing| {
            folder.add(number, played).map_err(|error| complaint::of(&front.texts, &error))?;
            progress.show(number, standing, front);
            Ok::<(), anyhow::Error>(())
        });
    progress.clear();
    match ran {
        Ok(Some(games)) => Ok(Some((folder, games))),
        Ok(None) => {
            complaint::say(front, &front.plain("lab-stopped"));
            Ok(None)
        }
        Err(error) => Err(matches::explain(error, front)),
    }
}

fn no_game(error: NotAGame, front: &Front) -> Complaint {
    complaint::of(&front.texts, &FolderError::Game(error))
}

/// Says what came of it and where the report is.
fn tell(summary: &Value, answers: &[String], run: &args::Run, front: &mut Front) -> anyhow::Result<ExitCode> {
    if run.format.get() == Format::Json {
        front.json(summary)?;
        return Ok(ExitCode::SUCCESS);
    }
    for answer in answers {
        front.paragraph(answer, 0)?;
    }
    let file = run.out.join("report.html").display().to_string();
    front.line(&front.text("lab-written", &vec![("file", file.into())]))?;
    Ok(ExitCode::SUCCESS)
}
