//! A throw-away PostgreSQL for tests: a cluster in a temporary folder, on a free port of this machine.
//!
//! [`fresh_database`] is what most tests want: the address of an empty database in a cluster that all tests of a program
//! share. Where PostgreSQL is not installed it says so and gives none, and the test is skipped. A test that stops or
//! restarts its server takes a [`Cluster`] of its own.
//!
//! A shell keeps watch: it waits for the end of a pipe whose other end is the test program, then stops the server and
//! removes the folder. So nothing is left behind, whether a test passes, panics or is killed.

mod cluster;
mod programs;

use std::sync::OnceLock;

pub use cluster::Cluster;

/// The address of an empty database; none where PostgreSQL is not installed.
///
/// # Panics
/// If PostgreSQL is installed and does not start.
pub fn fresh_database() -> Option<String> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    SHARED.get_or_init(Cluster::start).as_ref().map(Cluster::fresh_database)
}
