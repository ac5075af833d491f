//! Sides, directions and squares.
//!
//! Coordinates are signed and start at 0, so that an offset may lead over the edge.

use std::fmt;
use std::str::FromStr;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    First,
    Second,
}

impl Side {
    /// Both sides, First before Second.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for First, 1 for Second: the place in a pair.
    pub fn index(self) -> usize {
        match self {
            Side::First => 0,
            Side::Second => 1,
        }
    }

    /// 1 for First, 2 for Second: the name in texts.
    pub fn number(self) -> u8 {
        match self {
            Side::First => 1,
            Side::Second => 2,
        }
    }
}

/// The four orthogonal directions, as changes of file and rank.
pub const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// A square by file and rank, both from 0: `a1` is (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Square {
    /// The file, 0 for `a`.
    pub file: i8,
    /// The rank, 0 for rank 1.
    pub rank: i8,
}

impl Square {
    /// The square so many files and ranks away; it may lie off the board.
    #[must_use]
    pub fn offset(self, (files, ranks): (i8, i8)) -> Square {
        Square { file: self.file + files, rank: self.rank + ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a'.wrapping_add_signed(self.file)), self.rank + 1)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Square, String> {
        let wrong = || format!("`{text}` is not a square");
        let file = (0..9)
            .find(|&file| text.starts_with(char::from(b'a'.wrapping_add_signed(file))))
            .ok_or_else(wrong)?;
        let digits = &text[1..];
        let rank: i8 = digits.parse().map_err(|_| wrong())?;
        if !(1..=10).contains(&rank) || !digits.starts_with(|c: char| ('1'..='9').contains(&c)) {
            return Err(wrong());
        }
        Ok(Square { file, rank: rank - 1 })
    }
}
