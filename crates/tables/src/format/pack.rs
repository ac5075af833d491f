//! Tables of several rule sets in one file, for a browser: an index by solve hash, then the tables as they are.
//!
//! ```text
//! prefix  magic (8), version (2), length of the index (4), its checksum (4)
//! index   how many tables (4), then for each: solve hash (text), slice (4), start (4), length (4)
//! tables  each a whole file, with its own checksums
//! ```

use super::checksum::checksum;
use super::error::TableError;
use super::wire::{Reader, Writer};
use crate::slice::{Army, Slice};

const MAGIC: &[u8; 8] = b"KHAMPAK\x1a";
const VERSION: u16 = 1;
const PREFIX: usize = MAGIC.len() + 2 + 4 + 4;

/// A file of tables.
#[derive(Debug)]
pub struct Pack {
    bytes: Vec<u8>,
    index: Vec<Packed>,
}

/// A table in a pack.
#[derive(Debug)]
struct Packed {
    solve_hash: String,
    slice: Slice,
    start: usize,
    length: usize,
}

impl Pack {
    /// Opens a pack; its tables are checked when they are opened themselves.
    ///
    /// # Errors
    /// What is wrong with its prefix or its index.
    pub fn open(bytes: Vec<u8>) -> Result<Pack, TableError> {
        let mut prefix = Reader(&bytes);
        if prefix.bytes(MAGIC.len()).map_err(|_| TableError::Foreign)? != MAGIC {
            return Err(TableError::Foreign);
        }
        let version = prefix.u16()?;
        if version != VERSION {
            return Err(TableError::Version { found: version });
        }
        let (length, sum) = (prefix.u32()? as usize, prefix.u32()?);
        let body = prefix.bytes(length)?;
        if checksum(body) != sum {
            return Err(TableError::Header);
        }
        let index = read_index(body)?;
        let end = index.last().map_or(PREFIX + length, |last| last.start + last.length);
        if end != bytes.len() {
            return Err(TableError::Length { found: bytes.len() as u64, expected: end as u64 });
        }
        Ok(Pack { bytes, index })
    }

    /// Writes tables into a pack: each with its solve hash, its slice and its bytes.
    pub fn write(tables: &[(String, Slice, Vec<u8>)]) -> Vec<u8> {
        let length: usize = 4 + tables.iter().map(|(hash, ..)| 2 + hash.len() + 12).sum::<usize>();
        let mut index = Writer::default();
        index.u32(tables.len() as u32);
        let mut start = PREFIX + length;
        for (solve_hash, Slice { own, other }, bytes) in tables {
            index.text(solve_hash);
            for count in [own.men, own.pharaohs, other.men, other.pharaohs] {
                index.u8(count);
            }
            index.u32(start as u32);
            index.u32(bytes.len() as u32);
            start += bytes.len();
        }
        let mut out = Writer(MAGIC.to_vec());
        out.u16(VERSION);
        out.u32(length as u32);
        out.u32(checksum(&index.0));
        out.0.extend(index.0);
        for (.., bytes) in tables {
            out.0.extend(bytes);
        }
        out.0
    }

    /// The solve hashes of the rule sets that have tables in it; the same one again for every table.
    pub fn solve_hashes(&self) -> impl Iterator<Item = &str> {
        self.index.iter().map(|packed| packed.solve_hash.as_str())
    }

    /// The most pieces on the board that one of its tables knows.
    pub fn pieces(&self) -> u8 {
        self.index.iter().map(|packed| packed.slice.pieces()).max().unwrap_or(0)
    }

    /// The tables of a solve hash, as bytes.
    pub fn tables<'a>(&'a self, solve_hash: &'a str) -> impl Iterator<Item = (Slice, &'a [u8])> {
        let of_hash = self.index.iter().filter(move |packed| packed.solve_hash == solve_hash);
        of_hash.map(|packed| (packed.slice, &self.bytes[packed.start..packed.start + packed.length]))
    }
}

/// The index, if its tables lie one behind the other.
fn read_index(body: &[u8]) -> Result<Vec<Packed>, TableError> {
    let mut reader = Reader(body);
    let count = reader.u32()?;
    let mut index: Vec<Packed> = Vec::new();
    let mut expected = PREFIX + body.len();
    for _ in 0..count {
        let solve_hash = reader.text()?;
        let mut army = || Ok(Army { men: reader.u8()?, pharaohs: reader.u8()? });
        let slice = Slice { own: army()?, other: army()? };
        let (start, length) = (reader.u32()? as usize, reader.u32()? as usize);
        if start != expected {
            return Err(TableError::Header);
        }
        expected = start.checked_add(length).ok_or(TableError::Header)?;
        index.push(Packed { solve_hash, slice, start, length });
    }
    if reader.0.is_empty() { Ok(index) } else { Err(TableError::Header) }
}

#[cfg(test)]
mod tests {
    use super::{Pack, Slice, TableError};

    fn pack() -> Vec<u8> {
        let table = |hash: &str, own, bytes: &[u8]| (hash.to_owned(), Slice::men(own, 2), bytes.to_vec());
        Pack::write(&[table("aa", 1, b"one"), table("bb", 3, b"three"), table("aa", 2, b"")])
    }

    #[test]
    fn gives_back_what_was_put_in() {
        let pack = Pack::open(pack()).expect("it is a pack");
        let tables: Vec<_> = pack.tables("aa").collect();
        assert_eq!(tables, [(Slice::men(1, 2), &b"one"[..]), (Slice::men(2, 2), &b""[..])]);
        assert_eq!(pack.tables("cc").count(), 0);
        assert_eq!((pack.pieces(), pack.solve_hashes().count()), (5, 3));
    }

    /// A flipped byte of the prefix or the index is found, and so is a file cut short anywhere.
    #[test]
    fn what_is_damaged_is_refused() {
        let whole = pack();
        let tables = b"onethree".len();
        for byte in 0..whole.len() - tables {
            let mut damaged = whole.clone();
            damaged[byte] ^= 0x10;
            assert!(Pack::open(damaged).is_err(), "byte {byte}");
        }
        for length in 0..whole.len() {
            assert!(Pack::open(whole[..length].to_vec()).is_err(), "{length} bytes");
        }
        assert_eq!(Pack::open(b"KHAMTAB".to_vec()).err(), Some(TableError::Foreign));
    }
}
