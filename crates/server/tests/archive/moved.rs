//! A backup moves everything from one kind of store to the other and back.

use khamsin_server::archive::backup::backup;
use khamsin_server::archive::reader::Reader;
use khamsin_server::archive::restore::restore;
use khamsin_server::archive::{ArchiveError, Counts};
use khamsin_server::online::id::AckId;
use khamsin_server::store::Store;

use crate::filled::{contents, fill};
use crate::place::{both, file};

/// The backup of a store, in memory.
pub async fn packed(store: &dyn Store) -> Vec<u8> {
    let (done, bytes) = backup(store, Vec::new(), |_, _| ()).await.unwrap();
    assert_eq!(done.broken, []);
    bytes
}

/// Fills a store from a backup.
pub async fn unpacked(bytes: &[u8], store: &dyn Store) -> Result<Counts, ArchiveError> {
    restore(Reader::new(bytes)?, store, |_, _| ()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn from_a_file_to_postgresql_and_back_everything_is_the_same() {
    let store = file().open().await.unwrap();
    fill(&*store).await;
    // The clock of the timed game ran out long before it is looked at.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let before = contents(&*store).await;
    assert_eq!(before.games.len(), 9);
    assert!(before.guests.len() > 1_000 && before.flags == 1 && before.lobby.len() == 1, "{before:?}");
    assert!(before.games.iter().any(|(_, log)| log.iter().any(|event| event.contains("\"ack\""))));
    let mut bytes = packed(&*store).await;
    for place in both().into_iter().chain([file()]) {
        let next = place.open().await.unwrap();
        let counts = unpacked(&bytes, &*next).await.unwrap();
        assert_eq!(contents(&*next).await, before, "{place}");
        assert_eq!((counts.games, counts.guests), (9, before.guests.len() as u64));
        assert_eq!((counts.classes, counts.names), (1, 2));
        assert_eq!(counts.events as usize, before.games.iter().map(|(_, log)| log.len()).sum::<usize>());
        bytes = packed(&*next).await;
        next.close().await;
    }
}

/// A restored store goes on: a wish that was written before is not done again, and a new game comes after the old ones.
#[tokio::test(flavor = "multi_thread")]
async fn a_restored_store_goes_on_where_the_other_was() {
    let store = file().open().await.unwrap();
    fill(&*store).await;
    let bytes = packed(&*store).await;
    for place in both() {
        let next = place.open().await.unwrap();
        unpacked(&bytes, &*next).await.unwrap();
        let games = next.all_games(None, 100).await.unwrap();
        assert_eq!(games, store.all_games(None, 100).await.unwrap());
        let ack: AckId = "ack-2".parse().unwrap();
        let log = next.events(&games[0], 0).await.unwrap();
        let joined = serde_json::to_value(&log[2].event).unwrap();
        let ben = joined["joined"]["guest"].as_str().unwrap().parse().unwrap();
        assert_eq!(next.said(&games[0], &ben, &ack).await.unwrap(), Some(3));
        let newest = crate::filled::Played::begin(&*next, "seti/beth", None, &ben).await.table.id;
        assert_eq!(next.all_games(None, 100).await.unwrap().last(), Some(&newest));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_an_empty_store_is_filled() {
    let store = file().open().await.unwrap();
    fill(&*store).await;
    let bytes = packed(&*store).await;
    for place in both() {
        let next = place.open().await.unwrap();
        next.keep_guest(&khamsin_server::online::id::GuestSecret::draw().key(), None).await.unwrap();
        let before = contents(&*next).await;
        assert!(matches!(unpacked(&bytes, &*next).await, Err(ArchiveError::NotEmpty)), "{place}");
        assert_eq!(contents(&*next).await, before, "{place}");
    }
    let full = unpacked(&bytes, &*store).await;
    assert!(matches!(full, Err(ArchiveError::NotEmpty)));
}
