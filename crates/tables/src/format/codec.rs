//! How blocks are stored: as they are, or compressed.
//!
//! zstd is C and does not build for the browser, so a table can also be stored plain; the header says which.

/// How blocks are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Codec {
    /// As they are.
    Plain,
    /// Compressed with zstd, each by itself.
    Zstd,
}

impl Codec {
    /// Its name in listings and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Codec::Plain => "plain",
            Codec::Zstd => "zstd",
        }
    }

    pub(super) const fn number(self) -> u8 {
        match self {
            Codec::Plain => 0,
            Codec::Zstd => 1,
        }
    }

    pub(super) const fn from_number(number: u8) -> Option<Codec> {
        match number {
            0 => Some(Codec::Plain),
            1 => Some(Codec::Zstd),
            _ => None,
        }
    }

    /// Whether this build can read it.
    pub const fn is_readable(self) -> bool {
        match self {
            Codec::Plain => true,
            Codec::Zstd => cfg!(feature = "build"),
        }
    }

    /// A block as it was before it was stored; `size` is its length then.
    ///
    /// None if the bytes are no such block, or if this build cannot read it.
    pub(super) fn unpack(self, stored: &[u8], size: usize) -> Option<Vec<u8>> {
        let block = match self {
            Codec::Plain => Some(stored.to_vec()),
            #[cfg(feature = "build")]
            Codec::Zstd => zstd::bulk::decompress(stored, size).ok(),
            #[cfg(not(feature = "build"))]
            Codec::Zstd => None,
        };
        block.filter(|block| block.len() == size)
    }
}
