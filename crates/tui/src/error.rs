//! What can end the terminal game before its player wants it to.

use std::io;

use khamsin_rules::message::{Args, Message};

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no terminal to take.
    #[error("standard input and output are no terminal")]
    NoTerminal,
    /// The terminal, or whoever reads the lines, is gone.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The engine's thread ended.
    #[error("the engine stopped")]
    EngineGone,
}

impl Message for Error {
    fn id(&self) -> &'static str {
        match self {
            Error::NoTerminal => "terminal-none",
            Error::Io(_) => "terminal-failed",
            Error::EngineGone => "terminal-engine",
        }
    }

    fn args(&self) -> Args {
        match self {
            Error::Io(error) => vec![("reason", error.to_string().into())],
            Error::NoTerminal | Error::EngineGone => vec![],
        }
    }
}
