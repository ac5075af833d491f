//! Where everything about games meets: wishes, news from other servers, fallen flags, people who come and go.
//!
//! A room's lock orders what this server writes about a game; the store's versions order what all servers write. Here are
//! the rooms; `writing` is what changes games, `people` who is at them.

mod people;
mod writing;

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::timeout;

pub use self::writing::Decree;

use super::event::{Millis, Version};
use super::id::{GameId, GuestKey};
use super::refused::Refused;
use super::room::Room;
use super::table::Table;
use super::view::TableView;
use super::wish::GRACE;
use super::writer::Writer;
use crate::store::Store;

/// For how long a server's word that somebody is connected holds, in milliseconds.
pub const PRESENT_FOR: i64 = 30_000;

/// How often the store is asked for the time when clocks are compared.
const CLOCK_LOOKS: usize = 3;

/// How long whoever is told of the end may take to leave.
const FAREWELL: Duration = Duration::from_secs(1);

/// All games of this server.
pub struct Hub {
    store: Arc<dyn Store>,
    writer: Writer,
    rooms: Mutex<HashMap<GameId, Arc<Slot>>>,
    /// The store's clock less ours.
    offset: AtomicI64,
    /// When this server last said who is here.
    last_word: AtomicI64,
    /// For how long whoever is away may come back, in milliseconds.
    grace: i64,
    /// Since when this server has heard who comes and goes, without a break.
    heard_since: AtomicI64,
    /// When it last called the roll.
    last_roll: AtomicI64,
    ending: watch::Sender<bool>,
}

/// A place for a room, which is read from the log when somebody needs it.
pub(super) struct Slot {
    version: AtomicU32,
    room: tokio::sync::Mutex<Option<Room>>,
}

impl Hub {
    /// A hub over a store; `chores::start` gives it life.
    pub fn new(store: Arc<dyn Store>) -> Arc<Hub> {
        Hub::with_grace(store, GRACE)
    }

    /// A hub that gives whoever is away another time to come back, in milliseconds.
    pub fn with_grace(store: Arc<dyn Store>, grace: i64) -> Arc<Hub> {
        let now = local_time();
        Arc::new(Hub {
            writer: Writer::start(Arc::clone(&store)),
            store,
            rooms: Mutex::default(),
            offset: AtomicI64::new(0),
            last_word: AtomicI64::new(0),
            grace,
            heard_since: AtomicI64::new(now),
            last_roll: AtomicI64::new(now),
            ending: watch::channel(false).0,
        })
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The time by which events are dated, as well as it is known.
    pub fn now(&self) -> Millis {
        local_time() + self.offset.load(Ordering::Relaxed)
    }

    /// When a word about who is here is said: now, and later than the word before it.
    fn word_time(&self) -> Millis {
        let now = self.now();
        let after = |last: Millis| now.max(last + 1);
        let last =
            self.last_word.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(after(last)));
        after(last.unwrap_or_else(|last| last))
    }

    /// Compares our clock with the store's: the quickest of a few answers is the least wrong.
    pub(super) async fn set_clock(&self) {
        let mut best: Option<(Millis, Millis)> = None;
        for _ in 0..CLOCK_LOOKS {
            let before = local_time();
            let Ok(now) = self.store.now().await else { return };
            let after = local_time();
            let look = (after - before, now - before.midpoint(after));
            best = Some(best.map_or(look, |best| best.min(look)));
        }
        if let Some((_, offset)) = best {
            self.offset.store(offset, Ordering::Relaxed);
        }
    }

    /// Whether the server is about to end.
    pub fn ending(&self) -> watch::Receiver<bool> {
        self.ending.subscribe()
    }

    /// Tells sockets and chores that the server is about to end.
    pub fn leave(&self) {
        self.ending.send_replace(true);
    }

    /// Waits until what is under way is written, and closes the store.
    pub async fn close(&self) {
        self.leave();
        // Sockets, streams and chores listen for the end for as long as they need the store.
        let _ = timeout(FAREWELL, self.ending.closed()).await;
        self.store.close().await;
    }

    /// Where a game stands, for a guest.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn view(&self, id: &GameId, guest: Option<&GuestKey>) -> Result<TableView, Refused> {
        let slot = self.slot(id);
        let mut room = slot.room.lock().await;
        let room = self.open(&mut room, id, &slot).await?;
        let side = guest.and_then(|guest| room.table.side_of(guest));
        Ok(room.table.view(&room.people, side, self.now()))
    }

    /// A game as its log tells it.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn table(&self, id: &GameId) -> Result<Table, Refused> {
        let slot = self.slot(id);
        let mut room = slot.room.lock().await;
        Ok(self.open(&mut room, id, &slot).await?.table.clone())
    }

    /// The place for a game.
    fn slot(&self, id: &GameId) -> Arc<Slot> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Arc::new(Slot { version: AtomicU32::new(0), room: tokio::sync::Mutex::new(None) });
        Arc::clone(rooms.entry(id.clone()).or_insert_with(fresh))
    }

    /// The room in its place, read from the log if it is not there yet.
    async fn open<'a>(
        &self,
        place: &'a mut Option<Room>,
        id: &GameId,
        slot: &Slot,
    ) -> Result<&'a mut Room, Refused> {
        if place.is_none() {
            let log = self.store.events(id, 0).await.map_err(|error| failed(&error))?;
            let table = Table::open(id.clone(), &log).map_err(|broken| failed(&broken))?;
            let table = table.ok_or(Refused::NoGame)?;
            let people = self.people(&table).await.map_err(|error| failed(&error))?;
            slot.version.store(table.version, Ordering::Release);
            *place = Some(Room::new(table, people));
        }
        place.as_mut().ok_or(Refused::NoGame)
    }

    /// Reads on in the log of a room.
    async fn catch_up(&self, room: &mut Room, slot: &Slot) -> Result<(), Refused> {
        let (id, version) = (room.table.id.clone(), room.table.version);
        let log = self.store.events(&id, version).await.map_err(|error| failed(&error))?;
        room.read(log, self.now()).map_err(|broken| failed(&broken))?;
        slot.version.store(room.table.version, Ordering::Release);
        Ok(())
    }

    /// Whether a game is open here.
    pub(super) fn is_open(&self, id: &GameId) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// Whether a game is open here, at an older version.
    pub(super) fn is_behind(&self, id: &GameId, version: Version) -> bool {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).is_some_and(|slot| slot.version.load(Ordering::Acquire) < version)
    }

    /// Takes in what another server wrote.
    pub(super) async fn grown(&self, id: &GameId, version: Version) {
        let slot = self.slot(id);
        let mut place = slot.room.lock().await;
        if let Some(room) = place.as_mut().filter(|room| room.table.version < version)
            && let Err(error) = self.catch_up(room, &slot).await
        {
            tracing::error!(%error, game = %id, "a log could not be read on");
        }
    }

    /// Every game that is open here.
    pub(super) fn open_games(&self) -> Vec<GameId> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }
}

/// What went wrong inside is for the log; people are told to try again.
fn failed(error: &dyn std::fmt::Display) -> Refused {
    tracing::error!(%error, "a game could not be read or written");
    Refused::Unavailable
}

fn local_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}
