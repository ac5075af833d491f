//! The program as its users meet it: every command is run for real.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod analyse;
mod complaints;
mod data;
mod fit;
mod khamsin;
mod lab;
mod levels;
mod matches;
mod pages;
mod perft;
mod puzzles;
mod replay;
mod rules;
mod show;
mod tables;
mod ugi;
