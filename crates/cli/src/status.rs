//! How far something is, on standard error: one line that is redrawn in a terminal, a line now and then elsewhere.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::front::Front;
use crate::layout;

/// A terminal need not be redrawn more often.
const REDRAW: Duration = Duration::from_millis(100);
/// What takes the line back in a terminal.
const ERASE: &str = "\r\x1b[K";

/// The line, and when it was written.
pub struct Status {
    terminal: bool,
    begun: Instant,
    shown: Option<Instant>,
    sparse: Duration,
}

impl Status {
    /// Nothing is shown yet; where nobody looks, a line in this time is enough.
    pub fn new(sparse: Duration) -> Status {
        Status { terminal: io::stderr().is_terminal(), begun: Instant::now(), shown: None, sparse }
    }

    /// Whether somebody sees the line redrawn.
    pub fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Whether it is time for another line.
    pub fn is_due(&self) -> bool {
        if self.terminal {
            self.shown.is_none_or(|shown| shown.elapsed() >= REDRAW)
        } else {
            self.shown.unwrap_or(self.begun).elapsed() >= self.sparse
        }
    }

    /// Writes the line, as the reader's language runs.
    pub fn write(&mut self, front: &Front, line: &str) {
        self.shown = Some(Instant::now());
        // If standard error is gone, nobody looks.
        let _ = if self.terminal {
            let fitting: String = line.chars().take(layout::width().saturating_sub(1)).collect();
            write!(io::stderr(), "{ERASE}{}", front.turned(&fitting))
        } else {
            writeln!(io::stderr(), "{}", front.turned(line))
        };
        let _ = io::stderr().flush();
    }

    /// Makes room for what comes after it.
    pub fn clear(&self) {
        if self.terminal && self.shown.is_some() {
            let _ = write!(io::stderr(), "{ERASE}");
        }
    }
}
