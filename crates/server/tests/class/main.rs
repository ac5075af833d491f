//! Class mode over HTTP, with real stores: whole classes play, and the table is computed a second time from the records.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod kept;
mod lesson;
mod played;
mod taught;
