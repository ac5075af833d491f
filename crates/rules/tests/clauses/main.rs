//! A test for every clause of every game, named after it, on drawn boards.
//!
//! `fn seega_place_centre` shows `seega.place.centre` in force: what it refuses, what it does, or how it ends a game.
//! [`complete`] fails if a clause has no such test.

mod board;
mod complete;
mod pahtum;
mod saut_du_chat;
mod seega;
mod seti;
