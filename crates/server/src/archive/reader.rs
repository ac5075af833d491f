//! Reading the lines of a backup: in order, and only if they are as they were written.

use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use serde::Deserialize;
use sha2::{Digest, Sha256};
use zstd::stream::read::Decoder;

use super::error::ArchiveError;
use super::line::{Counts, End, FORMAT, Head, LONGEST, Line};
use super::writer::hexadecimal;

/// How everything that zstd has compressed begins: RFC 8878, section 3.1.1.
const MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// A file with the beginning that was looked at already, uncompressed.
type Plain<R> = Decoder<'static, BufReader<Chain<Cursor<Vec<u8>>, R>>>;

/// A backup that is being read.
pub struct Reader<R: Read> {
    input: BufReader<Plain<R>>,
    head: Head,
    sum: Sha256,
    counts: Counts,
    line: u64,
}

/// The first line, also of a newer program whose other lines we do not know.
#[derive(Deserialize)]
struct First {
    khamsin: Head,
}

impl<R: Read> Reader<R> {
    /// Reads the head.
    ///
    /// # Errors
    /// If this is no backup, or one of a newer program.
    pub fn new(mut input: R) -> Result<Reader<R>, ArchiveError> {
        let mut magic = Vec::new();
        input.by_ref().take(MAGIC.len() as u64).read_to_end(&mut magic)?;
        if !MAGIC.starts_with(&magic) {
            return Err(ArchiveError::Foreign);
        }
        let mut input = BufReader::new(Decoder::new(Cursor::new(magic).chain(input))?);
        let text = next_line(&mut input, 1)?;
        let First { khamsin: head } = serde_json::from_slice(&text).map_err(|_| ArchiveError::Foreign)?;
        if head.format > FORMAT {
            return Err(ArchiveError::Newer { program: head.program });
        }
        let sum = Sha256::new().chain_update(&text);
        Ok(Reader { input, head, sum, counts: Counts::default(), line: 1 })
    }

    /// What stands at the head.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// What was read so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The next game, guest or class; none at the end, which is compared with what was read.
    ///
    /// # Errors
    /// If the file ends too early or is damaged: what was read until then must not be believed.
    pub fn next_piece(&mut self) -> Result<Option<Line>, ArchiveError> {
        self.line += 1;
        let text = next_line(&mut self.input, self.line)?;
        match serde_json::from_slice(&text) {
            Ok(Line::End(end)) => self.ended(&end).map(|()| None),
            Ok(Line::Khamsin(_)) | Err(_) => Err(ArchiveError::Damaged { line: self.line }),
            Ok(line) => {
                self.sum.update(&text);
                self.counts.add(&line);
                Ok(Some(line))
            }
        }
    }

    /// Reads to the end, whatever stands there.
    ///
    /// # Errors
    /// If the file ends too early or is damaged.
    pub fn finish(&mut self) -> Result<(), ArchiveError> {
        while self.next_piece()?.is_some() {}
        Ok(())
    }

    fn ended(&mut self, end: &End) -> Result<(), ArchiveError> {
        let same = end.counts == self.counts
            && end.counts.games == self.head.games
            && end.sha256 == hexadecimal(&self.sum.finalize_reset());
        // Nothing may follow; and the end of the compressed stream has a checksum of its own.
        match self.input.fill_buf() {
            Ok([]) if same => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(ArchiveError::Cut),
            _ => Err(ArchiveError::Damaged { line: self.line }),
        }
    }
}

/// The next line with its end, if it is as it was compressed.
fn next_line(input: &mut impl BufRead, line: u64) -> Result<Vec<u8>, ArchiveError> {
    let mut text = Vec::new();
    match input.take(LONGEST as u64).read_until(b'\n', &mut text) {
        // The disk or the pipe fails; what the compression has to say has no number.
        Err(error) if error.raw_os_error().is_some() => Err(error.into()),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(ArchiveError::Cut),
        Ok(_) if text.last() == Some(&b'\n') => Ok(text),
        Err(_) | Ok(LONGEST) => Err(ArchiveError::Damaged { line }),
        Ok(_) => Err(ArchiveError::Cut),
    }
}
