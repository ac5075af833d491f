//! Where games are kept: an append-only log per game, and what is known beside it.
//!
//! [`Store`] is what the server needs of a database; `sqlite` and `postgres` are the two there are, and one suite of tests
//! holds both to this contract. Three promises matter: what `append` answers is on the disk; of two writers that have
//! seen the same version one is told [`AppendError::Stale`]; and an ack id is written once.

pub mod filling;
pub mod kept;
pub mod open;
pub mod postgres;
pub mod presence;
mod rows;
pub mod schema;
pub mod snapshot;
pub mod sqlite;

use async_trait::async_trait;

use self::filling::Filling;
use self::presence::PresenceStore;
use self::snapshot::Snapshot;
use crate::class::store::ClassStore;
use crate::online::event::{Event, Logged, Millis, Version};
use crate::online::id::{AckId, ClassId, GameId, GuestKey};

/// How many games of one player the lobby shows.
pub const LOBBY_EACH: u32 = 3;

/// Something that went wrong in a database: for the log, not for people.
#[derive(Debug, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct StoreError(pub String);

/// What is to be added to a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which game's.
    pub game: GameId,
    /// The version that its writer has seen; 0 makes a new log.
    pub seen: Version,
    /// What happened, at least one event; they get the same time.
    pub events: Vec<Event>,
    /// Who says so, and what they call it, if they may say it again.
    pub ack: Option<(GuestKey, AckId)>,
    /// What can be asked about the game without reading its log; kept with the events, in one transaction.
    pub summary: Summary,
}

/// What a list of games can be made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where it stands.
    pub status: Status,
    /// Whether strangers may see it while it waits.
    pub listed: bool,
    /// The series it belongs to.
    pub series: Option<GameId>,
    /// The class it belongs to.
    pub class: Option<ClassId>,
    /// When the clock of the side to move runs out, in milliseconds after the event; none while no clock runs.
    pub flag_after: Option<i64>,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Running,
    /// A teacher has stopped it.
    Paused,
    /// It is over.
    Over,
}

/// What was added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The version of the last event.
    pub version: Version,
    /// When, by the store's clock; never before the event before it.
    pub at: Millis,
}

/// Why nothing was added.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The log has grown, or there is one already: read on and look again.
    #[error("the log has grown")]
    Stale,
    /// The same guest has said this already; it is version `version` that came of it.
    #[error("said before, as version {version}")]
    Repeated {
        /// The version of the last event that came of it.
        version: Version,
    },
    /// The database failed; whether it was written is not known.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

/// A guest, as the store knows one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The name, if there is one.
    pub name: Option<String>,
    /// When it was last seen.
    pub seen: Millis,
}

/// What a database does for the server.
#[async_trait]
pub trait Store: ClassStore + PresenceStore {
    /// Adds to logs, all in one transaction, and answers for each in order. An event is on the disk when this returns.
    async fn append_all(&self, batch: Vec<Append>) -> Vec<Result<Appended, AppendError>>;

    /// The events of a game after a version, in order; none if there is no such game.
    async fn events(&self, game: &GameId, after: Version) -> Result<Vec<Logged>, StoreError>;

    /// The version that came of what a guest said under an ack id, if it was said.
    async fn said(&self, game: &GameId, guest: &GuestKey, ack: &AckId)
    -> Result<Option<Version>, StoreError>;

    /// Listed games that wait for a second player and at which the first was after `since`, newest first; [`LOBBY_EACH`] at most of
    /// one player.
    async fn lobby(&self, since: Millis, most: u32) -> Result<Vec<GameId>, StoreError>;

    /// Running games whose flag has fallen by now.
    async fn flags_due(&self, most: u32) -> Result<Vec<GameId>, StoreError>;

    /// The games of a series, in the order in which they were created.
    async fn series(&self, first: &GameId) -> Result<Vec<GameId>, StoreError>;

    /// Every game, in the order in which they were created, for exports: those after `after`, `most` at most.
    async fn all_games(&self, after: Option<&GameId>, most: u32) -> Result<Vec<GameId>, StoreError>;

    /// Keeps a guest, or notes that it was seen; a name is set if one is given.
    async fn keep_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError>;

    /// A guest.
    async fn guest(&self, guest: &GuestKey) -> Result<Option<Guest>, StoreError>;

    /// Sets a guest's name or deletes it.
    async fn rename_guest(&self, guest: &GuestKey, name: Option<&str>) -> Result<(), StoreError>;

    /// The names of guests; those without one are left out.
    async fn names(&self, guests: &[GuestKey]) -> Result<Vec<(GuestKey, String)>, StoreError>;

    /// Deletes the names of guests not seen since `before`, and how many there were.
    async fn purge_names(&self, before: Millis) -> Result<u64, StoreError>;

    /// Everything as it is at this moment, for backups and exports.
    async fn snapshot(&self) -> Result<Box<dyn Snapshot>, StoreError>;

    /// Begins to fill the store from a backup; whoever writes meanwhile waits.
    async fn filling(&self) -> Result<Box<dyn Filling>, StoreError>;

    /// The time by which events are dated.
    async fn now(&self) -> Result<Millis, StoreError>;

    /// Waits for news of logs that grew, also by other servers: their names and versions. Some may be missed while a
    /// connection is down; then this answers [`News::Missed`].
    async fn news(&self) -> News;

    /// Passes a word on to every server, this one included: it comes back as [`News::Word`].
    async fn say(&self, word: &str) -> Result<(), StoreError>;

    /// Waits until everything under way is written, and closes.
    async fn close(&self);
}

/// What a store hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A log has grown, to this version.
    Grown(GameId, Version),
    /// People came or went at a game, or a class changed its state: its word is passed on as it is.
    Word(String),
    /// Something may have been missed: look at everything that is open.
    Missed,
}
