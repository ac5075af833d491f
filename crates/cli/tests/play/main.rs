//! The terminal game as its players meet it: the real program, in pipes and in a real terminal of 80 by 24 characters.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod alone;
mod pipe;
mod scratch;
mod transcript;

#[cfg(unix)]
mod cost;
#[cfg(unix)]
mod screen;
#[cfg(unix)]
mod terminal;
