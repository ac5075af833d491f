//! The HTTP interface: each question, each refusal, what whoever runs the server sees, and hostile requests.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod analysis;
mod asking;
mod bot;
mod described;
mod exact;
mod hostile;
mod limited;
mod operated;
mod questions;
mod refusals;
mod streamed;
