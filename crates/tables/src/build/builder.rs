//! Solves what is not there yet, pair after pair, and writes it.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use super::error::BuildError;
use super::load;
use super::lock::Lock;
use super::plan::{Plan, Step};
use crate::finished::Finished;
use crate::format::{Codec, Header, TableError, write, write_constant};
use crate::slice::{Pair, Slice};
use crate::solve::{Observer, Solvable, solve};
use crate::store::{StoreError, Tables};

/// Whoever watches a build.
pub trait Watcher: Observer {
    /// A pair is about to be solved.
    fn begins(&self, _step: &Step) {}

    /// The tables of a pair are on the disk.
    fn finished(&self, _step: &Step, _tables: &[Header]) {}
}

/// Builds the tables of a rule set.
#[derive(Debug)]
pub struct Builder<G> {
    /// Where they are kept.
    pub tables: Tables<G>,
    /// How many threads work.
    pub threads: NonZeroUsize,
    /// How many bytes of memory may be used.
    pub memory: u64,
    /// How blocks are stored.
    pub codec: Codec,
}

impl<G: Solvable> Builder<G> {
    /// Builds what a plan lacks.
    ///
    /// # Errors
    /// Why it stopped; what was finished before is on the disk.
    pub fn build(&self, plan: &Plan, watcher: &dyn Watcher) -> Result<(), BuildError> {
        let _lock = Lock::take(self.tables.file(Slice::men(0, 0)).parent().unwrap_or(Path::new(".")))?;
        let mut finished = Finished::new();
        for step in plan.steps.iter().filter(|step| !step.finished) {
            watcher.begins(step);
            let headers = if self.game().constant(step.pair.first()).is_some() {
                self.write_constants(step.pair)?
            } else {
                self.solve(step, &mut finished, watcher)?
            };
            watcher.finished(step, &headers);
        }
        Ok(())
    }

    fn game(&self) -> &G {
        self.tables.game()
    }

    fn write_constants(&self, pair: Pair) -> Result<Vec<Header>, BuildError> {
        let (game, rule_set) = (self.game(), self.tables.rule_set());
        let one = |slice: Slice| {
            let value = game.constant(slice).expect("both slices of a pair are over by their numbers");
            let path = self.tables.file(slice);
            write_constant(&path, rule_set, game.alphabet(), slice, value, game.positions(slice))
        };
        Ok(pair.slices().map(one).collect::<Result<_, _>>()?)
    }

    fn solve(
        &self,
        step: &Step,
        finished: &mut Finished,
        watcher: &dyn Watcher,
    ) -> Result<Vec<Header>, BuildError> {
        let (pair, game) = (step.pair, self.game());
        if step.memory > self.memory {
            return Err(BuildError::Memory { pair, needed: step.memory, limit: self.memory });
        }
        self.provide(pair, finished)?;
        let solved = solve(game, pair, finished, self.threads.get(), watcher)?;
        let mut headers = Vec::new();
        // Whoever wants it to stop now gets what was solved all the same.
        for slice in &solved {
            let path = self.tables.file(slice.slice());
            let rule_set = self.tables.rule_set();
            headers.push(write(&path, rule_set, game.alphabet(), slice, self.codec, self.threads)?);
        }
        Ok(headers)
    }

    /// Sees to it that just those slices are in memory that captures of a pair lead to.
    fn provide(&self, pair: Pair, finished: &mut Finished) -> Result<(), BuildError> {
        let exits: Vec<Slice> = pair.slices().flat_map(|slice| self.game().exits(slice)).collect();
        finished.retain(|slice| exits.contains(&slice));
        for slice in exits {
            if finished.get(slice).is_some() {
                continue;
            }
            let failed = |error: TableError| StoreError { file: self.tables.file(slice), error };
            let table = self.tables.fresh(slice).map_err(failed)?;
            let reason = || TableError::Unreadable { reason: "not built".to_owned() };
            let table = table.ok_or_else(reason).map_err(failed)?;
            let values = load::values(&table, self.game().alphabet()).map_err(failed)?;
            finished.insert(slice, Arc::new(values));
        }
        Ok(())
    }
}
