//! Building and checking the tables of a rule set in a folder.
//!
//! Pairs of slices are solved one after the other, and each is on the disk before the next begins. Whether a slice is
//! finished is seen from its file alone, so a build that was stopped anywhere goes on where it was, and ends with the
//! same bytes.
//!
//! - [`Plan`]: what there is to do, and about what it takes;
//! - [`Builder`]: does it;
//! - [`check`]: goes through finished tables entry by entry;
//! - [`Packer`]: the tables of several rule sets in one file, for a browser;
//! - `load`: finished tables back in memory, `lock`: one builder to a folder.

mod builder;
mod check;
mod error;
mod load;
mod lock;
mod packer;
mod plan;

pub use builder::{Builder, Watcher};
pub use check::check;
pub use error::{BuildError, CheckError};
pub use packer::Packer;
pub use plan::{Plan, Step};
