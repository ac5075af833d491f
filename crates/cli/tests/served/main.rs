//! `khamsin serve` as a process of its own, that is killed and measured.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod killed;
mod measured;
mod player;
mod server;
