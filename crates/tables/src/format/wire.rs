//! Numbers and texts as bytes, little-endian.

use super::error::TableError;

/// Bytes being read from the front.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    /// The next so many bytes.
    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8], TableError> {
        let (head, rest) = self.0.split_at_checked(count).ok_or(TableError::Header)?;
        self.0 = rest;
        Ok(head)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let mut array = [0; N];
        array.copy_from_slice(self.bytes(N)?);
        Ok(array)
    }

    /// The next byte.
    pub fn u8(&mut self) -> Result<u8, TableError> {
        self.array().map(u8::from_le_bytes)
    }

    /// The next two bytes as a number.
    pub fn u16(&mut self) -> Result<u16, TableError> {
        self.array().map(u16::from_le_bytes)
    }

    /// The next four bytes as a number.
    pub fn u32(&mut self) -> Result<u32, TableError> {
        self.array().map(u32::from_le_bytes)
    }

    /// The next eight bytes as a number.
    pub fn u64(&mut self) -> Result<u64, TableError> {
        self.array().map(u64::from_le_bytes)
    }

    /// A text with its length before it.
    pub fn text(&mut self) -> Result<String, TableError> {
        let length = self.u16()?;
        let bytes = self.bytes(length.into())?;
        String::from_utf8(bytes.to_vec()).map_err(|_| TableError::Header)
    }
}

/// Bytes being written.
#[derive(Default)]
pub struct Writer(pub Vec<u8>);

impl Writer {
    /// A byte.
    pub fn u8(&mut self, number: u8) {
        self.0.push(number);
    }

    /// A number of two bytes.
    pub fn u16(&mut self, number: u16) {
        self.0.extend(number.to_le_bytes());
    }

    /// A number of four bytes.
    pub fn u32(&mut self, number: u32) {
        self.0.extend(number.to_le_bytes());
    }

    /// A number of eight bytes.
    pub fn u64(&mut self, number: u64) {
        self.0.extend(number.to_le_bytes());
    }

    /// A text with its length before it; the names written here are short.
    pub fn text(&mut self, text: &str) {
        let length = u16::try_from(text.len()).expect("a name has fewer than 65,536 letters");
        self.u16(length);
        self.0.extend(text.as_bytes());
    }
}
