//! What can be asked of the exact tables.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::{FormatArg, GlyphsArg, Start};

/// What to do with tables.
#[derive(Subcommand, Debug)]
pub enum Tables {
    /// Solve all positions with few pieces, and keep their values.
    Build(Build),
    /// Check tables: their bytes, their numbers of positions, and every value by the rules.
    Verify(Verify),
    /// Tell which tables there are, and what is in them.
    Info(Info),
    /// Tell what a position and each of its turns are worth.
    Probe(Probe),
    /// Solve small tables of several rule sets into one file, for a browser.
    Pack(Pack),
}

const BUILD_HELP: &str = "\
Examples:
  khamsin tables build seega/tabuleiro-42 --pieces 8
  khamsin tables build saut-du-chat/ludens-planet --pieces 10 --memory 4G --threads 2
  khamsin tables build seega/ludens-planet --pieces 6 --tables /srv/tables --json

A build can be stopped at any moment, by Ctrl-C or otherwise: what is finished stays, and the same command goes on from
there. The same rules give the same bytes, whatever the number of threads.
Exit codes: 0 done, 1 the input is wrong, 2 the usage is wrong, 130 stopped by Ctrl-C.";

/// Tables to build.
#[derive(Args, Debug)]
#[command(after_help = BUILD_HELP)]
pub struct Build {
    /// The rule set: game/sheet, with a revision and parameters if you like.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// How many pieces of both sides together there are at most.
    #[arg(long, value_name = "N")]
    pub pieces: u8,
    /// How much memory may be used, such as 800M or 8G [default: three quarters of what is free].
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<String>,
    /// How many threads work [default: all there are].
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Do not compress: for the browser, which cannot read compressed tables.
    #[arg(long)]
    pub plain: bool,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Tables to check.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables verify seega/tabuleiro-42
  khamsin tables verify seega/ludens-planet --pieces 6 --json

Every value is compared with those of all positions that one turn leads to, found by the rules themselves.")]
pub struct Verify {
    /// The rule set.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// How many pieces of both sides together there are at most [default: all that are built].
    #[arg(long, value_name = "N")]
    pub pieces: Option<u8>,
    /// How many threads work [default: all there are].
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Tables to tell about.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables info seega/tabuleiro-42
  khamsin tables info saut-du-chat/ludens-planet --json

A slice is named by the pieces of the side to move and those of the other: 4-3. Won, drawn and lost are told for the
side to move; the longest is the greatest number of turns to the next capture or the end.")]
pub struct Info {
    /// The rule set.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A position to look up.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables probe seega/tabuleiro-42 --position '5/5/5/2M2/Mm3 1 move 0,0 0 30'
  khamsin tables probe seega/ludens-planet --position '5/2m2/5/2M2/Mm3 2 move 0,0 0 30' --json")]
pub struct Probe {
    /// The rule set and the position.
    #[command(flatten)]
    pub start: Start,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
    /// How to draw.
    #[command(flatten)]
    pub glyphs: GlyphsArg,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Tables to pack.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables pack small.pack seega/tabuleiro-42 seega/ludens-planet --pieces 4
  khamsin tables pack cat.pack saut-du-chat/ludens-planet --pieces 5 --json

Everything is solved anew, so that the same rules give the same file. Rule sets that share their values share tables.")]
pub struct Pack {
    /// The file to write.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The rule sets.
    #[arg(value_name = "RULESET", required = true)]
    pub sets: Vec<String>,
    /// How many pieces of both sides together there are at most.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub pieces: u8,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Where tables are kept.
#[derive(Args, Debug)]
pub struct Place {
    /// The folder of the tables [default: where this system keeps such things].
    #[arg(long = "tables", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}
