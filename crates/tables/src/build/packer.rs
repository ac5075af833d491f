//! The tables of several rule sets in one file, for a browser.
//!
//! Everything is solved anew in a folder of its own: the file depends on nothing but the rules, and small tables take
//! seconds.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use khamsin_rules::RuleSet;

use super::{BuildError, Builder, Plan};
use crate::format::{Cache, Codec, Pack, WriteError};
use crate::slice::Slice;
use crate::solve::Solvable;
use crate::store::{Folder, Tables};

/// Solves and gathers tables.
#[derive(Debug)]
pub struct Packer {
    workshop: Workshop,
    pieces: u8,
    threads: NonZeroUsize,
    memory: u64,
    /// Each with what a pack's index says about it.
    tables: Vec<(String, Slice, Vec<u8>)>,
}

impl Packer {
    /// Nothing is packed yet; positions with up to so many pieces will be, by so many threads in so many bytes of memory.
    pub fn new(pieces: u8, threads: NonZeroUsize, memory: u64) -> Packer {
        let workshop = Workshop(std::env::temp_dir().join(format!("khamsin-pack-{}", std::process::id())));
        Packer { workshop, pieces, threads, memory, tables: Vec::new() }
    }

    /// Adds the tables of a rule set, those with fewer pieces first; `build` has them built, watched or not. Rule sets that
    /// agree in what their moving positions are worth share their tables.
    ///
    /// # Errors
    /// Why they cannot be built.
    pub fn add<G: Solvable>(
        &mut self,
        game: G,
        set: RuleSet,
        build: impl FnOnce(&Builder<G>, &Plan) -> Result<(), BuildError>,
    ) -> Result<(), BuildError> {
        let hash = set.solve_hash();
        if self.tables.iter().any(|(packed, ..)| *packed == hash) {
            return Ok(());
        }
        let folder = Folder::new(&self.workshop.0);
        let builder = Builder {
            tables: Tables::in_folder(game, set, folder.clone(), Arc::new(Cache::new(0))),
            threads: self.threads,
            memory: self.memory,
            codec: Codec::Plain,
        };
        let plan = Plan::new(&builder.tables, self.pieces);
        build(&builder, &plan)?;
        for slice in plan.steps.iter().flat_map(|step| step.pair.slices()) {
            let path = folder.file(&set, slice);
            let bytes = fs::read(&path).map_err(|error| WriteError::new(&path, &error))?;
            self.tables.push((hash.clone(), slice, bytes));
        }
        Ok(())
    }

    /// How many tables there are.
    pub fn count(&self) -> usize {
        self.tables.len()
    }

    /// The file.
    pub fn bytes(&self) -> Vec<u8> {
        Pack::write(&self.tables)
    }
}

/// A folder that is removed when it is not needed any more.
#[derive(Debug)]
struct Workshop(PathBuf);

impl Drop for Workshop {
    fn drop(&mut self) {
        // What cannot be removed is left to the system, which empties this place.
        let _ = fs::remove_dir_all(&self.0);
    }
}
