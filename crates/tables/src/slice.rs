//! Where a position stands in the tables: a slice by the pieces on the board, and a number within it.

use std::fmt;

/// The pieces of one side on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Army {
    /// Men, or High Priests.
    pub men: u8,
    /// Pharaohs; none but in Seti.
    pub pharaohs: u8,
}

impl Army {
    /// So many men.
    pub const fn men(men: u8) -> Army {
        Army { men, pharaohs: 0 }
    }

    /// How many pieces they are.
    pub const fn size(self) -> u8 {
        self.men + self.pharaohs
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pharaohs {
            0 => write!(f, "{}", self.men),
            pharaohs => write!(f, "{}p{pharaohs}", self.men),
        }
    }
}

/// All positions with these pieces of the side to move, and those of the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slice {
    /// The pieces of the side to move.
    pub own: Army,
    /// The pieces of the other side.
    pub other: Army,
}

impl Slice {
    /// The slice with so many men of the side to move, and of the other.
    pub const fn men(own: u8, other: u8) -> Slice {
        Slice { own: Army::men(own), other: Army::men(other) }
    }

    /// The slice that a quiet turn leads to.
    #[must_use]
    pub const fn turned(self) -> Slice {
        Slice { own: self.other, other: self.own }
    }

    /// How many pieces are on the board.
    pub const fn pieces(self) -> u8 {
        self.own.size() + self.other.size()
    }
}

impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.own, self.other)
    }
}

/// Two slices that quiet turns lead to and fro between, or one that they stay in; solved together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair(Slice);

impl Pair {
    /// The pair that a slice belongs to.
    pub fn of(slice: Slice) -> Pair {
        Pair(if slice.own >= slice.other { slice } else { slice.turned() })
    }

    /// The slice whose side to move has more, or as many.
    pub const fn first(self) -> Slice {
        self.0
    }

    /// The other slice, unless it is the same.
    pub fn second(self) -> Option<Slice> {
        let turned = self.0.turned();
        (turned != self.0).then_some(turned)
    }

    /// Its one or two slices.
    pub fn slices(self) -> impl Iterator<Item = Slice> {
        std::iter::once(self.0).chain(self.second())
    }

    /// How many pieces are on the board.
    pub const fn pieces(self) -> u8 {
        self.0.pieces()
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Where a position stands: its slice, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// The slice.
    pub slice: Slice,
    /// The number of its entry, from zero.
    pub index: u64,
}
