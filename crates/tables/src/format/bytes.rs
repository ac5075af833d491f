//! The bytes of a file: held in memory, or mapped from disk.

use std::ops::Deref;

/// The bytes of a table.
#[derive(Debug)]
pub enum Bytes {
    /// In memory: what the browser was sent.
    Held(Vec<u8>),
    /// A file that the system brings in as it is read.
    #[cfg(feature = "build")]
    Mapped(memmap2::Mmap),
}

impl Bytes {
    /// Maps a file.
    ///
    /// # Errors
    /// What the system says.
    #[cfg(feature = "build")]
    pub fn map(path: &std::path::Path) -> std::io::Result<Bytes> {
        let file = std::fs::File::open(path)?;
        // SAFETY: a table's file is written under another name and then renamed, and never changed afterwards: the
        // bytes behind the map stay as they are, even if a newer file takes the name.
        #[allow(unsafe_code)]
        let map = unsafe { memmap2::Mmap::map(&file)? };
        Ok(Bytes::Mapped(map))
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Held(bytes) => bytes,
            #[cfg(feature = "build")]
            Bytes::Mapped(map) => map,
        }
    }
}
