//! The lines of a backup.

use serde::{Deserialize, Serialize};

use crate::online::event::Millis;
use crate::store::kept::{KeptClass, KeptGame, KeptGuest};

/// The form of the backups that this program writes; it reads these and all before them.
pub const FORMAT: u32 = 1;
/// No line is longer: a game of a million events has room in it.
pub const LONGEST: usize = 256 << 20;

/// A line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The first.
    Khamsin(Head),
    /// A game with its log; games come in the order in which they were created.
    Game(KeptGame),
    /// A guest.
    Guest(KeptGuest),
    /// A class.
    Class(KeptClass),
    /// The last.
    End(End),
}

/// What stands at the head.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The form of the lines.
    pub format: u32,
    /// The version of the program that wrote them.
    pub program: String,
    /// When, by the store's clock.
    pub at: Millis,
    /// How many games follow.
    pub games: u64,
}

/// What stands at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// How much there was.
    pub counts: Counts,
    /// Of all lines before this one, in hexadecimal digits.
    pub sha256: String,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Games.
    pub games: u64,
    /// Their events.
    pub events: u64,
    /// Guests.
    pub guests: u64,
    /// Classes.
    pub classes: u64,
    /// The names of their pupils.
    pub names: u64,
}

impl Counts {
    /// Counts a line.
    pub fn add(&mut self, line: &Line) {
        match line {
            Line::Game(game) => {
                self.games += 1;
                self.events += game.log.len() as u64;
            }
            Line::Guest(_) => self.guests += 1,
            Line::Class(class) => {
                self.classes += 1;
                self.names += class.names.len() as u64;
            }
            Line::Khamsin(_) | Line::End(_) => {}
        }
    }
}
