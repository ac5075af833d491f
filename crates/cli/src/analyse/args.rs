//! What can be asked of `khamsin analyse`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use khamsin_engine::{Limits, Options};

use crate::args::FormatArg;
use crate::tables::args::Place;

/// The time for one position.
const POSITION_TIME: Duration = Duration::from_secs(3);
/// The time for each position of a game.
const GAME_TIME: Duration = Duration::from_millis(200);

/// A position to think about, or a whole game to review.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin analyse seega/ludens-planet
  khamsin analyse seega/tabuleiro-42 --position '2m2/5/2M2/5/1M3 1 move 0,0 0 30' --movetime 1000
  khamsin analyse seti/aleph --depth 6 --multipv 3 --json
  khamsin analyse --game game.pgn
  khamsin analyse --game game.pgn --movetime 1000 --pgn annotated.pgn

Where there are exact tables (see khamsin tables), values are proved.
Values are First's: above zero First is better. Ctrl-C stops and tells what is known by then.
With --json, a position gives one line for each depth and a last one with \"final\": true, a game gives one object.")]
pub struct Analyse {
    /// The rule set: game/sheet, with a revision and parameters if you like.
    #[arg(value_name = "RULESET", required_unless_present = "game", conflicts_with = "game")]
    pub set: Option<String>,
    /// The position text [default: how the game begins].
    #[arg(long, value_name = "FEN", conflicts_with = "game")]
    pub position: Option<String>,
    /// The seed for what the rules leave to chance.
    #[arg(long, value_name = "N", conflicts_with_all = ["position", "game"])]
    pub seed: Option<u64>,
    /// Review a whole game: a record in PGN syntax, or a .json file; - reads standard input.
    #[arg(long, value_name = "FILE")]
    pub game: Option<PathBuf>,
    /// Write the record here, with values, glyphs and better turns added.
    #[arg(long, value_name = "OUT", requires = "game", conflicts_with = "set")]
    pub pgn: Option<PathBuf>,
    /// How long to think.
    #[command(flatten)]
    pub limits: LimitArgs,
    /// How many turns to give values for.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "game",
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub multipv: u16,
    /// How many threads search.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// The size of the engine's table in megabytes.
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub hash: u16,
    /// Exact tables to look positions up in.
    #[command(flatten)]
    pub place: Place,
    /// For machines: one line for each depth of a position, one object for a game.
    #[command(flatten)]
    pub format: FormatArg,
}

/// How long to think: one of these.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub struct LimitArgs {
    /// Milliseconds for a position [default: 3000, and 200 for each position of a game].
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// How deep: turns while pieces move, stones while they are placed.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    depth: Option<u16>,
    /// How many actions to try.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl LimitArgs {
    fn get(&self, usual: Duration) -> Limits {
        match (self.depth, self.nodes) {
            (Some(depth), _) => Limits::depth(depth),
            (None, Some(nodes)) => Limits::nodes(nodes),
            (None, None) => Limits::time(self.movetime.map_or(usual, Duration::from_millis)),
        }
    }
}

impl Analyse {
    /// The limits for a position.
    pub fn position_limits(&self) -> Limits {
        Limits { lines: self.multipv.into(), ..self.limits.get(POSITION_TIME) }
    }

    /// The limits for each position of a game.
    pub fn game_limits(&self) -> Limits {
        self.limits.get(GAME_TIME)
    }

    /// The engine's options.
    pub fn options(&self) -> Options {
        Options { hash: self.hash.into(), threads: self.threads.into(), ..Options::default() }
    }
}
