//! How a game ended, and what each side gets for it.

use crate::board::Side;

/// The manner of an ending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The other side has no pieces left (Seega: at most `lose_at`).
    Total,
    /// More pieces in a count.
    Grand,
    /// A win by a barrier.
    Small,
    /// Nobody won.
    Draw,
    /// More points on a full Pahtum board.
    Points,
    /// A Seti figure held the enemy's start row.
    Breakthrough,
    /// The other side cannot move.
    Blocked,
}

/// An ending: who won, how, and the points of First and of Second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// 1 for First, 2 for Second, nothing for a draw.
    pub winner: Option<u8>,
    /// The manner.
    pub kind: Kind,
    /// First's and Second's points.
    pub points: (u32, u32),
}

impl Outcome {
    /// This side won and gets these points, the other none.
    pub(crate) fn won(winner: Side, kind: Kind, worth: u32) -> Outcome {
        let points = match winner {
            Side::First => (worth, 0),
            Side::Second => (0, worth),
        };
        Outcome { winner: Some(winner.number()), kind, points }
    }

    /// Nobody won and both get these points.
    pub(crate) fn drawn(worth: u32) -> Outcome {
        Outcome { winner: None, kind: Kind::Draw, points: (worth, worth) }
    }
}
