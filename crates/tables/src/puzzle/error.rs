//! Why puzzles cannot be looked for.

use khamsin_rules::message::{Args, Message};

use crate::slice::Slice;
use crate::store::StoreError;

/// What stands in the way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// A table cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table that a turn leads into is not there.
    #[error("{0} is not built")]
    Missing(Slice),
}

impl Message for PuzzleError {
    fn id(&self) -> &'static str {
        match self {
            PuzzleError::Store(error) => error.id(),
            PuzzleError::Missing(_) => "tables-check-missing",
        }
    }

    fn args(&self) -> Args {
        match self {
            PuzzleError::Store(error) => error.args(),
            PuzzleError::Missing(slice) => vec![("slice", slice.to_string().into())],
        }
    }
}
