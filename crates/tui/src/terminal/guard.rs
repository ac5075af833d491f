//! Takes the terminal, and gives it back as it was: at the end, after a panic, and when a signal ends the program.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::process;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Lines are seen as they are written: we turn those that run from right to left ourselves (ECMA-48, mode BDSM).
const AS_WRITTEN: Print<&str> = Print("\x1b[8l");
/// The terminal may turn them again.
const AS_READ: Print<&str> = Print("\x1b[8h");

/// What a program that panicked answers the shell.
const PANICKED: i32 = 101;

/// The terminal as long as it is ours.
pub struct Guard {
    /// To draw on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Guard {
    /// Takes the terminal.
    ///
    /// # Errors
    /// If it cannot be taken; it is then as it was.
    pub fn take() -> io::Result<Guard> {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            usual(info);
            // Also where the engine's thread panicked: a screen without an engine is of no use, and the game is kept.
            process::exit(PANICKED);
        }));
        enable_raw_mode()?;
        let taken = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, AS_WRITTEN)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        taken.map(|terminal| Guard { terminal }).inspect_err(|_| restore())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back; may be done twice.
pub(crate) fn restore() {
    // Each step is tried: a terminal that is gone needs none of them.
    let _ = execute!(stdout(), AS_READ, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
