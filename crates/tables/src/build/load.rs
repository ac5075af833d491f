//! Finished tables back in memory: their values alone, or all of them.

use crate::format::{Content, Table, TableError};
use crate::game::Game;
use crate::memory::with_room;
use crate::packed::Packed;
use crate::slice::Location;
use crate::solved::{INVALID, NO_DISTANCE, SolvedSlice, word};
use crate::value::Alphabet;

/// The values of a table.
///
/// Where all positions have the same value, entries that stand for no position have it too: nothing leads to them.
pub fn values(table: &Table, alphabet: Alphabet) -> Result<Packed, TableError> {
    let header = table.header();
    let mut failed = None;
    let codes = (0..header.blocks())
        .map_while(|block| table.codes(block).map_err(|error| failed = Some(error)).ok())
        .flatten();
    let packed = Packed::collect(codes, header.entries, &alphabet);
    failed.map_or(Ok(packed), Err)
}

/// All of a table.
pub fn whole<G: Game>(game: &G, table: &Table) -> Result<SolvedSlice, TableError> {
    let header = table.header();
    let slice = header.slice;
    let mut words = with_room(header.entries as usize);
    for block in 0..header.blocks() {
        for entry in table.entries(block)? {
            words.push(match entry {
                Some(entry) => word(entry.value, entry.distance.unwrap_or(NO_DISTANCE)),
                None => INVALID,
            });
        }
    }
    if let Content::Constant(_) = header.values {
        // Such a table does not say which entries stand for no position.
        for (index, word) in (0..).zip(&mut words) {
            if game.position(Location { slice, index }).is_none() {
                *word = INVALID;
            }
        }
    }
    Ok(SolvedSlice::new(slice, words))
}
