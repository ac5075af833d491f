//! A game that somebody on this server plays or watches: the table in memory, and who hears of it.
//!
//! A listener that does not read is let go when its queue is full: its channel ends, and its socket says why. Nobody else waits.

use axum::extract::ws::Utf8Bytes;
use khamsin_rules::Side;
use khamsin_rules::side::BySide;
use tokio::sync::mpsc;

use super::event::{Event, Logged, Millis, Version};
use super::message::{FromServer, Word};
use super::table::{BrokenLog, Table};
use super::view::People;
use crate::store::Appended;

/// How many messages a listener may be behind.
const QUEUE: usize = 64;

/// A room: the game and its listeners.
pub struct Room {
    /// Where the game stands.
    pub table: Table,
    /// Who is there.
    pub people: People,
    listeners: Vec<Listener>,
}

struct Listener {
    side: Option<Side>,
    queue: mpsc::Sender<Utf8Bytes>,
    /// Which sides were here when it was told last: who is here changes without a word, too, when time is over.
    told_here: BySide<bool>,
}

impl Room {
    /// A room that nobody is in yet.
    pub fn new(table: Table, people: People) -> Room {
        Room { table, people, listeners: Vec::new() }
    }

    /// Lets somebody listen: first they hear where the game stands.
    pub fn listen(
        &mut self,
        side: Option<Side>,
        known: Option<Version>,
        now: Millis,
    ) -> mpsc::Receiver<Utf8Bytes> {
        let (queue, receiver) = mpsc::channel(QUEUE);
        // Who knows more than this server has read yet hears everything, and soon the rest.
        let known = known.filter(|&known| known <= self.table.version);
        let from = known.map_or(0, |known| self.table.turns.same_since(known));
        let _ = queue.try_send(self.told(side, from, now));
        self.listeners.push(Listener { side, queue, told_here: self.people.here(now) });
        receiver
    }

    /// Whether somebody listens; those who went away are forgotten.
    pub fn is_empty(&mut self) -> bool {
        self.listeners.retain(|listener| !listener.queue.is_closed());
        self.listeners.is_empty()
    }

    /// How many listen on a seat, or beside the game.
    pub fn present(&mut self, side: Option<Side>) -> usize {
        self.listeners.retain(|listener| !listener.queue.is_closed());
        self.listeners.iter().filter(|listener| listener.side == side).count()
    }

    /// Takes in events that were written just now by this server.
    ///
    /// # Errors
    /// If they cannot follow.
    pub fn written(&mut self, events: &[Event], appended: Appended, now: Millis) -> Result<(), BrokenLog> {
        let first = appended.version + 1 - events.len() as u32;
        let logged = events.iter().zip(first..).map(|(event, version)| Logged {
            version,
            at: appended.at,
            event: event.clone(),
        });
        self.read(logged, now)
    }

    /// Takes in events from the log, and tells everybody where the game stands now.
    ///
    /// # Errors
    /// If they cannot follow.
    pub fn read(&mut self, events: impl IntoIterator<Item = Logged>, now: Millis) -> Result<(), BrokenLog> {
        let version = self.table.version;
        for logged in events.into_iter().filter(|logged| logged.version > version) {
            self.table.apply(&logged)?;
        }
        if self.table.version > version {
            let kept = self.table.turns.same_since(version);
            self.tell(now, |room, side| room.told(side, kept, now));
        }
        Ok(())
    }

    /// Takes in who is there, and tells everybody if that is news.
    pub fn meet(&mut self, mut people: People, now: Millis) {
        people.watchers = self.present(None);
        let here = people.here(now);
        let news = people.names != self.people.names
            || people.grace != self.people.grace
            || self.listeners.iter().any(|listener| listener.told_here != here);
        self.people = people;
        if news {
            self.tell_people(now);
        }
    }

    /// Tells everybody who is there.
    pub fn tell_people(&mut self, now: Millis) {
        self.people.watchers = self.present(None);
        self.tell(now, |room, side| {
            let word = Word::People(room.people.view(&room.table, side, now));
            FromServer { word, v: room.table.version }.text().into()
        });
    }

    fn told(&self, side: Option<Side>, from: usize, now: Millis) -> Utf8Bytes {
        let view = self.table.view(&self.people, side, now).since(from);
        FromServer { word: Word::Table(Box::new(view)), v: self.table.version }.text().into()
    }

    /// Sends to each listener what its side is told; it is written once for each side.
    fn tell(&mut self, now: Millis, told: impl Fn(&Room, Option<Side>) -> Utf8Bytes) {
        let here = self.people.here(now);
        let mut seats: BySide<Option<Utf8Bytes>> = BySide::new(None, None);
        let mut beside = None;
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain_mut(|listener| {
            listener.told_here = here;
            let slot = match listener.side {
                Some(side) => &mut seats[side],
                None => &mut beside,
            };
            let text = slot.get_or_insert_with(|| told(self, listener.side)).clone();
            listener.queue.try_send(text).is_ok()
        });
        self.listeners = listeners;
    }
}

#[cfg(test)]
mod tests {
    use khamsin_protocol::nouns;

    use super::super::event::Proposal;
    use super::super::founding::{SideChoice, asked_for};
    use super::super::id::{GameId, GuestSecret};
    use super::*;

    fn room() -> Room {
        let set = "saut-du-chat/ludens-planet".parse().expect("a rule set");
        let guest = GuestSecret::draw().key();
        let events = asked_for(&set, SideChoice::First, None, false, Some(7), None, &guest);
        let log: Vec<Logged> =
            events.into_iter().zip(1..).map(|(event, version)| Logged { version, at: 0, event }).collect();
        let table = Table::open(GameId::draw(), &log).expect("a log").expect("a game");
        Room::new(table, People::default())
    }

    #[test]
    fn a_word_that_holds_no_longer_is_news() {
        let mut room = room();
        let mut reader = room.listen(Some(Side::First), None, 0);
        let here = || People { until: BySide::new(None, Some(100)), ..People::default() };
        let mut told = |room: &mut Room, now| {
            room.meet(here(), now);
            std::iter::from_fn(|| reader.try_recv().ok()).filter(|text| text.contains("people")).count()
        };
        let news = [10, 50, 99, 100, 150].map(|now| told(&mut room, now));
        assert_eq!(news, [1, 0, 0, 1, 0], "Second came, and is gone without a word");
    }

    #[test]
    fn who_hears_of_somebody_first_hears_that_they_go() {
        let mut room = room();
        room.people.until = BySide::new(None, Some(100));
        let mut reader = room.listen(Some(Side::First), None, 10);
        room.meet(People { until: BySide::new(None, Some(20)), ..People::default() }, 30);
        let told: Vec<Utf8Bytes> = std::iter::from_fn(|| reader.try_recv().ok()).collect();
        let [first, then] = &told[..] else { panic!("{told:?}") };
        assert!(first.contains("\"table\"") && first.contains("\"here\":true"), "{first}");
        assert!(then.contains("\"people\"") && !then.contains("\"here\":true"), "{then}");
    }

    #[test]
    fn who_does_not_read_is_let_go_and_nobody_else_waits() {
        let mut room = room();
        let mut reader = room.listen(Some(Side::First), None, 0);
        let mut sleeper = room.listen(None, None, 0);
        for version in 3..200 {
            let event = Event::Offer { side: nouns::Side::First, what: Proposal::Draw };
            room.read([Logged { version, at: 0, event }], 0).expect("it follows");
            while reader.try_recv().is_ok() {}
            assert_eq!(room.present(Some(Side::First)), 1, "who reads stays");
        }
        assert_eq!(room.present(None), 0, "who does not is let go");
        let mut left = 0;
        while sleeper.try_recv().is_ok() {
            left += 1;
        }
        assert_eq!(left, QUEUE, "and no more than its queue is kept for it");
        assert!(matches!(sleeper.try_recv(), Err(mpsc::error::TryRecvError::Disconnected)));
    }
}
