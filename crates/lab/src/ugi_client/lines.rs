//! The lines a program writes, with bounds on what is kept of them.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::SyncSender;

/// A line, and how many bytes it had.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) bytes: usize,
}

/// What is kept of a line: the longest turn of any game takes a fraction of it.
const KEPT: usize = 16 * 1024;
/// So much of a line is read before it is handed over as if it had ended there.
const LONGEST: usize = 1024 * 1024;

/// Hands over every line until there are no more or nobody wants them.
///
/// The queue is short: a program that writes faster than it is heard has to wait, and takes no memory here.
pub(super) fn read(from: impl Read, lines: &SyncSender<Line>) {
    let mut reader = BufReader::new(from);
    let mut kept = Vec::new();
    let mut bytes = 0;
    loop {
        let Ok(buffer) = reader.fill_buf() else { return };
        if buffer.is_empty() {
            // What stands before the end of everything is a line too.
            if bytes > 0 {
                let _ = lines.send(line(&mut kept, &mut bytes));
            }
            return;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let taken = end.map_or(buffer.len(), |end| end + 1);
        let wanted = end.unwrap_or(buffer.len()).min(KEPT - kept.len());
        kept.extend_from_slice(&buffer[..wanted]);
        bytes += taken;
        reader.consume(taken);
        if (end.is_some() || bytes >= LONGEST) && lines.send(line(&mut kept, &mut bytes)).is_err() {
            return;
        }
    }
}

fn line(kept: &mut Vec<u8>, bytes: &mut usize) -> Line {
    let text = String::from_utf8_lossy(kept).into_owned();
    let line = Line { text, bytes: *bytes };
    kept.clear();
    *bytes = 0;
    line
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    fn lines(text: &[u8]) -> Vec<(String, usize)> {
        let (send, receive) = sync_channel(100);
        read(text, &send);
        drop(send);
        receive.into_iter().map(|line| (line.text, line.bytes)).collect()
    }

    #[test]
    fn lines_are_parted_and_cut() {
        let text = |text: &str, bytes| (text.to_owned(), bytes);
        assert_eq!(lines(b"ugiok\r\n\nend"), [text("ugiok\r", 7), text("", 1), text("end", 3)]);
        assert_eq!(lines(b"\xff\n"), [text("\u{fffd}", 2)]);
        let found = lines(&vec![b'x'; LONGEST + 5]);
        assert_eq!(found.iter().map(|(_, bytes)| bytes).sum::<usize>(), LONGEST + 5);
        assert!(found.iter().all(|(text, _)| text.len() <= KEPT));
    }
}
