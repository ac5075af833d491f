//! Who is at a game: everybody hears of it, and whoever is away for too long can lose by it.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use khamsin_server::online::event::Event;
use khamsin_server::store::open::Place;
use khamsin_server::store::presence::Presence;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::client::Guest;
use crate::place::{both, file, server, server_with};

const LEAP: &str = "saut-du-chat/ludens-planet";

fn is_here(table: &Value, side: &str) -> bool {
    table["seats"][side]["here"] == true
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_who_comes_who_goes_and_who_comes_back() {
    for place in both() {
        let site = server(&place).await;
        // Two servers on PostgreSQL; a file has one.
        let other = if matches!(place, Place::Postgres(_)) { Some(server(&place).await) } else { None };
        let elsewhere = other.as_ref().unwrap_or(&site);
        let (ada, ben) = (Guest::new(&site, "Ada").await, Guest::new(elsewhere, "Ben").await);
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
        let mut first = ada.listen(&game).await;
        ben.join(&game).await;
        first.until(|table| table["status"] == "running").await;
        for _ in 0..2 {
            let mut second = ben.listen(&game).await;
            second.until(|table| is_here(table, "first") && is_here(table, "second")).await;
            first.until(|table| is_here(table, "second")).await;
            assert_eq!(first.table["away"]["second"], Value::Null);
            drop(second);
            first.until(|table| !is_here(table, "second")).await;
            assert!(first.table["away"]["second"].is_i64());
            // Ada is to move herself.
            assert_eq!(first.table["claim_at"], Value::Null);
        }
        // A server said that he is here, and then said nothing any more.
        let id = game.parse().unwrap();
        let seats = site.hub.table(&id).await.unwrap().seats;
        let guest = seats[khamsin_rules::Side::Second].clone().unwrap();
        let said = site.hub.now() + 1_000;
        let until = said + 4_000;
        site.hub.store().keep_presence(&[Presence { game: id.clone(), guest, until, said }]).await.unwrap();
        site.hub.people_changed(&id).await;
        first.until(|table| is_here(table, "second")).await;
        first.until(|table| !is_here(table, "second")).await;
        assert_eq!(first.table["away"]["second"], until);
    }
}

/// A line that comes and goes writes "here" and "gone" at once, in any order: it ends as it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_flutters_is_last_heard_of_as_it_is() {
    for place in both() {
        let site = server(&place).await;
        let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
        ben.join(&game).await;
        let mut first = ada.listen(&game).await;
        for _ in 0..40 {
            drop(ben.dial(&game, &[]).await.unwrap());
        }
        let second = ben.listen(&game).await;
        first.until(|table| is_here(table, "second")).await;
        drop(second);
        first.until(|table| !is_here(table, "second")).await;
        // And what is known of him stays so.
        tokio::time::sleep(Duration::from_millis(300)).await;
        let (_, table) = ada.get(&format!("/api/v1/games/{game}")).await;
        assert!(!is_here(&table, "second"), "{table}");
        let id = game.parse().unwrap();
        let known = site.hub.store().presence(&id).await.unwrap();
        assert_eq!(known.iter().filter(|presence| presence.until > site.hub.now()).count(), 1, "{known:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_one_server_for_another_is_here() {
    for place in both().into_iter().filter(|place| matches!(place, Place::Postgres(_))) {
        let (one, two) = (server(&place).await, server(&place).await);
        let (ada, ben) = (Guest::new(&one, "").await, Guest::new(&one, "").await);
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
        ben.join(&game).await;
        let mut first = ada.listen(&game).await;
        let old = ben.listen(&game).await;
        first.until(|table| is_here(table, "second")).await;
        // The first server hears late that he has gone to the other.
        let new = ben.at(&two).listen(&game).await;
        drop(old);
        // Well before the roll is called again; it may have been told for a moment that he is gone.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let (_, table) = ada.get(&format!("/api/v1/games/{game}")).await;
        assert!(is_here(&table, "second"), "{table}");
        drop(new);
        first.until(|table| !is_here(table, "second")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_of_a_new_name() {
    for place in both() {
        let site = server(&place).await;
        // Two servers on PostgreSQL; a file has one.
        let other = if matches!(place, Place::Postgres(_)) { Some(server(&place).await) } else { None };
        let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
        ben.join(&game).await;
        let mut watched = ada.at(other.as_ref().unwrap_or(&site)).listen(&game).await;
        ben.ask("PUT", "/api/v1/me", json!({ "name": "Ben" }).to_string(), "application/json").await;
        watched.until(|table| table["seats"]["second"]["name"] == "Ben").await;
        // A name that comes along with another game is heard of in this one, too.
        ben.create(&json!({ "ruleset": LEAP, "name": "Benjamin" })).await;
        watched.until(|table| table["seats"]["second"]["name"] == "Benjamin").await;
    }
}

/// Sets back the times of everything that has happened so far, behind the back of servers that are not there.
async fn set_back(place: &Place, by: i64) {
    let Place::File(path) = place else { panic!("the file is ours alone") };
    let mut second = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    for column in [
        "UPDATE events SET at = at - ?",
        "UPDATE games SET updated_at = updated_at - ?",
        "UPDATE presence SET until = until - ?",
        "UPDATE guests SET seen = seen - ?",
    ] {
        sqlx::query(column).bind(by).execute(&mut second).await.unwrap();
    }
    second.close().await.unwrap();
}

#[tokio::test]
async fn a_server_forgets_how_guests_were_called_who_have_expired() {
    let place = file();
    let site = server(&place).await;
    let ada = Guest::new(&site, "Ada").await;
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
    site.end().await;
    set_back(&place, 181 * 24 * 3_600_000).await;
    let site = server(&place).await;
    let log = site.hub.store().events(&game.parse().unwrap(), 0).await.unwrap();
    let Event::Joined { guest, .. } = &log[1].event else { panic!("{log:?}") };
    let soon = Instant::now() + Duration::from_mins(1);
    while site.hub.store().guest(guest).await.unwrap().unwrap().name.is_some() {
        assert!(Instant::now() < soon, "Ada is still called by her name");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (_, table) = Guest::new(&site, "").await.get(&format!("/api/v1/games/{game}")).await;
    assert!(table["seats"]["first"]["taken"] == true && table["seats"]["first"]["name"].is_null(), "{table}");
    site.end().await;
}

async fn claim_is_refused(guest: &Guest, game: &str, why: &str) {
    let (status, refused) = guest.act(game, &json!({ "do": "claim" })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("not-away")), "{why}");
}

#[tokio::test]
async fn whoever_is_gone_for_long_can_lose_by_it_but_nobody_else() {
    let place = file();
    let site = server(&place).await;
    let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
    drop(ada.listen(&game).await);
    site.end().await;
    // Ada has made the game and left; Ben finds it an hour later.
    set_back(&place, 3_600_000).await;
    let site = server(&place).await;
    let (ada, ben) = (ada.at(&site), ben.at(&site));
    ben.join(&game).await;
    claim_is_refused(&ben, &game, "she may not know yet that the game has begun").await;
    let (_, table) = ben.get(&format!("/api/v1/games/{game}")).await;
    let now = table["now"].as_i64().unwrap();
    let away = now - table["away"]["first"].as_i64().unwrap();
    assert!((3_570_000..3_700_000).contains(&away), "away for {away} ms");
    let grace = table["claim_at"].as_i64().unwrap() - now;
    assert!((100_000..=120_000).contains(&grace), "{grace} ms until it may be claimed");
    site.end().await;

    set_back(&place, 121_000).await;
    let site = server_with(&place, 1_000).await;
    let (ada, ben) = (ada.at(&site), ben.at(&site));
    claim_is_refused(&ben, &game, "the server itself was away: Ada may be on her way").await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    claim_is_refused(&ada, &game, "it is Ada's own turn").await;
    ben.does(&game, &json!({ "do": "claim" })).await;
    let (_, table) = ben.get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(
        (&table["outcome"]["winner"], &table["game"]["end"]["abandoned"]),
        (&json!("second"), &json!("first"))
    );
}

#[tokio::test]
async fn whoever_comes_back_or_was_never_here_is_judged_by_that() {
    let place = file();
    let site = server(&place).await;
    let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "second" })).await;
    ben.join(&game).await;
    ben.does(&game, &json!({ "do": "resign" })).await;
    ada.does(&game, &json!({ "do": "offer", "what": "rematch" })).await;
    ben.does(&game, &json!({ "do": "accept", "what": "rematch" })).await;
    let (_, table) = ben.get(&format!("/api/v1/games/{game}")).await;
    let next = table["next"].as_str().unwrap().to_owned();
    // Ada begins the rematch, and never comes to it.
    site.end().await;
    set_back(&place, 121_000).await;
    let site = server_with(&place, 500).await;
    let (ada, ben) = (ada.at(&site), ben.at(&site));
    let socket = ada.listen(&next).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    claim_is_refused(&ben, &next, "she has come after all").await;
    drop(socket);
    site.end().await;
    set_back(&place, 161_000).await;
    let site = server_with(&place, 500).await;
    let ben = ben.at(&site);
    tokio::time::sleep(Duration::from_millis(600)).await;
    ben.does(&next, &json!({ "do": "claim" })).await;
    let (_, table) = ben.get(&format!("/api/v1/games/{next}")).await;
    assert_eq!(table["game"]["end"]["abandoned"], "first");
}
