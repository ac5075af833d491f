//! Where tables are kept: a folder for all of them, one within it for each way of playing, a file for each slice.
//!
//! Rule sets that agree in what their moving positions are worth share a folder: it is named by the solve hash.

use std::env;
use std::io;
use std::path::{Path, PathBuf};

use khamsin_rules::RuleSet;

use crate::format::{Bytes, TableError};
use crate::slice::Slice;

/// The folder that holds all tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A folder of the user's choice.
    pub fn new(root: impl Into<PathBuf>) -> Folder {
        Folder(root.into())
    }

    /// Where this platform keeps what programs make for their user; none if it does not say.
    pub fn usual() -> Option<Folder> {
        let variable = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let data = if cfg!(windows) {
            variable("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            variable("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        };
        data.map(|data| Folder(data.join("khamsin").join("tables")))
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.0
    }

    /// The folder of the tables that a rule set can use.
    pub fn of(&self, rule_set: &RuleSet) -> PathBuf {
        self.0.join(format!("{}-{}", rule_set.game().id(), rule_set.solve_hash()))
    }

    /// The file of a slice.
    pub fn file(&self, rule_set: &RuleSet, slice: Slice) -> PathBuf {
        self.of(rule_set).join(format!("{slice}.table"))
    }
}

/// The bytes of a file; none if there is no such file.
pub(super) fn map(file: &Path) -> Result<Option<Bytes>, TableError> {
    match Bytes::map(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(TableError::Unreadable { reason: error.to_string() }),
    }
}
