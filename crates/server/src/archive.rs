//! Everything a store holds, in one file: backups, which any store can be filled with, and the records of finished games.
//!
//! A backup is NDJSON under zstd. Its first line is the head, its last tells how much there was and the SHA-256 of all lines
//! before it, so that a file that was cut or changed is noticed. It knows nothing of the database it came from: a backup
//! of a file fills a PostgreSQL database, and the other way round. Who is connected at the moment is not part of it.
//!
//! ```text
//! {"khamsin":{"format":1,"program":"0.1.0","at":1770000000000,"games":2}}
//! {"game":{"id":"k7m2…","log":[{"version":1,"at":…,"event":{"created":{…}}}, …]}}
//! {"guest":{"key":"…","name":"Ada","seen":…}}
//! {"class":{"id":"k7m2a","version":3,"created":…,"document":{…},"names":{"1":"Ada"}}}
//! {"end":{"counts":{"games":2,"events":41,"guests":3,"classes":1,"names":1},"sha256":"…"}}
//! ```

pub mod backup;
pub mod error;
pub mod file;
pub mod line;
pub mod reader;
pub mod records;
pub mod restore;
pub mod writer;

pub use error::ArchiveError;
pub use line::Counts;

/// How many guests or games are asked for at a time.
const PAGE: u32 = 500;
