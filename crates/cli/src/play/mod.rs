//! `khamsin play`: the terminal game. What it is, `khamsin_tui` knows; here the reader's wishes become its start.

pub mod args;

use std::env;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use khamsin_engine::Level;
use khamsin_rules::{RuleSet, Side};
use khamsin_text::{Glyphs, Lang, Texts};
use khamsin_tui::store::Store;
use khamsin_tui::table::{Opponent, Settings, SideChoice};
use khamsin_tui::terminal::{self, Colours};
use khamsin_tui::{Chosen, Ended, Error, Start};

use crate::complaint;
use crate::front::Front;
use crate::style::ColorChoice;
use args::Play;

/// What is offered to somebody who has not said anything.
const FIRST_GAME: &str = "seega/ludens-planet";
/// What a program that was told to end answers the shell.
const STOPPED: u8 = 143;

/// Whether `khamsin` alone can open the game.
pub fn can_open() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Runs the command.
pub fn run(what: &Play, color: ColorChoice, front: &Front) -> anyhow::Result<ExitCode> {
    let start = start(what, color, front)?;
    let played = if what.plain {
        khamsin_tui::plain::run(start, &mut io::stdin().lock(), &mut io::stdout().lock())
            .map(|()| ExitCode::SUCCESS)
    } else {
        khamsin_tui::run(start).map(|ended| match ended {
            Ended::Left => ExitCode::SUCCESS,
            Ended::Stopped => ExitCode::from(STOPPED),
        })
    };
    played.map_err(|error| match error {
        // Whoever read the lines has seen enough.
        Error::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => error.into(),
        error => complaint::of(&front.texts, &error).into(),
    })
}

fn start(what: &Play, color: ColorChoice, front: &Front) -> anyhow::Result<Start> {
    let set: RuleSet = front.rule_set(what.set.as_deref().unwrap_or(FIRST_GAME))?;
    let level = what.level.unwrap_or(Level::LOWEST);
    let variable = |name: &str| env::var(name).ok();
    let colours = match color {
        ColorChoice::Never => Colours::None,
        ColorChoice::Auto => Colours::told(variable),
        ColorChoice::Always => Colours::told(variable).max(Colours::Sixteen),
    };
    // Lines in a pipe are UTF-8 like every other answer; a screen must be able to show what is drawn.
    let glyphs = match (what.ascii, what.plain) {
        (true, _) => Glyphs::Ascii,
        (false, true) => Glyphs::Unicode,
        (false, false) => terminal::glyphs(variable),
    };
    let lang = match (glyphs, front.texts.lang()) {
        // ASCII has no letters for it.
        (Glyphs::Ascii, Lang::Ar) => Lang::En,
        (_, lang) => lang,
    };
    Ok(Start {
        texts: Texts::new(lang),
        glyphs,
        colours,
        store: Store::usual(),
        tables: what.place.found(),
        settings: Settings {
            set,
            opponent: if what.two { Opponent::Person } else { Opponent::Engine(level) },
            side: what.side.unwrap_or(SideChoice::Chosen(Side::First)),
            clock: what.clock,
            seed: what.seed.unwrap_or_else(now),
        },
        chosen: if what.set.is_some() { Chosen::Settings } else { Chosen::Open },
        file: what.open.clone(),
    })
}

/// A seed that is another one each time.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}
