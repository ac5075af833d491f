//! Exact tables from outside: their files, their values against a naive oracle, and what is looked up in them.

mod build;
mod compare;
mod files;
mod oracle;
mod puzzles;
mod speed;
mod store;
mod texts;
mod wasm;
