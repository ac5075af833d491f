//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use khamsin_engine::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Person,
    /// The engine.
    Engine(Level),
}

/// How a record names the engine, before its level.
const ENGINE: &str = "Khamsin, level ";
/// How a record names somebody whose name it does not know.
const PERSON: &str = "?";

impl fmt::Display for Player {
    /// The name in a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str(PERSON),
            Player::Engine(level) => write!(f, "{ENGINE}{}", level.number()),
        }
    }
}

impl FromStr for Player {
    type Err = std::convert::Infallible;

    /// The player a record names: whoever is no engine is a person.
    fn from_str(name: &str) -> Result<Player, Self::Err> {
        let number = name.strip_prefix(ENGINE).and_then(|number| number.parse().ok());
        Ok(number.and_then(Level::new).map_or(Player::Person, Player::Engine))
    }
}
