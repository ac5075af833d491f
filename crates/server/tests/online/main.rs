//! Games between people, over real sockets and on both stores.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod bad_input;
mod client;
mod clocks;
mod commits;
mod conformance;
mod games;
mod place;
mod presence;
mod several;
