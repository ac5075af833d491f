//! Writes a table so that its file is either whole or not there.
//!
//! Everything goes into a file with another name, which is flushed to the disk and only then given its own; whoever
//! is killed on the way leaves a file that no reader looks at and the next writer overwrites. The same slice gives
//! the same bytes, whatever the number of threads.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread;

use khamsin_rules::RuleSet;

use super::checksum::checksum;
use super::codec::Codec;
use super::directory::{Directory, Place};
use super::header::{Content, Counts, Header, stored};
use super::plane::{BLOCK, Plane, Width};
use super::write_error::WriteError;
use crate::slice::Slice;
use crate::solved::SolvedSlice;
use crate::value::{Alphabet, Value};

/// The program that writes.
const GENERATOR: &str = concat!("khamsin-tables ", env!("CARGO_PKG_VERSION"));
/// Blocks that each thread packs before they are written.
const BATCH: usize = 16;
/// How hard zstd tries. Measured on 4-3 under seega/ludens-planet: level 1 leaves 30.8 % at 217 MB/s, 3 30.6 % at 225,
/// 9 28.7 % at 38, 19 26.2 % at 3.
const LEVEL: i32 = 3;

/// Writes the table of a solved slice, and says what is in it.
///
/// # Errors
/// If it cannot be written; a table that was there before is then still there.
pub fn write(
    path: &Path,
    rule_set: &RuleSet,
    alphabet: Alphabet,
    solved: &SolvedSlice,
    codec: Codec,
    threads: NonZeroUsize,
) -> Result<Header, WriteError> {
    let counts = count(solved);
    let values = match counts.only_value() {
        Some(value) => Content::Constant(value),
        // The mark for no position is one letter more.
        None => Content::Blocks(Width::of_letters(alphabet.values().len() + 1)),
    };
    let distances = distances(solved, counts.longest.unwrap_or(0));
    let entries = solved.len() as u64;
    let slice = solved.slice();
    let header = Header { values, distances, ..blank(rule_set, alphabet, slice, entries, counts, codec) };
    let mut letters = [alphabet.values().len() as u16; 8];
    for (letter, value) in (0..).zip(alphabet.values()) {
        letters[value.code() as usize] = letter;
    }
    whole(path, |file| {
        let mut planes = Vec::new();
        if let Content::Blocks(width) = values {
            planes.push((Plane::Values, width));
        }
        if let Content::Blocks(width) = distances {
            planes.push((Plane::Distances, width));
        }
        fill(file, header, threads, &planes, |plane, index| match plane {
            Plane::Values => letters[solved.code(index) as usize],
            Plane::Distances => stored(solved.entry(index).and_then(|entry| entry.distance)),
        })
    })
}

/// Writes the table of a slice in which every position is over and has the same value.
///
/// # Errors
/// If it cannot be written; a table that was there before is then still there.
pub fn write_constant(
    path: &Path,
    rule_set: &RuleSet,
    alphabet: Alphabet,
    slice: Slice,
    value: Value,
    positions: u64,
) -> Result<Header, WriteError> {
    let mut counts = Counts { longest: Some(0), ..Counts::default() };
    counts.codes[value.code() as usize] = positions;
    let (values, distances) = (Content::Constant(value), Content::Constant(Some(0)));
    let blank = blank(rule_set, alphabet, slice, positions, counts, Codec::Plain);
    let header = Header { values, distances, ..blank };
    whole(path, |file| fill(file, header, NonZeroUsize::MIN, &[], |_, _| 0))
}

/// A header that does not know yet what its planes are and where its directory is.
fn blank(
    rule_set: &RuleSet,
    alphabet: Alphabet,
    slice: Slice,
    entries: u64,
    counts: Counts,
    codec: Codec,
) -> Header {
    Header {
        rule_set: rule_set.to_string(),
        solve_hash: rule_set.solve_hash(),
        slice,
        alphabet: alphabet.values(),
        entries,
        counts,
        generator: GENERATOR.to_owned(),
        codec,
        values: Content::Constant(Value::DRAW),
        distances: Content::Constant(None),
        directory: 0,
        length: 0,
        directory_sum: 0,
    }
}

fn count(solved: &SolvedSlice) -> Counts {
    let mut counts = Counts::default();
    for index in 0..solved.len() as u64 {
        counts.codes[solved.code(index) as usize] += 1;
        counts.longest = counts.longest.max(solved.entry(index).and_then(|entry| entry.distance));
    }
    counts
}

/// The distance that all positions have, or how wide the longest is.
fn distances(solved: &SolvedSlice, longest: u16) -> Content<Option<u16>> {
    let mut distances = solved.entries().flatten().map(|entry| entry.distance);
    let first = distances.next().unwrap_or(None);
    if distances.all(|distance| distance == first) {
        Content::Constant(first)
    } else {
        Content::Blocks(Width::of_distances(longest))
    }
}

/// Makes a file by way of another one.
fn whole(path: &Path, write: impl FnOnce(&mut File) -> io::Result<Header>) -> Result<Header, WriteError> {
    let part = path.with_extension("part");
    let made = File::create(&part).and_then(|mut file| {
        let header = write(&mut file)?;
        file.sync_all()?;
        Ok(header)
    });
    let named = made.and_then(|header| {
        fs::rename(&part, path)?;
        sync_folder(path)?;
        Ok(header)
    });
    named.map_err(|error| {
        // What is left of it may fill a disk that is full already.
        let _ = fs::remove_file(&part);
        WriteError::new(path, &error)
    })
}

/// Sees to it that the new name itself is on the disk; only Unix lets a folder be flushed.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

/// Writes everything, the header once more at the end: only then it knows where the directory is.
fn fill(
    file: &mut File,
    mut header: Header,
    threads: NonZeroUsize,
    planes: &[(Plane, Width)],
    entry: impl Fn(Plane, u64) -> u16 + Sync,
) -> io::Result<Header> {
    let mut out = BufWriter::new(file);
    let head = header.to_bytes();
    out.write_all(&head)?;
    let mut directory = Directory::default();
    let mut start = head.len() as u64;
    for &(plane, width) in planes {
        let pack = |block: u64| {
            let first = block * BLOCK;
            let entries: Vec<u16> =
                (first..(first + BLOCK).min(header.entries)).map(|index| entry(plane, index)).collect();
            header.codec.pack(width.pack(&entries))
        };
        let blocks: Vec<u64> = (0..header.blocks()).collect();
        for batch in blocks.chunks(BATCH * threads.get()) {
            for packed in in_threads(batch, threads, &pack) {
                let packed = packed?;
                let length = packed.len() as u32;
                directory.0.push(Place { start, length, sum: checksum(&packed) });
                start += u64::from(length);
                out.write_all(&packed)?;
            }
        }
    }
    let listed = directory.to_bytes();
    out.write_all(&listed)?;
    header.directory = start;
    header.length = start + listed.len() as u64;
    header.directory_sum = checksum(&listed);
    out.seek(SeekFrom::Start(0))?;
    out.write_all(&header.to_bytes())?;
    out.flush()?;
    Ok(header)
}

/// What the blocks of a batch become, in their order, made by some threads.
fn in_threads(
    batch: &[u64],
    threads: NonZeroUsize,
    pack: &(impl Fn(u64) -> io::Result<Vec<u8>> + Sync),
) -> Vec<io::Result<Vec<u8>>> {
    let share = batch.len().div_ceil(threads.get());
    thread::scope(|scope| {
        let shares: Vec<_> = batch
            .chunks(share)
            .map(|share| scope.spawn(move || share.iter().map(|&block| pack(block)).collect::<Vec<_>>()))
            .collect();
        shares.into_iter().flat_map(|share| share.join().expect("packing does not panic")).collect()
    })
}

impl Codec {
    /// A block as it is stored.
    fn pack(self, block: Vec<u8>) -> io::Result<Vec<u8>> {
        match self {
            Codec::Plain => Ok(block),
            Codec::Zstd => zstd::bulk::compress(&block, LEVEL),
        }
    }
}
