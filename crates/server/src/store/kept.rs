//! What a store holds, piece by piece, independent of the database: what a backup is made of.
//!
//! Events and classes stay the texts that they are in the database: what a newer program adds to them is not lost on the
//! way through an older one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::class::state::Class;
use crate::online::event::{Logged, Millis, Version};
use crate::online::id::{AckId, ClassId, GameId, GuestKey};
use crate::online::table::{BrokenLog, Table};

/// A game with its whole log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    /// Its name.
    pub id: GameId,
    /// Its events, in order.
    pub log: Vec<KeptEvent>,
}

/// An event, and what its writer called it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptEvent {
    /// Its number, from 1.
    pub version: Version,
    /// When it was written.
    pub at: Millis,
    /// What happened.
    pub event: Box<RawValue>,
    /// Who said it, where it may be said again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestKey>,
    /// What they called it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ack: Option<AckId>,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptGuest {
    /// The hash of the guest's secret.
    pub key: GuestKey,
    /// The name, if there is one.
    pub name: Option<String>,
    /// When it was last seen.
    pub seen: Millis,
}

/// A class with its names.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptClass {
    /// Its name.
    pub id: ClassId,
    /// How often it was written.
    pub version: u32,
    /// When it was made.
    pub created: Millis,
    /// What is kept of it besides names.
    pub document: Box<RawValue>,
    /// The pupils' names by their numbers.
    pub names: BTreeMap<u32, String>,
}

impl KeptGame {
    /// Plays the log under the rules.
    ///
    /// # Errors
    /// If an event is missing or cannot follow the ones before it.
    pub fn table(&self) -> Result<Table, BrokenLog> {
        let mut log = Vec::with_capacity(self.log.len());
        for (kept, version) in self.log.iter().zip(1..) {
            let broken = |reason: String| BrokenLog { version, reason };
            if kept.version != version {
                return Err(broken("it is missing".to_owned()));
            }
            let event = serde_json::from_str(kept.event.get()).map_err(|error| broken(error.to_string()))?;
            log.push(Logged { version, at: kept.at, event });
        }
        let none = || BrokenLog { version: 1, reason: "it is missing".to_owned() };
        Table::open(self.id.clone(), &log)?.ok_or_else(none)
    }
}

impl KeptClass {
    /// The class.
    ///
    /// # Errors
    /// If its document is of another kind.
    pub fn class(&self) -> Result<Class, serde_json::Error> {
        Ok(Class {
            id: self.id.clone(),
            version: self.version,
            created: self.created,
            plan: serde_json::from_str(self.document.get())?,
            names: self.names.clone(),
        })
    }
}
