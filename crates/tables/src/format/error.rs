//! What can be wrong with a table's file.

use super::plane::Plane;
use crate::slice::Slice;

/// Why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// It does not begin as a table does.
    #[error("not a table")]
    Foreign,
    /// It is of a version of the format that this program does not know.
    #[error("version {found} of the format")]
    Version {
        /// Its version.
        found: u16,
    },
    /// The header is damaged, or the file ends within it.
    #[error("the header is damaged")]
    Header,
    /// The file is longer or shorter than its header says.
    #[error("{found} bytes instead of {expected}")]
    Length {
        /// How long it is.
        found: u64,
        /// How long it should be.
        expected: u64,
    },
    /// The list of blocks is damaged.
    #[error("the directory is damaged")]
    Directory,
    /// A block is damaged.
    #[error("block {block} of the {} is damaged", plane.name())]
    Block {
        /// Which plane it belongs to.
        plane: Plane,
        /// Its number, from zero.
        block: u64,
    },
    /// The blocks do not add up to what the header says is in them.
    #[error("the header does not tell what the blocks hold")]
    Counts,
    /// The blocks are compressed in a way that this build cannot read.
    #[error("compressed with {name}")]
    Codec {
        /// How.
        name: &'static str,
    },
    /// It numbers positions in another way.
    #[error("index scheme {found}")]
    Scheme {
        /// Which.
        found: u16,
    },
    /// It belongs to rules that give other values.
    #[error("of other rules: {found} instead of {expected}")]
    Rules {
        /// The solve hash in the table.
        found: String,
        /// The one that was asked for.
        expected: String,
    },
    /// It holds other positions than its name says.
    #[error("slice {found} instead of {expected}")]
    Slice {
        /// Those it holds.
        found: Slice,
        /// Those that were asked for.
        expected: Slice,
    },
    /// The file cannot be read at all.
    #[error("{reason}")]
    Unreadable {
        /// What the system says.
        reason: String,
    },
}
