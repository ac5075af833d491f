//! Backups, restoring them, records and migrations, on both stores.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

mod busy;
mod damaged;
mod filled;
mod moved;
mod opened;
mod place;
mod records;
