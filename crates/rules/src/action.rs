//! One decision of a player, in any of the games.
//!
//! One type for all games: one notation, one JSON shape, one entry in a transposition table. A turn is the actions of
//! one player until the other is to act, written with commas between them.

use std::fmt;
use std::str::FromStr;

use crate::square::Square;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Action {
    /// Puts a piece (or a neutral) on an empty square: `c4`.
    Place(Square),
    /// Moves a figure, by a step, a slide or a leap: `c3c4`.
    Move {
        /// Where the figure stands.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// Takes an enemy piece off so that a blocked side can move: `xb2`.
    Remove(Square),
    /// Puts a death-ship on the board: `+c3`.
    PutShip(Square),
    /// Takes a death-ship back to hand: `-c3`.
    TakeShip(Square),
    /// Sets a captured figure on the board for its new owner: `@b1`.
    Reenter(Square),
    /// Takes over the first piece (the pie rule): `swap`.
    Swap,
    /// The forced turn of a blocked side: `pass`.
    Pass,
    /// Stops an optional chain of captures: `end`.
    End,
}

impl Action {
    /// The squares the action names, in the order it names them.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let (one, two) = match self {
            Action::Move { from, to } => (Some(from), Some(to)),
            Action::Place(at)
            | Action::Remove(at)
            | Action::PutShip(at)
            | Action::TakeShip(at)
            | Action::Reenter(at) => (Some(at), None),
            Action::Swap | Action::Pass | Action::End => (None, None),
        };
        one.into_iter().chain(two)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(at) => write!(f, "{at}"),
            Action::Move { from, to } => write!(f, "{from}{to}"),
            Action::Remove(at) => write!(f, "x{at}"),
            Action::PutShip(at) => write!(f, "+{at}"),
            Action::TakeShip(at) => write!(f, "-{at}"),
            Action::Reenter(at) => write!(f, "@{at}"),
            Action::Swap => f.write_str("swap"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{text:?} is not an action: write a square (c3), two squares (c3c4), x, +, - or @ and a square, swap, pass or end"
)]
pub struct ActionTextError {
    /// What was read, cut to a readable length.
    pub text: String,
}

impl FromStr for Action {
    type Err = ActionTextError;

    fn from_str(text: &str) -> Result<Action, ActionTextError> {
        read(text).ok_or_else(|| ActionTextError { text: excerpt(text) })
    }
}

/// The head of a text, short enough to quote in a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    const READABLE: usize = 24;
    let mut head: String = text.chars().take(READABLE).collect();
    if head.len() < text.len() {
        head.push('…');
    }
    head
}

fn read(text: &str) -> Option<Action> {
    match text {
        "swap" => return Some(Action::Swap),
        "pass" => return Some(Action::Pass),
        "end" => return Some(Action::End),
        _ => {}
    }
    for (prefix, action) in [
        ('x', Action::Remove as fn(Square) -> Action),
        ('+', Action::PutShip),
        ('-', Action::TakeShip),
        ('@', Action::Reenter),
    ] {
        if let Some(square) = text.strip_prefix(prefix) {
            return Square::parse(square).map(action);
        }
    }
    let (from, rest) = Square::split(text)?;
    if rest.is_empty() {
        return Some(Action::Place(from));
    }
    // The display form may put a dash or a cross between the squares.
    let rest = rest.strip_prefix(['-', '×']).unwrap_or(rest);
    Square::parse(rest).map(|to| Action::Move { from, to })
}

/// All actions of one player until the other is to act.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn(pub Vec<Action>);

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, action) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{action}")?;
        }
        Ok(())
    }
}

impl FromStr for Turn {
    type Err = ActionTextError;

    fn from_str(text: &str) -> Result<Turn, ActionTextError> {
        text.split(',').map(str::parse).collect::<Result<Vec<_>, _>>().map(Turn)
    }
}
