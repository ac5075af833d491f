//! What can stand in the way of a build or a check.

use std::path::PathBuf;

use khamsin_rules::message::{Args, Message};

use crate::format::WriteError;
use crate::slice::{Pair, Slice};
use crate::solve::SolveError;
use crate::store::StoreError;
use crate::verify::Fault;

/// Why a build stopped; what was finished before is on the disk.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    /// A table cannot be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// A finished table cannot be read.
    #[error(transparent)]
    Read(#[from] StoreError),
    /// A pair needs more memory than may be used.
    #[error("{pair} needs {needed} bytes of memory, {limit} may be used")]
    Memory {
        /// The pair.
        pair: Pair,
        /// How many bytes it needs.
        needed: u64,
        /// How many may be used.
        limit: u64,
    },
    /// Another program builds there.
    #[error("another program is building in {}", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The solver gave up.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl Message for BuildError {
    fn id(&self) -> &'static str {
        match self {
            BuildError::Write(error) => error.id(),
            BuildError::Read(error) => error.id(),
            BuildError::Memory { .. } => "tables-memory",
            BuildError::InUse { .. } => "tables-in-use",
            BuildError::Solve(SolveError::Cancelled(_)) => "tables-stopped",
            BuildError::Solve(SolveError::TooDeep(_)) => "tables-too-deep",
        }
    }

    fn args(&self) -> Args {
        match self {
            BuildError::Write(error) => error.args(),
            BuildError::Read(error) => error.args(),
            BuildError::Memory { pair, needed, limit } => vec![
                ("slice", pair.to_string().into()),
                ("needed", (*needed).into()),
                ("limit", (*limit).into()),
            ],
            BuildError::InUse { folder } => vec![("folder", folder.display().to_string().into())],
            BuildError::Solve(SolveError::Cancelled(pair) | SolveError::TooDeep(pair)) => {
                vec![("slice", pair.to_string().into())]
            }
        }
    }
}

/// What is wrong with the tables of a pair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// There is no table of a slice.
    #[error("{0} is not built")]
    Missing(Slice),
    /// A table is damaged.
    #[error(transparent)]
    Read(#[from] StoreError),
    /// An entry is not what the rules make it.
    #[error(transparent)]
    Entry(#[from] Fault),
}

impl Message for CheckError {
    fn id(&self) -> &'static str {
        match self {
            CheckError::Missing(_) => "tables-check-missing",
            CheckError::Read(error) => error.id(),
            CheckError::Entry(Fault::Count { .. }) => "tables-check-count",
            CheckError::Entry(Fault::Entry { .. } | Fault::Unfounded(_) | Fault::Missing(_)) => {
                "tables-check-entry"
            }
        }
    }

    fn args(&self) -> Args {
        match self {
            CheckError::Missing(slice) => vec![("slice", slice.to_string().into())],
            CheckError::Read(error) => error.args(),
            CheckError::Entry(Fault::Count { slice, found, there_are }) => vec![
                ("slice", slice.to_string().into()),
                ("found", (*found).into()),
                ("expected", (*there_are).into()),
            ],
            CheckError::Entry(Fault::Entry { at, .. } | Fault::Unfounded(at) | Fault::Missing(at)) => {
                vec![("slice", at.slice.to_string().into()), ("number", at.index.into())]
            }
        }
    }
}
