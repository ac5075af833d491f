//! What the side to move owes: the third field of a position's text.

use std::fmt;
use std::str::FromStr;

use crate::board::{Figure, Square};

/// What the side to move has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// So many placements are left in this turn.
    Place(u8),
    /// Pahtum: a neutral is to be placed.
    Neutral,
    /// Pahtum: Second may swap.
    Pie,
    /// The beginning of an ordinary turn.
    Move,
    /// The piece on this square has captured and can capture again.
    Chain(Square),
    /// Seega: the opponent was blocked and has passed.
    Unblock,
    /// Seega: a piece was removed and a move is owed.
    Freed,
    /// Seti: a captured figure is to be put on the board.
    Reenter(Figure),
}

impl Phase {
    /// Whether this is a position of the moving phase between two turns.
    pub fn between_turns(self) -> bool {
        matches!(self, Phase::Move | Phase::Unblock)
    }

    /// Whether the turn under way has already captured or removed something.
    pub fn after_capture(self) -> bool {
        matches!(self, Phase::Chain(_) | Phase::Freed | Phase::Reenter(_))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Place(left) => write!(f, "place:{left}"),
            Phase::Neutral => f.write_str("neutral"),
            Phase::Pie => f.write_str("pie"),
            Phase::Move => f.write_str("move"),
            Phase::Chain(square) => write!(f, "chain:{square}"),
            Phase::Unblock => f.write_str("unblock"),
            Phase::Freed => f.write_str("freed"),
            Phase::Reenter(Figure::Pharaoh) => f.write_str("reenter:P"),
            Phase::Reenter(_) => f.write_str("reenter:H"),
        }
    }
}

impl FromStr for Phase {
    type Err = String;

    fn from_str(text: &str) -> Result<Phase, String> {
        Ok(match text {
            "place:1" => Phase::Place(1),
            "place:2" => Phase::Place(2),
            "neutral" => Phase::Neutral,
            "pie" => Phase::Pie,
            "move" => Phase::Move,
            "unblock" => Phase::Unblock,
            "freed" => Phase::Freed,
            "reenter:P" => Phase::Reenter(Figure::Pharaoh),
            "reenter:H" => Phase::Reenter(Figure::Priest),
            _ => match text.strip_prefix("chain:") {
                Some(square) => Phase::Chain(square.parse()?),
                None => return Err(format!("`{text}` is not a phase")),
            },
        })
    }
}
