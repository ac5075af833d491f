//! A file that one holder at a time has, in whichever program.
//!
//! A lock belongs to everybody who has the same opened file, and a program that another thread is just starting has it too,
//! until its own code runs. So a lock is given back by a word of its own, and not by closing the file.

use std::fs::{File, TryLockError};
use std::io;

/// A file that nobody else holds.
#[derive(Debug)]
pub struct Held(File);

impl Held {
    /// Takes a file; none if somebody has it.
    ///
    /// # Errors
    /// If the system cannot lock it.
    pub fn take(file: File) -> io::Result<Option<Held>> {
        match file.try_lock() {
            Ok(()) => Ok(Some(Held(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The file.
    pub fn file(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Where this fails, closing the file does it.
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_opened_file_too_does_not_hold_it_on() {
        let path = std::env::temp_dir().join(format!("khamsin-held-{}", std::process::id()));
        let take = || Held::take(File::create(&path).expect("a file")).expect("locks");
        let mut held = take().expect("nobody has it");
        let too = held.file().try_clone().expect("as a new program has it");
        assert!(take().is_none(), "one at a time");
        drop(held);
        assert!(take().is_some(), "it was given back");
        drop(too);
        std::fs::remove_file(&path).expect("it is ours");
    }
}
