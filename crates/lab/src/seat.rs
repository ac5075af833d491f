//! The two engines of a match, whichever side they play.

use std::fmt;

use khamsin_rules::Side;
use serde::{Deserialize, Serialize};

/// One of the two engines of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The one named first.
    One,
    /// The other.
    Two,
}

impl Seat {
    /// Both, One before Two.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// Who plays a side in a game: One is First in the first game of every pair. Games count from 1.
    pub fn playing(side: Side, game: u32) -> Seat {
        let one_is_first = game % 2 == 1;
        if (side == Side::First) == one_is_first { Seat::One } else { Seat::Two }
    }

    /// The other engine.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }

    /// The side it plays in a game.
    pub fn side(self, game: u32) -> Side {
        if Seat::playing(Side::First, game) == self { Side::First } else { Side::Second }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::One => "one",
            Seat::Two => "two",
        })
    }
}
