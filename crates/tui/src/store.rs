//! Where games are kept, so that none is lost: a folder beside the one of the tables.
//!
//! An unfinished game is written after every action, whole or not at all, into a file of its own; a lock beside it says
//! that it is being played, so that a second Khamsin does not offer it. A finished game moves to the games that were
//! played, and a file is only ever replaced by a newer state of the same game.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use khamsin_rules::message::{Args, Message};
use khamsin_rules::record::{RecordError, Tag};
use khamsin_rules::{Game, Record};
use khamsin_tables::held::Held;
use khamsin_tables::store::Folder;

use crate::table::{KeepingError, Table};

/// The folder of a person's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    root: PathBuf,
}

/// Why a game could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The platform does not say where programs keep what is theirs.
    #[error("no data folder")]
    NoFolder,
    /// A file cannot be written.
    #[error("{}: {reason}", file.display())]
    Unwritable {
        /// Which.
        file: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// A file cannot be read.
    #[error("{}: {reason}", file.display())]
    Unreadable {
        /// Which.
        file: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// It is no record.
    #[error("{0}")]
    Record(RecordError),
    /// It is no game.
    #[error("{0}")]
    Game(KeepingError),
}

impl Message for StoreError {
    fn id(&self) -> &'static str {
        match self {
            StoreError::NoFolder => "store-no-folder",
            StoreError::Unwritable { .. } => "store-unwritable",
            StoreError::Unreadable { .. } => "store-unreadable",
            StoreError::Record(error) => error.id(),
            StoreError::Game(error) => error.id(),
        }
    }

    fn args(&self) -> Args {
        match self {
            StoreError::NoFolder => vec![],
            StoreError::Unwritable { file, reason } | StoreError::Unreadable { file, reason } => {
                vec![("file", file.display().to_string().into()), ("reason", reason.to_string().into())]
            }
            StoreError::Record(error) => error.args(),
            StoreError::Game(error) => error.args(),
        }
    }
}

/// The file of a game that is being played.
#[derive(Debug)]
pub struct Slot {
    file: PathBuf,
    lock: PathBuf,
    /// Held as long as the game is played here.
    _held: Held,
}

const EXTENSION: &str = "pgn";

impl Store {
    /// A folder of the caller's choice.
    pub fn at(root: impl Into<PathBuf>) -> Store {
        Store { root: root.into() }
    }

    /// Where this platform keeps what programs make for their user; none if it does not say.
    pub fn usual() -> Option<Store> {
        let tables = Folder::usual()?;
        tables.root().parent().map(|data| Store::at(data.join("games")))
    }

    /// Where games that were played are.
    pub fn folder(&self) -> &Path {
        &self.root
    }

    fn unfinished_folder(&self) -> PathBuf {
        self.root.join("unfinished")
    }

    /// A file for a game that begins now.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn slot(&self, game: &Game) -> Result<Slot, StoreError> {
        let folder = self.unfinished_folder();
        fs::create_dir_all(&folder).map_err(|reason| unwritable(&folder, reason))?;
        for name in names(game) {
            let file = folder.join(name).with_extension(EXTENSION);
            if !file.exists()
                && let Some(slot) = Slot::take(file)?
            {
                return Ok(slot);
            }
        }
        Err(unwritable(&folder, io::ErrorKind::AlreadyExists.into()))
    }

    /// The unfinished games that nobody plays at the moment, the latest first.
    pub fn unfinished(&self) -> Vec<(PathBuf, Table)> {
        let open = |file: PathBuf| {
            let free = Slot::take(file.clone()).ok().flatten().is_some();
            if free { read(&file).ok().map(|table| (file, table)) } else { None }
        };
        files(&self.unfinished_folder()).into_iter().filter_map(open).collect()
    }

    /// The files of games that were played, the latest first.
    pub fn games(&self) -> Vec<PathBuf> {
        files(&self.root)
    }

    /// A name for a game to be saved under.
    pub fn name(&self, game: &Game) -> PathBuf {
        let mut free = names(game).map(|name| self.root.join(name).with_extension(EXTENSION));
        free.find(|file| !file.exists()).unwrap_or_else(|| self.root.join("game.pgn"))
    }
}

impl Slot {
    /// Takes a file to play its game; none if somebody else has it.
    ///
    /// # Errors
    /// If the lock cannot be made.
    pub fn take(file: PathBuf) -> Result<Option<Slot>, StoreError> {
        let lock = file.with_extension("lock");
        let held = File::options().create(true).truncate(false).write(true).open(&lock);
        let held = held.map_err(|reason| unwritable(&lock, reason))?;
        let held = Held::take(held).ok().flatten();
        Ok(held.map(|held| Slot { file, lock, _held: held }))
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Writes the game down as it stands.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn keep(&self, record: &Record) -> Result<(), StoreError> {
        write(&self.file, record)
    }

    /// Forgets the unfinished game, which was finished or given away.
    pub fn forget(&self) {
        // If it cannot be removed it will be offered once more: no harm.
        let _ = fs::remove_file(&self.file);
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.lock);
    }
}

/// Keeps a game as it stands: one that is played in its slot, one that is over among the games that were played.
///
/// # Errors
/// Why it cannot be written.
pub fn keep(store: Option<&Store>, slot: &mut Option<Slot>, table: &Table) -> Result<(), StoreError> {
    let Some(store) = store else { return Ok(()) };
    let game = table.game();
    if game.outcome().is_some() {
        let Some(slot) = slot.take() else { return Ok(()) };
        write(&store.name(game), &table.record())?;
        slot.forget();
        return Ok(());
    }
    let slot = match slot {
        Some(slot) => slot,
        None => slot.insert(store.slot(game)?),
    };
    slot.keep(&table.record())
}

/// Writes a record, whole or not at all.
///
/// # Errors
/// Why it cannot be written.
pub fn write(file: &Path, record: &Record) -> Result<(), StoreError> {
    let failed = |reason| unwritable(file, reason);
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let mut record = record.clone();
    if record.tag(Tag::DATE).is_none() {
        record.set_tag(Tag::DATE, today('.'));
    }
    let part = file.with_extension("part");
    fs::write(&part, record.to_string()).map_err(failed)?;
    fs::rename(&part, file).map_err(failed)
}

/// Reads a game.
///
/// # Errors
/// What is wrong with the file, the record or the game.
pub fn read(file: &Path) -> Result<Table, StoreError> {
    let text = fs::read_to_string(file)
        .map_err(|reason| StoreError::Unreadable { file: file.to_owned(), reason })?;
    // Some editors put a byte order mark in front.
    let record = Record::parse(text.strip_prefix('\u{feff}').unwrap_or(&text)).map_err(StoreError::Record)?;
    Table::from_record(&record).map_err(StoreError::Game)
}

fn unwritable(file: &Path, reason: io::Error) -> StoreError {
    StoreError::Unwritable { file: file.to_owned(), reason }
}

/// The records in a folder, the latest first.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|file| file.extension().is_some_and(|extension| extension == EXTENSION))
        .filter_map(|file| Some((file.metadata().and_then(|data| data.modified()).ok()?, file)))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, file)| file).collect()
}

/// Names for a game of today.
fn names(game: &Game) -> impl Iterator<Item = String> {
    const MOST: u32 = 10_000;
    let entry = game.rule_set().entry();
    let stem = format!("{}-{}-{}", today('-'), entry.game().id(), entry.name);
    (1..MOST).map(move |number| format!("{stem}-{number}"))
}

/// The date in universal time: `2026.03.21`.
fn today(gap: char) -> String {
    const DAY: u64 = 24 * 60 * 60;
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = civil(seconds / DAY);
    format!("{year:04}{gap}{month:02}{gap}{day:02}")
}

/// Year, month and day, so many days after the first of January 1970; years begin in March here, so that the leap day is
/// the last.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let year = era * 400 + year;
    if month < 10 { (year, month + 3, day_of_month) } else { (year + 1, month - 9, day_of_month) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use khamsin_rules::Side;

    use super::*;
    use crate::table::{Opponent, Settings, SideChoice};

    /// A folder that goes with its test.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let folder = std::env::temp_dir().join(format!("khamsin-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Scratch(folder)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn table() -> Table {
        let side = SideChoice::Chosen(Side::First);
        let set = "seega/ludens-planet".parse().unwrap();
        let mut table = Table::new(&Settings { set, opponent: Opponent::Person, side, clock: None, seed: 0 });
        table.act("b2".parse().unwrap(), Duration::ZERO).unwrap();
        table
    }

    #[test]
    fn a_game_that_is_played_is_not_offered_and_one_that_was_left_is() {
        let scratch = Scratch::new("slots");
        let store = Store::at(&scratch.0);
        let table = table();
        let slot = store.slot(table.game()).unwrap();
        slot.keep(&table.record()).unwrap();
        assert!(store.unfinished().is_empty(), "it is being played");
        let other = store.slot(table.game()).unwrap();
        other.keep(&table.record()).unwrap();
        drop(slot);
        let [(_, found)] = &store.unfinished()[..] else { panic!("one game is free") };
        assert_eq!(found.game(), table.game());
        other.forget();
        drop(other);
        assert_eq!(store.unfinished().len(), 1);
    }

    #[test]
    fn saved_games_come_back_and_what_is_wrong_is_told() {
        let scratch = Scratch::new("games");
        let store = Store::at(&scratch.0);
        let table = table();
        let name = store.name(table.game());
        write(&name, &table.record()).unwrap();
        assert_ne!(store.name(table.game()), name, "a name is used once");
        assert_eq!(store.games(), std::slice::from_ref(&name));
        assert_eq!(read(&name).unwrap().game(), table.game());
        fs::write(&name, "[Variant \"seega\"]\n\n1. b2,z9 *\n").unwrap();
        assert!(matches!(read(&name), Err(StoreError::Record(_))));
        assert!(matches!(read(&scratch.0.join("none.pgn")), Err(StoreError::Unreadable { .. })));
    }

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_775), (2026, 11, 18));
    }
}
