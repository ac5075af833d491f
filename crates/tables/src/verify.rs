//! The verifier: every entry of a slice follows from its successors by the rules' own actions.
//!
//! It shares nothing with the solver but the numbering of positions. Values alone could agree with each other in a
//! circle; distances cannot, because each one rests on a smaller one. So if every entry is what its successors
//! make it, the table is right: whoever is to get more than endless play comes one turn nearer to it with every turn, and
//! whoever holds the other to no more never has to leave the values that say so.

use std::cmp::Ordering;

use khamsin_rules::outcome::Ranks;
use khamsin_rules::{Position, Side};

use crate::cpu::Asked;
use crate::finished::Finished;
use crate::game::Game;
use crate::packed::Packed;
use crate::slice::{Location, Slice};
use crate::solved::SolvedSlice;
use crate::turns::whole_turns;
use crate::value::{Entry, Value};
use crate::workers::share;

/// Entries that a thread checks at a time.
const PIECE: u64 = 1 << 12;

/// What is wrong with a slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It has more or fewer positions than there are.
    #[error("slice {slice} has {found} positions; there are {there_are}")]
    Count {
        /// The slice.
        slice: Slice,
        /// How many it has.
        found: u64,
        /// How many there are, by Burnside's lemma.
        there_are: u64,
    },
    /// An entry is not what its successors make it.
    #[error("entry {} of slice {} is {found:?}; its successors make it {expected:?}", at.index, at.slice)]
    Entry {
        /// Which one.
        at: Location,
        /// What it says; none if it says that it stands for no position.
        found: Option<Entry>,
        /// What it should say.
        expected: Option<Entry>,
    },
    /// An entry has neither the value of endless play nor a distance.
    #[error("entry {} of slice {} has no distance", _0.index, _0.slice)]
    Unfounded(Location),
    /// A turn leads to an entry that says that it stands for no position.
    #[error("entry {} of slice {} stands for a position, and does not say so", _0.index, _0.slice)]
    Missing(Location),
}

/// Checks every entry of a slice against the turned slice and the finished ones.
///
/// # Errors
/// The first fault, in the order of the entries.
pub fn verify<G: Game>(
    game: &G,
    solved: &SolvedSlice,
    turned: &SolvedSlice,
    finished: &Finished,
    threads: usize,
) -> Result<(), Fault> {
    let slice = solved.slice();
    let checker = Checker { game, ranks: *game.alphabet().ranks(), solved, turned, finished };
    let pieces = (solved.len() as u64).div_ceil(PIECE);
    let parts = share(threads, pieces, |piece, part: &mut Part| {
        if part.fault.is_none() {
            let entries = piece * PIECE..((piece + 1) * PIECE).min(solved.len() as u64);
            checker.check(entries, part);
        }
    });
    if let Some((_, fault)) = parts.iter().filter_map(|part| part.fault).min_by_key(|(index, _)| *index) {
        return Err(fault);
    }
    let found = parts.iter().map(|part| part.positions).sum();
    let there_are = game.positions(slice);
    if found == there_are { Ok(()) } else { Err(Fault::Count { slice, found, there_are }) }
}

/// What one thread has found.
#[derive(Default)]
struct Part {
    positions: u64,
    /// The first fault that it met, and at which entry.
    fault: Option<(u64, Fault)>,
}

struct Checker<'a, G> {
    game: &'a G,
    ranks: Ranks,
    solved: &'a SolvedSlice,
    turned: &'a SolvedSlice,
    finished: &'a Finished,
}

/// What a turn leads to, for the side that makes it: the value, and how far the next capture or end is after it.
#[derive(Clone, Copy)]
struct Prospect {
    value: Value,
    distance: Option<u16>,
}

/// Where it is written what a turn leads to.
///
/// All turns of a position are made before any of them is looked up: entries lie far apart in memory, and it is asked for
/// all of them at once.
#[derive(Clone, Copy)]
enum Turn<'a> {
    /// It is known already.
    Known(Prospect),
    /// In one of the two slices of the pair.
    Quiet(&'a SolvedSlice, Location),
    /// In a finished slice: something was captured.
    Capture(&'a Packed, Location),
}

impl Turn<'_> {
    #[inline(always)]
    fn prospect(self) -> Result<Prospect, Fault> {
        match self {
            Turn::Known(prospect) => Ok(prospect),
            Turn::Quiet(table, at) => {
                let entry = table.entry(at.index).ok_or(Fault::Missing(at))?;
                Ok(Prospect { value: -entry.value, distance: entry.distance })
            }
            Turn::Capture(values, at) => {
                let value = values.value(at.index).ok_or(Fault::Missing(at))?;
                Ok(Prospect { value: -value, distance: Some(0) })
            }
        }
    }
}

impl<'a, G: Game> Checker<'a, G> {
    fn check(&self, entries: std::ops::Range<u64>, part: &mut Part) {
        let mut turns = Vec::new();
        for index in entries {
            match self.check_entry(index, &mut turns) {
                Ok(is_position) => part.positions += u64::from(is_position),
                Err(fault) => {
                    part.fault = Some((index, fault));
                    return;
                }
            }
        }
    }

    /// Checks an entry, and tells whether it stands for a position.
    fn check_entry(&self, index: u64, turns: &mut Vec<Turn<'a>>) -> Result<bool, Fault> {
        let slice = self.solved.slice();
        let at = Location { slice, index };
        let found = self.solved.entry(index);
        let position = self.game.position(at);
        let expected = position.as_ref().map(|position| self.evaluate(position, slice, turns)).transpose()?;
        if found != expected {
            return Err(Fault::Entry { at, found, expected });
        }
        let founded = |entry: Entry| entry.distance.is_some() || entry.value == self.game.endless(slice);
        if !found.is_none_or(founded) {
            return Err(Fault::Unfounded(at));
        }
        Ok(found.is_some())
    }

    /// What the successors of a position make it; `slice` is the one it would be in, and `turns` is room for its turns.
    fn evaluate(
        &self,
        position: &G::Position,
        slice: Slice,
        turns: &mut Vec<Turn<'a>>,
    ) -> Result<Entry, Fault> {
        if let Some(outcome) = position.outcome() {
            let value = Value::of(outcome, &self.ranks, position.side());
            return Ok(Entry { value, distance: Some(0) });
        }
        // A turn that leaves the duty to unblock is evaluated meanwhile, in the same room.
        let first = turns.len();
        let mut fault = None;
        whole_turns(
            position,
            &mut |after: &G::Position| match self.turn(position.side(), after, slice, turns) {
                Ok(turn) => turns.push(turn),
                Err(found) => fault = Some(found),
            },
        );
        if let Some(fault) = fault {
            return Err(fault);
        }
        let endless = self.game.endless(slice);
        let mut best: Option<Prospect> = None;
        for turn in &turns[first..] {
            let next = turn.prospect()?;
            best = Some(best.map_or(next, |best| preferred(best, next, endless)));
        }
        turns.truncate(first);
        let best = best.expect("whoever has no turn is over");
        let distance = best.distance.filter(|_| best.value != endless).map(|distance| distance + 1);
        Ok(Entry { value: best.value, distance })
    }

    /// Where it is written what a turn of a side leads to.
    fn turn(
        &self,
        side: Side,
        after: &G::Position,
        slice: Slice,
        turns: &mut Vec<Turn<'a>>,
    ) -> Result<Turn<'a>, Fault> {
        match (self.game.locate(after), after.outcome()) {
            (Some(at), _) if at.slice == slice.turned() => {
                let table = if at.slice == self.solved.slice() { self.solved } else { self.turned };
                table.prefetch(Asked, at.index);
                Ok(Turn::Quiet(table, at))
            }
            (_, Some(outcome)) => {
                let value = Value::of(outcome, &self.ranks, side);
                Ok(Turn::Known(Prospect { value, distance: Some(0) }))
            }
            (Some(at), None) => {
                let values = self.finished.get(at.slice).expect("captures lead into finished slices");
                values.prefetch(Asked, at.index);
                Ok(Turn::Capture(values, at))
            }
            (None, None) => {
                let entry = self.evaluate(after, slice.turned(), turns)?;
                Ok(Turn::Known(Prospect { value: -entry.value, distance: entry.distance }))
            }
        }
    }
}

/// The better of two prospects for the side to move.
#[inline(always)]
fn preferred(best: Prospect, next: Prospect, endless: Value) -> Prospect {
    let keep = match best.value.cmp(&next.value) {
        Ordering::Greater => true,
        Ordering::Less => false,
        // Whoever makes progress hurries.
        Ordering::Equal if best.value > endless => best.distance <= next.distance,
        // Whoever is forced takes his time.
        Ordering::Equal => best.distance > next.distance,
    };
    if keep { best } else { next }
}
