//! Clocks are the server's: they survive it, and a flag falls once.

use std::time::Duration;

use khamsin_rules::random::Random;
use khamsin_server::online::event::Event;
use khamsin_server::online::id::GameId;
use khamsin_server::store::open::Place;
use serde_json::json;

use crate::client::{Guest, any_turn};
use crate::place::{both, file, server};

const LEAP: &str = "saut-du-chat/ludens-planet";

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_once_also_with_two_servers_and_after_a_restart() {
    for place in both() {
        let site = server(&place).await;
        let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
        let clock = json!({ "kind": "increment", "base": 1500, "step": 0 });
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first", "clock": clock })).await;
        ben.join(&game).await;
        site.end().await;
        // Two servers on PostgreSQL; a file has one.
        let site = server(&place).await;
        let other = if matches!(place, Place::Postgres(_)) { Some(server(&place).await) } else { None };
        let ben = ben.at(other.as_ref().unwrap_or(&site));
        let mut socket = ben.listen(&game).await;
        socket.until(|table| table["status"] == "over").await;
        assert_eq!(socket.table["outcome"]["winner"], "second");
        assert_eq!(socket.table["game"]["end"]["flagged"], "first");
        assert_eq!(
            (&socket.table["clock"]["first"], &socket.table["clock"]["running"]),
            (&json!(0), &json!(null))
        );
        tokio::time::sleep(Duration::from_millis(500)).await;
        let id: GameId = game.parse().unwrap();
        let log = site.hub.store().events(&id, 0).await.unwrap();
        let flags = log.iter().filter(|logged| matches!(logged.event, Event::Flagged { .. })).count();
        assert_eq!((flags, log.len()), (1, 5));
        let (began, fell) = (log[2].at, log[3].at);
        assert!((1500..4000).contains(&(fell - began)), "the flag fell after {} ms", fell - began);
    }
}

#[tokio::test]
async fn a_turn_that_is_taken_back_has_all_its_time_again() {
    let site = server(&file()).await;
    let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
    let clock = json!({ "kind": "per_turn", "base": 60_000 });
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first", "seed": "7", "clock": clock })).await;
    ben.join(&game).await;
    let turn = any_turn(&LEAP.parse().unwrap(), "7", &[], &mut Random::new(3)).unwrap();
    ada.does(&game, &json!({ "do": "turn", "turn": turn })).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let left = async |side: &str| {
        let (_, table) = ada.get(&format!("/api/v1/games/{game}")).await;
        assert_eq!(table["clock"]["running"], side);
        (table["clock"]["first"].as_i64().unwrap(), table["clock"]["second"].as_i64().unwrap())
    };
    assert!(left("second").await.1 <= 58_500, "Ben has thought");
    ada.does(&game, &json!({ "do": "offer", "what": "takeback" })).await;
    ben.does(&game, &json!({ "do": "accept", "what": "takeback" })).await;
    let (first, second) = left("first").await;
    assert_eq!(second, 60_000);
    assert!((59_000..=60_000).contains(&first), "{first}");
}

#[tokio::test]
async fn a_silent_socket_is_closed_and_one_that_pings_is_not() {
    let site = server(&file()).await;
    let ada = Guest::new(&site, "").await;
    let game = ada.create(&json!({ "ruleset": LEAP })).await;
    let (silent, mut pinging) = (ada.listen(&game).await, ada.listen(&game).await);
    let begun = tokio::time::Instant::now();
    let closing = tokio::spawn(silent.closed_within(Duration::from_mins(1)));
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_secs(12)).await;
        pinging.send("{\"t\":\"ping\"}".to_owned()).await;
    }
    assert_eq!(closing.await.unwrap(), 4028);
    assert!(begun.elapsed() >= Duration::from_secs(45));
    while pinging.next().await.expect("it is open")["t"] != "pong" {}
}
