//! How servers hear of each other: notes on one channel, sent with the transaction that they tell of.

use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};

use crate::store::News;

/// The channel that servers listen on.
pub(super) const CHANNEL: &str = "khamsin";
/// What a notification can hold, with room to spare.
const LONGEST_NOTE: usize = 7_500;
/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// What came in on the channel, and what of it has not been told yet.
pub(super) struct Heard {
    listener: Option<PgListener>,
    waiting: Vec<News>,
}

/// Words for the channel, as many in one note as fit.
pub(super) fn notes(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    for word in words {
        match notes.last_mut().filter(|note| note.len() + word.len() < LONGEST_NOTE) {
            Some(note) => {
                note.push(' ');
                note.push_str(&word);
            }
            None => notes.push(word),
        }
    }
    notes
}

/// What a note says: `game:version` words, or one word of another kind after a `!`.
fn read_note(note: &str) -> Vec<News> {
    if let Some(word) = note.strip_prefix('!') {
        return vec![News::Word(word.to_owned())];
    }
    let read = |word: &str| {
        let (game, version) = word.split_once(':')?;
        Some(News::Grown(game.parse().ok()?, version.parse().ok()?))
    };
    note.split(' ').filter_map(read).collect()
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

impl Heard {
    /// Listens from now on.
    pub(super) async fn listening(pool: &PgPool) -> Result<Heard, sqlx::Error> {
        Ok(Heard { listener: Some(listener(pool).await?), waiting: Vec::new() })
    }

    /// Hears nothing, until somebody asks.
    pub(super) fn deaf() -> Heard {
        Heard { listener: None, waiting: Vec::new() }
    }

    /// Stops listening.
    pub(super) fn stop(&mut self) {
        self.listener = None;
    }

    /// The next news. Only what is kept in `self` matters, so it may be dropped while it waits.
    pub(super) async fn next(&mut self, pool: &PgPool) -> News {
        loop {
            if let Some(news) = self.waiting.pop() {
                return news;
            }
            let Some(listener) = &mut self.listener else {
                tokio::time::sleep(PAUSE).await;
                self.listener = listener(pool).await.ok();
                if self.listener.is_some() {
                    return News::Missed;
                }
                continue;
            };
            match listener.try_recv().await {
                Ok(Some(note)) => {
                    self.waiting = read_note(note.payload());
                    self.waiting.reverse();
                }
                // The connection was lost, and may be back; what was said meanwhile is gone.
                Ok(None) => return News::Missed,
                Err(_) => self.listener = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_hold_many_games_and_are_read_back() {
        let words: Vec<String> = (0..2_000).map(|number| format!("k7m2k7m2k7m2:{number}")).collect();
        let notes = notes(words.into_iter());
        assert!(notes.len() > 1 && notes.iter().all(|note| note.len() < 8_000));
        let read: Vec<News> = notes.iter().flat_map(|note| read_note(note)).collect();
        assert_eq!(read.len(), 2_000);
        assert_eq!(read[7], News::Grown("k7m2k7m2k7m2".parse().expect("a name"), 7));
        assert_eq!(read_note("!people:x"), [News::Word("people:x".to_owned())]);
        assert_eq!(read_note("no news"), []);
    }
}
