//! The files of a run: what was asked, every game, and what they tell.
//!
//! Journals are written while games are played, one for each rule set, and are what a run is resumed from. Everything else
//! is made from them at the end, without a date or a duration, so that the same run gives the same files.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use khamsin_rules::message::{Args, Message};
use serde::Serialize;
use serde_json::json;

use crate::journal::{Journal, JournalError};
use crate::pgn;
use crate::played::{NotAGame, Played};
use crate::report;
use crate::runner::Match;

/// How strongly games are packed: they are written once and small.
const PACKING: i32 = 19;

/// Whether a run may go on from what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin {
    /// Only in a folder without a run.
    Fresh,
    /// From the games that are there.
    Resume,
}

/// An open folder.
#[derive(Debug)]
pub struct Folder {
    root: PathBuf,
    journals: Vec<Journal>,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// It cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// There is a run in it already.
    #[error("{} has a run", path.display())]
    Occupied {
        /// The folder.
        path: PathBuf,
    },
    /// A journal in it is not one of this study.
    #[error("{}: {error}", path.display())]
    Journal {
        /// The journal.
        path: PathBuf,
        /// What is wrong with it.
        error: JournalError,
    },
    /// A game in it is none.
    #[error("{0}")]
    Game(#[from] NotAGame),
}

impl Message for FolderError {
    fn id(&self) -> &'static str {
        match self {
            FolderError::Io { .. } => "lab-folder-io",
            FolderError::Occupied { .. } => "lab-folder-occupied",
            FolderError::Journal { error, .. } => error.id(),
            FolderError::Game(_) => "lab-folder-game",
        }
    }

    fn args(&self) -> Args {
        match self {
            FolderError::Io { path, error } => {
                vec![("file", path.display().to_string().into()), ("reason", error.to_string().into())]
            }
            FolderError::Occupied { path } => vec![("folder", path.display().to_string().into())],
            FolderError::Journal { error, .. } => error.args(),
            FolderError::Game(error) => {
                vec![("game", error.game.into()), ("reason", error.reason.as_str().into())]
            }
        }
    }
}

impl Folder {
    /// Opens the folder of a run, and gives back the games that are there, for each match.
    ///
    /// # Errors
    /// Why it cannot be used; what is in it is then as it was.
    pub fn open(
        root: &Path,
        matches: &[Match],
        begin: Begin,
    ) -> Result<(Folder, Vec<Vec<Played>>), FolderError> {
        let games = root.join("journal");
        if begin == Begin::Fresh && (games.exists() || root.join("run.json").exists()) {
            return Err(FolderError::Occupied { path: root.to_owned() });
        }
        fs::create_dir_all(&games).map_err(|error| FolderError::Io { path: games.clone(), error })?;
        let (mut journals, mut known) = (Vec::new(), Vec::new());
        for (number, game) in (1..).zip(matches) {
            let path = games.join(format!("{number}.ndjson"));
            let (journal, played) = Journal::open(&path, &game.settings())
                .map_err(|error| FolderError::Journal { path, error })?;
            journals.push(journal);
            known.push(played);
        }
        Ok((Folder { root: root.to_owned(), journals }, known))
    }

    /// Keeps a finished game of a match.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, number: usize, played: &Played) -> Result<(), FolderError> {
        let path = || self.root.join("journal");
        self.journals[number].add(played).map_err(|error| FolderError::Io { path: path(), error })
    }

    /// Writes everything that the games are for: what was asked, the games, what they tell, and the report.
    ///
    /// # Errors
    /// If a file cannot be written or a game is none.
    pub fn finish(
        &self,
        asked: &Asked,
        games: &[Vec<Played>],
        summary: &impl Serialize,
        report: &[report::File],
    ) -> Result<(), FolderError> {
        self.write("run.json", pretty(&asked.json()).as_bytes())?;
        self.write("summary.json", pretty(&json!(summary)).as_bytes())?;
        let (mut lines, mut records) = (String::new(), String::new());
        for (game, games) in asked.matches.iter().zip(games) {
            let settings = game.settings();
            for played in games {
                let line = json!({
                    "ruleset": settings.ruleset,
                    "engines": [settings.one, settings.two],
                    "played": played,
                });
                let _ = writeln!(lines, "{line}");
                let _ = writeln!(records, "{}", pgn::record(played, &settings, &game.set)?);
            }
        }
        self.pack("games.ndjson.zst", &lines)?;
        self.pack("games.pgn.zst", &records)?;
        for (name, content) in report {
            self.write(name, content)?;
        }
        Ok(())
    }

    fn pack(&self, name: &str, text: &str) -> Result<(), FolderError> {
        let packed = zstd::encode_all(text.as_bytes(), PACKING)
            .map_err(|error| FolderError::Io { path: self.root.join(name), error })?;
        self.write(name, &packed)
    }

    /// Writes a file whole or not at all.
    fn write(&self, name: &str, content: &[u8]) -> Result<(), FolderError> {
        let path = self.root.join(name);
        let failed = |error| FolderError::Io { path: path.clone(), error };
        let beside = path.with_extension("part");
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(failed)?;
        }
        fs::write(&beside, content).map_err(failed)?;
        fs::rename(&beside, &path).map_err(failed)
    }
}

/// What was asked, for whoever repeats it.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The command.
    pub command: &'a str,
    /// What was played.
    pub matches: &'a [Match],
    /// The seed that the seeds of the matches were drawn from.
    pub seed: u64,
}

impl Asked<'_> {
    fn json(&self) -> serde_json::Value {
        let one = |game: &Match| {
            let settings = game.settings();
            json!({
                "ruleset": settings.ruleset,
                "rules_hash": settings.rules_hash,
                "engines": [settings.one, settings.two],
                "pace": settings.pace,
                "openings": settings.openings,
                "seed": settings.seed,
                "games": game.games,
                "max_turns": settings.max_turns,
            })
        };
        json!({
            "command": self.command,
            "version": env!("CARGO_PKG_VERSION"),
            "seed": self.seed,
            "matches": self.matches.iter().map(one).collect::<Vec<_>>(),
        })
    }
}

fn pretty(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}
