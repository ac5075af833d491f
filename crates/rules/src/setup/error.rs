//! What can be wrong with a position: its text, or the position itself.

use crate::clause::Clause;
use crate::message::{Args, Message};
use crate::pending::Pending;
use crate::side::Side;
use crate::square::Square;

/// A text that is not a position, and the column at which it stops being one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {fault:?}")]
pub struct PositionTextError {
    /// The column, from one.
    pub column: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

/// A slip in a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// There are not six fields.
    Fields {
        /// How many there are.
        count: usize,
    },
    /// A letter that is no piece.
    Letter {
        /// The letter.
        letter: char,
    },
    /// A zero, or two numbers side by side.
    Gap,
    /// A `+` that does not follow a figure.
    Plus,
    /// A row that is empty, too long or of another length than the others.
    RowWidth {
        /// Which row, from the top.
        row: usize,
        /// Its squares.
        width: usize,
    },
    /// More rows than any board has.
    RowCount,
    /// A side that is neither 1 nor 2.
    Side(String),
    /// A phase that no game has.
    Phase(String),
    /// Hands that are not two numbers with a comma.
    Hands(String),
    /// A quiet count that is no number below the turn.
    Quiet(String),
    /// A turn that is no number above zero.
    Turn(String),
}

impl Message for PositionTextError {
    fn id(&self) -> &'static str {
        match self.fault {
            TextFault::Fields { .. } => "position-fields",
            TextFault::Letter { .. } => "position-letter",
            TextFault::Gap => "position-gap",
            TextFault::Plus => "position-plus",
            TextFault::RowWidth { .. } => "position-row-width",
            TextFault::RowCount => "position-row-count",
            TextFault::Side(_) => "position-side",
            TextFault::Phase(_) => "position-phase",
            TextFault::Hands(_) => "position-hands",
            TextFault::Quiet(_) => "position-quiet",
            TextFault::Turn(_) => "position-turn",
        }
    }

    fn args(&self) -> Args {
        let mut args: Args = vec![("column", self.column.into())];
        match &self.fault {
            TextFault::Fields { count } => args.push(("count", (*count).into())),
            TextFault::Letter { letter } => args.push(("letter", (*letter).into())),
            TextFault::RowWidth { row, width } => {
                args.extend([("row", (*row).into()), ("width", (*width).into())]);
            }
            TextFault::Side(text)
            | TextFault::Phase(text)
            | TextFault::Hands(text)
            | TextFault::Quiet(text)
            | TextFault::Turn(text) => args.push(("text", text.as_str().into())),
            TextFault::Gap | TextFault::Plus | TextFault::RowCount => {}
        }
        args
    }
}

/// A position that cannot arise under its rules, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum SetupError {
    /// The board has another size.
    Board {
        /// Its files and ranks.
        found: (u8, u8),
        /// Those of the rule set.
        needed: (u8, u8),
    },
    /// The game has no such piece.
    ForeignPiece {
        /// Where it stands.
        square: Square,
        /// Its letter.
        letter: char,
    },
    /// The game, or this rule set, has no such phase.
    ForeignPhase {
        /// The phase.
        pending: Pending,
    },
    /// A side has more pieces than the rule set gives it, or fewer than it must have.
    Pieces {
        /// Whose.
        side: Side,
        /// How many on the board and in hand.
        count: u32,
        /// How many there can be.
        most: u32,
    },
    /// The number of pieces of both sides together cannot be.
    Total {
        /// What is counted, by its letter.
        letter: char,
        /// How many there are.
        count: u32,
        /// How many there should be.
        needed: u32,
    },
    /// The hands do not fit the phase and the side to act.
    Hands {
        /// First's.
        first: u8,
        /// Second's.
        second: u8,
    },
    /// A clause keeps this square from being as it is.
    Square {
        /// The square.
        square: Square,
        /// The clause.
        clause: Clause,
    },
    /// The chain's square holds no piece of the side to act that can capture on.
    NoFurtherCapture {
        /// The square.
        square: Square,
    },
    /// The duty to unblock, while the other side can move or has nothing to move.
    NotBlocked,
    /// A removal is said to have been made, but no single removal leads here.
    NotFreed,
    /// The wrong side is to act in this phase.
    WrongSide {
        /// The side given.
        side: Side,
    },
    /// A figure is said to have been captured, but nothing here can have captured it.
    NoCaptor,
    /// Nobody has a piece, or both have so few that the game was over before.
    Deserted,
}

impl Message for SetupError {
    fn id(&self) -> &'static str {
        match self {
            SetupError::Board { .. } => "setup-board",
            SetupError::ForeignPiece { .. } => "setup-foreign-piece",
            SetupError::ForeignPhase { .. } => "setup-foreign-phase",
            SetupError::Pieces { .. } => "setup-pieces",
            SetupError::Total { .. } => "setup-total",
            SetupError::Hands { .. } => "setup-hands",
            SetupError::Square { .. } => "setup-square",
            SetupError::NoFurtherCapture { .. } => "setup-no-further-capture",
            SetupError::NotBlocked => "setup-not-blocked",
            SetupError::NotFreed => "setup-not-freed",
            SetupError::WrongSide { .. } => "setup-wrong-side",
            SetupError::NoCaptor => "setup-no-captor",
            SetupError::Deserted => "setup-deserted",
        }
    }

    fn args(&self) -> Args {
        match *self {
            SetupError::Board { found, needed } => vec![
                ("files", found.0.into()),
                ("ranks", found.1.into()),
                ("needed_files", needed.0.into()),
                ("needed_ranks", needed.1.into()),
            ],
            SetupError::ForeignPiece { square, letter } => {
                vec![("square", square.into()), ("letter", letter.into())]
            }
            SetupError::ForeignPhase { pending } => vec![("phase", pending.into())],
            SetupError::Pieces { side, count, most } => {
                vec![("side", side.into()), ("count", count.into()), ("most", most.into())]
            }
            SetupError::Total { letter, count, needed } => {
                vec![("letter", letter.into()), ("count", count.into()), ("needed", needed.into())]
            }
            SetupError::Hands { first, second } => vec![("first", first.into()), ("second", second.into())],
            SetupError::Square { square, clause } => {
                vec![("square", square.into()), ("clause", clause.id().into())]
            }
            SetupError::NoFurtherCapture { square } => vec![("square", square.into())],
            SetupError::WrongSide { side } => vec![("side", side.into())],
            SetupError::NotBlocked | SetupError::NotFreed | SetupError::NoCaptor | SetupError::Deserted => {
                vec![]
            }
        }
    }
}
