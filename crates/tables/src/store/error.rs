//! A table that cannot be used, and where it is.

use std::path::PathBuf;

use khamsin_rules::message::{Args, Message};

use crate::format::TableError;

/// What is wrong with a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {error}", file.display())]
pub struct StoreError {
    /// The file, or what stands for it where there are no files.
    pub file: PathBuf,
    /// What is wrong with it.
    pub error: TableError,
}

impl Message for StoreError {
    fn id(&self) -> &'static str {
        match self.error {
            TableError::Foreign => "table-foreign",
            TableError::Version { .. } => "table-version",
            TableError::Header => "table-header",
            TableError::Length { .. } => "table-length",
            TableError::Directory => "table-directory",
            TableError::Block { .. } => "table-block",
            TableError::Counts => "table-counts",
            TableError::Codec { .. } => "table-codec",
            TableError::Scheme { .. } => "table-scheme",
            TableError::Rules { .. } => "table-rules",
            TableError::Slice { .. } => "table-slice",
            TableError::Unreadable { .. } => "table-unreadable",
        }
    }

    fn args(&self) -> Args {
        let mut args: Args = vec![("file", self.file.display().to_string().into())];
        match &self.error {
            TableError::Foreign | TableError::Header | TableError::Directory | TableError::Counts => {}
            TableError::Version { found } | TableError::Scheme { found } => {
                args.push(("found", (*found).into()));
            }
            TableError::Length { found, expected } => {
                args.extend([("found", (*found).into()), ("expected", (*expected).into())]);
            }
            TableError::Block { plane, block } => {
                args.extend([("plane", plane.name().into()), ("block", (*block).into())]);
            }
            TableError::Codec { name } => args.push(("name", (*name).into())),
            TableError::Rules { found, expected } => {
                args.extend([("found", found.as_str().into()), ("expected", expected.as_str().into())]);
            }
            TableError::Slice { found, expected } => {
                args.extend([("found", found.to_string().into()), ("expected", expected.to_string().into())]);
            }
            TableError::Unreadable { reason } => args.push(("reason", reason.as_str().into())),
        }
        args
    }
}
