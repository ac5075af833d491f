//! What can be measured, on the command line.

use clap::{Args, Subcommand};

use crate::args::FormatArg;

/// What to measure.
#[derive(Subcommand, Debug)]
pub enum Bench {
    /// The rules: random playouts and counted trees, on one core.
    Rules(BenchRules),
    /// The engine: fixed positions searched to a fixed depth, on one core.
    Search(BenchSearch),
    /// The solver of exact tables: all positions with few pieces, in memory.
    Tables(BenchTables),
    /// The server: many games between people at once, from this machine.
    Server(BenchServer),
}

/// A measurement of the server.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin bench server
  khamsin bench server --games 50 --seconds 10 --json
  khamsin bench server --database postgres://khamsin@localhost/empty

Starts a server of its own, lets two players of each game connect to it, and measures how long every turn takes from its
sending until both have it. Without --database its games are in a new file, which is removed afterwards; in a database
they stay.")]
pub struct BenchServer {
    /// How many games are played at once; each has two sockets.
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub games: u32,
    /// How long to play.
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,
    /// The time between two turns of a game.
    #[arg(long, value_name = "MS", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(10..=60_000))]
    pub pace: u32,
    /// The rule set.
    #[arg(long, value_name = "RULESET", default_value = "seega/ludens-planet")]
    pub ruleset: String,
    /// Where the games are kept.
    #[arg(long, value_name = "ADDRESS", env = "KHAMSIN_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A measurement of the solver.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin bench tables
  khamsin bench tables saut-du-chat/ludens-planet --threads 2
  khamsin bench tables seega/jeu-du-seega --pieces 9 --json

Rates are in positions that are not mirror images of each other; the longest is the greatest number of turns to the next
capture or the end, and the same on every machine.")]
pub struct BenchTables {
    /// The rule set [default: the sheets on 5×5 and Saut du Chat].
    #[arg(value_name = "RULESET")]
    pub set: Option<String>,
    /// How many pieces of both sides together there are at most; with 8 there are 43,552,052 positions on 5×5.
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub pieces: u8,
    /// How many threads work.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub threads: usize,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A measurement of the engine.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin bench search
  khamsin bench search seti/beth
  khamsin bench search --json

  khamsin bench search seti/beth --threads 2 --deeper 2

On one thread the nodes are the same on every machine, and change when the search does.")]
pub struct BenchSearch {
    /// The rule set [default: every one of the catalogue].
    #[arg(value_name = "RULESET")]
    pub set: Option<String>,
    /// How many threads search.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub threads: usize,
    /// How much deeper to search than usual.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub deeper: u16,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A measurement of the rules.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin bench rules
  khamsin bench rules seti/aleph --milliseconds 5000
  khamsin bench rules --json")]
pub struct BenchRules {
    /// The rule set [default: every one of the catalogue].
    #[arg(value_name = "RULESET")]
    pub set: Option<String>,
    /// How long to measure each rule set.
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub milliseconds: u64,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}
