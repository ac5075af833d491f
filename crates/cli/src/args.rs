//! What can be asked on the command line; help, manual page and completions are made from it.
//!
//! Arguments stay texts here: what a rule set or a position is, is for the rules to say, in the reader's language.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use khamsin_text::Lang;

use crate::analyse::args::Analyse;
use crate::bench::args::Bench;
use crate::board::Glyphs;
use crate::data::args::{Data, Database};
use crate::front::Format;
use crate::lab::args::Lab;
use crate::matches::args::Match;
use crate::play::args::Play;
use crate::style::ColorChoice;
use crate::tables::args::{Place, Tables};

const EXAMPLES: &str = "\
Examples:
  khamsin
  khamsin play seega/ludens-planet --level 2
  khamsin rules list
  khamsin rules show seega/ludens-planet --lang fr
  khamsin show 'seega/tabuleiro-42(size=7)'
  khamsin replay game.pgn --boards
  khamsin serve --open

Exit codes: 0 done, 1 the input is wrong, 2 the usage is wrong.
NO_COLOR turns colours off; LANG, LC_MESSAGES and LC_ALL choose the language.";

const UGI_EXAMPLES: &str = "\
Examples:
  khamsin ugi
  printf 'ugi\\nposition startpos moves b2,d4\\nquery p1turn\\n' | khamsin ugi

Commands: ugi, isready, uginewgame, setoption, position, go, stop, query, quit; others are passed over.
A move is a whole turn: its actions with commas and without spaces, such as b2,d4.
Options: Ruleset, Hash, Threads, MultiPV, Level, Seed, TablePath.";

/// Seega, Saut du Chat, Pahtum and Seti, played from their rule sheets.
#[derive(Parser, Debug)]
#[command(name = "khamsin", version, after_help = EXAMPLES)]
pub struct Cli {
    /// The language to speak: en, fr, pt, de or ar [default: from the environment].
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    /// When to use colours.
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub color: ColorChoice,
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play in the terminal: full screen, or line by line.
    Play(Box<Play>),
    /// The rule sets, clause by clause.
    #[command(subcommand)]
    Rules(Rules),
    /// Draw a position and list its legal actions, or play a random game.
    Show(Show),
    /// Check game records and walk through them.
    Replay(Replay),
    /// Count action sequences: lines `perft N COUNT`.
    Perft(Perft),
    /// Tell what a position is worth, or review a whole game.
    Analyse(Box<Analyse>),
    /// Be an engine for match runners: the universal game interface, on standard input and output.
    #[command(after_help = UGI_EXAMPLES)]
    Ugi,
    /// Play a match between two engines.
    Match(Box<Match>),
    /// Experiments: what a clause does to a game.
    #[command(subcommand)]
    Lab(Lab),
    /// Exact values: build, check and look up tables of positions with few pieces.
    #[command(subcommand)]
    Tables(Tables),
    /// Serve the web app on this machine, or to everyone on the local network.
    Serve(Serve),
    /// Back up, restore, export and purge what a server keeps.
    #[command(subcommand)]
    Data(Data),
    /// Tell what the levels for people are worth: how each does against the one below it.
    Levels(Levels),
    /// Fit the weights of the evaluation to games of the engine against itself.
    Fit(Fit),
    /// Measure how fast this machine is.
    #[command(subcommand)]
    Bench(Bench),
    /// Print a completion script for a shell.
    #[command(
        after_help = "Example:\n  khamsin completions bash > ~/.local/share/bash-completion/completions/khamsin"
    )]
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the manual page, or write those of all commands.
    #[command(
        after_help = "Examples:\n  khamsin man > khamsin.1\n  khamsin man --out ~/.local/share/man/man1"
    )]
    Man {
        /// Write a page for every command into this folder, which is made if it is missing.
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
}

/// The rule sets, clause by clause.
#[derive(Subcommand, Debug)]
pub enum Rules {
    /// List every rule set and the variants it offers.
    #[command(after_help = "Examples:\n  khamsin rules list\n  khamsin rules list --json")]
    List {
        /// For machines.
        #[command(flatten)]
        format: FormatArg,
    },
    /// Tell a rule set clause by clause, and where each clause comes from.
    #[command(after_help = "Examples:\n  khamsin rules show seega/ludens-planet\n  \
                      khamsin rules show 'seega/ludens-planet(chain=none,size=7)'")]
    Show {
        /// The rule set: game/sheet, with a revision and parameters if you like.
        #[arg(value_name = "RULESET")]
        set: String,
        /// For machines.
        #[command(flatten)]
        format: FormatArg,
    },
    /// Tell what differs between two rule sets.
    #[command(after_help = "Example:\n  khamsin rules diff seega/jeu-du-seega seega/ludens-planet")]
    Diff {
        /// One rule set.
        #[arg(value_name = "A")]
        one: String,
        /// The other.
        #[arg(value_name = "B")]
        two: String,
        /// For machines.
        #[command(flatten)]
        format: FormatArg,
    },
}

/// A position, or a random game.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin show seega/ludens-planet
  khamsin show seega/tabuleiro-42 --position '2m2/5/2M2/5/5 2 move 0,0 0 30' --ascii
  khamsin show 'pahtum/globe-joueur(neutral_setup=random)' --seed 7
  khamsin show seti/aleph --playout 3")]
pub struct Show {
    /// The rule set and the position.
    #[command(flatten)]
    pub start: Start,
    /// Play one random game from here to its end, drawn from this seed.
    #[arg(long, value_name = "SEED")]
    pub playout: Option<u64>,
    /// How to draw.
    #[command(flatten)]
    pub glyphs: GlyphsArg,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Records to check.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin replay game.pgn
  khamsin replay game.pgn --boards
  khamsin replay - --json < game.pgn")]
pub struct Replay {
    /// A file of game records in PGN syntax, or one record in a .json file; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Draw the board after every turn.
    #[arg(long)]
    pub boards: bool,
    /// How to draw.
    #[command(flatten)]
    pub glyphs: GlyphsArg,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A count of action sequences.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin perft seega/tabuleiro-42 4
  khamsin perft saut-du-chat/ludens-planet 6 --divide

A finished game adds nothing to deeper counts.")]
pub struct Perft {
    /// The rule set and the position.
    #[command(flatten)]
    pub start: Start,
    /// How many actions deep.
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=99))]
    pub depth: u32,
    /// Tell the deepest count apart by first action.
    #[arg(long)]
    pub divide: bool,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Weights of the evaluation.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin fit seti/beth > crates/engine/weights/seti-beth.txt
  khamsin fit seega/jeu-du-seega seega/ludens-planet --games 8000 --nodes 1000

The same command gives the same weights, whatever the number of threads. They take effect when Khamsin is built
again.")]
pub struct Fit {
    /// The rule sets to play by; they must share their weights.
    #[arg(value_name = "RULESET", required = true)]
    pub sets: Vec<String>,
    /// How often to play and fit: each round plays with the weights of the one before, the first with material alone.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub rounds: u32,
    /// How many games to play in each round.
    #[arg(long, value_name = "N", default_value_t = 4000)]
    pub games: usize,
    /// Nodes for each turn.
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub nodes: u64,
    /// How many of a hundred turns the players notice: mistakes decide games that would be drawn.
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub attention: u8,
    /// What a drawn game counts, in percent of a decided one: where most are drawn, they drown the others.
    #[arg(long, value_name = "PERCENT", default_value_t = 100, value_parser = clap::value_parser!(u8).range(0..=100))]
    pub draws: u8,
    /// Draws the openings and the engine's choices.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Games played at once.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub threads: usize,
}

/// The web server.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin serve --open
  khamsin serve --lan
  khamsin serve --port 8080
  khamsin serve --database sqlite://games.db
  khamsin serve --database postgres://khamsin@localhost/khamsin

Without --port it takes port 5050, or the next one that is free. Without --database online games are kept in the file
online.db among the user's data. Ctrl-C ends it.")]
pub struct Serve {
    /// The port to listen on, and no other; 0 takes any that is free.
    #[arg(long, value_name = "N")]
    pub port: Option<u16>,
    /// Open the browser, if there is one.
    #[arg(long)]
    pub open: bool,
    /// Let everyone on the local network in, and print the addresses.
    #[arg(long)]
    pub lan: bool,
    /// Where online games are kept.
    #[command(flatten)]
    pub database: Database,
    /// Where exact tables are.
    #[command(flatten)]
    pub place: Place,
    /// A proxy connects, and writes the client's address last into X-Forwarded-For.
    #[arg(long)]
    pub behind_proxy: bool,
    /// Log every request on standard error, in this form [default: warnings only, for people].
    #[arg(long, value_name = "FORM", value_enum)]
    pub log: Option<Log>,
}

/// How the log is written.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
pub enum Log {
    /// Lines for people.
    Human,
    /// One JSON object a line.
    Json,
}

/// The levels of a game.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin levels seti/beth
  khamsin levels seega/ludens-planet --json

The figures come from matches of 200 games; docs/levels.md has them all, with the commands that repeat them.")]
pub struct Levels {
    /// The rule set.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Where to begin.
#[derive(Args, Debug)]
pub struct Start {
    /// The rule set: game/sheet, with a revision and parameters if you like.
    #[arg(value_name = "RULESET")]
    pub set: String,
    /// The position text [default: how the game begins].
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// The seed for what the rules leave to chance.
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub seed: Option<u64>,
}

/// Whether people or machines read the answer.
#[derive(Args, Debug)]
pub struct FormatArg {
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

impl FormatArg {
    /// The form of the answer.
    pub fn get(&self) -> Format {
        if self.json { Format::Json } else { Format::Text }
    }
}

/// Which signs boards are drawn with.
#[derive(Args, Debug)]
pub struct GlyphsArg {
    /// Draw with plain ASCII characters.
    #[arg(long)]
    ascii: bool,
}

impl GlyphsArg {
    /// The signs.
    pub fn get(&self) -> Glyphs {
        if self.ascii { Glyphs::Ascii } else { Glyphs::Unicode }
    }
}
