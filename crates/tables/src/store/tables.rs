//! The tables of one game under one rule set, opened when they are first needed.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use khamsin_rules::{Position, RuleSet};

use super::error::StoreError;
#[cfg(feature = "build")]
use super::folder::{self, Folder};
use crate::format::{Bytes, Cache, Table, TableError};
use crate::game::Game;
use crate::slice::{Location, Slice};
use crate::value::{Entry, Value};

/// The tables of a rule set.
#[derive(Debug)]
pub struct Tables<G> {
    game: G,
    rule_set: RuleSet,
    #[cfg(feature = "build")]
    folder: Option<Folder>,
    cache: Arc<Cache>,
    /// What was found so far: a table, that there is none, or what is wrong with it.
    opened: RwLock<HashMap<Slice, Found>>,
}

type Found = Result<Option<Arc<Table>>, StoreError>;

impl<G: Game> Tables<G> {
    /// The tables in a folder; blocks are unpacked into a cache that others may share.
    #[cfg(feature = "build")]
    pub fn in_folder(game: G, rule_set: RuleSet, folder: Folder, cache: Arc<Cache>) -> Tables<G> {
        Tables { game, rule_set, folder: Some(folder), cache, opened: RwLock::default() }
    }

    /// Tables that are given one by one, as bytes.
    pub fn given(game: G, rule_set: RuleSet, cache: Arc<Cache>) -> Tables<G> {
        Tables {
            game,
            rule_set,
            #[cfg(feature = "build")]
            folder: None,
            cache,
            opened: RwLock::default(),
        }
    }

    /// Takes a table in that was not read from the folder.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn take_in(&self, bytes: Vec<u8>) -> Result<Slice, TableError> {
        let table = Table::open(Bytes::Held(bytes), Arc::clone(&self.cache))?;
        let slice = table.header().slice;
        self.fits(&table, slice)?;
        let mut opened = self.opened.write().unwrap_or_else(PoisonError::into_inner);
        opened.insert(slice, Ok(Some(Arc::new(table))));
        Ok(slice)
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rule set.
    pub fn rule_set(&self) -> &RuleSet {
        &self.rule_set
    }

    /// The table of a slice, if there is one.
    ///
    /// # Errors
    /// If there is one that cannot be used.
    pub fn table(&self, slice: Slice) -> Found {
        let opened = self.opened.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = opened.get(&slice) {
            return found.clone();
        }
        drop(opened);
        #[cfg(feature = "build")]
        if self.folder.is_some() {
            let found = self.fresh(slice).map_err(|error| StoreError { file: self.file(slice), error });
            let mut opened = self.opened.write().unwrap_or_else(PoisonError::into_inner);
            return opened.entry(slice).or_insert(found).clone();
        }
        Ok(None)
    }

    /// Where the table of a slice is, or would be.
    pub fn file(&self, slice: Slice) -> PathBuf {
        #[cfg(feature = "build")]
        if let Some(folder) = &self.folder {
            return folder.file(&self.rule_set, slice);
        }
        PathBuf::from(slice.to_string())
    }

    /// What is known of a position between turns; none if there is no table for it.
    ///
    /// A position with the duty to unblock is no entry itself: its value is that of its best turn.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn probe(&self, position: &G::Position) -> Result<Option<Entry>, StoreError> {
        if let Some(outcome) = position.outcome() {
            let value = Value::of(outcome, self.game.alphabet().ranks(), position.side());
            return Ok(Some(Entry { value, distance: Some(0) }));
        }
        match self.game.locate(position) {
            Some(location) => self.look_up(location),
            None if position.pending().between_moves() => Ok(self.turns(position)?.entry()),
            None => Ok(None),
        }
    }

    /// The value alone of a position between turns; none if there is no table for it.
    ///
    /// # Errors
    /// If a table cannot be used.
    pub fn value(&self, position: &G::Position) -> Result<Option<Value>, StoreError> {
        match self.game.locate(position) {
            Some(Location { slice, index }) if position.outcome().is_none() => {
                let Some(table) = self.table(slice)? else { return Ok(None) };
                table.value(index).map_err(|error| StoreError { file: self.file(slice), error })
            }
            _ => Ok(self.probe(position)?.map(|entry| entry.value)),
        }
    }

    fn look_up(&self, Location { slice, index }: Location) -> Result<Option<Entry>, StoreError> {
        let Some(table) = self.table(slice)? else { return Ok(None) };
        table.entry(index).map_err(|error| StoreError { file: self.file(slice), error })
    }

    /// The table of a slice in the folder as it is there now, whatever was found before.
    #[cfg(feature = "build")]
    pub(crate) fn fresh(&self, slice: Slice) -> Result<Option<Arc<Table>>, TableError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let Some(bytes) = folder::map(&folder.file(&self.rule_set, slice))? else { return Ok(None) };
        let table = Table::open(bytes, Arc::clone(&self.cache))?;
        self.fits(&table, slice)?;
        Ok(Some(Arc::new(table)))
    }

    /// Whether a table holds what it should.
    fn fits(&self, table: &Table, slice: Slice) -> Result<(), TableError> {
        let header = table.header();
        let expected = self.rule_set.solve_hash();
        if header.solve_hash != expected {
            return Err(TableError::Rules { found: header.solve_hash.clone(), expected });
        }
        if header.slice != slice {
            return Err(TableError::Slice { found: header.slice, expected: slice });
        }
        let numbered = self.game.constant(slice).is_some() || header.entries == self.game.entries(slice);
        let spoken = header.alphabet == self.game.alphabet().values();
        if numbered && spoken { Ok(()) } else { Err(TableError::Counts) }
    }
}
