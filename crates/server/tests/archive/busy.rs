//! A backup beside a server that writes: it is of one moment.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use khamsin_server::online::id::GameId;

use crate::filled::{Played, contents, guest};
use crate::moved::{packed, unpacked};
use crate::place::{both, file};

/// Games that are played at once.
const TABLES: u64 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn while_a_server_writes_every_log_is_a_prefix_without_gaps() {
    for place in both() {
        let store = place.open().await.unwrap();
        let done = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = (0..TABLES)
            .map(|seed| {
                let (store, done) = (Arc::clone(&store), Arc::clone(&done));
                tokio::spawn(async move {
                    let mut turns = 0;
                    while !done.load(Ordering::Relaxed) {
                        let (ada, ben) = (guest(&*store, Some("Ada")).await, guest(&*store, None).await);
                        let mut game = Played::begin(&*store, "seti/beth", None, &ada).await;
                        game.join(&ben).await;
                        game.play(seed, usize::MAX).await;
                        turns += game.table.turns.texts().len();
                    }
                    turns
                })
            })
            .collect();
        let mut backups = Vec::new();
        for _ in 0..8 {
            // Another program, as far as the database can tell.
            let visitor = place.visit().await.unwrap();
            backups.push(packed(&*visitor).await);
            visitor.close().await;
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        done.store(true, Ordering::Relaxed);
        for player in players {
            assert!(player.await.unwrap() > 0);
        }
        let last = contents(&*store).await;
        let finally: BTreeMap<GameId, Vec<String>> = last.games.into_iter().collect();
        let mut sizes = Vec::new();
        for bytes in backups {
            let copy = file().open().await.unwrap();
            // Restoring plays every log through, from its first event.
            unpacked(&bytes, &*copy).await.unwrap();
            let then = contents(&*copy).await;
            for (id, log) in &then.games {
                assert!(finally[id].starts_with(log), "{place}: {id}");
            }
            // A guest is kept before the game that names it: whoever sits at a table is there.
            for (id, log) in &then.games {
                let known = |guest: &String| then.guests.iter().any(|known| known.key.as_str() == guest);
                let seated = log.iter().filter_map(|event| {
                    let event: serde_json::Value = serde_json::from_str(event).unwrap();
                    event["event"]["joined"]["guest"].as_str().map(str::to_owned)
                });
                assert!(seated.collect::<Vec<_>>().iter().all(known), "{place}: {id}");
            }
            sizes.push(then.games.iter().map(|(_, log)| log.len()).sum::<usize>());
        }
        assert!(sizes.is_sorted() && sizes.first() < sizes.last(), "{place}: nothing was written: {sizes:?}");
    }
}
