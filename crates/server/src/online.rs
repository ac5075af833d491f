//! Games between people. `docs/online.md` tells what is kept and what is said.
//!
//! A wish goes `socket` or `http` → `hub` (finds the `room`, whose lock orders the game's events) → `wish` (the rules judge)
//! → `writer` (on the disk, with what others write) → `room` (the `table` is a fold over the log) → `view` → everybody.
//! Other servers hear of it from the store and read the log on.

pub mod chores;
pub mod clock;
pub mod event;
pub mod founding;
pub mod guest;
pub mod http;
pub mod hub;
pub mod id;
pub mod message;
pub mod record;
pub mod refused;
pub mod room;
pub mod series;
pub mod socket;
pub mod table;
pub mod turns;
pub mod view;
pub mod wish;
pub mod writer;
