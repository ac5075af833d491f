//! What can be played in a position, and what each turn is worth, remembered: a proof comes back to the same positions.

use std::collections::HashMap;
use std::rc::Rc;

use khamsin_rules::{AnyPosition, Side, Turn};

use super::error::PuzzleError;
use crate::slice::Slice;
use crate::store::AnyTables;
use crate::value::{Entry, Value};

/// A turn, where it leads, and what it is worth to its side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Turn,
    /// The position after it.
    pub after: AnyPosition,
    /// What it is worth.
    pub entry: Entry,
}

/// The turns of a position.
#[derive(Debug)]
pub(super) struct Choices {
    /// The turns, the best first.
    pub(super) all: Vec<Choice>,
    /// What endless play is worth to the side to move.
    pub(super) endless: Value,
}

impl Choices {
    /// The best value.
    pub(super) fn value(&self) -> Option<Value> {
        self.all.first().map(|choice| choice.entry.value)
    }

    /// The only turn that is worth so much, if it is the only one.
    pub(super) fn only(&self, value: Value) -> Option<&Choice> {
        let mut keep = self.all.iter().filter(|choice| choice.entry.value >= value);
        keep.next().filter(|_| keep.next().is_none())
    }
}

/// Looks positions up, each once.
#[derive(Debug)]
pub(super) struct Judge<'a> {
    tables: &'a AnyTables,
    known: HashMap<AnyPosition, Rc<Choices>>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(tables: &'a AnyTables) -> Judge<'a> {
        Judge { tables, known: HashMap::new() }
    }

    /// The turns of a position between turns; none if the game is over.
    pub(super) fn choices(&mut self, position: &AnyPosition) -> Result<Rc<Choices>, PuzzleError> {
        if let Some(known) = self.known.get(position) {
            return Ok(Rc::clone(known));
        }
        let Some(turns) = self.tables.turns(position)? else {
            return Err(PuzzleError::Missing(slice(position)));
        };
        let mut all = Vec::with_capacity(turns.rated.len());
        for rated in turns.rated {
            let after = played(position, &rated.turn);
            let entry = rated.entry.ok_or_else(|| PuzzleError::Missing(slice(&after)))?;
            all.push(Choice { turn: rated.turn, after, entry });
        }
        let choices = Rc::new(Choices { all, endless: turns.endless });
        self.known.insert(*position, Rc::clone(&choices));
        Ok(choices)
    }

    /// What the end of the game is worth to a side, if it is over.
    pub(super) fn end(&self, position: &AnyPosition, side: Side) -> Option<Value> {
        let outcome = position.outcome()?;
        Some(Value::of(outcome, self.tables.alphabet().ranks(), side))
    }
}

/// How many pieces a side has more than the other.
pub(super) fn balance(position: &AnyPosition, side: Side) -> i32 {
    position.count(side) as i32 - position.count(!side) as i32
}

fn slice(position: &AnyPosition) -> Slice {
    let side = position.side();
    Slice::men(position.count(side) as u8, position.count(!side) as u8)
}

fn played(position: &AnyPosition, turn: &Turn) -> AnyPosition {
    let mut after = *position;
    for &action in &turn.0 {
        after.play(action).expect("the tables rate legal turns");
    }
    after
}
