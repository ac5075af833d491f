//! `khamsin match`: two engines, many games, and what they tell.
//!
//! The match itself is in `khamsin_lab`; here are its settings as people give them, its files, its progress on standard
//! error and its result on standard output.

use std::process::ExitCode;

use khamsin_engine::Stop;
use khamsin_lab::runner::MatchError;
use khamsin_lab::{Finish, Match, Played, Standing};

use crate::complaint::{self, Complaint};
use crate::front::Front;

pub mod args;
pub mod figures;
mod files;
pub mod progress;
mod setup;
mod summary;

use files::Files;
use progress::Progress;
use summary::Examples;

/// What a shell calls a program that was stopped by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Runs the command.
pub fn run(what: &args::Match, front: &mut Front) -> anyhow::Result<ExitCode> {
    let game = setup::read(what, front)?;
    // Before the first file is touched: from now on an interrupt leaves everything in order.
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let (mut files, played) = Files::open(what, &game, front)?;
    let mut examples = Examples::default();
    for played in &played {
        examples.note(played);
    }
    let known = played.iter().filter(|played| played.game <= game.games).count();
    let [one, _] = labels(&game);
    let mut progress = Progress::new(game.games, known as u32, one);
    let ran =
        game.run(played, setup::concurrency(what), &stop, &mut |played: &Played, standing: &Standing| {
            files.add(played, front)?;
            examples.note(played);
            progress.show(standing, front);
            Ok::<(), anyhow::Error>(())
        });
    progress.clear();
    let (finish, standing) = ran.map_err(|error| explain(error, front))?;
    summary::tell(what, &game, finish, &standing, &examples, front)?;
    Ok(if finish == Finish::Stopped { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// Lets Ctrl-C end the match in order, and a second one at once.
pub fn stop_on_interrupt(stop: &Stop) -> anyhow::Result<()> {
    let stop = stop.clone();
    Ok(ctrlc::set_handler(move || {
        if stop.is_requested() {
            std::process::exit(INTERRUPTED.into());
        }
        stop.request();
    })?)
}

/// Why the match cannot be played.
pub fn explain(error: MatchError<anyhow::Error>, front: &Front) -> anyhow::Error {
    match error {
        MatchError::Program { engine, error } => {
            let args = vec![("text", engine.into()), ("reason", error.to_string().into())];
            Complaint(front.text("match-engine-start", &args)).into()
        }
        MatchError::Opening { pair } => {
            Complaint(front.text("match-openings-none", &vec![("count", pair.into())])).into()
        }
        MatchError::Watch(error) => error,
    }
}

/// The names of both engines, harmless in a terminal.
fn labels(game: &Match) -> [String; 2] {
    game.settings().names().map(|name| complaint::harmless(&name))
}
