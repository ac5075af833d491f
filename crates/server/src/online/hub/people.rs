//! Who is at a game: listeners come and go, and every server tells the others through the store.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use axum::extract::ws::Utf8Bytes;
use khamsin_rules::Side;
use khamsin_rules::side::BySide;
use tokio::sync::mpsc;

use super::super::event::{Millis, Version};
use super::super::id::{GameId, GuestKey};
use super::super::refused::Refused;
use super::super::room::Room;
use super::super::table::Table;
use super::super::view::{Grace, People};
use super::{Hub, PRESENT_FOR, failed};
use crate::store::StoreError;
use crate::store::presence::Presence;

impl Hub {
    /// Lets a guest, or somebody who only watches, hear of a game; also tells on which side they sit.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn listen(
        &self,
        id: &GameId,
        guest: Option<&GuestKey>,
        known: Option<Version>,
    ) -> Result<(mpsc::Receiver<Utf8Bytes>, Option<Side>), Refused> {
        let slot = self.slot(id);
        let mut room = slot.room.lock().await;
        let room = self.open(&mut room, id, &slot).await?;
        let side = guest.and_then(|guest| room.table.side_of(guest));
        let now = self.now();
        if let Some(side) = side {
            room.people.until[side] = Some(now + PRESENT_FOR);
        }
        room.people.watchers = room.present(None) + usize::from(side.is_none());
        Ok((room.listen(side, known, now), side))
    }

    /// Notes that somebody came to a seat or left it, and tells everybody.
    pub async fn moved(&self, id: &GameId, guest: Option<&GuestKey>, side: Option<Side>) {
        let slot = self.slot(id);
        let mut place = slot.room.lock().await;
        if let (Some(guest), Some(side)) = (guest, side) {
            let here = place.as_mut().is_some_and(|room| room.present(Some(side)) > 0);
            let word = self.word(id, guest, here);
            drop(place);
            self.pass_on(id, &[word]).await;
        } else if let Some(room) = place.as_mut() {
            room.tell_people(self.now());
        }
    }

    /// What this server says of a seat. It is said with the room locked, so that who comes and goes at once is last
    /// spoken of as it ends.
    fn word(&self, id: &GameId, guest: &GuestKey, here: bool) -> Presence {
        let now = self.now();
        let until = if here { now + PRESENT_FOR } else { now };
        Presence { game: id.clone(), guest: guest.clone(), until, said: self.word_time() }
    }

    /// Keeps words about the seats of a game, and tells every server.
    async fn pass_on(&self, id: &GameId, words: &[Presence]) {
        self.keep(words).await;
        self.people_changed(id).await;
    }

    /// Keeps words about seats. Games go on without them, but nobody loses one by what was not heard.
    async fn keep(&self, words: &[Presence]) {
        if let Err(error) = self.store.keep_presence(words).await {
            tracing::warn!(%error, "presence was not kept");
            self.heard_since.store(self.now(), Ordering::Relaxed);
        }
    }

    /// What somebody who is away has left: as much as if they had gone only now, while this server has not heard of anybody for
    /// long, because it slept.
    fn grace(&self, now: Millis) -> Grace {
        let slept = has_slept(self.last_roll.load(Ordering::Relaxed), now);
        let from = if slept { now } else { self.heard_since.load(Ordering::Relaxed) };
        Grace { time: self.grace, from }
    }

    /// Notes that guests are to come to a game: whoever never does is away from now on. Any other word is a better one.
    pub(super) async fn expect(&self, id: &GameId, guests: impl IntoIterator<Item = &GuestKey>) {
        let until = self.now();
        let seat = |guest: &GuestKey| Presence { game: id.clone(), guest: guest.clone(), until, said: 0 };
        let seats: Vec<Presence> = guests.into_iter().map(seat).collect();
        self.pass_on(id, &seats).await;
    }

    /// Tells every server that a guest goes by another name.
    pub async fn renamed(&self, guest: &GuestKey) {
        if let Err(error) = self.store.say(&format!("name:{guest}")).await {
            tracing::warn!(%error, "other servers were not told of a name");
        }
    }

    /// The games that are open here at which a guest sits.
    pub(in crate::online) async fn games_of(&self, guest: &GuestKey) -> Vec<GameId> {
        let mut games = Vec::new();
        for id in self.open_games() {
            let slot = self.slot(&id);
            let place = slot.room.lock().await;
            if place.as_ref().is_some_and(|room| room.table.side_of(guest).is_some()) {
                games.push(id);
            }
        }
        games
    }

    /// Tells every server that names or presence at a game have changed.
    pub async fn people_changed(&self, id: &GameId) {
        if let Err(error) = self.store.say(&format!("people:{id}")).await {
            tracing::warn!(%error, game = %id, "other servers were not told who is here");
        }
    }

    /// Looks anew who is at a game, and tells those who listen here. Where the store has it that somebody is gone who is
    /// connected here, to this server as well or again, it is told better.
    pub(in crate::online) async fn refresh_people(&self, id: &GameId) -> Result<(), Refused> {
        let slot = self.slot(id);
        let mut place = slot.room.lock().await;
        let room = self.open(&mut place, id, &slot).await?;
        let mut people = self.people(&room.table).await.map_err(|error| failed(&error))?;
        let now = self.now();
        let mut better = Vec::new();
        for side in Side::BOTH {
            if room.present(Some(side)) == 0 {
                continue;
            }
            let gone = people.until[side].replace(now + PRESENT_FOR).is_some_and(|until| until <= now);
            if let Some(guest) = room.table.seats[side].as_ref().filter(|_| gone) {
                better.push(self.word(id, guest, true));
            }
        }
        room.meet(people, now);
        drop(place);
        if !better.is_empty() {
            self.pass_on(id, &better).await;
        }
        Ok(())
    }

    /// What is known of the people at a game besides its log.
    pub(super) async fn people(&self, table: &Table) -> Result<People, StoreError> {
        let guests: Vec<GuestKey> =
            Side::BOTH.into_iter().filter_map(|side| table.seats[side].clone()).collect();
        let names = self.store.names(&guests).await?;
        let presence = self.store.presence(&table.id).await?;
        let of = |side| table.seats[side].as_ref();
        let name =
            |side| names.iter().find(|(guest, _)| Some(guest) == of(side)).map(|(_, name)| name.clone());
        let now = self.now();
        let until =
            |side| presence.iter().find(|one| Some(&one.guest) == of(side)).map(|one| one.known_until(now));
        Ok(People {
            names: BySide::new(name(Side::First), name(Side::Second)),
            until: BySide::new(until(Side::First), until(Side::Second)),
            watchers: 0,
            grace: self.grace(now),
        })
    }

    /// Notes who is connected here, and forgets rooms that nobody is in; answers with games at which somebody sits elsewhere.
    pub(in crate::online) async fn roll_call(&self) -> Vec<GameId> {
        let (mut here, mut elsewhere) = (Vec::new(), Vec::new());
        let now = self.now();
        if has_slept(self.last_roll.swap(now, Ordering::Relaxed), now) {
            self.heard_since.store(now, Ordering::Relaxed);
        }
        for id in self.open_games() {
            let slot = self.slot(&id);
            let mut place = slot.room.lock().await;
            let empty = place.as_mut().is_none_or(Room::is_empty);
            if let Some(room) = place.as_mut().filter(|_| !empty) {
                for side in Side::BOTH {
                    let Some(guest) = room.table.seats[side].clone() else { continue };
                    if room.present(Some(side)) > 0 {
                        room.people.until[side] = Some(now + PRESENT_FOR);
                        here.push(self.word(&id, &guest, true));
                    } else if !elsewhere.contains(&id) {
                        elsewhere.push(id.clone());
                    }
                }
            }
            drop(place);
            if empty {
                let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                // Ours and the list's: nobody else is about to use it.
                if Arc::strong_count(&slot) == 2 {
                    rooms.remove(&id);
                }
            }
        }
        if !here.is_empty() {
            self.keep(&here).await;
        }
        elsewhere
    }
}

/// Whether the roll was called too long ago for anybody to be known to be away; or, as it seems, in the time to come, since the
/// clock was set.
fn has_slept(last_roll: Millis, now: Millis) -> bool {
    !(0..=PRESENT_FOR).contains(&(now - last_roll))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_is_like_a_sleep() {
        assert!(!has_slept(1_000, 1_000));
        assert!(!has_slept(1_000, 1_000 + PRESENT_FOR));
        assert!(has_slept(1_000, 1_001 + PRESENT_FOR));
        assert!(has_slept(3_600_000, 1_000), "what was said by the wrong clock does not hold for an hour");
    }
}
