//! The signs that boards are drawn with, wherever text is all there is.
//!
//! Sides are told apart by the sign and not by colour alone: First is filled, Second is hollow (in ASCII, capital and
//! small letters for figures and ships, as in a position text, and `X` and `O` for men). Every sign is one column wide.

use khamsin_rules::{Piece, Side};

/// Which signs boards are drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Circles and triangles.
    Unicode,
    /// Letters.
    Ascii,
}

impl Glyphs {
    /// The sign of a man.
    pub fn man(self, side: Side) -> char {
        match (self, side) {
            (Glyphs::Unicode, Side::First) => '●',
            (Glyphs::Unicode, Side::Second) => '○',
            (Glyphs::Ascii, Side::First) => 'X',
            (Glyphs::Ascii, Side::Second) => 'O',
        }
    }

    /// The sign of a neutral piece.
    pub fn neutral(self) -> char {
        match self {
            Glyphs::Unicode => '■',
            Glyphs::Ascii => '*',
        }
    }

    /// The sign of a lone death-ship.
    pub fn ship(self, side: Side) -> char {
        match (self, side) {
            (Glyphs::Unicode, Side::First) => '▼',
            (Glyphs::Unicode, Side::Second) => '▽',
            (Glyphs::Ascii, Side::First) => 'S',
            (Glyphs::Ascii, Side::Second) => 's',
        }
    }

    /// The sign right of a figure on its ship.
    fn aboard(self, side: Side) -> char {
        match self {
            Glyphs::Unicode => self.ship(side),
            Glyphs::Ascii => '+',
        }
    }

    /// The sign of an empty square.
    pub fn empty(self) -> char {
        match self {
            Glyphs::Unicode => '·',
            Glyphs::Ascii => '.',
        }
    }

    /// The sign of a capture.
    pub fn capture(self) -> char {
        match self {
            Glyphs::Unicode => '×',
            Glyphs::Ascii => 'x',
        }
    }

    /// The signs of what stands on a square.
    pub fn piece(self, piece: Piece) -> String {
        match piece {
            Piece::Man(side) => self.man(side).into(),
            Piece::Neutral => self.neutral().into(),
            Piece::Figure { side, aboard: true, .. } => format!("{}{}", piece.letter(), self.aboard(side)),
            Piece::Figure { .. } => piece.letter().into(),
            Piece::Ship(side) => self.ship(side).into(),
        }
    }
}
