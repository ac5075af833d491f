//! A set of puzzles drawn by a seed: the same seed and the same tables give the same set.
//!
//! Positions are drawn at random, first the number of pieces, then the slice, then the position. More puzzles than are
//! wanted are gathered, by grade, and each grade gives its [`choice`](super::selection) of them.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use khamsin_rules::AnyPosition;
use khamsin_rules::random::{Random, mix};

use super::error::PuzzleError;
use super::find::{Puzzle, find};
use super::grade::Grade;
use super::selection::Selection;
use super::view::View;
use crate::slice::{Location, Slice};
use crate::store::AnyTables;

/// The numbers of pieces that are looked at: fewer leave nothing to find, more nothing to see.
pub const PIECES: RangeInclusive<u8> = 3..=8;
/// The most that one side may have more than the other: beyond that, everything wins.
const MOST_AHEAD: u8 = 2;
/// So many positions are drawn for each puzzle that is wanted, and then no more.
const PATIENCE: usize = 10_000;
/// How often it is told how far it is, in positions.
const TOLD: usize = 1_000;

/// Who is told how far it is.
pub trait Watcher {
    /// So many positions were looked at, and so many puzzles found.
    fn looked(&mut self, positions: usize, found: usize);
}

/// Nobody.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl Watcher for Nobody {
    fn looked(&mut self, _: usize, _: usize) {}
}

/// What is to be drawn.
#[derive(Clone, Debug)]
pub struct Draw<'a> {
    /// The tables.
    pub tables: &'a AnyTables,
    /// The most pieces.
    pub pieces: u8,
    /// The only grade that is wanted, if one is.
    pub grade: Option<Grade>,
    /// How many puzzles.
    pub count: usize,
    /// Which set of all.
    pub seed: u64,
    /// Positions that are known already; their mirror images are too.
    pub except: HashSet<Location>,
}

impl Draw<'_> {
    /// The puzzles, the easiest first; fewer than wanted where the tables do not have them.
    ///
    /// # Errors
    /// If a table that is needed is not there, or cannot be used.
    pub fn puzzles(&self, watcher: &mut impl Watcher) -> Result<Vec<Puzzle>, PuzzleError> {
        let slices = self.slices();
        let mut random = Random::new(mix(self.seed));
        let grades = self.grade.map_or_else(|| Grade::ALL.to_vec(), |grade| vec![grade]);
        let mut selection = Selection::new(self.count, &grades);
        let mut seen = self.except.clone();
        let most = if slices.is_empty() { 0 } else { self.count.saturating_mul(PATIENCE) };
        for positions in 0..most {
            if selection.is_full() {
                break;
            }
            if positions % TOLD == 0 {
                watcher.looked(positions, selection.found());
            }
            let Some((location, position)) = self.position(&slices, &mut random) else { continue };
            if seen.insert(location)
                && let Some(puzzle) = find(self.tables, &position)?
            {
                selection.offer(puzzle);
            }
        }
        Ok(selection.chosen())
    }

    /// The slices that are drawn from, by their numbers of pieces.
    fn slices(&self) -> Vec<Vec<Slice>> {
        let all = self.tables.slices(self.pieces.min(*PIECES.end()));
        let even = |slice: &Slice| slice.own.size().abs_diff(slice.other.size()) <= MOST_AHEAD;
        let of = |pieces: u8| {
            let some = all.iter().copied().filter(|slice| slice.pieces() == pieces);
            some.filter(|slice| even(slice) && self.tables.entries(*slice) > 0).collect()
        };
        PIECES.map(of).filter(|slices: &Vec<Slice>| !slices.is_empty()).collect()
    }

    /// A position drawn at random, and seen from somewhere.
    fn position(&self, slices: &[Vec<Slice>], random: &mut Random) -> Option<(Location, AnyPosition)> {
        let some = &slices[random.below(slices.len())];
        let slice = some[random.below(some.len())];
        let location = Location { slice, index: random.word() % self.tables.entries(slice) };
        let set = self.tables.rule_set();
        let game = set.game();
        let view = View::nth(game, random.below(View::count(game).into()) as u8);
        let position = self.tables.position(location)?;
        Some((location, view.of(set, &position)?))
    }
}
