//! Whether the tables of a database are those that this program knows.
//!
//! A server brings older tables up to date. Whoever comes beside a server must not do so under its feet: they look, and
//! leave a database alone that is older or newer than they are.

use sqlx::migrate::{MigrateError, Migrator};

/// What stands against opening a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A newer program has changed its tables.
    Newer,
    /// Its tables are those of an older program.
    Older,
    /// There is nothing of ours in it.
    Nothing,
    /// Something else, in the database's own words.
    Failed(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Failed(error.to_string())
    }
}

impl From<MigrateError> for Fault {
    fn from(error: MigrateError) -> Fault {
        match error {
            MigrateError::VersionMissing(_) => Fault::Newer,
            error => Fault::Failed(error.to_string()),
        }
    }
}

/// The last of our changes that a database has; both databases understand this.
pub(super) const LAST_CHANGE: &str = "SELECT max(version) FROM _sqlx_migrations";

/// Judges tables by the last change that was made to them.
pub(super) fn judge(last: Option<i64>, ours: &Migrator) -> Result<(), Fault> {
    let known = ours.iter().map(|change| change.version).max();
    match last {
        None => Err(Fault::Nothing),
        Some(_) if last > known => Err(Fault::Newer),
        Some(_) if last < known => Err(Fault::Older),
        Some(_) => Ok(()),
    }
}
