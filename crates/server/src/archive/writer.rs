//! Writing the lines of a backup.

use std::fmt::Write as _;
use std::io::{self, Write};

use sha2::{Digest, Sha256};
use zstd::stream::write::Encoder;

use super::error::ArchiveError;
use super::line::{Counts, End, Head, LONGEST, Line};

/// Fast enough not to be what a backup waits for.
const LEVEL: i32 = 3;

/// A backup that is being written.
pub struct Writer<W: Write> {
    out: Encoder<'static, W>,
    sum: Sha256,
    counts: Counts,
}

impl<W: Write> Writer<W> {
    /// Begins with the head.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(out: W, head: Head) -> Result<Writer<W>, ArchiveError> {
        let mut out = Encoder::new(out, LEVEL)?;
        out.include_checksum(true)?;
        let mut writer = Writer { out, sum: Sha256::new(), counts: Counts::default() };
        writer.add(&Line::Khamsin(head))?;
        Ok(writer)
    }

    /// Adds a line.
    ///
    /// # Errors
    /// If it cannot be written, or could not be read again.
    pub fn add(&mut self, line: &Line) -> Result<(), ArchiveError> {
        let mut text = serde_json::to_vec(line).map_err(io::Error::from)?;
        text.push(b'\n');
        if text.len() > LONGEST {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge).into());
        }
        self.sum.update(&text);
        self.counts.add(line);
        Ok(self.out.write_all(&text)?)
    }

    /// What was written so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Ends with the counts and the checksum, and gives back what was written to.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> Result<(Counts, W), ArchiveError> {
        let counts = self.counts;
        let sha256 = hexadecimal(&self.sum.finalize_reset());
        self.add(&Line::End(End { counts, sha256 }))?;
        let mut out = self.out.finish()?;
        out.flush()?;
        Ok((counts, out))
    }
}

/// Bytes as they are written in texts.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
