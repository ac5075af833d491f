//! A data folder that goes with its test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A folder of its own for every test.
pub struct Scratch(PathBuf);

impl Scratch {
    /// An empty one.
    pub fn new() -> Scratch {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("khamsin-play-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
