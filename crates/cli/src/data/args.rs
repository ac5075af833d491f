//! What can be asked of the data that a server keeps.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use khamsin_server::store::open::{OpenError, Place};

use crate::args::FormatArg;

/// What to do with the games, guests and classes that a server keeps.
#[derive(Subcommand, Debug)]
pub enum Data {
    /// Write everything into one file, also while a server is running.
    Backup(Backup),
    /// Fill an empty database from a backup.
    Restore(Restore),
    /// Write the records of all finished games, also while a server is running.
    Export(Export),
    /// Delete names whose time is over, also while a server is running.
    Purge(Purge),
}

/// Where online games are kept.
#[derive(Args, Debug)]
pub struct Database {
    /// Where online games are kept: a file for one server, or a PostgreSQL database for any number of them.
    #[arg(long, value_name = "ADDRESS", env = "KHAMSIN_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Database {
    /// The place that was named, or the usual one.
    pub fn place(&self) -> Result<Place, OpenError> {
        match &self.database {
            Some(address) => address.parse(),
            None => Place::usual(),
        }
    }
}

/// A backup to write.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin data backup khamsin.backup
  khamsin data backup /srv/backups/monday.backup --database postgres://khamsin@localhost/khamsin --force
  khamsin data backup - | ssh elsewhere 'cat > khamsin.backup'

The backup is of one moment, whatever a server writes meanwhile, and fits every kind of database. It holds names: keep it
as you keep the database.
Exit codes: 0 done, 1 it failed, 2 the usage is wrong, 130 stopped by Ctrl-C.")]
pub struct Backup {
    /// The file to write; - writes to standard output.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Of which database.
    #[command(flatten)]
    pub database: Database,
    /// Replace the file if it is there already.
    #[arg(long)]
    pub force: bool,
    /// For machines; with - on standard error.
    #[command(flatten)]
    pub format: FormatArg,
}

/// A backup to restore.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin data restore khamsin.backup --database sqlite://new.db
  khamsin data restore khamsin.backup --database postgres://khamsin@localhost/khamsin

The database must be empty, and no server may have the file. Every game is played through under the rules first; if
anything is wrong with the backup, nothing is restored.
Exit codes: 0 done, 1 it failed, 2 the usage is wrong.")]
pub struct Restore {
    /// The backup; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Into which database.
    #[command(flatten)]
    pub database: Database,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Records to write.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin data export games.pgn
  khamsin data export games.pgn --anonymous
  khamsin data export - --anonymous | khamsin replay - --json

Each record names its players as they are called now, as far as they have names.
Exit codes: 0 done, 1 it failed, 2 the usage is wrong, 130 stopped by Ctrl-C.")]
pub struct Export {
    /// The file to write, or a folder for the file games.pgn; - writes to standard output.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Of which database.
    #[command(flatten)]
    pub database: Database,
    /// Leave out names, titles of classes, and what leads to a game's page.
    #[arg(long)]
    pub anonymous: bool,
    /// Replace the file if it is there already.
    #[arg(long)]
    pub force: bool,
    /// For machines; with - on standard error.
    #[command(flatten)]
    pub format: FormatArg,
}

/// Names to delete.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khamsin data purge
  khamsin data purge --days 30 --database postgres://khamsin@localhost/khamsin

Names of guests who were not seen for so many days are deleted, and names in classes whose teacher's days are over, which
a running server does by itself once a day. Games, seats and points stay. A deleted name does not come back, but may be in
backups.")]
pub struct Purge {
    /// After how many days without a visit a guest's name is deleted; a guest without one for 180 days has expired.
    #[arg(long, value_name = "N", default_value_t = 180, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub days: u32,
    /// Of which database.
    #[command(flatten)]
    pub database: Database,
    /// For machines.
    #[command(flatten)]
    pub format: FormatArg,
}
