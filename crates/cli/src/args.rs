//! What can be asked on the command line; help, manual page and completions are made from it.
//!
//! Arguments stay texts here: what a rule set or a position is, is for the rules to say, in the reader's language.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use khamsin_text::Lang;

use crate::board::Glyphs;
use crate::front::Format;
use crate::style::ColorChoice;

const EXAMPLES: &str = "\
Examples:
  khamsin rules list
  khamsin rules show seega/ludens-planet --lang fr
  khamsin show 'seega/tabuleiro-42(size=7)'
  khamsin replay game.pgn --boards

Exit codes: 0 done, 1 the input is wrong, 2 the usage is wrong.
NO_COLOR turns colours off; LANG, LC_MESSAGES and LC_ALL choose the language.";

/// Seega, Saut du Chat, Pahtum and Seti, played from their rule sheets.
#[derive(Parser, Debug)]
#[command(name = "khamsin", version, after_help = EXAMPLES)]
pub struct Cli {
    /// The language to speak: en or fr [default: from the environment].
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
    /// The rule sets, clause by clause.
    #[command(subcommand)]
    Rules(Rules),
    /// Draw a position and list its legal actions, or play a random game.
    Show(Show),
    /// Check game records and walk through them.
    Replay(Replay),
    /// Count action sequences: lines `perft N COUNT`.
    Perft(Perft),
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
    /// Print the manual page.
    #[command(after_help = "Example:\n  khamsin man > khamsin.1")]
    Man,
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

/// What to measure.
#[derive(Subcommand, Debug)]
pub enum Bench {
    /// The rules: random playouts and counted trees, on one core.
    Rules(BenchRules),
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
