//! `khamsin analyse`: what the engine thinks of a position, or of every turn of a game.
//!
//! A position is told depth by depth, as the search goes deeper; a game is searched as a whole and told at the end, the
//! worst mistakes first. Both stop at Ctrl-C and tell what they know.

mod annotate;
pub mod args;
mod position;
mod review;
mod value;

use khamsin_engine::Stop;

use crate::front::Front;

/// So many turns of a better line are enough to see the point.
const BETTER_LINE: usize = 6;

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Runs the command.
pub fn run(what: &args::Analyse, front: &mut Front) -> anyhow::Result<()> {
    let stop = Stop::new();
    let asked = stop.clone();
    // Where it cannot be heard, Ctrl-C ends the program, as it would anyway.
    let _ = ctrlc::set_handler(move || {
        if asked.is_requested() {
            // Whoever asks twice does not want to wait.
            std::process::exit(INTERRUPTED);
        }
        asked.request();
    });
    match &what.game {
        Some(file) => review::run(what, file, &stop, front),
        None => position::run(what, &stop, front),
    }
}
