//! The journal of a match: one line of JSON for its settings, then one for every finished game.
//!
//! A line is written whole and as soon as its game is over, so that a match can be resumed wherever it was stopped, even
//! in the middle of a line: the last line is dropped if it has no end.

use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use khamsin_rules::message::{Args, Message};
use khamsin_tables::held::Held;
use serde::Serialize;

use crate::played::Played;
use crate::settings::{Difference, Settings};

/// An open journal.
#[derive(Debug)]
pub struct Journal {
    held: Held,
}

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// Another match writes it now.
    #[error("in use")]
    InUse,
    /// The file is something else.
    #[error("not a journal")]
    Foreign,
    /// A line is no game.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// It belongs to a match with other settings.
    #[error("other settings: {0:?}")]
    Settings(Vec<Difference>),
}

impl Message for JournalError {
    fn id(&self) -> &'static str {
        match self {
            JournalError::Io(_) => "match-journal-io",
            JournalError::InUse => "match-journal-in-use",
            JournalError::Foreign => "match-journal-foreign",
            JournalError::Line { .. } => "match-journal-line",
            JournalError::Settings(_) => "match-journal-settings",
        }
    }

    fn args(&self) -> Args {
        match self {
            JournalError::Io(error) => vec![("reason", error.to_string().into())],
            JournalError::InUse | JournalError::Foreign => vec![],
            JournalError::Line { line, reason } => {
                vec![("line", (*line).into()), ("reason", reason.as_str().into())]
            }
            JournalError::Settings(differences) => {
                let one = |difference: &Difference| {
                    format!("{} ({} → {})", difference.name, difference.journal, difference.now)
                };
                let known = differences.iter().map(one).collect::<Vec<_>>().join(", ");
                vec![("known", known.into())]
            }
        }
    }
}

impl Journal {
    /// Opens the journal of a match, begins it if there is none, and gives back the games it has.
    ///
    /// # Errors
    /// Why it cannot be used for this match; the file is then as it was.
    pub fn open(path: &Path, settings: &Settings) -> Result<(Journal, Vec<Played>), JournalError> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut journal = Journal { held: Held::take(file)?.ok_or(JournalError::InUse)? };
        let file = journal.held.file();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let head = line(settings)?;
        // What follows the last end of a line was being written when the match was stopped.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        if whole == 0 && !head.as_bytes().starts_with(&bytes) {
            return Err(JournalError::Foreign);
        }
        let games = if whole == 0 { Vec::new() } else { read(&bytes[..whole], settings)? };
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            file.write_all(head.as_bytes())?;
        }
        Ok((journal, games))
    }

    /// Adds a finished game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, played: &Played) -> io::Result<()> {
        self.held.file().write_all(line(played)?.as_bytes())
    }
}

/// Something as a line of JSON.
fn line(what: &impl Serialize) -> io::Result<String> {
    Ok(serde_json::to_string(what)? + "\n")
}

fn read(bytes: &[u8], settings: &Settings) -> Result<Vec<Played>, JournalError> {
    let text = std::str::from_utf8(bytes).map_err(|_| JournalError::Foreign)?;
    let mut lines = text.lines();
    let head = lines.next().and_then(|head| serde_json::from_str::<Settings>(head).ok());
    let differences = settings.differences(&head.ok_or(JournalError::Foreign)?);
    if !differences.is_empty() {
        return Err(JournalError::Settings(differences));
    }
    let game = |(line, text): (usize, &str)| {
        let bad = |reason: String| JournalError::Line { line, reason };
        let played: Played = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
        if played.game == 0 { Err(bad("game 0".to_owned())) } else { Ok(played) }
    };
    (2..).zip(lines).map(game).collect()
}
