//! What a server does by itself: hears the store's news, lets flags fall, calls the roll, compares clocks.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::event::Millis;
use super::guest::KEPT_FOR;
use super::hub::Hub;
use crate::operations::metrics;
use crate::store::News;

/// How late a flag may be noticed.
const FLAGS: Duration = Duration::from_millis(200);
/// How often it is noted who is connected; well within [`super::hub::PRESENT_FOR`].
const ROLL: Duration = Duration::from_secs(10);
/// How often it is forgotten who was at games that are over, if they have been gone as long, and how guests were called who have
/// expired.
const FORGET: Duration = Duration::from_hours(24);
/// How often clocks are compared.
const CLOCK: Duration = Duration::from_mins(1);
/// How many flags are looked at together; the rest come next time.
const MOST_FLAGS: u32 = 200;

/// Starts them; they end with the program.
pub fn start(hub: &Arc<Hub>) {
    tokio::spawn(hear(Arc::clone(hub)));
    tokio::spawn(every(FLAGS, Arc::clone(hub), flags));
    tokio::spawn(every(ROLL, Arc::clone(hub), roll));
    tokio::spawn(every(FORGET, Arc::clone(hub), forget));
    tokio::spawn(every(CLOCK, Arc::clone(hub), |hub| async move { hub.set_clock().await }));
}

/// Does something again and again until the server ends.
pub(crate) async fn every<F: Future<Output = ()>>(
    pause: Duration,
    hub: Arc<Hub>,
    chore: impl Fn(Arc<Hub>) -> F,
) {
    let mut ending = hub.ending();
    let mut ticks = interval(pause);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !*ending.borrow() {
        tokio::select! {
            _ = ticks.tick() => chore(Arc::clone(&hub)).await,
            _ = ending.changed() => {}
        }
    }
}

async fn flags(hub: Arc<Hub>) {
    match hub.store().flags_due(MOST_FLAGS).await {
        Ok(due) => {
            for game in due {
                // What fails now is due again in a moment.
                let _ = hub.flag(&game).await;
            }
        }
        Err(error) => tracing::warn!(%error, "flags were not looked at"),
    }
}

async fn roll(hub: Arc<Hub>) {
    let elsewhere = hub.roll_call().await;
    metrics::games(hub.open_games().len());
    for game in elsewhere {
        let _ = hub.refresh_people(&game).await;
    }
}

async fn forget(hub: Arc<Hub>) {
    let now = hub.now();
    if let Err(error) = hub.store().forget_presence(now - FORGET.as_millis() as Millis).await {
        tracing::warn!(%error, "who was at games that are over was not forgotten");
    }
    match hub.store().purge_names(now - KEPT_FOR).await {
        Ok(0) => {}
        Ok(names) => tracing::info!(names, "names of guests were deleted"),
        Err(error) => tracing::warn!(%error, "names of guests were not deleted"),
    }
}

/// Passes on what the store hears, each game by itself: one that is being written to does not hold up the others.
async fn hear(hub: Arc<Hub>) {
    let mut ending = hub.ending();
    while !*ending.borrow() {
        let news = tokio::select! {
            news = hub.store().news() => news,
            _ = ending.changed() => continue,
        };
        let hub = Arc::clone(&hub);
        match news {
            News::Grown(game, version) => {
                if hub.is_behind(&game, version) {
                    tokio::spawn(async move { hub.grown(&game, version).await });
                }
            }
            News::Word(word) => {
                let game = word.strip_prefix("people:").and_then(|id| id.parse().ok());
                if let Some(game) = game.filter(|game| hub.is_open(game)) {
                    tokio::spawn(async move { hub.refresh_people(&game).await });
                } else if let Some(guest) = word.strip_prefix("name:").and_then(|key| key.parse().ok()) {
                    tokio::spawn(async move {
                        for game in hub.games_of(&guest).await {
                            let _ = hub.refresh_people(&game).await;
                        }
                    });
                }
            }
            News::Missed => {
                tokio::spawn(async move {
                    for game in hub.open_games() {
                        hub.grown(&game, u32::MAX).await;
                        let _ = hub.refresh_people(&game).await;
                    }
                });
            }
        }
    }
}
