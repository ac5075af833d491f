//! Amounts of bytes, of positions and of time, as people read and write them.

use std::time::Duration;

use crate::front::Front;
use khamsin_text::numbers::{decimal, grouped};

/// Bytes: `1.2 GB`.
pub fn bytes(front: &Front, bytes: u64) -> String {
    let lang = front.texts.lang();
    let unit = front.plain("tables-byte");
    match bytes {
        0..1_000 => format!("{bytes}\u{a0}{unit}"),
        1_000..1_000_000 => format!("{}\u{a0}k{unit}", decimal(lang, bytes as f64 / 1e3, 1)),
        1_000_000..1_000_000_000 => format!("{}\u{a0}M{unit}", decimal(lang, bytes as f64 / 1e6, 1)),
        _ => format!("{}\u{a0}G{unit}", decimal(lang, bytes as f64 / 1e9, 1)),
    }
}

/// A number of positions.
pub fn count(front: &Front, count: u64) -> String {
    grouped(front.texts.lang(), count)
}

/// A number of positions a second, in millions.
pub fn rate(front: &Front, positions: u64, time: Duration) -> String {
    decimal(front.texts.lang(), positions as f64 / time.as_secs_f64().max(1e-9) / 1e6, 2)
}

/// Seconds as hours, minutes and seconds: `1:02:03`.
pub fn time(seconds: f64) -> String {
    let seconds = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX).as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Bytes as they are written on the command line: a number with K, M, G or T.
pub fn read_bytes(text: &str) -> Option<u64> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match &*text[digits.len()..].to_ascii_uppercase() {
        "" | "B" => 1,
        "K" | "KB" => 1_000,
        "M" | "MB" => 1_000_000,
        "G" | "GB" => 1_000_000_000,
        "T" | "TB" => 1_000_000_000_000,
        _ => return None,
    };
    let number: f64 =
        digits.trim().parse().ok().filter(|number: &f64| number.is_finite() && *number > 0.0)?;
    Some((number * unit as f64) as u64)
}

#[cfg(test)]
mod tests {
    use khamsin_text::Lang;

    use super::*;
    use crate::style::ColorChoice;

    #[test]
    fn amounts_are_read_and_written() {
        let front = Front::new(Some(Lang::En), ColorChoice::Never);
        assert_eq!(bytes(&front, 999), "999\u{a0}B");
        assert_eq!(bytes(&front, 1_234_000_000), "1.2\u{a0}GB");
        let french = Front::new(Some(Lang::Fr), ColorChoice::Never);
        assert_eq!(bytes(&french, 1_500), "1,5\u{a0}ko");
        assert_eq!(time(3_723.4), "1:02:03");
        assert_eq!(read_bytes("8G"), Some(8_000_000_000));
        assert_eq!(read_bytes("1.5 mb"), Some(1_500_000));
        for wrong in ["", "G", "8X", "-1G", "nan", "1e400"] {
            assert_eq!(read_bytes(wrong), None, "{wrong}");
        }
    }
}
