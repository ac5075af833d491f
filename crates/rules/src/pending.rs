//! What the side to act owes: the phase of a position.

use std::fmt;

use crate::piece::Figure;
use crate::square::Square;

/// What the side to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// Place pieces, so many more in this turn.
    Place(u8),
    /// Place a neutral (Pahtum).
    Neutral,
    /// Place a piece, or take the other's first one over (Pahtum).
    Pie,
    /// Take a turn.
    Move,
    /// Capture on with the piece on this square, or stop where that is allowed.
    Chain(Square),
    /// Move so that the blocked opponent can move again.
    Unblock,
    /// Move: an enemy piece was just removed to make that possible.
    Freed,
    /// Set the captured figure on the board.
    Reenter(Figure),
}

impl Pending {
    /// Whether a capture or removal was made earlier in the same turn.
    #[inline]
    pub const fn follows_capture(self) -> bool {
        matches!(self, Pending::Chain(_) | Pending::Freed | Pending::Reenter(_))
    }

    /// Whether a turn that has come here from `before` goes on.
    pub const fn continues(self, before: Pending) -> bool {
        // One stone left is half a turn of Seega, but a whole one of Pahtum.
        self.follows_capture() || matches!((before, self), (Pending::Place(2), Pending::Place(1)))
    }

    /// Whether the position stands between two turns of a phase in which pieces move.
    #[inline]
    pub const fn between_moves(self) -> bool {
        matches!(self, Pending::Move | Pending::Unblock)
    }

    /// Reads the phase field of a position text.
    pub(crate) fn parse(text: &str) -> Option<Pending> {
        let (word, argument) = match text.split_once(':') {
            Some((word, argument)) => (word, Some(argument)),
            None => (text, None),
        };
        match (word, argument) {
            ("place", Some("1")) => Some(Pending::Place(1)),
            ("place", Some("2")) => Some(Pending::Place(2)),
            ("neutral", None) => Some(Pending::Neutral),
            ("pie", None) => Some(Pending::Pie),
            ("move", None) => Some(Pending::Move),
            ("chain", Some(square)) => Square::parse(square).map(Pending::Chain),
            ("unblock", None) => Some(Pending::Unblock),
            ("freed", None) => Some(Pending::Freed),
            ("reenter", Some("P")) => Some(Pending::Reenter(Figure::Pharaoh)),
            ("reenter", Some("H")) => Some(Pending::Reenter(Figure::Priest)),
            _ => None,
        }
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pending::Place(left) => write!(f, "place:{left}"),
            Pending::Neutral => f.write_str("neutral"),
            Pending::Pie => f.write_str("pie"),
            Pending::Move => f.write_str("move"),
            Pending::Chain(square) => write!(f, "chain:{square}"),
            Pending::Unblock => f.write_str("unblock"),
            Pending::Freed => f.write_str("freed"),
            Pending::Reenter(figure) => write!(f, "reenter:{}", figure.letter()),
        }
    }
}
