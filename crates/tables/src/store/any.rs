//! The tables of whichever game: the dynamic front of [`Tables`].
//!
//! Which game it is, is settled once, when the tables are opened.

use std::fmt::Debug;
use std::sync::Arc;

use khamsin_rules::grid::{Grid5, Grid5x10, Grid7};
use khamsin_rules::saut_du_chat::SautDuChat;
use khamsin_rules::seega::Seega;
use khamsin_rules::seti::Seti;
use khamsin_rules::{AnyPosition, RuleSet};

use super::error::StoreError;
#[cfg(feature = "build")]
use super::folder::Folder;
use super::tables::Tables;
use super::turns::Turns;
use crate::dispatch_game;
use crate::format::{Cache, Table, TableError};
use crate::game::{AnyGame, Game};
use crate::slice::{Location, Slice};
use crate::value::{Alphabet, Entry, Value};

/// The tables of a rule set of whichever game.
#[derive(Debug)]
pub struct AnyTables(Box<dyn Front>);

impl AnyTables {
    /// The tables of a rule set in a folder; none if its game has no tables.
    #[cfg(feature = "build")]
    pub fn in_folder(rule_set: &RuleSet, folder: &Folder, cache: &Arc<Cache>) -> Option<AnyTables> {
        let game = AnyGame::new(rule_set.rules())?;
        Some(dispatch_game!(game, game => {
            AnyTables(Box::new(Tables::in_folder(game, *rule_set, folder.clone(), Arc::clone(cache))))
        }))
    }

    /// Tables that are given one by one, as bytes; none if the game of the rule set has no tables.
    pub fn given(rule_set: &RuleSet, cache: &Arc<Cache>) -> Option<AnyTables> {
        let game = AnyGame::new(rule_set.rules())?;
        Some(dispatch_game!(game, game => {
            AnyTables(Box::new(Tables::given(game, *rule_set, Arc::clone(cache))))
        }))
    }

    /// Takes a table in that was not read from a folder.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn take_in(&self, bytes: Vec<u8>) -> Result<Slice, TableError> {
        self.0.take_in(bytes)
    }

    /// What is known of a position between turns; none if there is no table for it.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn probe(&self, position: &AnyPosition) -> Result<Option<Entry>, StoreError> {
        self.0.probe(position)
    }

    /// The value alone of a position between turns; none if there is no table for it.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn value(&self, position: &AnyPosition) -> Result<Option<Value>, StoreError> {
        self.0.value(position)
    }

    /// What every turn of a position is worth, or every way to finish the turn under way; none if the position is of
    /// another game.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn turns(&self, position: &AnyPosition) -> Result<Option<Turns>, StoreError> {
        self.0.turns(position)
    }

    /// The rule set.
    pub fn rule_set(&self) -> &RuleSet {
        self.0.rule_set()
    }

    /// The most pieces of both sides together that there is a table for; none if there is no table at all.
    pub fn most_pieces(&self) -> Option<u8> {
        let there = |slice: &Slice| matches!(self.table(*slice), Ok(Some(_)));
        self.slices(u8::MAX).into_iter().filter(there).map(Slice::pieces).max()
    }

    /// The table of a slice, if there is one.
    ///
    /// # Errors
    /// If there is one that cannot be used.
    pub fn table(&self, slice: Slice) -> Result<Option<Arc<Table>>, StoreError> {
        self.0.table(slice)
    }

    /// The slices with up to so many pieces that have positions to be known, those with fewer first.
    pub fn slices(&self, pieces: u8) -> Vec<Slice> {
        self.0.slices(pieces)
    }

    /// How many entries a slice has, those that stand for no position included.
    pub fn entries(&self, slice: Slice) -> u64 {
        self.0.entries(slice)
    }

    /// The position of an entry, First to move; none if it stands for no position.
    pub fn position(&self, location: Location) -> Option<AnyPosition> {
        self.0.position(location)
    }

    /// Where a position stands; none if it is of another game, or has no entry.
    pub fn locate(&self, position: &AnyPosition) -> Option<Location> {
        self.0.locate(position)
    }

    /// The values that are possible.
    pub fn alphabet(&self) -> Alphabet {
        self.0.alphabet()
    }
}

/// [`Tables`] without their type.
trait Front: Debug + Send + Sync {
    fn take_in(&self, bytes: Vec<u8>) -> Result<Slice, TableError>;
    fn probe(&self, position: &AnyPosition) -> Result<Option<Entry>, StoreError>;
    fn value(&self, position: &AnyPosition) -> Result<Option<Value>, StoreError>;
    fn turns(&self, position: &AnyPosition) -> Result<Option<Turns>, StoreError>;
    fn rule_set(&self) -> &RuleSet;
    fn table(&self, slice: Slice) -> Result<Option<Arc<Table>>, StoreError>;
    fn slices(&self, pieces: u8) -> Vec<Slice>;
    fn entries(&self, slice: Slice) -> u64;
    fn position(&self, location: Location) -> Option<AnyPosition>;
    fn locate(&self, position: &AnyPosition) -> Option<Location>;
    fn alphabet(&self) -> Alphabet;
}

impl<G: Game<Position: Inside + Into<AnyPosition>> + Debug> Front for Tables<G> {
    fn take_in(&self, bytes: Vec<u8>) -> Result<Slice, TableError> {
        self.take_in(bytes)
    }

    fn probe(&self, position: &AnyPosition) -> Result<Option<Entry>, StoreError> {
        G::Position::inside(position).map_or(Ok(None), |position| self.probe(position))
    }

    fn value(&self, position: &AnyPosition) -> Result<Option<Value>, StoreError> {
        G::Position::inside(position).map_or(Ok(None), |position| self.value(position))
    }

    fn rule_set(&self) -> &RuleSet {
        self.rule_set()
    }

    fn turns(&self, position: &AnyPosition) -> Result<Option<Turns>, StoreError> {
        G::Position::inside(position).map(|position| self.turns(position)).transpose()
    }

    fn table(&self, slice: Slice) -> Result<Option<Arc<Table>>, StoreError> {
        self.table(slice)
    }

    fn slices(&self, pieces: u8) -> Vec<Slice> {
        self.game().pairs(pieces).into_iter().flat_map(crate::slice::Pair::slices).collect()
    }

    fn entries(&self, slice: Slice) -> u64 {
        self.game().entries(slice)
    }

    fn position(&self, location: Location) -> Option<AnyPosition> {
        self.game().position(location).map(Into::into)
    }

    fn locate(&self, position: &AnyPosition) -> Option<Location> {
        G::Position::inside(position).and_then(|position| self.game().locate(position))
    }

    fn alphabet(&self) -> Alphabet {
        self.game().alphabet()
    }
}

/// A position that an [`AnyPosition`] may hold.
trait Inside: Sized {
    /// The position inside, if it is of this game.
    fn inside(any: &AnyPosition) -> Option<&Self>;
}

macro_rules! inside {
    ($($variant:ident: $position:ty)*) => {
        $(impl Inside for $position {
            fn inside(any: &AnyPosition) -> Option<&Self> {
                match any {
                    AnyPosition::$variant(position) => Some(position),
                    _ => None,
                }
            }
        })*
    };
}
inside!(Seega5: Seega<Grid5> Seega7: Seega<Grid7> SautDuChat: SautDuChat SetiBeth: Seti<Grid5x10>);
