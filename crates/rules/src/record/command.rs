//! Commands in comments: what programs tell one another within the words for people.
//!
//! `[%clk 0:05:03.2]` is the time left after the turn, `[%eval 1.25]` an engine's opinion, `[%val win 7]` an exact
//! value with its distance. Other commands, and these with arguments that mean nothing, are left alone: a comment is
//! never wrong.

use std::fmt;
use std::time::Duration;

/// A command in a comment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// The time left, in whole milliseconds: `[%clk 0:05:03.2]`.
    Clock(Duration),
    /// An engine's opinion, one word of its own making: `[%eval 1.25]`.
    Eval(String),
    /// An exact value: `[%val win 7]`, `[%val draw]`.
    Value {
        /// What the position is: `win`, `draw`, `loss`, …
        word: String,
        /// How far away the end is, in the unit of the table that knows.
        distance: Option<u32>,
    },
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Clock(left) => {
                let seconds = left.as_secs();
                write!(f, "[%clk {}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
                match left.subsec_millis() {
                    0 => {}
                    millis => write!(f, ".{}", format!("{millis:03}").trim_end_matches('0'))?,
                }
                f.write_str("]")
            }
            Command::Eval(opinion) => write!(f, "[%eval {opinion}]"),
            Command::Value { word, distance: None } => write!(f, "[%val {word}]"),
            Command::Value { word, distance: Some(distance) } => write!(f, "[%val {word} {distance}]"),
        }
    }
}

/// The commands in a comment, in their order.
pub fn commands(comment: &str) -> Vec<Command> {
    let bracketed = comment.split("[%").skip(1);
    bracketed.filter_map(|tail| tail.split_once(']')).filter_map(|(body, _)| read(body)).collect()
}

fn read(body: &str) -> Option<Command> {
    let words: Vec<&str> = body.split_whitespace().collect();
    match words[..] {
        ["clk", time] => clock(time).map(Command::Clock),
        ["eval", opinion] => Some(Command::Eval(opinion.to_owned())),
        ["val", word] => Some(Command::Value { word: word.to_owned(), distance: None }),
        ["val", word, distance] => {
            Some(Command::Value { word: word.to_owned(), distance: Some(number(distance)?) })
        }
        _ => None,
    }
}

/// Digits and nothing else: `parse` alone would accept a sign.
fn number(digits: &str) -> Option<u32> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

/// Hours, minutes and seconds; what is finer than a millisecond is dropped.
fn clock(time: &str) -> Option<Duration> {
    let (whole, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let mut fields = whole.split(':').map(number);
    let (hours, minutes, seconds) = (fields.next()??, fields.next()??, fields.next()??);
    if fields.next().is_some()
        || minutes > 59
        || seconds > 59
        || !fraction.bytes().all(|b| b.is_ascii_digit())
    {
        return None;
    }
    let millis = format!("{fraction:0<3}").get(..3).and_then(number)?;
    let whole = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    Some(Duration::from_secs(whole) + Duration::from_millis(u64::from(millis)))
}
