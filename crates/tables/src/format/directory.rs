//! Where the blocks of a file are, and their checksums.

use super::checksum::checksum;
use super::error::TableError;
use super::header::Header;
use super::wire::Reader;
#[cfg(feature = "build")]
use super::wire::Writer;

/// A block in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Where it starts.
    pub start: u64,
    /// How many bytes it takes there.
    pub length: u32,
    /// The checksum of those bytes.
    pub sum: u32,
}

/// Every block of a file, in the order in which they stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Directory(pub Vec<Place>);

impl Directory {
    /// Reads the directory of a file; its blocks must fill the room between the header and itself.
    pub fn read(header: &Header, header_length: usize, file: &[u8]) -> Result<Directory, TableError> {
        let start = usize::try_from(header.directory).map_err(|_| TableError::Directory)?;
        let bytes = file.get(start..).ok_or(TableError::Directory)?;
        if checksum(bytes) != header.directory_sum {
            return Err(TableError::Directory);
        }
        let mut reader = Reader(bytes);
        let mut places = Vec::new();
        let mut start = header_length as u64;
        for _ in 0..header.all_blocks() {
            let (length, sum) = (reader.u32()?, reader.u32()?);
            places.push(Place { start, length, sum });
            start += u64::from(length);
        }
        if start != header.directory || !reader.0.is_empty() {
            return Err(TableError::Directory);
        }
        Ok(Directory(places))
    }

    /// The directory as bytes.
    #[cfg(feature = "build")]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Writer::default();
        for place in &self.0 {
            out.u32(place.length);
            out.u32(place.sum);
        }
        out.0
    }
}
