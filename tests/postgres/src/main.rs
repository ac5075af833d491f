//! Runs a command with a throw-away PostgreSQL: `khamsin-postgres COMMAND ARGUMENT…`.
//!
//! The command finds the address of an empty database in its environment, as `khamsin serve` does. Its exit code is handed on.
//! Where PostgreSQL is not installed the command is not run, and that is no failure: those tests are skipped.

use std::env;
use std::process::{Command, ExitCode, ExitStatus};

use khamsin_postgres::Cluster;

/// Where the command finds the database's address.
const ADDRESS: &str = "KHAMSIN_DATABASE";
/// What a shell answers for a command that is not there.
const NOT_FOUND: u8 = 127;
/// What a shell adds to the number of the signal that ended a command.
const BY_SIGNAL: i32 = 128;

fn main() -> ExitCode {
    let mut words = env::args_os().skip(1);
    let Some(program) = words.next() else {
        eprintln!("usage: khamsin-postgres COMMAND ARGUMENT…");
        return ExitCode::from(2);
    };
    let Some(cluster) = Cluster::start() else { return ExitCode::SUCCESS };
    let status = Command::new(&program).args(words).env(ADDRESS, cluster.fresh_database()).status();
    match status {
        Ok(status) => code(status),
        Err(error) => {
            eprintln!("{}: {error}", program.display());
            ExitCode::from(NOT_FOUND)
        }
    }
}

fn code(status: ExitStatus) -> ExitCode {
    let number = status.code().unwrap_or_else(|| BY_SIGNAL + signal(status));
    ExitCode::from(u8::try_from(number).unwrap_or(u8::MAX))
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> i32 {
    std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or_default()
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> i32 {
    0
}
