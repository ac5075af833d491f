//! How far a match is, on standard error: one line that is redrawn in a terminal, a line now and then elsewhere.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use khamsin_lab::{Estimate, Standing};

use super::figures::{decimal, percent, signed};
use crate::front::Front;
use crate::layout;

/// A terminal need not be redrawn more often.
const REDRAW: Duration = Duration::from_millis(100);
/// Where nobody looks, a line each tenth of the games is enough, but one in this time at least.
const SPARSE: Duration = Duration::from_mins(1);

/// What was shown, and when.
pub struct Progress {
    games: u32,
    /// Games that were there before this run: they took no time.
    known: u32,
    one: String,
    begun: Instant,
    shown: Option<Instant>,
    tenths: u32,
    terminal: bool,
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new(games: u32, known: u32, one: String) -> Progress {
        Progress {
            games,
            known,
            one,
            begun: Instant::now(),
            shown: None,
            tenths: tenths(known, games),
            terminal: io::stderr().is_terminal(),
        }
    }

    /// Shows where the match stands, if it is time.
    pub fn show(&mut self, standing: &Standing, front: &Front) {
        let now = Instant::now();
        let since = |moment: Instant| now.duration_since(moment);
        let tenths = tenths(standing.games(), self.games);
        let due = if self.terminal {
            self.shown.is_none_or(|shown| since(shown) >= REDRAW)
        } else {
            tenths > self.tenths || since(self.shown.unwrap_or(self.begun)) >= SPARSE
        };
        if !due {
            return;
        }
        (self.shown, self.tenths) = (Some(now), tenths);
        let line = self.line(standing, front);
        // If standard error is gone, nobody looks.
        let _ = if self.terminal {
            let fitting: String = line.chars().take(layout::width().saturating_sub(1)).collect();
            write!(io::stderr(), "\r\x1b[K{}", front.turned(&fitting))
        } else {
            writeln!(io::stderr(), "{}", front.turned(&line))
        };
        let _ = io::stderr().flush();
    }

    /// Makes room for what comes after it.
    pub fn clear(&self) {
        if self.terminal && self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    fn line(&self, standing: &Standing, front: &Front) -> String {
        let tally = standing.tally();
        let args = vec![
            ("done", standing.games().into()),
            ("count", self.games.into()),
            ("text", percent(front, tally.score().unwrap_or(0.5)).into()),
            ("one", self.one.as_str().into()),
        ];
        let mut parts = vec![front.text("match-progress", &args)];
        if let Some(estimate) = Estimate::of(tally).filter(|estimate| estimate.elo.value.is_finite()) {
            let reach = (estimate.elo.high - estimate.elo.low) / 2.0;
            let reach = if reach.is_finite() { decimal(front, reach, 0) } else { "∞".to_owned() };
            let value = signed(front, estimate.elo.value, 0);
            parts.push(
                front.text("match-progress-elo", &vec![("value", value.into()), ("after", reach.into())]),
            );
        }
        if let Some((sprt, ratio)) = standing.sprt().zip(standing.log_likelihood_ratio()) {
            let (lower, upper) = sprt.bounds();
            let args = vec![
                ("value", signed(front, ratio, 2).into()),
                ("before", signed(front, lower, 2).into()),
                ("after", signed(front, upper, 2).into()),
            ];
            parts.push(front.text("match-progress-ratio", &args));
        }
        if let Some(time) = self.time_left(standing.games()) {
            parts.push(front.text("match-progress-time", &vec![("time", time.into())]));
        }
        parts.join(" · ")
    }

    /// How long the other games take if they are like those of this run.
    fn time_left(&self, games: u32) -> Option<String> {
        let done = games.checked_sub(self.known).filter(|&done| done > 0)?;
        let left = self.games.checked_sub(games).filter(|&left| left > 0)?;
        let seconds = self.begun.elapsed().as_secs_f64() / f64::from(done) * f64::from(left);
        let seconds = Duration::try_from_secs_f64(seconds).ok()?.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        Some(format!("{hours}:{minutes:02}:{:02}", seconds % 60))
    }
}

fn tenths(done: u32, games: u32) -> u32 {
    (u64::from(done) * 10 / u64::from(games.max(1))) as u32
}
