//! What can be asked of `khamsin play`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use khamsin_engine::Level;
use khamsin_tui::table::{SideChoice, TimeControl};

use crate::tables::args::Place;

/// A game in the terminal.
#[derive(Args, Debug, Default)]
#[command(after_help = "Examples:
  khamsin play
  khamsin play seega/ludens-planet --level 3
  khamsin play seti/aleph --level 5 --side second --clock 10+5
  khamsin play 'pahtum/globe-joueur(neutral_setup=random)' --two
  khamsin play --plain --lang fr
  khamsin play --open game.pgn

In the full screen ? tells the keys; in the line mode, help tells the commands. Unfinished games are kept in
XDG_DATA_HOME/khamsin/games and offered at the next start. The line mode is for screen readers and pipes. Where there
are exact tables (see khamsin tables), hints and reviews are proved; the levels play without them.")]
pub struct Play {
    /// The rule set [default: choose in the menu].
    #[arg(value_name = "RULESET")]
    pub set: Option<String>,
    /// Play against this level of the computer, from 1 to 8.
    #[arg(long, value_name = "N", conflicts_with = "two", value_parser = level)]
    pub level: Option<Level>,
    /// Two people at one keyboard.
    #[arg(long)]
    pub two: bool,
    /// The side to play: first, second, or lot.
    #[arg(long, value_name = "SIDE", default_value = "first", value_parser = side)]
    pub side: Option<SideChoice>,
    /// Minutes each for the game, and seconds added for every turn: 10 or 5+3.
    #[arg(long, value_name = "MIN[+SEC]", value_parser = clock)]
    pub clock: Option<TimeControl>,
    /// Draws lots and the computer's choices [default: another one each time].
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Take up the game of a record.
    #[arg(long, value_name = "FILE")]
    pub open: Option<PathBuf>,
    /// Exact tables for hints and reviews.
    #[command(flatten)]
    pub place: Place,
    /// Line by line, for screen readers and pipes.
    #[arg(long)]
    pub plain: bool,
    /// Draw with plain ASCII characters [default: where the locale is not UTF-8].
    #[arg(long)]
    pub ascii: bool,
}

fn level(text: &str) -> Result<Level, String> {
    let number = text.parse().ok().and_then(Level::new);
    number.ok_or_else(|| format!("choose a level from 1 to {}", Level::HIGHEST))
}

fn side(text: &str) -> Result<SideChoice, String> {
    use khamsin_rules::Side::{First, Second};
    match text {
        "first" | "1" => Ok(SideChoice::Chosen(First)),
        "second" | "2" => Ok(SideChoice::Chosen(Second)),
        "lot" => Ok(SideChoice::Lot),
        _ => Err("choose first, second or lot".to_owned()),
    }
}

fn clock(text: &str) -> Result<TimeControl, String> {
    const MOST: u64 = 24 * 60;
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let number = |text: &str| u64::from_str(text).ok().filter(|&number| number <= MOST);
    match (number(minutes), number(seconds)) {
        (Some(minutes @ 1..), Some(seconds)) => Ok(TimeControl::new(minutes, seconds)),
        _ => Err("write minutes, or minutes + seconds, such as 10 or 5+3".to_owned()),
    }
}
