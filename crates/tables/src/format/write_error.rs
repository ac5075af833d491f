//! What can go wrong while a table is written.

use std::io;
use std::path::{Path, PathBuf};

use khamsin_rules::message::{Args, Message};

/// Why a table could not be written; whatever was there before is still there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// There is no room left.
    #[error("{}: the disk is full", path.display())]
    Full {
        /// The file.
        path: PathBuf,
    },
    /// The system refuses.
    #[error("{}: {reason}", path.display())]
    Refused {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl WriteError {
    /// What the system said about a file.
    pub(crate) fn new(path: &Path, error: &io::Error) -> WriteError {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full { path },
            _ => WriteError::Refused { path, reason: error.to_string() },
        }
    }
}

impl Message for WriteError {
    fn id(&self) -> &'static str {
        match self {
            WriteError::Full { .. } => "table-disk-full",
            WriteError::Refused { .. } => "table-unwritable",
        }
    }

    fn args(&self) -> Args {
        match self {
            WriteError::Full { path } => vec![("file", path.display().to_string().into())],
            WriteError::Refused { path, reason } => {
                vec![("file", path.display().to_string().into()), ("reason", reason.as_str().into())]
            }
        }
    }
}
