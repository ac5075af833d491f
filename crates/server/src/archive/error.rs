//! What can go wrong with a backup or an export.

use std::io;

use khamsin_rules::message::{Args, Message};

use crate::online::id::GameId;
use crate::online::table::BrokenLog;
use crate::store::StoreError;

/// Why there is no backup, or why it cannot be used. Where it is about a file, whoever shows it names the file.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The file is something else.
    #[error("this is no backup")]
    Foreign,
    /// A newer program wrote it.
    #[error("written by the newer program {program}")]
    Newer {
        /// Its version.
        program: String,
    },
    /// It ends too early.
    #[error("the file ends too early")]
    Cut,
    /// It is not as it was written.
    #[error("line {line} is damaged")]
    Damaged {
        /// The line where it was noticed.
        line: u64,
    },
    /// A log in it is not that of a game.
    #[error("game {id}: {broken}")]
    Game {
        /// Which game.
        id: GameId,
        /// What is wrong.
        broken: BrokenLog,
    },
    /// The store has something in it already.
    #[error("the store is not empty")]
    NotEmpty,
    /// The file to be written is there already.
    #[error("the file exists")]
    Exists,
    /// The file cannot be read or written.
    #[error("the file failed: {0}")]
    File(#[from] io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Message for ArchiveError {
    fn id(&self) -> &'static str {
        match self {
            ArchiveError::Foreign => "data-foreign",
            ArchiveError::Newer { .. } => "data-newer",
            ArchiveError::Cut => "data-cut",
            ArchiveError::Damaged { .. } => "data-damaged",
            ArchiveError::Game { .. } => "data-broken-game",
            ArchiveError::NotEmpty => "data-not-empty",
            ArchiveError::Exists => "data-exists",
            ArchiveError::File(_) => "data-file",
            ArchiveError::Store(_) => "data-store",
        }
    }

    fn args(&self) -> Args {
        match self {
            ArchiveError::Newer { program } => vec![("text", program.clone().into())],
            ArchiveError::Damaged { line } => vec![("line", (*line).into())],
            ArchiveError::Game { id, broken } => {
                vec![("id", id.to_string().into()), ("reason", broken.to_string().into())]
            }
            ArchiveError::File(error) => vec![("reason", error.to_string().into())],
            ArchiveError::Store(StoreError(reason)) => vec![("reason", reason.clone().into())],
            ArchiveError::Foreign | ArchiveError::Cut | ArchiveError::NotEmpty | ArchiveError::Exists => {
                vec![]
            }
        }
    }
}
