//! Time as the engine sees it: the browser has no clock of the usual kind, so one is handed in.

use std::time::Duration;

/// Something that knows how much time has passed.
pub trait Clock: Sync {
    /// The time since a moment that stays the same.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

impl SystemClock {
    /// A clock that starts now.
    #[expect(clippy::new_without_default, reason = "a clock that starts by default would surprise")]
    pub fn new() -> SystemClock {
        SystemClock(std::time::Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
