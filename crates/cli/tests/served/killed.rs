//! Nothing is lost: servers are killed at random moments while games are played, and every event that was acknowledged is
//! there afterwards, once.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use khamsin_rules::random::Random;
use khamsin_server::load::script::Script;
use khamsin_server::store::open::Place;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::player::{Course, Ledger, check, play};
use crate::server::Served;

const LEAP: &str = "saut-du-chat/ludens-planet";
const KILLS: u32 = 50;
/// What a server does before it is killed, in acknowledged turns at most, so that every machine gives the same load.
const LONGEST_LIFE: usize = 320;
/// One in so many is killed after a few milliseconds, whatever it has done: it has hardly begun.
const STILLBORN: usize = 5;
/// Games at the same time; where one ends the next begins.
const GAMES: u32 = 12;

/// Plays game after game until it is told to stop.
async fn keep_playing(server: SocketAddr, place: u32, course: Arc<Course>) -> Vec<Ledger> {
    let (mut ledgers, mut round) = (Vec::new(), 0);
    while !course.stop.load(Ordering::Relaxed) {
        let seed = u64::from(1_000 * place + round);
        let script = Script::drawn(LEAP.parse().unwrap(), seed, 60);
        ledgers.push(play(&[server], GAMES * round + place, script, &course).await);
        round += 1;
    }
    ledgers
}

async fn survives(database: &str) {
    let mut server = Served::start(database);
    let course = Arc::new(Course::default());
    let mut playing = JoinSet::new();
    for place in 0..GAMES {
        playing.spawn(keep_playing(server.address, place, Arc::clone(&course)));
    }
    let mut random = Random::new(6);
    for _ in 0..KILLS {
        if random.below(STILLBORN) == 0 {
            sleep(Duration::from_millis(random.below(100) as u64)).await;
        } else {
            course.goes_on(random.below(LONGEST_LIFE)).await;
        }
        server.replace();
    }
    // Whoever waits for an answer gets it from the last one.
    course.stop.store(true, Ordering::Relaxed);
    let ledgers: Vec<Ledger> = playing.join_all().await.into_iter().flatten().collect();
    server.kill();
    let place: Place = database.parse().unwrap();
    let store = place.open().await.unwrap();
    for ledger in &ledgers {
        check(&*store, ledger).await;
    }
    let acked: usize = ledgers.iter().map(|ledger| ledger.acked.len()).sum();
    println!("{KILLS} kills, {} games, {acked} turns acknowledged", ledgers.len());
    assert!(acked > 20 * KILLS as usize, "only {acked} turns: that is no load");
    assert_eq!(acked, course.acked.load(Ordering::Relaxed));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_a_file() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    survives(&format!("sqlite://{}", folder.join("online.db").display())).await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_postgresql() {
    let Some(database) = khamsin_postgres::fresh_database() else { return };
    survives(&database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_a_server_that_is_killed_go_on_at_the_other_and_finish() {
    let Some(database) = khamsin_postgres::fresh_database() else { return };
    let (mut one, two) = (Served::start(&database), Served::start(&database));
    let servers = [one.address, two.address];
    let course = Arc::new(Course::default());
    let mut playing = JoinSet::new();
    for place in 0..GAMES {
        let course = Arc::clone(&course);
        playing.spawn(async move {
            let script = Script::drawn(LEAP.parse().unwrap(), u64::from(place), 400);
            play(&servers, place, script, &course).await
        });
    }
    // In the middle of them all.
    course.goes_on(10 * GAMES as usize).await;
    one.kill();
    let ledgers = playing.join_all().await;
    let place: Place = database.parse().unwrap();
    let store = place.open().await.unwrap();
    for ledger in &ledgers {
        assert_eq!(ledger.acked.len(), ledger.script.turns.len(), "played to its end");
        check(&*store, ledger).await;
    }
    let longest = ledgers.iter().map(|ledger| ledger.acked.len()).max();
    println!("{} games finished, the longest in {longest:?} turns", ledgers.len());
    store.close().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_end_finishes_what_it_has_begun() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("ended-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = format!("sqlite://{}", folder.join("online.db").display());
    let mut server = Served::start(&database);
    let address = server.address;
    let course = Arc::new(Course::default());
    let mut playing = JoinSet::new();
    for place in 0..GAMES {
        playing.spawn(keep_playing(address, place, Arc::clone(&course)));
    }
    // At once, too: whoever has read the address may ask it to end.
    for pause in [500, 0, 500] {
        sleep(Duration::from_millis(pause)).await;
        server = tokio::task::spawn_blocking(|| server.end_and_begin_again()).await.unwrap();
    }
    course.stop.store(true, Ordering::Relaxed);
    let ledgers: Vec<Ledger> = playing.join_all().await.into_iter().flatten().collect();
    drop(server);
    let place: Place = database.parse().unwrap();
    let store = place.open().await.unwrap();
    for ledger in &ledgers {
        check(&*store, ledger).await;
    }
    store.close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}
