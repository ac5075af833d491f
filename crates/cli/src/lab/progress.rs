//! How far a study is: the rate, the time left, and what it has shown so far.

use std::time::{Duration, Instant};

use khamsin_lab::Standing;

use crate::front::Front;
use crate::matches::figures::{decimal, percent};
use crate::matches::progress::clock;
use crate::status::Status;

/// Where nobody looks, a line in this time is enough.
const SPARSE: Duration = Duration::from_secs(30);

/// Whose score so far is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// That of the side that begins.
    FirstPlayer,
    /// That of the engine named first.
    FirstEngine,
}

/// What was shown, and when.
pub struct Progress {
    labels: Vec<String>,
    score: Score,
    games: u32,
    known: usize,
    done: usize,
    begun: Instant,
    status: Status,
}

impl Progress {
    /// Nothing is shown yet; so many games of each match are wanted, so many were there before.
    pub fn new(labels: Vec<String>, score: Score, games: u32, known: usize) -> Progress {
        Progress { labels, score, games, known, done: 0, begun: Instant::now(), status: Status::new(SPARSE) }
    }

    /// Counts a game, and shows where the study stands, if it is time.
    pub fn show(&mut self, number: usize, standing: &Standing, front: &Front) {
        self.done += 1;
        if !self.status.is_due() {
            return;
        }
        let tally = standing.tally();
        let [first, _] = tally.by_side;
        let won = match self.score {
            Score::FirstPlayer => first,
            Score::FirstEngine => tally.won,
        };
        let score = (f64::from(won) + f64::from(tally.drawn) / 2.0) / f64::from(tally.games().max(1));
        let rate = self.done as f64 / self.begun.elapsed().as_secs_f64().max(0.001);
        let args = vec![
            ("id", self.labels[number].as_str().into()),
            ("done", tally.games().into()),
            ("count", self.games.into()),
            ("rate", decimal(front, rate * 60.0, 0).into()),
            ("share", percent(front, score).into()),
        ];
        let left = (self.games as usize * self.labels.len()).saturating_sub(self.known + self.done);
        let time = clock(left as f64 / rate);
        let time = front.text("lab-progress-time", &vec![("time", time.into())]);
        let id = match self.score {
            Score::FirstPlayer => "lab-progress",
            Score::FirstEngine => "lab-ladder-progress",
        };
        let line = format!("{} · {time}", front.text(id, &args));
        self.status.write(front, &line);
    }

    /// Makes room for what comes after it.
    pub fn clear(&self) {
        self.status.clear();
    }
}
