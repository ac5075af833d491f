//! What changes games: each change is judged against the room, written, and then taken in; who came second reads on and is
//! judged again.

use std::sync::atomic::Ordering;

use khamsin_rules::Side;

use super::super::event::{Event, Logged, Millis, Proposal, Version};
use super::super::founding;
use super::super::id::{AckId, GameId, GuestKey};
use super::super::refused::Refused;
use super::super::room::Room;
use super::super::table::Table;
use super::super::wish::{Command, Wish};
use super::{Hub, failed};
use crate::store::{Append, AppendError};

/// How often a write that came second is judged again.
const TRIES: usize = 20;
/// The most events that a wish comes to: itself, what it takes back, the end of the game.
const MOST_OF_A_WISH: Version = 3;

/// A teacher's word about a game of the class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decree {
    /// No more turns, no clock, for a while.
    Pause,
    /// On with it.
    Resume,
    /// It is a draw.
    Stop,
    /// This side has gone for good.
    Abandon(Side),
}

impl Hub {
    /// Makes a game; one of this name that is there already is left as it is.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn found(&self, id: &GameId, events: Vec<Event>) -> Result<(), Refused> {
        let now = self.now();
        let log: Vec<Logged> =
            events.iter().zip(1..).map(|(event, version)| logged(event, version, now)).collect();
        let table =
            Table::open(id.clone(), &log).map_err(|broken| failed(&broken))?.ok_or(Refused::NoGame)?;
        let append = Append { game: id.clone(), seen: 0, events, ack: None, summary: table.summary() };
        match self.writer.append(append).await {
            Ok(_) => {
                self.expect(id, Side::BOTH.into_iter().filter_map(|side| table.seats[side].as_ref())).await;
                Ok(())
            }
            Err(AppendError::Stale | AppendError::Repeated { .. }) => Ok(()),
            Err(AppendError::Failed(error)) => Err(failed(&error)),
        }
    }

    /// Takes the free seat for a guest; one who sits there already stays.
    ///
    /// # Errors
    /// If both are taken, or there is no such game.
    pub async fn join(&self, id: &GameId, guest: &GuestKey) -> Result<Version, Refused> {
        let joined = self.write(id, None, |room, _| {
            let seats = &room.table.seats;
            if room.table.side_of(guest).is_some() {
                return Ok(Vec::new());
            }
            let free = Side::BOTH.into_iter().find(|&side| seats[side].is_none()).ok_or(Refused::Full)?;
            Ok(vec![Event::Joined { side: free.into(), guest: guest.clone() }])
        });
        let version = joined.await?;
        self.expect(id, [guest]).await;
        // The answer knows who has come; nothing is lost if it does not.
        let _ = self.refresh_people(id).await;
        Ok(version)
    }

    /// Does what a guest wishes, and answers with the version that came of it.
    ///
    /// # Errors
    /// Why it cannot be done; the game is as it was.
    pub async fn act(&self, id: &GameId, guest: &GuestKey, command: &Command) -> Result<Version, Refused> {
        if command.wish == Wish::Claim {
            self.refresh_people(id).await?;
        }
        let ack = command.ack.clone().map(|ack| (guest.clone(), ack));
        let done = self
            .write(id, ack.clone(), |room, now| {
                let table = &room.table;
                let side = table.side_of(guest).ok_or(Refused::NoSeat)?;
                match command.v {
                    Some(seen) if seen > table.version => return Err(Refused::Future),
                    Some(seen) if seen < table.turns.changed() => return Err(Refused::Stale),
                    _ => {}
                }
                let claimable = room.people.claim_at(table, side, now).filter(|&at| at <= now);
                table.judge(side, &command.wish, claimable)
            })
            .await;
        match (done, ack) {
            // What cannot be done now may have been done the first time it was said.
            (Err(refused), Some((guest, ack))) => self.said(id, &guest, &ack, command, refused).await,
            (done, _) => done,
        }
    }

    /// The version that came of a command the first time it was said; another one under its ack id is refused.
    async fn said(
        &self,
        id: &GameId,
        guest: &GuestKey,
        ack: &AckId,
        command: &Command,
        refused: Refused,
    ) -> Result<Version, Refused> {
        let said = self.store.said(id, guest, ack).await.map_err(|error| failed(&error))?;
        let version = said.ok_or(refused)?;
        let log = self.store.events(id, version.saturating_sub(MOST_OF_A_WISH)).await;
        let log = log.map_err(|error| failed(&error))?;
        let mut came =
            log.iter().rev().filter(|logged| logged.version <= version).map(|logged| &logged.event);
        let first = came.find(|event| !event.follows_another());
        if first.is_some_and(|event| command.wish.came_to(event)) {
            Ok(version)
        } else {
            Err(Refused::AckReused)
        }
    }

    /// Does what a teacher says; what is so already stays.
    ///
    /// # Errors
    /// If there is no such game or the store fails.
    pub async fn decree(&self, id: &GameId, decree: Decree) -> Result<Version, Refused> {
        let written = self.write(id, None, |room, _| {
            let table = &room.table;
            let over = table.finished.is_some();
            Ok(match decree {
                _ if over => Vec::new(),
                Decree::Pause if !table.paused => vec![Event::Paused {}],
                Decree::Resume if table.paused => vec![Event::Resumed {}],
                Decree::Pause | Decree::Resume => Vec::new(),
                Decree::Stop => vec![Event::Stopped {}],
                Decree::Abandon(side) => vec![Event::Abandoned { side: side.into() }],
            })
        });
        written.await
    }

    /// Decides a fallen flag, if it has fallen.
    ///
    /// # Errors
    /// If the store fails.
    pub(in crate::online) async fn flag(&self, id: &GameId) -> Result<Version, Refused> {
        self.write(id, None, |_, _| Ok(Vec::new())).await
    }

    /// Writes what `decide` says, unless a flag has fallen first; again if another was faster.
    async fn write(
        &self,
        id: &GameId,
        ack: Option<(GuestKey, AckId)>,
        decide: impl Fn(&Room, Millis) -> Result<Vec<Event>, Refused>,
    ) -> Result<Version, Refused> {
        let slot = self.slot(id);
        let mut room = slot.room.lock().await;
        let room = self.open(&mut room, id, &slot).await?;
        for _ in 0..TRIES {
            let mut now = self.now();
            if room.table.flag_due(now).is_some() {
                // Ours is an estimate; whoever loses by time does so by the clock that dates events.
                now = self.store.now().await.map_err(|error| failed(&error))?;
            }
            let flagged = room.table.flag_due(now);
            let mut events = match flagged {
                Some(side) => vec![Event::Flagged { side: side.into() }],
                None => match decide(room, now) {
                    Ok(events) => events,
                    Err(refused) => {
                        // Nobody is refused for what another server has written and this one has not read yet.
                        let judged = room.table.version;
                        self.catch_up(room, &slot).await?;
                        if room.table.version == judged {
                            return Err(refused);
                        }
                        continue;
                    }
                },
            };
            if events.is_empty() {
                return Ok(room.table.version);
            }
            self.prepare_rematch(&room.table, &events).await?;
            let after = foresee(&room.table, &mut events, now)?;
            let append = Append {
                game: id.clone(),
                seen: room.table.version,
                events: events.clone(),
                ack: ack.clone().filter(|_| flagged.is_none()),
                summary: after.summary(),
            };
            match self.writer.append(append).await {
                Ok(appended) => {
                    room.written(&events, appended, self.now()).map_err(|broken| failed(&broken))?;
                    slot.version.store(appended.version, Ordering::Release);
                    if flagged.is_none() {
                        return Ok(appended.version);
                    }
                }
                Err(AppendError::Stale) => self.catch_up(room, &slot).await?,
                Err(AppendError::Repeated { .. }) => {
                    // Whether the same was meant the first time, `said` finds out.
                    self.catch_up(room, &slot).await?;
                    return Err(Refused::AckReused);
                }
                Err(AppendError::Failed(error)) => return Err(failed(&error)),
            }
        }
        tracing::error!(game = %id, "a write came second {TRIES} times");
        Err(Refused::Unavailable)
    }

    /// Makes the next game before the log says that there is one. Its name follows from this game's, so it is made once.
    async fn prepare_rematch(&self, table: &Table, events: &[Event]) -> Result<(), Refused> {
        let next = events.iter().find_map(|event| match event {
            Event::Accepted { what: Proposal::Rematch, next: Some(next), .. } => Some(next),
            _ => None,
        });
        match next {
            Some(next) => self.found(next, founding::rematch(table)).await,
            None => Ok(()),
        }
    }
}

/// The table after some events, to which the end of the game is added if it is one.
fn foresee(table: &Table, events: &mut Vec<Event>, now: Millis) -> Result<Table, Refused> {
    let mut after = table.clone();
    let apply = |after: &mut Table, event: &Event| {
        let next = logged(event, after.version + 1, now.max(after.at));
        after.apply(&next).map_err(|broken| failed(&broken))
    };
    for event in events.iter() {
        apply(&mut after, event)?;
    }
    if let Some(finished) = after.conclusion() {
        let event = Event::Finished(finished);
        apply(&mut after, &event)?;
        events.push(event);
    }
    Ok(after)
}

fn logged(event: &Event, version: Version, at: Millis) -> Logged {
    Logged { version, at, event: event.clone() }
}
