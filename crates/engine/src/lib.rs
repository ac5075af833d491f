//! Choosing a move: search, evaluation, levels and analysis, over the rules of whichever game.
//!
//! The crate has no I/O and no clock of its own: whoever asks hands in a [`Clock`], a [`Stop`] and [`Limits`], and is told
//! of every finished depth. It compiles to wasm, where it runs on one thread.
//!
//! Read it in this order:
//!
//! - [`Engine`] with its [`Options`], [`Limits`], and what comes back: a [`Report`] of [`Line`]s, each with a [`Score`];
//! - `search`, the search itself, and `contest`, what it asks of a game besides its rules;
//! - [`evaluation`]: what a position is worth at a glance, one file per game, with fitted weights;
//! - `exact` and [`pahtum_endgame`]: where a game can be solved, it is; [`oracle`]: where tables know, they are asked;
//! - [`Level`] for people, [`ladder`] for how far apart the levels are, [`baseline`] for measurements, [`review`] for
//!   whole games.
//!
//! ```
//! use khamsin_engine::{Engine, Limits, Options, Stop, SystemClock};
//! use khamsin_rules::Game;
//! let game = Game::new("seti/beth".parse()?, 0);
//! let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
//! let report = engine.search(&game, &Limits::depth(3), &SystemClock::new(), &Stop::new(), &mut |_| {});
//! assert!(game.clone().play_turn(&report.best().expect("the game is not over").turn).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod baseline;
pub mod clock;
mod contest;
mod engine;
pub mod evaluation;
mod exact;
pub mod ladder;
pub mod level;
pub mod limits;
pub mod oracle;
pub mod pahtum_endgame;
pub mod report;
pub mod review;
pub mod score;
mod search;

pub use clock::{Clock, SystemClock};
pub use engine::{Engine, Options, Purpose};
pub use level::{Level, Skill, Strength};
pub use limits::{Limits, Stop, Time};
pub use oracle::Oracle;
pub use report::{Bound, Line, Report};
pub use score::{Meaning, Rank, Score};
pub use search::Style;
