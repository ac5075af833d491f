//! Squares, named the same on every board.
//!
//! A square packs its file and rank into one byte, so that an [`Action`](crate::Action) can be written without
//! knowing its board; a [`Grid`](crate::grid::Grid) turns it into the index of a bit.

use std::fmt;

/// A square: a file `a`–`i` and a rank `1`–`10`, seen from First.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, both counted from zero and below 16.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Square {
        debug_assert!(file < 16 && rank < 16, "a file and a rank each fit four bits");
        Square(rank << 4 | file)
    }

    /// The file, from 0 at the left.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, from 0 at the bottom.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// Reads a square at the head of `text` and gives back the rest.
    pub(crate) fn split(text: &str) -> Option<(Square, &str)> {
        let mut bytes = text.bytes();
        let file = bytes.next().filter(u8::is_ascii_lowercase)? - b'a';
        let digits = bytes.take_while(u8::is_ascii_digit).count().min(2);
        // A rank has no leading zero, and "10" is the only one of two digits that any board here has.
        let rank: u8 = text.get(1..=digits)?.parse().ok()?;
        let named = file < 15 && (1..=15).contains(&rank) && !text[1..].starts_with('0');
        named.then(|| (Square::new(file, rank - 1), &text[1 + digits..]))
    }

    /// The square this text names, if it names one and nothing else.
    pub fn parse(text: &str) -> Option<Square> {
        Square::split(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
