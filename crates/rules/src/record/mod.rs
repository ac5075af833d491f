//! Game records: the text a game is kept and passed on in.
//!
//! The syntax is that of chess's PGN, with one whole [turn](crate::Turn) where PGN has a move: tags, movetext,
//! comments, NAGs, nested variations, a result. This folder knows the syntax only; whether the turns are legal is for
//! whoever replays them, and each [`Node`] remembers its [`Place`] in the text so that a complaint can point at it.
//!
//! One law holds the folder together: **printing and reading again gives the same record**, in PGN and in JSON, for
//! every record that passes [`Record::check`]. So comments are kept to the letter, nothing is wrapped inside them, and
//! the one character that a comment in braces cannot hold is written as `&#125;` (`print.rs` tells how).
//!
//! ```text
//! [Variant "seega"]
//! [Result "1-0"]
//!
//! 1. b2,d4 2. a1,a2 $1 {the corner} (2. c4,c2 {safer}) 3. pass 1-0
//! ```

mod check;
mod command;
mod error;
mod json;
mod lexer;
mod parse;
mod print;
mod tree;

pub use check::MAX_DEPTH;
pub use command::{Command, commands};
pub use error::{Reason, RecordError};
pub use tree::{GameResult, Line, Node, Place, Record, Tag, Variation};
