//! What both stores promise about classes; and that names are deleted when their days are over.

use std::collections::BTreeMap;
use std::sync::Arc;

use khamsin_server::class::purge::forget;
use khamsin_server::class::state::{Class, DAY, Plan, Pupil, State};
use khamsin_server::class::store::Saved;
use khamsin_server::online::id::{ClassId, GuestSecret};
use khamsin_server::store::Store;
use khamsin_server::store::open::Place;

use crate::lesson::{Folder, Lesson, RULES};

/// Both stores, where both can be had.
async fn stores(folder: &Folder) -> Vec<Arc<dyn Store>> {
    let mut stores = vec![folder.store().await];
    if let Some(address) = khamsin_postgres::fresh_database() {
        stores.push(address.parse::<Place>().unwrap().open().await.unwrap());
    }
    stores
}

fn class(created: i64) -> Class {
    let guest = || GuestSecret::draw().key();
    let pupil = |number| Pupil { number, guest: guest(), removed: false };
    Class {
        id: ClassId::draw(),
        version: 0,
        created,
        plan: Plan {
            title: Some("6B".to_owned()),
            teacher: guest(),
            ruleset: RULES.to_owned(),
            clock: None,
            keep_days: 30,
            state: State::Open,
            seed: 7,
            pupils: vec![pupil(1), pupil(2)],
            rounds: vec![],
        },
        names: BTreeMap::from([(1, "Ada".to_owned()), (2, "سارة".to_owned())]),
    }
}

#[tokio::test]
async fn a_class_is_read_as_it_was_written_and_the_second_writer_is_told() {
    let folder = Folder::new();
    for store in stores(&folder).await {
        let mut one = class(1_000);
        assert_eq!(store.class(&one.id).await.unwrap(), None);
        assert_eq!(store.save_class(&one).await.unwrap(), Saved::Yes);
        assert_eq!(store.save_class(&one).await.unwrap(), Saved::Stale, "a name is taken once");
        one.version = 1;
        assert_eq!(store.class(&one.id).await.unwrap().as_ref(), Some(&one));

        let mut other = one.clone();
        one.names.insert(1, "Ada L".to_owned());
        one.names.remove(&2);
        other.plan.state = State::Ended;
        assert_eq!(store.save_class(&one).await.unwrap(), Saved::Yes);
        assert_eq!(store.save_class(&other).await.unwrap(), Saved::Stale);
        one.version = 2;
        assert_eq!(store.class(&one.id).await.unwrap().as_ref(), Some(&one));
    }
}

#[tokio::test]
async fn of_many_writers_each_version_has_one() {
    let folder = Folder::new();
    for store in stores(&folder).await {
        let mut one = class(1_000);
        store.save_class(&one).await.unwrap();
        one.version = 1;
        let tries = (0..16).map(|_| {
            let (store, one) = (Arc::clone(&store), one.clone());
            tokio::spawn(async move { store.save_class(&one).await.unwrap() })
        });
        let mut written = 0;
        for tried in tries.collect::<Vec<_>>() {
            written += usize::from(tried.await.unwrap() == Saved::Yes);
        }
        assert_eq!(written, 1);
    }
}

#[tokio::test]
async fn lists_tell_of_open_classes_and_of_names_to_forget() {
    let folder = Folder::new();
    for store in stores(&folder).await {
        let (old, new) = (class(1_000), class(2_000));
        let mut ended = class(3_000);
        ended.plan.state = State::Ended;
        for one in [&old, &new, &ended] {
            store.save_class(one).await.unwrap();
        }
        assert_eq!(store.open_classes(10).await.unwrap(), [new.id.clone(), old.id.clone()]);
        assert_eq!(store.open_classes(1).await.unwrap(), std::slice::from_ref(&new.id));
        let until = 1_000 + 30 * DAY;
        assert_eq!(store.classes_to_forget(until).await.unwrap(), []);
        assert_eq!(store.classes_to_forget(until + 1).await.unwrap(), std::slice::from_ref(&old.id));

        let guest = old.plan.pupils[0].guest.clone();
        store.keep_guest(&guest, None).await.unwrap();
        let seen = store.seen(&[guest.clone(), old.plan.pupils[1].guest.clone()]).await.unwrap();
        assert!(seen.len() == 1 && seen[0].0 == guest);
    }
}

#[tokio::test]
async fn names_are_deleted_when_their_days_are_over() {
    let folder = Folder::new();
    for store in stores(&folder).await {
        let lesson = Lesson::of(Arc::clone(&store), 2).await;
        let mut old = class(store.now().await.unwrap() - 31 * DAY);
        // One still goes by the name of the class, the other has taken another since.
        store.keep_guest(&old.plan.pupils[0].guest, Some("Ada")).await.unwrap();
        store.keep_guest(&old.plan.pupils[1].guest, Some("Grace")).await.unwrap();
        store.save_class(&old).await.unwrap();
        assert_eq!(forget(&*store).await.unwrap(), 2);
        assert_eq!(forget(&*store).await.unwrap(), 0);
        old.names.clear();
        old.version = 2;
        assert_eq!(store.class(&old.id).await.unwrap().as_ref(), Some(&old));
        assert_eq!(store.guest(&old.plan.pupils[0].guest).await.unwrap().unwrap().name, None);
        assert_eq!(
            store.guest(&old.plan.pupils[1].guest).await.unwrap().unwrap().name.as_deref(),
            Some("Grace")
        );
        assert_eq!(lesson.show().await["pupils"][0]["name"], "Pupil 1", "those of today stay");
    }
}
