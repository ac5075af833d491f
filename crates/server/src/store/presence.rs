//! Who is connected to which seat, as far as servers have said: known beside the logs, and no part of any backup.
//!
//! A server's word holds for a while and is then given again, so a server that dies leaves nobody behind who seems to be here.

use async_trait::async_trait;

use super::StoreError;
use crate::online::event::Millis;
use crate::online::id::{GameId, GuestKey};

/// A connection to a seat that some server has, or had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presence {
    /// The game.
    pub game: GameId,
    /// Who sits there.
    pub guest: GuestKey,
    /// Until when the last word of a server holds that it is connected.
    pub until: Millis,
    /// When that was said: words may be written in another order.
    pub said: Millis,
}

impl Presence {
    /// Until when it is known, at `now`, that somebody is connected. Who was said to be gone is so even if the clock of the server
    /// that said it is ahead.
    pub fn known_until(&self, now: Millis) -> Millis {
        if self.said >= self.until { self.until.min(now) } else { self.until }
    }
}

/// What a database does for presence.
#[async_trait]
pub trait PresenceStore: Send + Sync + 'static {
    /// Notes connections to seats, many at once. Of two words about a seat the one that was said later stands, whichever is
    /// written last; of two that were said at once, the one that is there.
    async fn keep_presence(&self, seats: &[Presence]) -> Result<(), StoreError>;

    /// The connections to the seats of a game.
    async fn presence(&self, game: &GameId) -> Result<Vec<Presence>, StoreError>;

    /// Forgets connections that ended before `before` to games that are over, and tells how many there were.
    async fn forget_presence(&self, before: Millis) -> Result<u64, StoreError>;
}

/// The connections to a game, from rows of guest and times.
pub(super) fn read(game: &GameId, rows: Vec<(String, i64, i64)>) -> Result<Vec<Presence>, StoreError> {
    let read = |(guest, until, said): (String, i64, i64)| {
        let guest = guest.parse().map_err(|_| StoreError(format!("{guest:?} is no guest")))?;
        Ok(Presence { game: game.clone(), guest, until, said })
    };
    rows.into_iter().map(read).collect()
}
