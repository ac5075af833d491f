//! The `khamsin` program: a thin front for the rules and the texts.
//!
//! One file per command; `args` says what can be asked, `front` is where a command reads its reader's wishes and
//! writes its answer. Exit codes are part of the interface: 0 done, 1 the input is wrong, 2 the usage is wrong.
#![forbid(unsafe_code)]

mod actions;
mod analyse;
mod args;
mod bench;
mod board;
mod complaint;
mod data;
mod docs;
mod fit;
mod front;
mod lab;
mod layout;
mod levels;
mod matches;
mod outcome;
mod perft;
mod play;
mod playout;
mod rate;
mod replay;
mod rules;
mod serve;
mod show;
mod status;
mod style;
mod tables;
mod ugi;
mod walk;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::front::Front;
use crate::play::args::Play;
use crate::style::ColorChoice;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut front = Front::new(cli.lang, cli.color);
    let answered = answer(cli.command, cli.color, &mut front).and_then(|code| front.flush().map(|()| code));
    answered.unwrap_or_else(|error| complaint::report(&front, &error))
}

fn answer(command: Option<Command>, color: ColorChoice, front: &mut Front) -> anyhow::Result<ExitCode> {
    match command {
        None if play::can_open() => return play::run(&Play::default(), color, front),
        None => docs::help()?,
        Some(Command::Play(what)) => return play::run(&what, color, front),
        Some(Command::Rules(what)) => rules::run(&what, front)?,
        Some(Command::Show(what)) => show::run(&what, front)?,
        Some(Command::Replay(what)) => return replay::run(&what, front),
        Some(Command::Perft(what)) => perft::run(&what, front)?,
        Some(Command::Serve(what)) => serve::run(&what, front)?,
        Some(Command::Data(what)) => return data::run(&what, front),
        Some(Command::Levels(what)) => levels::run(&what, front)?,
        Some(Command::Fit(what)) => fit::run(&what, front)?,
        Some(Command::Bench(what)) => bench::run(&what, front)?,
        Some(Command::Analyse(what)) => analyse::run(&what, front)?,
        Some(Command::Ugi) => ugi::run()?,
        Some(Command::Match(what)) => return matches::run(&what, front),
        Some(Command::Lab(what)) => return lab::run(&what, front),
        Some(Command::Tables(what)) => return tables::run(&what, front),
        Some(Command::Completions { shell }) => docs::completions(shell, front)?,
        Some(Command::Man { out: None }) => docs::man(front)?,
        Some(Command::Man { out: Some(folder) }) => docs::manual(&folder, front)?,
    }
    Ok(ExitCode::SUCCESS)
}
