//! The rules of Seega, Saut du Chat, Pahtum and Seti, clause by clause: what a legal game is.
//!
//! This crate is the product's truth. The browser, the terminal, the server, the engine and the exact tables all ask
//! it; no rule is written a second time outside its tests. It has no clock, reads no files and speaks no language:
//! errors are message ids with arguments, randomness is a seed that is handed in.
//!
//! Read it in this order:
//!
//! - the nouns: [`Square`], [`Side`], [`Action`], [`Pending`], [`Outcome`], [`Clause`];
//! - [`Position`], the trait that the four games implement, and [`AnyPosition`], the front that hides which one it is;
//! - the games: [`seega`], [`saut_du_chat`], [`pahtum`], [`seti`], each a folder of small files (rules, actions,
//!   position, refusal, fired, setup);
//! - [`RuleSet`] and the [`catalogue`]: rule sets are data, with the provenance of every clause;
//! - [`Game`], which adds history and agreements, [`series`] for matches, [`record`] and [`replay`] for what is kept.
//!
//! ```
//! use khamsin_rules::{Game, RuleSet};
//! let set: RuleSet = "seega/ludens-planet".parse()?;
//! let mut game = Game::new(set, 0);
//! game.play("b2".parse()?)?;
//! let refused = game.play("c3".parse()?).unwrap_err();
//! assert_eq!(refused.clause.id(), "seega.place.centre");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod action;
mod any;
pub mod bits;
pub mod catalogue;
pub mod clause;
pub mod game;
pub mod grid;
mod hash;
pub mod message;
pub mod outcome;
pub mod pahtum;
pub mod parameter;
pub mod pending;
pub mod piece;
pub mod position;
pub mod random;
pub mod record;
pub mod replay;
pub mod ruleset;
pub mod saut_du_chat;
pub mod seega;
pub mod series;
pub mod seti;
pub mod setup;
pub mod side;
pub mod square;

pub use action::{Action, Turn};
pub use any::AnyPosition;
pub use clause::{Clause, ClauseSet};
pub use game::Game;
pub use outcome::{Kind, Outcome};
pub use pending::Pending;
pub use piece::{Figure, Piece};
pub use position::{ActionSet, Illegal, Position};
pub use record::Record;
pub use ruleset::{AnyRules, GameKind, RuleSet};
pub use setup::Setup;
pub use side::{BySide, Side};
pub use square::Square;
