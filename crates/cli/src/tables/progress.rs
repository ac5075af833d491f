//! How far a build is, on standard error: one line that is redrawn in a terminal, a line now and then elsewhere.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use khamsin_tables::build::{Plan, Step, Watcher};
use khamsin_tables::format::Header;
use khamsin_tables::solve::{Observer, Phase, Progress};

use super::amount;
use crate::front::Front;
use crate::layout;
use crate::matches::figures::percent;

/// What a pair has done before says too little about the rest of it.
const SETTLED: Duration = Duration::from_secs(1);
/// A terminal need not be redrawn more often.
const REDRAW: Duration = Duration::from_millis(100);
/// Where nobody looks, a line in this time is enough.
const SPARSE: Duration = Duration::from_secs(10);

/// Watches a build, and stops it when it is told to.
pub struct Watch<'a> {
    front: &'a Front,
    stop: Arc<AtomicBool>,
    terminal: bool,
    state: Mutex<State>,
}

struct State {
    begun: Instant,
    /// When the pair under way was begun.
    pair_begun: Instant,
    shown: Instant,
    /// Entries of all pairs, and of those that are finished.
    entries: u64,
    finished: u64,
    headers: Vec<Header>,
}

impl<'a> Watch<'a> {
    /// Watches what a plan has left to do.
    pub fn new(front: &'a Front, remaining: &Plan, stop: Arc<AtomicBool>) -> Watch<'a> {
        let now = Instant::now();
        let entries = remaining.steps.iter().map(|step| step.entries).sum();
        let state =
            State { begun: now, pair_begun: now, shown: now, entries, finished: 0, headers: Vec::new() };
        Watch { front, stop, terminal: io::stderr().is_terminal(), state: Mutex::new(state) }
    }

    /// Makes room for what comes after it, and gives what was built.
    pub fn end(self) -> Vec<Header> {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).headers
    }

    /// Shows a line, if it is time.
    fn show(&self, state: &mut State, line: impl FnOnce(&State) -> String) {
        if state.shown.elapsed() < if self.terminal { REDRAW } else { SPARSE } {
            return;
        }
        state.shown = Instant::now();
        let line = line(state);
        // If standard error is gone, nobody looks.
        let _ = if self.terminal {
            let fitting: String = line.chars().take(layout::width().saturating_sub(1)).collect();
            write!(io::stderr(), "\r\x1b[K{}", self.front.turned(&fitting))
        } else {
            writeln!(io::stderr(), "{}", self.front.turned(&line))
        };
        let _ = io::stderr().flush();
    }
}

/// The share of the time that a pair has taken so far: opening is about half of the work.
fn share(progress: Progress) -> f64 {
    let done = progress.done as f64 / progress.total.max(1) as f64;
    match progress.phase {
        Phase::Opening => done / 2.0,
        Phase::Spreading => 0.5 + done / 2.0,
    }
}

impl Observer for Watch<'_> {
    fn progress(&self, progress: Progress) {
        // Whoever finds the lock taken has nothing to add.
        let Ok(mut state) = self.state.try_lock() else { return };
        if state.pair_begun.elapsed() < SETTLED {
            return;
        }
        self.show(&mut state, |state| {
            let (share, time) = (share(progress), state.pair_begun.elapsed());
            let left = time.as_secs_f64() * (1.0 / share.max(0.001) - 1.0);
            let done = (progress.total as f64 * share) as u64;
            let args = vec![
                ("slice", progress.pair.to_string().into()),
                ("share", percent(self.front, share).into()),
                ("rate", amount::rate(self.front, done, time).into()),
                ("time", amount::time(left).into()),
            ];
            self.front.text("tables-progress", &args)
        });
    }

    fn is_cancelled(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Watcher for Watch<'_> {
    fn begins(&self, _: &Step) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).pair_begun = Instant::now();
    }

    fn finished(&self, step: &Step, tables: &[Header]) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.finished += step.entries;
        state.headers.extend_from_slice(tables);
        self.show(&mut state, |state| {
            let left = state.entries.saturating_sub(state.finished) as f64 / state.finished.max(1) as f64;
            let args = vec![
                ("slice", step.pair.to_string().into()),
                ("count", amount::count(self.front, step.positions).into()),
                ("rate", amount::rate(self.front, step.positions, state.pair_begun.elapsed()).into()),
                ("time", amount::time(state.begun.elapsed().as_secs_f64() * left).into()),
            ];
            self.front.text("tables-progress-slice", &args)
        });
    }
}
