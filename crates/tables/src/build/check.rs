//! Goes through the finished tables of a pair: checksums, numbers of positions, and every entry by the rules.

use std::sync::Arc;

use super::error::CheckError;
use super::load;
use crate::finished::Finished;
use crate::format::{Table, TableError};
use crate::game::Game;
use crate::slice::{Pair, Slice};
use crate::solved::SolvedSlice;
use crate::store::{StoreError, Tables};
use crate::verify::{Fault, verify};

/// Checks the tables of a pair, and what they rest on; those with fewer pieces are taken at their word.
///
/// # Errors
/// The first thing that is wrong.
pub fn check<G: Game>(tables: &Tables<G>, pair: Pair, threads: usize) -> Result<(), CheckError> {
    let game = tables.game();
    if game.constant(pair.first()).is_some() {
        return pair.slices().try_for_each(|slice| check_constant(tables, slice));
    }
    let solved: Vec<SolvedSlice> = pair
        .slices()
        .map(|slice| {
            let table = read(tables, slice)?;
            let failed = |error: TableError| StoreError { file: tables.file(slice), error };
            table.check().map_err(failed)?;
            Ok(load::whole(game, &table).map_err(failed)?)
        })
        .collect::<Result<_, CheckError>>()?;
    let mut finished = Finished::new();
    for slice in pair.slices().flat_map(|slice| game.exits(slice)) {
        if finished.get(slice).is_none() {
            let values = load::values(&*read(tables, slice)?, game.alphabet());
            let values = values.map_err(|error| StoreError { file: tables.file(slice), error })?;
            finished.insert(slice, Arc::new(values));
        }
    }
    let turned = |n: usize| &solved[(n + 1) % solved.len()];
    for (n, slice) in solved.iter().enumerate() {
        verify(game, slice, turned(n), &finished, threads)?;
    }
    Ok(())
}

/// A slice that is over by its numbers has no entries to check, only what its header says.
fn check_constant<G: Game>(tables: &Tables<G>, slice: Slice) -> Result<(), CheckError> {
    let (game, table) = (tables.game(), read(tables, slice)?);
    let failed = |error: TableError| StoreError { file: tables.file(slice), error };
    table.check().map_err(failed)?;
    let (found, there_are) = (table.header().counts.positions(), game.positions(slice));
    if found != there_are {
        return Err(Fault::Count { slice, found, there_are }.into());
    }
    if table.header().counts.only_value() != game.constant(slice) {
        return Err(failed(TableError::Counts).into());
    }
    Ok(())
}

fn read<G: Game>(tables: &Tables<G>, slice: Slice) -> Result<Arc<Table>, CheckError> {
    let table = tables.fresh(slice).map_err(|error| StoreError { file: tables.file(slice), error })?;
    table.ok_or(CheckError::Missing(slice))
}
