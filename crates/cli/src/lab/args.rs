//! What can be asked of the lab.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::FormatArg;
use crate::matches::args::even;

const COMPARE: &str = "\
Examples:
  khamsin lab compare seega/jeu-du-seega seega/ludens-planet --out sheets
  khamsin lab compare seti/aleph 'seti/aleph(home_ships=false)' --games 400 --nodes 500 --seed 1 --out ships
  khamsin lab compare seti/aleph 'seti/aleph(home_ships=false)' --games 400 --nodes 500 --seed 1 --out ships --resume

The folder then holds report.html, figures, summary.json, run.json and every game. The same command gives the same files,
whatever the number of threads; a run that was stopped goes on with --resume. A rule set that is named twice plays other
games the second time: what chance alone does.";

/// What to study.
#[derive(Subcommand, Debug)]
pub enum Lab {
    /// Compare rule sets of one game by games of equal engines.
    #[command(after_help = COMPARE)]
    Compare {
        /// The rule sets; the others are compared with the first.
        #[arg(value_name = "RULESET", num_args = 2.., required = true)]
        sets: Vec<String>,
        /// How.
        #[command(flatten)]
        how: How,
    },
    /// Free placement against the three opening tables of the Ludens Planet sheet.
    #[command(after_help = "Example:\n  khamsin lab openings --games 400 --out openings")]
    Openings {
        /// How.
        #[command(flatten)]
        how: How,
    },
    /// A rule set with one parameter changed at a time, ranked by effect.
    #[command(
        after_help = "Example:\n  khamsin lab clause saut-du-chat/ludens-planet --games 200 --out leaps"
    )]
    Clause {
        /// The rule set.
        #[arg(value_name = "RULESET")]
        set: String,
        /// How.
        #[command(flatten)]
        how: How,
    },
    /// The levels for people, each against every other: a cross-table.
    #[command(
        after_help = "Example:\n  khamsin lab ladder seti/beth --games 40 --out levels\n\n`khamsin levels` tells at once what was measured before."
    )]
    Ladder {
        /// The rule set.
        #[arg(value_name = "RULESET")]
        set: String,
        /// How.
        #[command(flatten)]
        run: Run,
    },
}

/// How rule sets are compared.
#[derive(Args, Debug)]
pub struct How {
    /// Nodes for each turn.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// A folder of exact tables, to tell what they say beside the games.
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// How much is played.
    #[command(flatten)]
    pub run: Run,
}

/// How much is played, and where it is kept.
#[derive(Args, Debug)]
pub struct Run {
    /// How many games for each rule set, or for every two levels; an even number.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = even)]
    pub games: u32,
    /// Draws the openings and what the engine leaves to chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The folder for the games and the report.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Go on with the run that is in the folder.
    #[arg(long)]
    pub resume: bool,
    /// How many games to play at a time [default: all cores].
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// For machines: the summary.
    #[command(flatten)]
    pub format: FormatArg,
}
