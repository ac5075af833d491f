//! Experiments: matches between engines and what they tell.
//!
//! A match is a number of games between two engines in pairs: both games of a pair begin with the same opening, and the
//! engines change sides. Everything that is left to chance is drawn from the match's seed and the number of the game, so
//! that a game does not depend on when, beside which others, or in which of several runs it was played.
//!
//! Read it in this order:
//!
//! - [`EngineSpec`], an engine as people write it, and [`Player`], what the arena makes of it: [`builtin`] engines and
//!   programs that speak UGI ([`ugi_client`]);
//! - [`Openings`], [`arena`] for one game, [`runner`] for all of them; a [`Fault`] loses a game and never ends a match;
//! - [`Played`], a game as the [`journal`] keeps it, and [`pgn`], the record made from it;
//! - [`Tally`], [`Estimate`] and [`Sprt`]: what the games tell;
//! - [`Study`]: rule sets compared by such games, [`stats`]: how sure that is, [`report`]: the page that tells it.
#![forbid(unsafe_code)]

pub mod arena;
pub mod builtin;
pub mod elo;
pub mod fault;
pub mod fit;
pub mod journal;
mod lineup;
pub mod opening;
pub mod pace;
pub mod pgn;
pub mod played;
pub mod player;
pub mod report;
pub mod runner;
pub mod seat;
mod seed;
pub mod settings;
pub mod spec;
pub mod sprt;
pub mod standing;
pub mod stats;
pub mod study;
pub mod tally;
pub mod ugi_client;

pub use elo::Estimate;
pub use fault::{Fault, FaultKind};
pub use journal::Journal;
pub use opening::Openings;
pub use played::Played;
pub use player::Player;
pub use runner::{Finish, Match};
pub use seat::Seat;
pub use settings::Settings;
pub use spec::EngineSpec;
pub use sprt::{Sprt, Verdict};
pub use standing::Standing;
pub use study::Study;
pub use tally::Tally;
