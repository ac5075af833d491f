//! What can be asked of a match.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::args::FormatArg;

const HELP: &str = "\
Engines:
  engine                 Khamsin’s engine at its best
  level:3                the same at a level from 1 to 8
  random                 any legal action, each as likely as the others
  greedy                 the most material after one turn
  material:4             the most material after so many turns
  cmd:COMMAND            a program that speaks UGI, with its arguments; quotes hold words together
Settings stand in brackets: engine(nodes=5000,hash=16,threads=1,tables=DIR,seed=7), level:5(movetime=50), random(seed=3).
The limits movetime=MS, nodes=N, depth=N and clock=SECONDS+INC replace those of the match for one engine. A program’s
settings stand before its colon, and those that are no limits are its UGI options: cmd(nodes=5000,Hash=16):./khamsin ugi

Examples:
  khamsin match engine random --ruleset seega/tabuleiro-42 --games 20
  khamsin match 'engine(nodes=2000)' level:4 --ruleset seti/aleph --games 200 --resume match.ndjson --pgn match.pgn
  khamsin match 'cmd:./new/khamsin ugi' 'cmd:./old/khamsin ugi' --ruleset pahtum/globe-joueur --games 20000 \\
      --nodes 3000 --sprt 0 10

Games are played in pairs: the same opening, the sides exchanged. With limits of nodes or depth the same seed gives the
same games, however many run at a time. An engine that breaks down, does not answer or breaks the rules loses that game.
A test (--sprt) judges pairs in their order; games beyond its verdict are kept but not counted.

Exit codes: 0 done, 1 the input is wrong, 2 the usage is wrong, 130 stopped by Ctrl-C (the journal stays good).";

/// A match between two engines.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub struct Match {
    /// One engine: engine, level:N, random, greedy, material:N or cmd:COMMAND, see below.
    #[arg(value_name = "ENGINE")]
    pub one: String,
    /// The other engine.
    #[arg(value_name = "ENGINE")]
    pub two: String,
    /// The rule set: game/sheet, with a revision and parameters if you like.
    #[arg(long, value_name = "RULESET")]
    pub ruleset: String,
    /// How many games, an even number.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = even)]
    pub games: u32,
    /// How games begin: random:K for K random turns, or a file of position texts, one a line, or of records
    /// [default: as few random turns as make openings differ].
    #[arg(long, value_name = "random:K | FILE")]
    pub openings: Option<String>,
    /// How long both engines think.
    #[command(flatten)]
    pub pace: PaceArgs,
    /// How many games to play at a time [default: half of the cores].
    #[arg(long, value_name = "N")]
    pub concurrency: Option<NonZeroUsize>,
    /// The seed for openings and for what engines leave to chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Stop as soon as the games tell whether the first engine is ELO1 stronger rather than ELO0.
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// How often the test may wrongly accept.
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    pub alpha: f64,
    /// How often the test may wrongly reject.
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    pub beta: f64,
    /// Keep a journal in this file, and go on from it if it is there.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Add the record of every game to this file.
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    /// Stop a game as a draw after so many turns.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub max_turns: u32,
    /// What engines may do before they lose.
    #[command(flatten)]
    pub patience: PatienceArgs,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// How long engines think that were told nothing else; a tenth of a second a turn if nothing is said.
#[derive(Args, Debug)]
pub struct PaceArgs {
    /// Think so many milliseconds about every turn [default: 100, if there is no other limit].
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000), conflicts_with = "clock")]
    pub movetime: Option<u64>,
    /// Search so many nodes.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Search so deep.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub depth: Option<u16>,
    /// Give each side so many seconds for the game, and so many more after every turn.
    #[arg(long, value_name = "SECONDS+INC", value_parser = clock)]
    pub clock: Option<Clock>,
}

/// A clock as it was written, and known to be one.
#[derive(Clone, Debug)]
pub struct Clock(pub String);

/// What is borne before an engine loses.
#[derive(Args, Debug)]
pub struct PatienceArgs {
    /// How many milliseconds more than its time a turn may take.
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub margin: u32,
    /// How many seconds a program may take to start, to get ready, or to answer when its time is over.
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub patience: f64,
    /// How many seconds a turn may take that has no limit of time.
    #[arg(long, value_name = "SECONDS", default_value_t = 300.0, value_parser = seconds)]
    pub longest_turn: f64,
}

/// Reads a number of games in pairs.
pub fn even(text: &str) -> Result<u32, String> {
    match text.parse::<u32>() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err("games are played in pairs: give an even number, 2 or more".to_owned()),
    }
}

fn clock(text: &str) -> Result<Clock, String> {
    let wrong = || "write seconds for the game and seconds added after every turn, such as 10+0.1".to_owned();
    khamsin_lab::pace::clock(text).map(|_| Clock(text.to_owned())).ok_or_else(wrong)
}

fn seconds(text: &str) -> Result<f64, String> {
    // A day: longer than anybody waits, and safe to count in milliseconds.
    let good = |seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0;
    text.parse().ok().filter(good).ok_or_else(|| "give a number of seconds, at most a day".to_owned())
}
