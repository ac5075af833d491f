//! What every turn of a position is worth, the best first.
//!
//! A turn is worth what the position after it is worth to the other side, turned round. Its distance counts the turn
//! itself; one that takes a piece or ends the game is the next change, and has the distance 1.

use std::cmp::Ordering;
use std::collections::HashSet;

use khamsin_rules::{Action, ActionSet, Position, Turn};

use super::error::StoreError;
use super::tables::Tables;
use crate::game::Game;
use crate::slice::Slice;
use crate::value::{Entry, Value};

/// A turn and what it is worth to its side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The turn, or what is left of it.
    pub turn: Turn,
    /// What it is worth; none if there is no table for the position after it.
    pub entry: Option<Entry>,
}

/// The turns of a position, the best first; those that are not known come last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The turns, only one of those that lead to the same position.
    pub rated: Vec<Rated>,
    /// What endless play is worth to the side to move.
    pub endless: Value,
}

impl Turns {
    /// What the position is worth; none if a turn is not known.
    pub fn entry(&self) -> Option<Entry> {
        let entries: Vec<Entry> = self.rated.iter().map(|rated| rated.entry).collect::<Option<_>>()?;
        let best = entries.first()?;
        let distance = if best.value == self.endless { None } else { best.distance };
        Some(Entry { distance, ..*best })
    }

    /// Puts in what somebody knows better about some turns, such as how the game ends after them.
    pub fn correct(&mut self, mut better: impl FnMut(&Turn) -> Option<Entry>) {
        for rated in &mut self.rated {
            rated.entry = better(&rated.turn).or(rated.entry);
        }
        self.sort();
    }

    /// Puts the best first; apart from the games, for sorting code is large.
    fn sort(&mut self) {
        let mut rated = std::mem::take(&mut self.rated);
        rated.sort_by(|a, b| match (a.entry, b.entry) {
            (Some(a), Some(b)) => self.order(a, b),
            (a, b) => a.is_none().cmp(&b.is_none()),
        });
        self.rated = rated;
    }

    /// How two turns compare: the better value first; a side that gains hurries, one that loses takes its time.
    fn order(&self, a: Entry, b: Entry) -> Ordering {
        let by_value = b.value.cmp(&a.value);
        let by_distance = match a.value.cmp(&self.endless) {
            // Without a distance, a gain is not one.
            Ordering::Greater => {
                a.distance.is_none().cmp(&b.distance.is_none()).then(a.distance.cmp(&b.distance))
            }
            Ordering::Less => b.distance.cmp(&a.distance),
            Ordering::Equal => Ordering::Equal,
        };
        by_value.then(by_distance)
    }
}

impl<G: Game> Tables<G> {
    /// What every turn of a position is worth, or every way to finish the turn under way.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn turns(&self, position: &G::Position) -> Result<Turns, StoreError> {
        let mut found = Vec::new();
        gather(position, &mut Vec::new(), &mut HashSet::new(), &mut found);
        let slice = slice_of(position);
        let mut turns = Turns { rated: Vec::new(), endless: self.game().endless(slice) };
        for (turn, after) in found {
            let entry = self.after(position, &after)?;
            turns.rated.push(Rated { turn, entry });
        }
        turns.sort();
        Ok(turns)
    }

    /// What a turn is worth to its side, by the position after it.
    fn after(&self, before: &G::Position, after: &G::Position) -> Result<Option<Entry>, StoreError> {
        let side = before.side();
        if after.side() == side {
            // Only the end of the game keeps the side.
            let value = after.outcome().map(|end| Value::of(end, self.game().alphabet().ranks(), side));
            return Ok(value.map(|value| Entry { value, distance: Some(1) }));
        }
        let Some(entry) = self.probe(after)? else { return Ok(None) };
        let exits = after.count(!side) != before.count(!side) || before.pending().follows_capture();
        let distance = if exits { Some(1) } else { entry.distance.map(|turns| turns + 1) };
        Ok(Some(Entry { value: -entry.value, distance }))
    }
}

/// Follows every action until the other side is to move or the game is over.
fn gather<P: Position>(
    position: &P,
    actions: &mut Vec<Action>,
    seen: &mut HashSet<u64>,
    found: &mut Vec<(Turn, P)>,
) {
    position.actions().for_each(|action| {
        let mut after = position.clone();
        after.play(action);
        if !seen.insert(after.key()) {
            return;
        }
        actions.push(action);
        if after.side() != position.side() || after.outcome().is_some() {
            found.push((Turn(actions.clone()), after));
        } else {
            gather(&after, actions, seen, found);
        }
        actions.pop();
    });
}

/// The slice that decides what endless play is worth: only numbers of pieces matter to it.
fn slice_of<P: Position>(position: &P) -> Slice {
    let side = position.side();
    Slice::men(position.count(side) as u8, position.count(!side) as u8)
}
