//! The terminal game.
pub mod value;
