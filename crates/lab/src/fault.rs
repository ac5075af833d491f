//! What an engine did to lose a game other than by the rules.

use std::io;
use std::time::Duration;

use khamsin_rules::Turn;
use khamsin_rules::game::TurnError;
use serde::{Deserialize, Serialize};

/// Why an engine cannot go on with its game.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Its program could not be started.
    #[error("{0}")]
    Start(io::Error),
    /// It ended by itself, or broke down.
    #[error("{0}")]
    Crashed(String),
    /// It gave no answer and had to be ended.
    #[error("no answer to “{order}” within {} ms", waited.as_millis())]
    Hung {
        /// What it was told last.
        order: String,
        /// How long it was waited for.
        waited: Duration,
    },
    /// It took more time than it had.
    #[error("{} ms taken, {} ms allowed", taken.as_millis(), allowed.as_millis())]
    Overtime {
        /// What it took.
        taken: Duration,
        /// What it had, with the margin.
        allowed: Duration,
    },
    /// It played what the rules forbid.
    #[error("{turn}: {error}")]
    Illegal {
        /// What it played.
        turn: Turn,
        /// What forbids it.
        error: TurnError,
    },
    /// Its answer is no turn.
    #[error("“{0}”")]
    Garbage(String),
    /// It wrote without end and did not answer.
    #[error("{bytes} bytes without an answer")]
    Flooded {
        /// How much it wrote.
        bytes: usize,
    },
    /// The match was stopped while it thought; this is not held against it.
    #[error("the match was stopped")]
    Stopped,
}

/// The kinds of faults, as journals name them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// Its program could not be started.
    Start,
    /// It ended by itself, or broke down.
    Crashed,
    /// It gave no answer and had to be ended.
    Hung,
    /// It took more time than it had.
    Overtime,
    /// It played what the rules forbid.
    Illegal,
    /// Its answer is no turn.
    Garbage,
    /// It wrote without end.
    Flooded,
}

impl FaultKind {
    /// Every kind.
    pub const ALL: [FaultKind; 7] = [
        FaultKind::Start,
        FaultKind::Crashed,
        FaultKind::Hung,
        FaultKind::Overtime,
        FaultKind::Illegal,
        FaultKind::Garbage,
        FaultKind::Flooded,
    ];

    /// Its name in journals, records and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Start => "start",
            FaultKind::Crashed => "crashed",
            FaultKind::Hung => "hung",
            FaultKind::Overtime => "overtime",
            FaultKind::Illegal => "illegal",
            FaultKind::Garbage => "garbage",
            FaultKind::Flooded => "flooded",
        }
    }
}

impl Fault {
    /// Its kind; none if it is nobody's fault.
    pub fn kind(&self) -> Option<FaultKind> {
        Some(match self {
            Fault::Start(_) => FaultKind::Start,
            Fault::Crashed(_) => FaultKind::Crashed,
            Fault::Hung { .. } => FaultKind::Hung,
            Fault::Overtime { .. } => FaultKind::Overtime,
            Fault::Illegal { .. } => FaultKind::Illegal,
            Fault::Garbage(_) => FaultKind::Garbage,
            Fault::Flooded { .. } => FaultKind::Flooded,
            Fault::Stopped => return None,
        })
    }

    /// What happened, short enough to keep and without signs that steer a terminal.
    pub fn detail(&self) -> String {
        excerpt(&self.to_string())
    }
}

/// The head of a text that came from an engine.
pub(crate) fn excerpt(text: &str) -> String {
    const READABLE: usize = 160;
    let mut head: String = text.chars().take(READABLE).collect();
    if head.len() < text.len() {
        head.push('…');
    }
    head.replace(char::is_control, "\u{fffd}")
}
