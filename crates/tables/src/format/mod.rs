//! One file per slice: a header, blocks of packed entries, and a directory of the blocks.
//!
//! ```text
//! prefix     magic (8), version (2), length of the header (4), its checksum (4)
//! header     what the table is of, and what is in it
//! blocks     the values, then the distances: 65,536 entries each, packed and perhaps compressed
//! directory  length (4) and checksum (4) of every block
//! ```
//!
//! Values and distances are planes of their own, because a search asks for values alone. A plane that says the same of
//! every position has no blocks. Every byte is under some checksum: blocks under the directory's, the directory under
//! the header's, the header under the prefix's, and the prefix is compared whole. All numbers are little-endian.
//!
//! - `header`, `directory`, `plane`, `codec`: the parts, each from bytes and to bytes;
//! - `error`: what can be wrong with a file, `write_error`: and with writing one;
//! - `bytes`, `cache`, `table`: reading, from a mapped file or from bytes alone;
//! - `pack`: tables of several rule sets in one file;
//! - `writer`: writing, so that a file is either whole or not there.

mod bytes;
mod cache;
mod checksum;
mod codec;
mod directory;
mod error;
mod header;
mod pack;
mod plane;
mod table;
mod wire;
#[cfg(feature = "build")]
mod write_error;
#[cfg(feature = "build")]
mod writer;

pub use bytes::Bytes;
pub use cache::Cache;
pub use codec::Codec;
pub use error::TableError;
pub use header::{Content, Counts, Header};
pub use pack::Pack;
pub use plane::{BLOCK, Plane};
pub use table::Table;
#[cfg(feature = "build")]
pub use write_error::WriteError;
#[cfg(feature = "build")]
pub use writer::{write, write_constant};
