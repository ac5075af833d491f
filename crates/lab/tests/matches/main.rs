//! Matches as they are played: reproducible, resumable, and not to be stopped by bad engines.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod faults;
mod programs;
mod reproducible;
mod resume;
mod setting;
mod texts;
