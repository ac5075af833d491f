//! Where tests keep their games: a new file or a new database for each.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use khamsin_server::store::open::Place;

/// The path of a file that nobody has used before.
pub fn path(kind: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("archive-{}-{number}.{kind}", std::process::id());
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A new file.
pub fn file() -> Place {
    Place::File(path("db"))
}

/// Both kinds of places; PostgreSQL's is left out where there is none.
pub fn both() -> Vec<Place> {
    let database = khamsin_postgres::fresh_database().map(|address| address.parse().unwrap());
    std::iter::once(file()).chain(database).collect()
}
