//! `go`: how long to think.
//!
//! UGI names the clocks `p1time`, `p2time`, `p1inc` and `p2inc`; UCI's names for them are taken too. What cannot be read
//! is passed over, and a `go` that is left without any limit means `go infinite`.

use std::iter::Peekable;
use std::time::Duration;

use khamsin_engine::{Limits, Time};
use khamsin_rules::{BySide, Side};

/// No time is longer: sums of times stay far from the end of the scale.
const LONGEST: Duration = Duration::from_hours(24 * 7);

/// The words of a `go`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Go {
    depth: Option<u16>,
    nodes: Option<u64>,
    turn_time: Option<Duration>,
    left: BySide<Option<Duration>>,
    increment: BySide<Option<Duration>>,
    infinite: bool,
    /// Whether it named the only turns to think about.
    pub names_turns: bool,
}

/// When the answer is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// As soon as the search ends.
    WhenFound,
    /// Not before `stop`, even if the search ends by itself.
    WhenStopped,
}

impl Go {
    /// Reads what follows `go`.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut go = Go::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "depth" => {
                    go.depth = number(&mut words).map(|n| u16::try_from(n.max(1)).unwrap_or(u16::MAX));
                }
                "nodes" => go.nodes = number(&mut words).map(|n| n.max(1)),
                "movetime" => go.turn_time = time(&mut words).map(|time| time.max(Duration::from_millis(1))),
                "p1time" | "wtime" => go.left[Side::First] = time(&mut words),
                "p2time" | "btime" => go.left[Side::Second] = time(&mut words),
                "p1inc" | "winc" => go.increment[Side::First] = time(&mut words),
                "p2inc" | "binc" => go.increment[Side::Second] = time(&mut words),
                "infinite" => go.infinite = true,
                "searchmoves" => go.names_turns = true,
                _ => {}
            }
        }
        go
    }

    /// The limits for the side that is to act.
    pub fn limits(&self, side: Side, lines: usize) -> Limits {
        if self.infinite {
            return Limits { lines, ..Limits::default() };
        }
        // A runner that tells one clock only runs both alike.
        let left = self.left[side].or(self.left[!side]);
        let increment = self.increment[side].unwrap_or_default();
        let time = match (self.turn_time, left) {
            (Some(time), _) => Time::Turn(time),
            (None, Some(left)) => Time::Clock { left, increment },
            (None, None) => Time::Unlimited,
        };
        Limits { depth: self.depth, nodes: self.nodes, time, lines }
    }

    /// When the answer is due.
    pub fn due(&self) -> Due {
        let clocks = Side::BOTH.iter().any(|&side| self.left[side].is_some());
        let limited = self.depth.is_some() || self.nodes.is_some() || self.turn_time.is_some() || clocks;
        if self.infinite || !limited { Due::WhenStopped } else { Due::WhenFound }
    }
}

/// The number that comes next, if one does; less than nothing is nothing, and too many digits are very much.
fn number<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<u64> {
    let word = words.next_if(|word| {
        let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    })?;
    if word.starts_with('-') { Some(0) } else { Some(word.parse().unwrap_or(u64::MAX)) }
}

fn time<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Duration> {
    number(words).map(|milliseconds| Duration::from_millis(milliseconds).min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(words: &str, side: Side) -> Limits {
        Go::read(words.split_whitespace()).limits(side, 1)
    }

    fn due(words: &str) -> Due {
        Go::read(words.split_whitespace()).due()
    }

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let words = "p1time 1000 p2time 2000 p1inc 10 p2inc 20";
        let clock = |left, increment| Time::Clock { left: ms(left), increment: ms(increment) };
        assert_eq!(limits(words, Side::First).time, clock(1000, 10));
        assert_eq!(limits(words, Side::Second).time, clock(2000, 20));
        assert_eq!(limits("wtime 5 btime 6 winc 1 binc 2", Side::Second).time, clock(6, 2));
        assert_eq!(limits("p1time 7", Side::Second).time, clock(7, 0));
        assert_eq!(limits("p1time -300 p2time 5", Side::First).time, clock(0, 0));
    }

    #[test]
    fn limits_may_be_combined() {
        let both = limits("depth 4 nodes 500 movetime 30", Side::First);
        assert_eq!(both, Limits { depth: Some(4), nodes: Some(500), time: Time::Turn(ms(30)), lines: 1 });
        assert_eq!(limits("infinite depth 4", Side::First), Limits::default());
    }

    #[test]
    fn nothing_overflows() {
        let digits = "9".repeat(400);
        let huge = limits(&format!("depth {digits} nodes {digits} p1time {digits}"), Side::First);
        assert_eq!((huge.depth, huge.nodes), (Some(u16::MAX), Some(u64::MAX)));
        assert_eq!(huge.time, Time::Clock { left: LONGEST, increment: Duration::ZERO });
        assert_eq!(limits("depth 0 nodes -1", Side::First).depth, Some(1));
    }

    #[test]
    fn an_answer_waits_for_stop_only_if_nothing_else_ends_the_search() {
        for words in ["", "infinite", "depth", "depth x", "infinite nodes 5", "searchmoves b2,d4"] {
            assert_eq!(due(words), Due::WhenStopped, "{words}");
        }
        for words in ["depth 1", "nodes 1", "movetime 1", "p2time 1", "ponder wtime 1", "depth x nodes 5"] {
            assert_eq!(due(words), Due::WhenFound, "{words}");
        }
    }
}
