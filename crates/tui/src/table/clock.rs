//! A clock for two: what each side has left.

use std::time::Duration;

use khamsin_engine::Time;
use khamsin_rules::Side;
use khamsin_rules::side::BySide;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// For the whole game, each.
    pub initial: Duration,
    /// Added after every turn.
    pub increment: Duration,
}

impl TimeControl {
    /// So many minutes, and seconds for every turn.
    pub const fn new(minutes: u64, seconds: u64) -> TimeControl {
        TimeControl { initial: Duration::from_secs(60 * minutes), increment: Duration::from_secs(seconds) }
    }
}

/// A clock that somebody else tells the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: BySide<Duration>,
    /// Until when time was taken; none before the clock runs.
    charged: Option<Duration>,
}

impl Clock {
    /// A clock that does not run yet.
    pub fn new(control: TimeControl) -> Clock {
        Clock::with(control, BySide::new(control.initial, control.initial))
    }

    /// A clock with this much left.
    pub fn with(control: TimeControl, left: BySide<Duration>) -> Clock {
        Clock { control, left, charged: None }
    }

    /// What was agreed.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// What a side has left.
    pub fn left(&self, side: Side) -> Duration {
        self.left[side]
    }

    /// The same for an engine that is to plan with it.
    pub(super) fn time(&self, side: Side) -> Time {
        Time::Clock { left: self.left[side], increment: self.control.increment }
    }

    /// Takes the time since the last call from a side, and says what it has left.
    pub(super) fn charge(&mut self, side: Side, now: Duration) -> Duration {
        let spent = now.saturating_sub(self.charged.unwrap_or(now));
        self.charged = Some(now);
        self.left[side] = self.left[side].saturating_sub(spent);
        self.left[side]
    }

    /// The time until the next call is nobody's.
    pub(super) fn pause(&mut self) {
        self.charged = None;
    }

    pub(super) fn add_increment(&mut self, side: Side) {
        self.left[side] += self.control.increment;
    }
}
