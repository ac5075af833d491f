//! A second, slow and literal implementation of the rules of four board games.
//!
//! It exists to disagree. A fast implementation with clever boards is checked against this one, which has no
//! clever boards: squares in a list, loops over coordinates, and one function for each paragraph of the rules. Nothing
//! here is shared with the fast one, so that a mistake has to be made twice, in two manners, to pass unseen.
//!
//! The way in is [`Rules::parse`], which reads a rule-set id such as `seega/jeu-du-seega@1(move=slide)`. A
//! [`Position`] is a board, the side to move, what is owed (the phase) and the hands; it knows its legal actions, what
//! each leads to, and whether it is over by itself. A [`Game`] adds what a position cannot know: how often it has
//! occurred and how long nothing was captured.
//!
//! - `rules`: the ids and the parameters, with the defaults of each sheet (enums in `choices`)
//! - `square`, `board`, `action`, `phase`, `position`, `outcome`: the nouns
//! - `seega`, `leap`, `pahtum`, `seti`: one game each
//! - `game`: history
//!
//! ```
//! use khamsin_reference::{Position, Rules};
//! let rules = Rules::parse("saut-du-chat/ludens-planet@1")?;
//! let start = Position::start(&rules)?;
//! assert_eq!(start.text(), "mmmmm/mmmmm/mm1MM/MMMMM/MMMMM 1 move 0,0");
//! assert_eq!(start.legal().len(), 2);
//! # Ok::<(), String>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod board;
mod choices;
mod game;
mod leap;
mod outcome;
mod pahtum;
mod phase;
mod position;
mod rules;
mod seega;
mod seti;
mod square;

pub use action::Action;
pub use game::Game;
pub use outcome::{Kind, Outcome};
pub use position::{Played, Position};
pub use rules::Rules;
pub use square::Square;
