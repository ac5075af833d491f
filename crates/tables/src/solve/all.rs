//! Every pair of up to so many pieces, one after the other, in memory.

use std::sync::Arc;

use super::graph::Solvable;
use super::pair::{SolveError, solve};
use super::progress::Observer;
use crate::finished::Finished;
use crate::packed::Packed;
use crate::solved::SolvedSlice;

/// Solves all slices of up to so many pieces, and hands over those of each pair together with what was finished before.
///
/// # Errors
/// If it was cancelled.
pub fn solve_all<G: Solvable>(
    game: &G,
    pieces: u8,
    threads: usize,
    observer: &dyn Observer,
    mut each: impl FnMut(&[SolvedSlice], &Finished),
) -> Result<(), SolveError> {
    let mut finished = Finished::new();
    for pair in game.pairs(pieces).into_iter().filter(|pair| game.constant(pair.first()).is_none()) {
        let solved = solve(game, pair, &finished, threads, observer)?;
        each(&solved, &finished);
        for slice in &solved {
            finished.insert(slice.slice(), Arc::new(Packed::of(slice, &game.alphabet())));
        }
    }
    Ok(())
}
