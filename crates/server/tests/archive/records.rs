//! The records of finished games, with names and without.

use khamsin_rules::record::{Record, Tag};
use khamsin_rules::replay::replay;
use khamsin_server::archive::records::export;
use khamsin_server::class::export::Names;
use khamsin_server::online::id::GameId;
use khamsin_server::online::table::Table;
use khamsin_server::store::Store;

use crate::filled::fill;
use crate::place::both;

async fn exported(store: &dyn Store, names: Names) -> (String, Vec<Record>) {
    let mut text = Vec::new();
    let done = export(store, names, &mut text, |_, _| ()).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    let records = Record::parse_all(&text).unwrap();
    assert_eq!((done.games, done.broken.len()), (records.len() as u64, 0));
    (text, records)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_record_replays_to_the_end_that_its_log_tells() {
    for place in both() {
        let store = place.open().await.unwrap();
        fill(&*store).await;
        let mut outcomes = Vec::new();
        for id in store.all_games(None, 100).await.unwrap() {
            let log = store.events(&id, 0).await.unwrap();
            let table = Table::open(id, &log).unwrap().unwrap();
            if table.finished.is_some() {
                outcomes.push(table.game.outcome());
            }
        }
        assert_eq!(outcomes.len(), 7);
        for names in [Names::Told, Names::Hidden] {
            let (_, records) = exported(&*store, names).await;
            let replayed: Vec<_> = records.iter().map(|record| replay(record).unwrap().outcome()).collect();
            assert_eq!(replayed, outcomes, "{place}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_told_or_not() {
    for place in both() {
        let store = place.open().await.unwrap();
        fill(&*store).await;
        let (_, records) = exported(&*store, Names::Told).await;
        let (last, others) = records.split_last().unwrap();
        for record in others {
            assert_eq!(record.tag(Tag::FIRST), Some("Ada \"L.\" سارة"));
            assert_eq!(record.tag(Tag::SECOND), Some("Ben"));
        }
        // In a class they are called as the class calls them.
        assert_eq!((last.tag(Tag::FIRST), last.tag(Tag::SECOND)), (Some("Pupil 1"), Some("Pupil 2")));
        assert_eq!((last.tag(Tag::EVENT), last.tag(Tag::ROUND)), (Some("6B"), Some("1")));
        let (text, records) = exported(&*store, Names::Hidden).await;
        let ids = store.all_games(None, 100).await.unwrap();
        let telling = ["Ada", "Ben", "Pupil", "6B"].into_iter().chain(ids.iter().map(GameId::as_str));
        for word in telling {
            assert!(!text.contains(word), "{place}: {word}");
        }
        assert_eq!(records.len(), 7);
    }
}
