//! Lines from standard input, whatever is in them.
//!
//! Bytes that are no UTF-8 become replacement characters, a last line without its end still counts, and a line that
//! never ends is passed over instead of filling the memory.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::SyncSender;
use std::thread;

use super::Event;

/// Longer lines are passed over: ten thousand turns of a game still fit.
const LONGEST: u64 = 1 << 20;

/// Reads standard input on a thread of its own and hands its lines over.
pub fn start(events: SyncSender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = events.send(Event::InputEnded);
    });
}

/// The next line without its end; one that is too long is empty.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        bytes.clear();
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_in_any_way() {
        assert_eq!(lines(b"ugi\r\n\nisready\nqu"), ["ugi", "", "isready", "qu"]);
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"\xff\xfe\n"), ["\u{fffd}\u{fffd}"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let most = LONGEST as usize;
        let endless = [&b"x".repeat(3 * most)[..], b"\nquit\n"].concat();
        assert_eq!(lines(&endless), ["", "quit"]);
        assert_eq!(lines(&b"x".repeat(most)), [""]);
        let longest = [&b"x".repeat(most - 1)[..], b"\nquit"].concat();
        assert_eq!(lines(&longest)[0].len(), most - 1);
    }
}
