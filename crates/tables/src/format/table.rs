//! An opened table: looks entries up, and checks itself.
//!
//! Opening reads the header and the directory only; a block is checked and unpacked when it is first needed.

use std::sync::Arc;

use super::bytes::Bytes;
use super::cache::{Cache, Key};
use super::checksum::checksum;
use super::directory::Directory;
use super::error::TableError;
use super::header::{Content, Counts, Header, unstored};
use super::plane::{BLOCK, Plane, Width};
use crate::value::{Entry, Value};

/// The code of an entry that stands for no position.
const NO_POSITION: u8 = 7;

/// An opened table.
#[derive(Debug)]
pub struct Table {
    header: Header,
    directory: Directory,
    bytes: Bytes,
    /// Value codes by what the blocks hold; beyond the alphabet there is no position.
    codes: [u8; 16],
    cache: Arc<Cache>,
    number: u32,
}

impl Table {
    /// Opens a table; its blocks are unpacked into a cache that others may share.
    ///
    /// # Errors
    /// What is wrong with the header or the directory.
    pub fn open(bytes: Bytes, cache: Arc<Cache>) -> Result<Table, TableError> {
        let (header, length) = Header::read(&bytes)?;
        let directory = Directory::read(&header, length, &bytes)?;
        if !header.codec.is_readable() && !directory.0.is_empty() {
            return Err(TableError::Codec { name: header.codec.name() });
        }
        let mut codes = [NO_POSITION; 16];
        for (code, value) in codes.iter_mut().zip(&header.alphabet) {
            *code = value.code();
        }
        let number = cache.number();
        Ok(Table { header, directory, bytes, codes, cache, number })
    }

    /// Its header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The value of an entry; none if it stands for no position.
    ///
    /// # Errors
    /// If its block is damaged.
    pub fn value(&self, index: u64) -> Result<Option<Value>, TableError> {
        match self.header.values {
            Content::Constant(value) => Ok(Some(value)),
            Content::Blocks(_) if index >= self.header.entries => Ok(None),
            Content::Blocks(width) => {
                let letter = self.look_up(Plane::Values, width, index)?;
                Ok(Value::from_code(self.codes[letter as usize % 16]))
            }
        }
    }

    /// The value and the distance of an entry; none if it stands for no position.
    ///
    /// # Errors
    /// If one of its blocks is damaged.
    pub fn entry(&self, index: u64) -> Result<Option<Entry>, TableError> {
        let Some(value) = self.value(index)? else { return Ok(None) };
        let distance = match self.header.distances {
            Content::Constant(distance) => distance,
            Content::Blocks(width) => unstored(self.look_up(Plane::Distances, width, index)?),
        };
        Ok(Some(Entry { value, distance }))
    }

    fn look_up(&self, plane: Plane, width: Width, index: u64) -> Result<u16, TableError> {
        let (block, number) = (index / BLOCK, (index % BLOCK) as usize);
        let key = Key { table: self.number, plane, block: block as u32 };
        let bytes = self.cache.get(key, || self.unpack(plane, width, block))?;
        Ok(width.get(&bytes, number))
    }

    /// The codes of a block's values; seven where an entry stands for no position.
    ///
    /// Where all positions have the same value, every entry is given it.
    ///
    /// # Errors
    /// If the block is damaged.
    pub fn codes(&self, block: u64) -> Result<Vec<u8>, TableError> {
        let entries = self.in_block(block);
        match self.header.values {
            Content::Constant(value) => Ok(vec![value.code(); entries]),
            Content::Blocks(width) => {
                let bytes = self.unpack(Plane::Values, width, block)?;
                let code = |number| self.codes[width.get(&bytes, number) as usize % 16];
                Ok((0..entries).map(code).collect())
            }
        }
    }

    /// The entries of a block; as with [`Table::codes`], none stands for no position where all values are the same.
    ///
    /// # Errors
    /// If the block is damaged.
    pub fn entries(&self, block: u64) -> Result<Vec<Option<Entry>>, TableError> {
        let codes = self.codes(block)?;
        let distances: Vec<Option<u16>> = match self.header.distances {
            Content::Constant(distance) => vec![distance; codes.len()],
            Content::Blocks(width) => {
                let bytes = self.unpack(Plane::Distances, width, block)?;
                (0..codes.len()).map(|number| unstored(width.get(&bytes, number))).collect()
            }
        };
        let entry = |(code, distance)| Value::from_code(code).map(|value| Entry { value, distance });
        Ok(codes.into_iter().zip(distances).map(entry).collect())
    }

    /// Reads every block, and whether they hold what the header says.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), TableError> {
        let header = &self.header;
        let mut found = Counts::default();
        for block in 0..header.blocks() {
            let values = match header.values {
                Content::Constant(_) => None,
                Content::Blocks(width) => Some((width, self.unpack(Plane::Values, width, block)?)),
            };
            let distances = match header.distances {
                Content::Constant(_) => None,
                Content::Blocks(width) => Some((width, self.unpack(Plane::Distances, width, block)?)),
            };
            for number in 0..self.in_block(block) {
                if let Some((width, bytes)) = &values {
                    let code = self.codes[width.get(bytes, number) as usize % 16];
                    found.codes[code as usize] += 1;
                }
                if let Some((width, bytes)) = &distances {
                    found.longest = found.longest.max(unstored(width.get(bytes, number)));
                }
            }
        }
        if let Content::Constant(value) = header.values {
            found.codes = header.counts.codes;
            let all = header.counts.only_value() == Some(value) || header.counts.positions() == 0;
            if !all || found.codes.iter().sum::<u64>() != header.entries {
                return Err(TableError::Counts);
            }
        }
        if let Content::Constant(distance) = header.distances {
            found.longest = distance;
        }
        if found == header.counts { Ok(()) } else { Err(TableError::Counts) }
    }

    /// How many entries a block has: the last one has what is left.
    fn in_block(&self, block: u64) -> usize {
        (self.header.entries - block * BLOCK).min(BLOCK) as usize
    }

    /// A block of a plane that has blocks.
    fn unpack(&self, plane: Plane, width: Width, block: u64) -> Result<Vec<u8>, TableError> {
        let damaged = TableError::Block { plane, block };
        let values_first = matches!(self.header.values, Content::Blocks(_)) && plane == Plane::Distances;
        let number = block + if values_first { self.header.blocks() } else { 0 };
        let found = self.directory.0.get(number as usize).ok_or_else(|| damaged.clone())?;
        let start = found.start as usize;
        let stored = self.bytes.get(start..start + found.length as usize).ok_or_else(|| damaged.clone())?;
        if checksum(stored) != found.sum {
            return Err(damaged);
        }
        let size = width.size(self.in_block(block));
        self.header.codec.unpack(stored, size).ok_or(damaged)
    }
}
