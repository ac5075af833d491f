//! From a database's address to a store.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use khamsin_rules::message::{Args, Message};
use khamsin_tables::held::Held;
use khamsin_tables::store::Folder;
use sqlx::postgres::PgConnectOptions;

use super::Store;
use super::postgres::Postgres;
use super::schema::Fault;
use super::sqlite::Sqlite;

/// Where games are kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a file.
    File(PathBuf),
    /// In a PostgreSQL database.
    Postgres(Box<PgConnectOptions>),
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database that we know.
    #[error("{text:?} is no database")]
    Address {
        /// The address, without anything secret.
        text: String,
    },
    /// The platform does not say where files of its user belong.
    #[error("there is no folder for data")]
    NoFolder,
    /// Another server has the file.
    #[error("{path} is in use")]
    InUse {
        /// The file.
        path: String,
    },
    /// There is nothing of ours.
    #[error("{place} holds nothing of ours")]
    Nothing {
        /// Where.
        place: String,
    },
    /// A newer program has changed the tables.
    #[error("{place} is of a newer program")]
    Newer {
        /// Where.
        place: String,
    },
    /// The tables are those of an older program, and a server has to bring them up to date.
    #[error("{place} is of an older program")]
    Older {
        /// Where.
        place: String,
    },
    /// The file cannot be used.
    #[error("{path}: {reason}")]
    File {
        /// The file.
        path: String,
        /// The system's or the database's words.
        reason: String,
    },
    /// The database cannot be used.
    #[error("{host}: {reason}")]
    Postgres {
        /// Where it is.
        host: String,
        /// Its words.
        reason: String,
    },
}

impl Message for OpenError {
    fn id(&self) -> &'static str {
        match self {
            OpenError::Address { .. } => "database-address",
            OpenError::NoFolder => "database-no-folder",
            OpenError::InUse { .. } => "database-in-use",
            OpenError::Nothing { .. } => "database-nothing",
            OpenError::Newer { .. } => "database-newer",
            OpenError::Older { .. } => "database-older",
            OpenError::File { .. } => "database-file",
            OpenError::Postgres { .. } => "database-postgres",
        }
    }

    fn args(&self) -> Args {
        match self {
            OpenError::Address { text } => vec![("text", text.clone().into())],
            OpenError::NoFolder => vec![],
            OpenError::InUse { path } => vec![("text", path.clone().into())],
            OpenError::Nothing { place } | OpenError::Newer { place } | OpenError::Older { place } => {
                vec![("text", place.clone().into())]
            }
            OpenError::File { path, reason } => {
                vec![("text", path.clone().into()), ("reason", reason.clone().into())]
            }
            OpenError::Postgres { host, reason } => {
                vec![("text", host.clone().into()), ("reason", reason.clone().into())]
            }
        }
    }
}

impl FromStr for Place {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Place, OpenError> {
        if let Some(path) = text.strip_prefix("sqlite://") {
            return Ok(Place::File(PathBuf::from(path)));
        }
        let postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        let read = postgres.then(|| PgConnectOptions::from_str(text).ok()).flatten();
        // A password stands before the host.
        let shown = text.rsplit_once('@').map_or(text, |(_, host)| host);
        let shown: String = shown.chars().take(60).collect();
        read.map(|options| Place::Postgres(Box::new(options))).ok_or(OpenError::Address { text: shown })
    }
}

impl Place {
    /// The file where games are kept if nobody says otherwise.
    ///
    /// # Errors
    /// If the platform does not say where.
    pub fn usual() -> Result<Place, OpenError> {
        let tables = Folder::usual().ok_or(OpenError::NoFolder)?;
        let data = tables.root().parent().ok_or(OpenError::NoFolder)?;
        Ok(Place::File(data.join("online.db")))
    }

    /// Opens the store for a server: it is made if it is not there, and brought up to date.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub async fn open(&self) -> Result<Arc<dyn Store>, OpenError> {
        match self {
            Place::File(path) => {
                let lock = self.lock(path)?;
                let opened = Sqlite::open(path, lock).await;
                opened.map(|store| Arc::new(store) as _).map_err(|fault| self.refused(fault))
            }
            Place::Postgres(options) => {
                let opened = Postgres::open((**options).clone()).await;
                opened.map(|store| Arc::new(store) as _).map_err(|fault| self.refused(fault))
            }
        }
    }

    /// Opens a store that is there already, also beside a server that has it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub async fn visit(&self) -> Result<Arc<dyn Store>, OpenError> {
        match self {
            Place::File(path) if !path.exists() => Err(self.refused(Fault::Nothing)),
            Place::File(path) => {
                let visited = Sqlite::visit(path).await;
                visited.map(|store| Arc::new(store) as _).map_err(|fault| self.refused(fault))
            }
            Place::Postgres(options) => {
                let visited = Postgres::visit((**options).clone()).await;
                visited.map(|store| Arc::new(store) as _).map_err(|fault| self.refused(fault))
            }
        }
    }

    /// Sees to it that no other server has a file.
    fn lock(&self, path: &Path) -> Result<Held, OpenError> {
        let failed = |error: &dyn fmt::Display| self.refused(Fault::Failed(error.to_string()));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| failed(&error))?;
        }
        let mut name = path.as_os_str().to_owned();
        name.push(".lock");
        let lock = File::create(&name).map_err(|error| failed(&error))?;
        let held = Held::take(lock).map_err(|error| failed(&error))?;
        held.ok_or_else(|| OpenError::InUse { path: self.to_string() })
    }

    fn refused(&self, fault: Fault) -> OpenError {
        let place = self.to_string();
        match fault {
            Fault::Nothing => OpenError::Nothing { place },
            Fault::Newer => OpenError::Newer { place },
            Fault::Older => OpenError::Older { place },
            Fault::Failed(reason) => match self {
                Place::File(_) => OpenError::File { path: place, reason },
                Place::Postgres(_) => OpenError::Postgres { host: place, reason },
            },
        }
    }
}

/// Where it is, without anything secret.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Postgres(options) => {
                let name = options.get_database().unwrap_or_default();
                write!(f, "{}:{}/{name}", options.get_host(), options.get_port())
            }
        }
    }
}
