//! The header of a table: what it is of, and what is in it.

use super::checksum::checksum;
use super::codec::Codec;
use super::error::TableError;
use super::plane::{BLOCK, Width};
use super::wire::{Reader, Writer};
use crate::slice::{Army, Slice};
use crate::value::Value;

/// How every table begins: a name, and a byte that no text has.
const MAGIC: [u8; 8] = *b"KHAMTAB\x1a";
/// The version of the format.
const VERSION: u16 = 1;
/// Magic, version, length and checksum.
pub const PREFIX: usize = 18;
/// How positions are numbered: see `game`.
pub const SCHEME: u16 = 1;

/// What a plane holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content<T> {
    /// The same for every position.
    Constant(T),
    /// Blocks of entries of this width.
    Blocks(Width),
}

/// How many positions have each value, and the longest distance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// By the code of the value; the last is the entries that stand for no position.
    pub codes: [u64; 8],
    /// The longest distance, if there is any.
    pub longest: Option<u16>,
}

impl Counts {
    /// How many positions have a value.
    pub const fn of(&self, value: Value) -> u64 {
        self.codes[value.code() as usize]
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.codes[..7].iter().sum()
    }

    /// The value that all positions have, if they have the same.
    pub fn only_value(&self) -> Option<Value> {
        let mut found = Value::ALL.into_iter().filter(|&value| self.of(value) > 0);
        found.next().filter(|_| found.next().is_none())
    }
}

/// The header of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The rule set it was built for.
    pub rule_set: String,
    /// What its values depend on.
    pub solve_hash: String,
    /// The positions it holds.
    pub slice: Slice,
    /// The values that are possible, the worst first: what the blocks number.
    pub alphabet: Vec<Value>,
    /// How many entries it has, those that stand for no position included.
    pub entries: u64,
    /// What is in it.
    pub counts: Counts,
    /// Which program made it.
    pub generator: String,
    /// How its blocks are stored.
    pub codec: Codec,
    /// The values.
    pub values: Content<Value>,
    /// The distances.
    pub distances: Content<Option<u16>>,
    /// Where the directory starts.
    pub directory: u64,
    /// How long the file is.
    pub length: u64,
    /// The checksum of the directory.
    pub directory_sum: u32,
}

impl Header {
    /// How many blocks a plane has if it has any.
    pub const fn blocks(&self) -> u64 {
        self.entries.div_ceil(BLOCK)
    }

    /// How many blocks there are in both planes.
    pub fn all_blocks(&self) -> u64 {
        let values = matches!(self.values, Content::Blocks(_));
        let distances = matches!(self.distances, Content::Blocks(_));
        self.blocks() * (u64::from(values) + u64::from(distances))
    }

    /// The header as bytes, with its prefix.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = self.body();
        let mut out = Writer::default();
        out.0.extend(MAGIC);
        out.u16(VERSION);
        out.u32(body.len() as u32);
        out.u32(checksum(&body));
        out.0.extend(body);
        out.0
    }

    fn body(&self) -> Vec<u8> {
        let mut out = Writer::default();
        out.text(&self.rule_set);
        out.text(&self.solve_hash);
        let Slice { own, other } = self.slice;
        for army in [own, other] {
            out.u8(army.men);
            out.u8(army.pharaohs);
        }
        out.u16(SCHEME);
        out.u8(self.alphabet.len() as u8);
        self.alphabet.iter().for_each(|value| out.u8(value.code()));
        out.u64(self.entries);
        self.counts.codes.iter().for_each(|&count| out.u64(count));
        out.u16(stored(self.counts.longest));
        out.text(&self.generator);
        out.u8(self.codec.number());
        match self.values {
            Content::Constant(value) => {
                out.u8(0);
                out.u16(value.code().into());
            }
            Content::Blocks(width) => out.u8(width.bits()),
        }
        match self.distances {
            Content::Constant(distance) => {
                out.u8(0);
                out.u16(stored(distance));
            }
            Content::Blocks(width) => out.u8(width.bits()),
        }
        out.u64(self.directory);
        out.u64(self.length);
        out.u32(self.directory_sum);
        out.0
    }

    /// Reads the header at the beginning of a file, and how long it is with its prefix.
    ///
    /// # Errors
    /// What is wrong with it, or that the file has another length than it says.
    pub fn read(file: &[u8]) -> Result<(Header, usize), TableError> {
        let mut prefix = Reader(file);
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
        let header = Header::read_body(&mut Reader(body))?;
        if header.length != file.len() as u64 {
            return Err(TableError::Length { found: file.len() as u64, expected: header.length });
        }
        Ok((header, PREFIX + length))
    }

    fn read_body(body: &mut Reader<'_>) -> Result<Header, TableError> {
        let (rule_set, solve_hash) = (body.text()?, body.text()?);
        let mut army = || Ok(Army { men: body.u8()?, pharaohs: body.u8()? });
        let slice = Slice { own: army()?, other: army()? };
        let scheme = body.u16()?;
        if scheme != SCHEME {
            return Err(TableError::Scheme { found: scheme });
        }
        let letters = body.u8()?;
        let alphabet = (0..letters).map(|_| body.u8().and_then(value)).collect::<Result<_, _>>()?;
        let entries = body.u64()?;
        let mut counts = Counts::default();
        for count in &mut counts.codes {
            *count = body.u64()?;
        }
        counts.longest = unstored(body.u16()?);
        let generator = body.text()?;
        let codec = Codec::from_number(body.u8()?).ok_or(TableError::Header)?;
        let values = match body.u8()? {
            0 => Content::Constant(value(body.u16()? as u8)?),
            bits => Content::Blocks(Width::from_bits(bits).ok_or(TableError::Header)?),
        };
        let distances = match body.u8()? {
            0 => Content::Constant(unstored(body.u16()?)),
            bits => Content::Blocks(Width::from_bits(bits).ok_or(TableError::Header)?),
        };
        let (directory, length, directory_sum) = (body.u64()?, body.u64()?, body.u32()?);
        Ok(Header {
            rule_set,
            solve_hash,
            slice,
            alphabet,
            entries,
            counts,
            generator,
            codec,
            values,
            distances,
            directory,
            length,
            directory_sum,
        })
    }
}

/// A distance as it is stored: plus one, and zero for none.
pub const fn stored(distance: Option<u16>) -> u16 {
    match distance {
        Some(turns) => turns + 1,
        None => 0,
    }
}

/// The distance that a stored number stands for.
#[inline]
pub const fn unstored(number: u16) -> Option<u16> {
    number.checked_sub(1)
}

fn value(code: u8) -> Result<Value, TableError> {
    Value::from_code(code).ok_or(TableError::Header)
}
