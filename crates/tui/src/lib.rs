//! The terminal game: full screen, or line by line for screen readers and pipes.
//!
//! Read it in this order:
//!
//! - [`table`]: a game between two players, with clock, offers and taking back; all that both fronts know of a game;
//! - [`tell`]: what happened, as sentences;
//! - [`store`]: how games are kept, so that none is lost;
//! - [`worker`]: the thread that holds the engine;
//! - [`plain`]: the line mode;
//! - [`app`]: the state of the full screen, changed by events, asking for effects; [`view`]: how it is drawn;
//! - [`run`](run()): the loop between them and the [`terminal`].
#![forbid(unsafe_code)]

pub mod app;
mod error;
pub mod plain;
mod run;
mod start;
pub mod store;
pub mod table;
pub mod tell;
pub mod terminal;
pub mod view;
pub mod worker;

pub use error::Error;
pub use run::{Ended, run};
pub use start::{Chosen, Start};
