//! The clocks of a game, computed from the times of its events: a restart changes nothing, and no client is believed.

use khamsin_protocol::nouns::Both;
use khamsin_rules::Side;
use khamsin_rules::side::BySide;

use super::event::{ClockSpec, Millis};

/// Both clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    spec: ClockSpec,
    left: BySide<i64>,
    running: Option<(Side, Millis)>,
}

impl ClockSpec {
    /// What each side begins with.
    fn base(self) -> i64 {
        match self {
            ClockSpec::Increment { base, .. } | ClockSpec::PerTurn { base } => i64::from(base),
        }
    }

    /// Whether anybody could play by it: from one second to a week, and at most an hour more for a turn.
    pub fn is_sensible(self) -> bool {
        const SECOND: u32 = 1_000;
        const HOUR: u32 = 3_600 * SECOND;
        const WEEK: u32 = 7 * 24 * HOUR;
        match self {
            ClockSpec::Increment { base, step } => (SECOND..=WEEK).contains(&base) && step <= HOUR,
            ClockSpec::PerTurn { base } => (SECOND..=WEEK).contains(&base),
        }
    }
}

impl Clock {
    /// Clocks that stand still, full.
    pub fn new(spec: ClockSpec) -> Clock {
        Clock { spec, left: BySide::new(spec.base(), spec.base()), running: None }
    }

    /// How they were set.
    pub fn spec(&self) -> ClockSpec {
        self.spec
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// What each side has left at a time; never less than nothing.
    pub fn left(&self, now: Millis) -> Both<i64> {
        Both::of(|side| (self.left[side] - self.spent(side, now)).max(0))
    }

    /// When the running clock is at its end.
    pub fn flag(&self) -> Option<(Side, Millis)> {
        self.running.map(|(side, since)| (side, since + self.left[side]))
    }

    /// Starts the clock of a side.
    pub fn start(&mut self, side: Side, at: Millis) {
        self.stop(at);
        self.running = Some((side, at));
    }

    /// Stops both.
    pub fn stop(&mut self, at: Millis) {
        if let Some((side, _)) = self.running {
            self.left[side] = (self.left[side] - self.spent(side, at)).max(0);
        }
        self.running = None;
    }

    /// Ends a turn of a side, and gives it what a turn brings.
    pub fn turn(&mut self, side: Side, at: Millis) {
        self.stop(at);
        match self.spec {
            ClockSpec::Increment { step, .. } => self.left[side] += i64::from(step),
            ClockSpec::PerTurn { base } => self.left[side] = i64::from(base),
        }
    }

    /// Goes back by some turns of each side: what they brought is given back, and a time for each turn begins anew. Time that was
    /// thought is gone, but a second is left to whoever had one.
    pub fn take_back(&mut self, turns: BySide<u32>, at: Millis) {
        const LEAST: i64 = 1_000;
        self.stop(at);
        for side in Side::BOTH {
            let left = self.left[side];
            self.left[side] = match self.spec {
                ClockSpec::Increment { step, .. } => {
                    (left - i64::from(step) * i64::from(turns[side])).max(left.min(LEAST))
                }
                ClockSpec::PerTurn { base } => i64::from(base),
            };
        }
    }

    fn spent(&self, side: Side, now: Millis) -> i64 {
        self.running.filter(|&(running, _)| running == side).map_or(0, |(_, since)| (now - since).max(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_costs_its_time_and_brings_its_step() {
        let mut clock = Clock::new(ClockSpec::Increment { base: 10_000, step: 2_000 });
        clock.start(Side::First, 100);
        assert_eq!(clock.flag(), Some((Side::First, 10_100)));
        assert_eq!(clock.left(3_100), Both { first: 7_000, second: 10_000 });
        clock.turn(Side::First, 3_100);
        clock.start(Side::Second, 3_100);
        assert_eq!(clock.left(4_100), Both { first: 9_000, second: 9_000 });
        clock.stop(5_100);
        assert_eq!(clock.left(99_000), Both { first: 9_000, second: 8_000 });
        assert_eq!(clock.flag(), None);
    }

    #[test]
    fn a_clock_for_each_turn_is_full_again_after_it() {
        let mut clock = Clock::new(ClockSpec::PerTurn { base: 5_000 });
        clock.start(Side::First, 0);
        clock.turn(Side::First, 4_999);
        assert_eq!(clock.left(4_999).first, 5_000);
    }

    #[test]
    fn turns_that_are_taken_back_have_brought_nothing() {
        let mut clock = Clock::new(ClockSpec::Increment { base: 10_000, step: 2_000 });
        clock.start(Side::First, 0);
        clock.turn(Side::First, 1_000);
        clock.start(Side::Second, 1_000);
        clock.take_back(BySide::new(1, 0), 4_000);
        assert_eq!(clock.left(4_000), Both { first: 9_000, second: 7_000 });
        clock.take_back(BySide::new(9, 3), 4_000);
        assert_eq!(clock.left(4_000), Both { first: 1_000, second: 1_000 }, "nobody loses by it at once");
    }

    #[test]
    fn a_turn_that_is_taken_back_begins_with_all_its_time() {
        let mut clock = Clock::new(ClockSpec::PerTurn { base: 60_000 });
        clock.start(Side::First, 0);
        clock.turn(Side::First, 20_000);
        clock.start(Side::Second, 20_000);
        clock.take_back(BySide::new(1, 0), 70_000);
        assert_eq!(clock.left(70_000), Both { first: 60_000, second: 60_000 });
    }

    #[test]
    fn a_clock_that_ran_out_stands_at_nothing() {
        let mut clock = Clock::new(ClockSpec::Increment { base: 1_000, step: 0 });
        clock.start(Side::Second, 0);
        assert_eq!(clock.left(5_000).second, 0);
    }
}
