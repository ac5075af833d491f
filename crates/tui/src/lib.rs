//! The terminal game.
#![forbid(unsafe_code)]
pub mod store;
pub mod table;
pub mod tell;
pub mod value;
pub mod worker;
