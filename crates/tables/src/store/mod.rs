//! The tables of a rule set, wherever they are, and what they say about positions and turns.
//!
//! - [`Folder`]: where the files are, and what they are called;
//! - [`Tables`]: the tables of one game under one rule set, opened when they are first needed;
//! - [`Turns`]: what every turn of a position is worth, the best first; also how a position that is no entry itself
//!   (a duty to unblock) gets its value;
//! - [`AnyTables`]: the same for whichever game.

mod any;
mod error;
#[cfg(feature = "build")]
mod folder;
mod tables;
mod turns;

pub use any::AnyTables;
pub use error::StoreError;
#[cfg(feature = "build")]
pub use folder::Folder;
pub use tables::Tables;
pub use turns::{Rated, Turns};
