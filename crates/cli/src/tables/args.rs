//! What can be asked of the exact tables.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use khamsin_tables::store::Folder;

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
    /// Find positions with one good turn, grade them, and write them as records.
    Puzzles(Puzzles),
    /// Solve small tables of several rule sets into one file, for a browser.
    Pack(Pack),
}

const BUILD_HELP: &str = "\
Examples:
  khamsin tables build seega/tabuleiro-42 --pieces 8
  khamsin tables build saut-du-chat/ludens-planet --pieces 10 --memory 4G --threads 2
  khamsin tables build seega/ludens-planet --pieces 6 --tables /srv/tables --json
  khamsin tables build seega/tabuleiro-42 --pieces 24 --plan    the whole moving phase: what would it take?

A build can be stopped at any moment, by Ctrl-C or otherwise: what is finished stays, and the same command goes on from
there. The same rules give the same bytes, whatever the number of threads.
Exit codes: 0 done, 1 the input is wrong, 2 the usage is wrong, 130 stopped by Ctrl-C.";

/// Tables to build.
#[derive(Args, Debug)]
#[command(after_help = BUILD_HELP)]
pub struct Build {
    /// Of which rule set, and where.
    #[command(flatten)]
    pub asked: Asked,
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
    /// Say what it takes, and build nothing.
    #[arg(long)]
    pub plan: bool,
}

/// Tables to check.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables verify seega/tabuleiro-42
  khamsin tables verify seega/ludens-planet --pieces 6 --json

Every value is compared with those of all positions that one turn leads to, found by the rules themselves.")]
pub struct Verify {
    /// Of which rule set, and where.
    #[command(flatten)]
    pub asked: Asked,
    /// How many pieces of both sides together there are at most [default: all that are built].
    #[arg(long, value_name = "N")]
    pub pieces: Option<u8>,
    /// How many threads work [default: all there are].
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

/// Tables to tell about.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables info seega/tabuleiro-42
  khamsin tables info saut-du-chat/ludens-planet --json

A slice is named by the pieces of the side to move and those of the other: 4-3. Won, drawn and lost are told for the
side to move; the longest is the greatest number of turns to the next capture or the end.")]
pub struct Info {
    /// Of which rule set, and where.
    #[command(flatten)]
    pub asked: Asked,
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

/// Puzzles to find.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin tables puzzles seega/tabuleiro-42 --count 50 --seed 7 > puzzles.pgn
  khamsin tables puzzles saut-du-chat/ludens-planet --pieces 6 --grade 5 --json
  khamsin tables puzzles seega/ludens-planet --seed 2 --except puzzles.pgn > more.pgn
  khamsin tables puzzles seega/ludens-planet --shipped --grade 1

In each position exactly one turn keeps the best value. The solution is the main line of a record, wrong turns that look
right are variations of its first turn. Grades go from 1, which a child can see, to 5. The same seed and the same tables
give the same puzzles.")]
pub struct Puzzles {
    /// Of which rule set, and where.
    #[command(flatten)]
    pub asked: Asked,
    /// How many puzzles to find.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub count: u16,
    /// Which set of all.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many pieces of both sides together there are at most, from 3 to 8 [default: all that are built].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=8))]
    pub pieces: Option<u8>,
    /// Only puzzles of this grade, from 1 to 5.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub grade: Option<u8>,
    /// A file of records whose first positions, and their mirror images, are left out; may be given several times.
    #[arg(long, value_name = "FILE")]
    pub except: Vec<PathBuf>,
    /// Those that come with the program: they need no tables.
    #[arg(long, conflicts_with_all = ["count", "seed", "pieces", "except", "folder"])]
    pub shipped: bool,
}

/// Tables of a rule set.
#[derive(Args, Debug)]
pub struct Asked {
    /// The rule set: game/sheet, with a revision and parameters if you like.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// Where the tables are.
    #[command(flatten)]
    pub place: Place,
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
#[derive(Args, Debug, Default)]
pub struct Place {
    /// The folder of the tables [default: where this system keeps such things].
    #[arg(long = "tables", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

impl Place {
    /// The folder that was named, or the usual one; none if this system has none.
    pub fn found(&self) -> Option<Folder> {
        self.folder.clone().map(Folder::new).or_else(Folder::usual)
    }
}
