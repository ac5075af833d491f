//! One decision of a player, and how it is written.
//!
//! A step, a slide and a leap look alike in the notation (`c3e3`), so they are one kind of action here: which of them
//! it is follows from the rules. Lists of actions are sorted by their text.

use std::fmt;
use std::str::FromStr;

use crate::board::Square;

/// One decision: a placement, a move, a removal …
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put a piece or a neutral on a square: `c4`.
    Place(Square),
    /// Take a piece from a square to another, by a step, a slide or a leap: `c3c4`.
    Move(Square, Square),
    /// Take an enemy piece away: `xb2`.
    Remove(Square),
    /// Put a ship from hand: `+c3`.
    PutShip(Square),
    /// Take a ship back to hand: `-c3`.
    TakeShip(Square),
    /// Put the captured figure on the board: `@b1`.
    Reenter(Square),
    /// Take over the first piece: `swap`.
    Swap,
    /// A blocked side's forced turn: `pass`.
    Pass,
    /// Stop an optional chain: `end`.
    End,
}

impl Action {
    /// The letters of the text, filled up with zeros: these compare as the texts do.
    pub(crate) fn letters(self) -> [u8; 6] {
        let mut text = Letters { bytes: [0; 6], length: 0 };
        match self {
            Action::Place(square) => text.square(square),
            Action::Move(from, to) => {
                text.square(from);
                text.square(to);
            }
            Action::Remove(square) => {
                text.word(b"x");
                text.square(square);
            }
            Action::PutShip(square) => {
                text.word(b"+");
                text.square(square);
            }
            Action::TakeShip(square) => {
                text.word(b"-");
                text.square(square);
            }
            Action::Reenter(square) => {
                text.word(b"@");
                text.square(square);
            }
            Action::Swap => text.word(b"swap"),
            Action::Pass => text.word(b"pass"),
            Action::End => text.word(b"end"),
        }
        text.bytes
    }
}

/// A text of at most six letters in the making.
struct Letters {
    bytes: [u8; 6],
    length: usize,
}

impl Letters {
    fn word(&mut self, word: &[u8]) {
        for &byte in word {
            if let Some(place) = self.bytes.get_mut(self.length) {
                *place = byte;
                self.length += 1;
            }
        }
    }

    fn square(&mut self, square: Square) {
        self.word(&[b'a'.wrapping_add_signed(square.file)]);
        if square.rank == 9 {
            self.word(b"10");
        } else {
            self.word(&[b'1'.wrapping_add_signed(square.rank)]);
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String =
            self.letters().iter().filter(|&&byte| byte != 0).map(|&byte| char::from(byte)).collect();
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        match text {
            "swap" => return Ok(Action::Swap),
            "pass" => return Ok(Action::Pass),
            "end" => return Ok(Action::End),
            _ => {}
        }
        if let Some(square) = text.strip_prefix('x') {
            return square.parse().map(Action::Remove);
        }
        if let Some(square) = text.strip_prefix('+') {
            return square.parse().map(Action::PutShip);
        }
        if let Some(square) = text.strip_prefix('-') {
            return square.parse().map(Action::TakeShip);
        }
        if let Some(square) = text.strip_prefix('@') {
            return square.parse().map(Action::Reenter);
        }
        // The second letter, if there is one, begins the second square.
        match text.rfind(|c: char| c.is_ascii_lowercase()) {
            Some(second) if second > 0 => Ok(Action::Move(text[..second].parse()?, text[second..].parse()?)),
            Some(_) => text.parse().map(Action::Place),
            None => Err(format!("`{text}` is not an action")),
        }
    }
}
