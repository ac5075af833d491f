//! What both stores promise, one suite for the two of them. Classes are held to theirs in `tests/class/kept.rs`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use khamsin_protocol::nouns::Side;
use khamsin_server::online::event::{Event, Logged, Proposal, Version};
use khamsin_server::online::founding;
use khamsin_server::online::id::{AckId, GameId, GuestKey, GuestSecret};
use khamsin_server::store::open::Place;
use khamsin_server::store::presence::Presence;
use khamsin_server::store::{Append, AppendError, Appended, LOBBY_EACH, News, Status, Store, Summary};
use tokio::time::timeout;

use crate::place::both;

const LEAP: &str = "saut-du-chat/ludens-planet";

fn guest() -> GuestKey {
    GuestSecret::draw().key()
}

fn ack(guest: &GuestKey, name: &str) -> (GuestKey, AckId) {
    (guest.clone(), name.parse().unwrap())
}

fn summary(status: Status) -> Summary {
    Summary { status, listed: false, series: None, class: None, flag_after: None }
}

/// A first write, which makes the game: two events.
fn founding_of(game: &GameId) -> Append {
    let set = LEAP.parse().unwrap();
    let events = founding::asked_for(&set, founding::SideChoice::First, None, false, Some(7), None, &guest());
    Append { game: game.clone(), seen: 0, events, ack: None, summary: summary(Status::Waiting) }
}

/// A later write of one event.
fn word(game: &GameId, seen: Version) -> Append {
    let events = vec![Event::Offer { side: Side::First, what: Proposal::Draw }];
    Append { game: game.clone(), seen, events, ack: None, summary: summary(Status::Running) }
}

async fn append(store: &dyn Store, append: Append) -> Result<Appended, AppendError> {
    store.append_all(vec![append]).await.pop().unwrap()
}

async fn found(store: &dyn Store) -> GameId {
    let game = GameId::draw();
    assert_eq!(append(store, founding_of(&game)).await.unwrap().version, 2);
    game
}

async fn found_with(store: &dyn Store, summary: Summary) -> GameId {
    let game = GameId::draw();
    append(store, Append { summary, ..founding_of(&game) }).await.unwrap();
    game
}

/// Both stores, each new and empty.
async fn stores() -> Vec<(Place, Arc<dyn Store>)> {
    let mut stores = Vec::new();
    for place in both() {
        let store = place.open().await.unwrap();
        stores.push((place, store));
    }
    stores
}

#[tokio::test]
async fn what_is_written_is_read_back_in_order_and_after_opening_again() {
    for (place, store) in stores().await {
        let game = GameId::draw();
        let made = founding_of(&game);
        let before = store.now().await.unwrap();
        let one = append(&*store, made.clone()).await.unwrap();
        let two = append(&*store, word(&game, 2)).await.unwrap();
        assert_eq!((one.version, two.version), (2, 3));
        assert!(before <= one.at && one.at <= two.at && two.at <= store.now().await.unwrap());
        let events = made.events.into_iter().chain(word(&game, 2).events);
        let times = [one.at, one.at, two.at];
        let expected: Vec<Logged> =
            events.zip(times).zip(1..).map(|((event, at), version)| Logged { version, at, event }).collect();
        assert_eq!(store.events(&game, 0).await.unwrap(), expected);
        assert_eq!(store.events(&game, 2).await.unwrap(), expected[2..]);
        assert_eq!(store.events(&game, 3).await.unwrap(), []);
        assert_eq!(store.events(&GameId::draw(), 0).await.unwrap(), []);
        store.close().await;
        let store = place.open().await.unwrap();
        assert_eq!(store.events(&game, 0).await.unwrap(), expected);
    }
}

#[tokio::test]
async fn who_has_not_seen_the_last_version_writes_nothing() {
    for (_, store) in stores().await {
        let game = found(&*store).await;
        for seen in [1, 3, 4_000_000] {
            assert!(matches!(append(&*store, word(&game, seen)).await, Err(AppendError::Stale)), "{seen}");
        }
        assert!(matches!(append(&*store, founding_of(&game)).await, Err(AppendError::Stale)), "made twice");
        let nowhere = GameId::draw();
        assert!(matches!(append(&*store, word(&nowhere, 2)).await, Err(AppendError::Stale)), "never made");
        assert_eq!(store.events(&game, 0).await.unwrap().len(), 2);
        assert_eq!(store.events(&nowhere, 0).await.unwrap(), []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_writers_at_once_each_version_has_one() {
    const WRITERS: usize = 8;
    const VERSIONS: Version = 25;
    for (_, store) in stores().await {
        let game = found(&*store).await;
        let mut writers = Vec::new();
        for _ in 0..WRITERS {
            let (store, game) = (Arc::clone(&store), game.clone());
            writers.push(tokio::spawn(async move {
                let (mut seen, mut written) = (2, Vec::new());
                while seen < 2 + VERSIONS {
                    match append(&*store, word(&game, seen)).await {
                        Ok(appended) => written.push(appended.version),
                        Err(AppendError::Stale) => {}
                        Err(error) => panic!("{error}"),
                    }
                    seen = store.events(&game, 0).await.unwrap().len() as Version;
                }
                written
            }));
        }
        let mut written = Vec::new();
        for writer in writers {
            written.extend(writer.await.unwrap());
        }
        let last = store.events(&game, 0).await.unwrap().len() as Version;
        written.sort_unstable();
        assert_eq!(written, (3..=last).collect::<Vec<_>>(), "each version was given to one writer");
    }
}

#[tokio::test]
async fn an_ack_id_is_written_once_for_each_guest_and_game() {
    for (_, store) in stores().await {
        let (game, other) = (found(&*store).await, found(&*store).await);
        let (ada, ben) = (guest(), guest());
        let said = |game: &GameId, seen, guest| Append { ack: Some(ack(guest, "m1")), ..word(game, seen) };
        assert_eq!(append(&*store, said(&game, 2, &ada)).await.unwrap().version, 3);
        // Whatever has happened since, and whatever version was seen.
        append(&*store, word(&game, 3)).await.unwrap();
        for seen in [2, 4] {
            let again = append(&*store, said(&game, seen, &ada)).await;
            assert!(matches!(again, Err(AppendError::Repeated { version: 3 })), "{again:?}");
        }
        assert_eq!(append(&*store, said(&game, 4, &ben)).await.unwrap().version, 5, "another guest");
        assert_eq!(append(&*store, said(&other, 2, &ada)).await.unwrap().version, 3, "another game");
        let m1: AckId = "m1".parse().unwrap();
        assert_eq!(store.said(&game, &ada, &m1).await.unwrap(), Some(3));
        assert_eq!(store.said(&game, &ben, &m1).await.unwrap(), Some(5));
        assert_eq!(store.said(&game, &ada, &"m2".parse().unwrap()).await.unwrap(), None);
        // Of several events the last one's version is the answer.
        let events = vec![
            Event::Accepted { side: Side::First, what: Proposal::Takeback, next: None },
            Event::Takeback { turns: 0 },
        ];
        let two = Append { events, ack: Some(ack(&ada, "m3")), ..word(&game, 5) };
        assert_eq!(append(&*store, two.clone()).await.unwrap().version, 7);
        assert!(matches!(append(&*store, two).await, Err(AppendError::Repeated { version: 7 })));
    }
}

#[tokio::test]
async fn a_batch_is_judged_item_by_item_and_what_is_refused_hinders_nobody() {
    for (_, store) in stores().await {
        let (one, two, ada) = (found(&*store).await, found(&*store).await, guest());
        let new = GameId::draw();
        let batch = vec![
            Append { ack: Some(ack(&ada, "a")), ..word(&one, 2) },
            word(&two, 9),
            Append { ack: Some(ack(&ada, "a")), ..word(&one, 3) },
            word(&one, 3),
            founding_of(&new),
            founding_of(&new),
            word(&new, 2),
            word(&two, 2),
        ];
        let answers = store.append_all(batch).await;
        let shown: Vec<String> = answers
            .iter()
            .map(|answer| match answer {
                Ok(appended) => appended.version.to_string(),
                Err(AppendError::Stale) => "stale".to_owned(),
                Err(AppendError::Repeated { version }) => format!("said as {version}"),
                Err(AppendError::Failed(error)) => error.to_string(),
            })
            .collect();
        assert_eq!(shown, ["3", "stale", "said as 3", "4", "2", "stale", "3", "3"]);
        for (game, length) in [(&one, 4), (&two, 3), (&new, 3)] {
            let log = store.events(game, 0).await.unwrap();
            assert!(log.iter().zip(1..).all(|(logged, version)| logged.version == version));
            assert_eq!(log.len(), length);
        }
    }
}

/// Somebody is at a game.
fn waits(game: &GameId, guest: &GuestKey, until: i64) -> Presence {
    Presence { game: game.clone(), guest: guest.clone(), until, said: 1 }
}

#[tokio::test]
async fn the_lobby_has_room_for_everybody() {
    for (_, store) in stores().await {
        let listed = Summary { listed: true, ..summary(Status::Waiting) };
        let (ada, ben) = (guest(), guest());
        let mut games = Vec::new();
        for host in std::iter::once(&ben).chain(std::iter::repeat_n(&ada, 5)) {
            let game = found_with(&*store, listed.clone()).await;
            store.keep_presence(&[waits(&game, host, 90)]).await.unwrap();
            games.insert(0, game);
        }
        let [newest @ .., _, _, of_ben] = &games[..] else { panic!("{games:?}") };
        assert_eq!(newest.len(), LOBBY_EACH as usize);
        let shown = store.lobby(0, 100).await.unwrap();
        assert_eq!(shown, [newest, std::slice::from_ref(of_ben)].concat(), "of one player only the newest");
    }
}

#[tokio::test]
async fn lists_are_made_of_summaries() {
    for (_, store) in stores().await {
        let listed = Summary { listed: true, ..summary(Status::Waiting) };
        let hidden = found(&*store).await;
        let old = found_with(&*store, listed.clone()).await;
        let new = found_with(&*store, listed.clone()).await;
        assert!(store.lobby(0, 10).await.unwrap().is_empty(), "nobody is there who waits");
        let (ada, ben) = (guest(), guest());
        let waiting = [waits(&hidden, &ada, 70), waits(&old, &ada, 50), waits(&new, &ben, 60)];
        store.keep_presence(&waiting).await.unwrap();
        assert_eq!(store.lobby(50, 10).await.unwrap(), [new.clone(), old.clone()]);
        assert_eq!(store.lobby(51, 10).await.unwrap(), std::slice::from_ref(&new), "who waited has left");
        assert_eq!(store.lobby(0, 1).await.unwrap(), std::slice::from_ref(&new));
        let begun = Append { summary: Summary { listed: true, ..summary(Status::Running) }, ..word(&new, 2) };
        append(&*store, begun).await.unwrap();
        assert_eq!(store.lobby(0, 10).await.unwrap(), std::slice::from_ref(&old));
        let series = Summary { series: Some(old.clone()), ..listed };
        let next = found_with(&*store, series.clone()).await;
        append(&*store, Append { summary: series, ..word(&old, 2) }).await.unwrap();
        assert_eq!(
            store.series(&old).await.unwrap(),
            [old.clone(), next.clone()],
            "in order of their making"
        );
        let all = [hidden, old, new, next];
        assert_eq!(store.all_games(None, 3).await.unwrap(), all[..3]);
        assert_eq!(store.all_games(Some(&all[2]), 3).await.unwrap(), all[3..]);
    }
}

#[tokio::test]
async fn flags_are_due_when_their_time_is_over_and_not_before() {
    for (_, store) in stores().await {
        let flag = |after| Summary { flag_after: Some(after), ..summary(Status::Running) };
        let soon = found_with(&*store, flag(0)).await;
        let late = found_with(&*store, flag(3_600_000)).await;
        found(&*store).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(store.flags_due(10).await.unwrap(), std::slice::from_ref(&soon));
        append(&*store, word(&soon, 2)).await.unwrap();
        assert_eq!(store.flags_due(10).await.unwrap(), [], "the clock was stopped");
        append(&*store, Append { summary: flag(0), ..word(&late, 2) }).await.unwrap();
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(store.flags_due(10).await.unwrap(), [late]);
    }
}

#[tokio::test]
async fn guests_are_kept_with_their_names_which_can_be_deleted() {
    for (_, store) in stores().await {
        let (ada, ben, nobody) = (guest(), guest(), guest());
        let begun = store.now().await.unwrap();
        store.keep_guest(&ada, Some("Ada")).await.unwrap();
        store.keep_guest(&ben, None).await.unwrap();
        let kept = store.guest(&ada).await.unwrap().unwrap();
        assert_eq!(kept.name.as_deref(), Some("Ada"));
        assert!((begun..=store.now().await.unwrap()).contains(&kept.seen));
        assert_eq!(store.guest(&nobody).await.unwrap(), None);
        tokio::time::sleep(Duration::from_millis(5)).await;
        store.keep_guest(&ada, None).await.unwrap();
        let again = store.guest(&ada).await.unwrap().unwrap();
        assert_eq!(again.name.as_deref(), Some("Ada"), "who comes again keeps the name");
        assert!(again.seen > kept.seen);
        store.rename_guest(&ben, Some("'; DROP TABLE guests;-- ☃")).await.unwrap();
        let all = [ada.clone(), nobody, ben.clone()];
        assert_eq!(
            store.names(&all).await.unwrap(),
            [(ada.clone(), "Ada".to_owned()), (ben.clone(), "'; DROP TABLE guests;-- ☃".to_owned())]
        );
        store.rename_guest(&ben, None).await.unwrap();
        assert_eq!(store.names(&all).await.unwrap().len(), 1);
        assert_eq!(store.purge_names(begun).await.unwrap(), 0, "both were seen since");
        assert_eq!(store.purge_names(again.seen + 1).await.unwrap(), 1);
        assert_eq!(store.names(&all).await.unwrap(), []);
        assert!(store.guest(&ada).await.unwrap().is_some(), "the guest stays");
    }
}

#[tokio::test]
async fn presence_is_the_last_word_about_a_seat() {
    for (_, store) in stores().await {
        let (game, ada, ben) = (found(&*store).await, guest(), guest());
        let word = |guest: &GuestKey, said, until| Presence {
            game: game.clone(),
            guest: guest.clone(),
            until,
            said,
        };
        let known = async || {
            let mut known = store.presence(&game).await.unwrap();
            known.sort_by_key(|presence| presence.until);
            known
        };
        store.keep_presence(&[word(&ada, 1, 10), word(&ben, 1, 20)]).await.unwrap();
        store.keep_presence(&[word(&ada, 3, 40), word(&ada, 2, 30)]).await.unwrap();
        assert_eq!(known().await, [word(&ben, 1, 20), word(&ada, 3, 40)]);
        // What was said before is written after, or what was said at once.
        store.keep_presence(&[word(&ada, 2, 50), word(&ben, 1, 60)]).await.unwrap();
        assert_eq!(known().await, [word(&ben, 1, 20), word(&ada, 3, 40)]);
        store.keep_presence(&[word(&ada, 4, 5)]).await.unwrap();
        assert_eq!(known().await, [word(&ada, 4, 5), word(&ben, 1, 20)]);
        store.keep_presence(&[]).await.unwrap();
        assert_eq!(store.presence(&GameId::draw()).await.unwrap(), []);
    }
}

#[tokio::test]
async fn who_was_at_a_game_is_forgotten_when_it_is_over() {
    for (_, store) in stores().await {
        let (over, running, ada, ben) = (found(&*store).await, found(&*store).await, guest(), guest());
        for game in [&over, &running] {
            let here = |guest: &GuestKey, until| Presence {
                game: game.clone(),
                guest: guest.clone(),
                until,
                said: 1,
            };
            store.keep_presence(&[here(&ada, 10), here(&ben, 20)]).await.unwrap();
        }
        assert_eq!(store.forget_presence(1_000).await.unwrap(), 0, "both may go on");
        append(&*store, Append { summary: summary(Status::Over), ..word(&over, 2) }).await.unwrap();
        assert_eq!(store.forget_presence(20).await.unwrap(), 1, "Ben may still be there");
        assert_eq!(store.presence(&over).await.unwrap()[0].guest, ben);
        assert_eq!(store.forget_presence(21).await.unwrap(), 1);
        assert_eq!(store.presence(&over).await.unwrap(), []);
        assert_eq!(store.presence(&running).await.unwrap().len(), 2);
    }
}

/// What a store hears until it has heard something.
async fn heard(store: &dyn Store, last: &News) -> Vec<News> {
    let mut news = Vec::new();
    while news.last() != Some(last) {
        news.push(timeout(Duration::from_secs(10), store.news()).await.expect("news comes"));
    }
    news
}

#[tokio::test]
async fn news_of_logs_and_words_come_to_every_server() {
    for (place, store) in stores().await {
        // A file has one server, a database any number.
        let listener = match place {
            Place::File(_) => Arc::clone(&store),
            Place::Postgres(_) => place.open().await.unwrap(),
        };
        let games: BTreeSet<GameId> = (0..1_000).map(|_| GameId::draw()).collect();
        let batch = games.iter().map(founding_of).collect();
        assert!(store.append_all(batch).await.iter().all(Result::is_ok));
        append(&*store, word(games.first().unwrap(), 1)).await.unwrap_err();
        store.say("people:somewhere").await.unwrap();
        let mut news = heard(&*listener, &News::Word("people:somewhere".to_owned())).await;
        news.pop();
        let told: BTreeSet<GameId> = news
            .iter()
            .map(|news| match news {
                News::Grown(game, 2) => game.clone(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!((told, news.len()), (games, 1_000), "each once, and what was refused not at all");
    }
}
