//! What can stand on a square.

use crate::side::Side;

/// A figure of Seti.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// The Pharaoh.
    Pharaoh,
    /// The High Priest.
    Priest,
}

impl Figure {
    /// Its letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Figure::Pharaoh => 'P',
            Figure::Priest => 'H',
        }
    }
}

/// The content of a square that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A man of Seega, Saut du Chat or Pahtum.
    Man(Side),
    /// A neutral piece of Pahtum.
    Neutral,
    /// A figure of Seti, standing on its own side's death-ship or not.
    Figure {
        /// Whose it is.
        side: Side,
        /// What it is.
        figure: Figure,
        /// Whether a ship of its side lies under it.
        aboard: bool,
    },
    /// A lone death-ship.
    Ship(Side),
}

impl Piece {
    /// Whose piece it is; a neutral is nobody's.
    pub const fn side(self) -> Option<Side> {
        match self {
            Piece::Man(side) | Piece::Ship(side) | Piece::Figure { side, .. } => Some(side),
            Piece::Neutral => None,
        }
    }

    /// Its letter in texts, upper case for First; a `+` follows a figure on its ship.
    pub fn letter(self) -> char {
        let upper = match self {
            Piece::Man(_) => 'M',
            Piece::Neutral => '*',
            Piece::Figure { figure, .. } => figure.letter(),
            Piece::Ship(_) => 'S',
        };
        if self.side() == Some(Side::Second) { upper.to_ascii_lowercase() } else { upper }
    }

    /// The piece a letter stands for.
    pub(crate) fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        Some(match letter.to_ascii_uppercase() {
            'M' => Piece::Man(side),
            '*' => Piece::Neutral,
            'P' => Piece::Figure { side, figure: Figure::Pharaoh, aboard: false },
            'H' => Piece::Figure { side, figure: Figure::Priest, aboard: false },
            'S' => Piece::Ship(side),
            _ => return None,
        })
    }
}
