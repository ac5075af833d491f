//! A file that is there as a whole or not at all: it is written under another name beside its place, brought to the disk,
//! and put in its place at the end.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::error::ArchiveError;

/// What happens to a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays, and nothing is written.
    Kept,
    /// It is replaced.
    Replaced,
}

/// A file that is being written. Unless it is finished, nothing is left of it.
pub struct NewFile {
    file: File,
    partial: PathBuf,
    path: PathBuf,
    existing: Existing,
}

impl NewFile {
    /// Begins a file; only its owner may read it, for it holds names.
    ///
    /// # Errors
    /// If it is there already, or cannot be written there.
    pub fn create(path: &Path, existing: Existing) -> Result<NewFile, ArchiveError> {
        allowed(path, existing)?;
        let Some(name) = path.file_name() else {
            return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
        };
        // Of two who write the same file at once each has a name of its own.
        let mut partial = OsString::from(".");
        partial.push(name);
        partial.push(format!(".{}.part", std::process::id()));
        let partial = path.with_file_name(partial);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let file = options.open(&partial)?;
        Ok(NewFile { file, partial, path: path.to_owned(), existing })
    }

    /// Brings the file to the disk and puts it in its place.
    ///
    /// # Errors
    /// If that cannot be done, or somebody else has written it meanwhile.
    pub fn finish(self) -> Result<(), ArchiveError> {
        self.file.sync_all()?;
        allowed(&self.path, self.existing)?;
        fs::rename(&self.partial, &self.path)?;
        // The name is on the disk once its folder is. Not every system can do that, and the file itself is safe.
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

fn allowed(path: &Path, existing: Existing) -> Result<(), ArchiveError> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => Err(io::Error::from(io::ErrorKind::IsADirectory).into()),
        Ok(_) if existing == Existing::Kept => Err(ArchiveError::Exists),
        _ => Ok(()),
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        // After it was put in its place there is nothing under this name.
        let _ = fs::remove_file(&self.partial);
    }
}
