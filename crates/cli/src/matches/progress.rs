//! How far a match is: what it has shown so far, and how long it will take.

use std::time::{Duration, Instant};

use khamsin_lab::{Estimate, Standing};

use super::figures::{decimal, percent, signed};
use crate::front::Front;
use crate::status::Status;

/// Where nobody looks, a line each tenth of the games is enough, but one in this time at least.
const SPARSE: Duration = Duration::from_mins(1);

/// What was shown, and when.
pub struct Progress {
    games: u32,
    /// Games that were there before this run: they took no time.
    known: u32,
    one: String,
    begun: Instant,
    tenths: u32,
    status: Status,
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new(games: u32, known: u32, one: String) -> Progress {
        Progress {
            games,
            known,
            one,
            begun: Instant::now(),
            tenths: tenths(known, games),
            status: Status::new(SPARSE),
        }
    }

    /// Shows where the match stands, if it is time.
    pub fn show(&mut self, standing: &Standing, front: &Front) {
        let tenths = tenths(standing.games(), self.games);
        let passed = tenths > self.tenths && !self.status.is_terminal();
        if passed || self.status.is_due() {
            self.tenths = tenths;
            let line = self.line(standing, front);
            self.status.write(front, &line);
        }
    }

    /// Makes room for what comes after it.
    pub fn clear(&self) {
        self.status.clear();
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
        Some(clock(seconds))
    }
}

/// Seconds as a clock shows them.
pub fn clock(seconds: f64) -> String {
    let seconds = Duration::try_from_secs_f64(seconds).unwrap_or_default().as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

fn tenths(done: u32, games: u32) -> u32 {
    (u64::from(done) * 10 / u64::from(games.max(1))) as u32
}
