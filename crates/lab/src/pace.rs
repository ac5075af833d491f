//! How long the engines of a match think, as people write it: `movetime=100`, `nodes=5000`, `clock=10+0.1`.
//!
//! The engine's own [`Limits`] are used; a clock among them shows what a game begins with.

use std::time::Duration;

use khamsin_engine::{Limits, Time};

/// The names of the limits.
pub const NAMES: [&str; 4] = ["movetime", "nodes", "depth", "clock"];

/// What engines get that were given nothing: a tenth of a second a turn.
pub fn usual() -> Limits {
    Limits::time(Duration::from_millis(100))
}

/// Adds a limit by its name; `None` if it cannot have this value.
pub fn with(limits: &Limits, name: &str, value: &str) -> Option<Limits> {
    let positive = || value.parse::<u64>().ok().filter(|&number| number > 0);
    match name {
        "movetime" => Some(Limits { time: Time::Turn(Duration::from_millis(positive()?)), ..limits.clone() }),
        "nodes" => Some(Limits { nodes: Some(positive()?), ..limits.clone() }),
        "depth" => Some(Limits { depth: Some(u16::try_from(positive()?).ok()?), ..limits.clone() }),
        "clock" => {
            let (left, increment) = clock(value)?;
            Some(Limits { time: Time::Clock { left, increment }, ..limits.clone() })
        }
        _ => None,
    }
}

/// Reads seconds for the game and seconds added after every turn: `10+0.1`, or `10`.
pub fn clock(text: &str) -> Option<(Duration, Duration)> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let base = seconds(base).filter(|base| !base.is_zero())?;
    Some((base, seconds(increment)?))
}

/// Reads seconds, in whole milliseconds.
fn seconds(text: &str) -> Option<Duration> {
    // A day is longer than any game; the bound keeps the arithmetic safe.
    const DAY: f64 = 86_400.0;
    let value: f64 = text.parse().ok().filter(|value| (0.0..=DAY).contains(value))?;
    let exact = Duration::try_from_secs_f64(value).ok()?;
    Some(Duration::from_millis((exact.as_micros() as u64 + 500) / 1000))
}

/// Writes limits in the form they are read in.
pub fn write(limits: &Limits) -> String {
    let mut words = Vec::new();
    match limits.time {
        Time::Unlimited => {}
        Time::Turn(time) => words.push(format!("movetime={}", time.as_millis())),
        Time::Clock { left, increment } => {
            words.push(format!("clock={}+{}", left.as_secs_f64(), increment.as_secs_f64()));
        }
    }
    words.extend(limits.nodes.map(|nodes| format!("nodes={nodes}")));
    words.extend(limits.depth.map(|depth| format!("depth={depth}")));
    words.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["movetime=100", "nodes=5000", "depth=4", "clock=10+0.1", "movetime=50,nodes=9,depth=3"] {
            let limits = text.split(',').fold(Limits::default(), |limits, word| {
                let (name, value) = word.split_once('=').unwrap();
                with(&limits, name, value).unwrap()
            });
            assert_eq!(write(&limits), text);
        }
    }

    #[test]
    fn nothing_and_nonsense_are_refused() {
        for (name, value) in [
            ("movetime", "0"),
            ("nodes", "-1"),
            ("depth", "70000"),
            ("clock", "0+1"),
            ("clock", "nan"),
            ("clock", "1e9"),
            ("clock", "1+"),
            ("speed", "1"),
        ] {
            assert_eq!(with(&Limits::default(), name, value), None, "{name}={value}");
        }
        assert_eq!(clock("60"), Some((Duration::from_mins(1), Duration::ZERO)));
    }
}
