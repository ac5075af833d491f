//! How far a build is: how much of a pair and of all is done, how fast, and how long the rest will take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use khamsin_tables::build::{Plan, Step, Watcher};
use khamsin_tables::format::Header;
use khamsin_tables::solve::{Observer, Phase, Progress};

use super::{SPARSE, amount};
use crate::front::Front;
use crate::matches::figures::percent;
use crate::status::Status;

/// What a pair has done before says too little about the rest of it.
const SETTLED: Duration = Duration::from_secs(1);

/// Watches a build, and stops it when it is told to.
pub struct Watch<'a> {
    front: &'a Front,
    stop: Arc<AtomicBool>,
    state: Mutex<State>,
}

struct State {
    begun: Instant,
    /// When the pair under way was begun.
    pair_begun: Instant,
    status: Status,
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
        let status = Status::new(SPARSE);
        let state = State { begun: now, pair_begun: now, status, entries, finished: 0, headers: Vec::new() };
        Watch { front, stop, state: Mutex::new(state) }
    }

    /// Makes room for what comes after it, and gives what was built.
    pub fn end(self) -> Vec<Header> {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        state.status.clear();
        state.headers
    }
}

/// Shows a line, if it is time.
fn show(front: &Front, state: &mut State, line: impl FnOnce(&State) -> String) {
    if state.status.is_due() {
        let line = line(state);
        state.status.write(front, &line);
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
        show(self.front, &mut state, |state| {
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
        show(self.front, &mut state, |state| {
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
