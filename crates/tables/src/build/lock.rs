//! One builder to a folder: a file that is locked as long as the builder lives.

use std::fs::OpenOptions;
use std::path::Path;

use super::error::BuildError;
use crate::format::WriteError;
use crate::held::Held;

/// A folder that nobody else builds in.
#[derive(Debug)]
pub struct Lock {
    _file: Held,
}

impl Lock {
    /// Takes a folder, and makes it if it is not there.
    pub fn take(folder: &Path) -> Result<Lock, BuildError> {
        let failed = |error: &std::io::Error| BuildError::Write(WriteError::new(folder, error));
        std::fs::create_dir_all(folder).map_err(|error| failed(&error))?;
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(folder.join("lock"));
        let file = file.map_err(|error| failed(&error))?;
        let held = Held::take(file).map_err(|error| failed(&error))?;
        held.map(|file| Lock { _file: file }).ok_or_else(|| BuildError::InUse { folder: folder.to_owned() })
    }
}
