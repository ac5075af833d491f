//! Several servers on one PostgreSQL.

use khamsin_rules::random::Random;
use khamsin_server::online::id::GameId;
use khamsin_server::online::table::Table;
use khamsin_server::store::open::Place;
use serde_json::json;

use crate::client::{Guest, any_turn};
use crate::place::server;

const LEAP: &str = "saut-du-chat/ludens-planet";

fn database() -> Option<Place> {
    khamsin_postgres::fresh_database().map(|address| address.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_two_servers_see_each_other_and_survive_the_end_of_one() {
    let Some(place) = database() else { return };
    let (one, two) = (server(&place).await, server(&place).await);
    let (ada, ben) = (Guest::new(&one, "Ada").await, Guest::new(&two, "Ben").await);
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first", "seed": "7" })).await;
    ben.join(&game).await;
    let (mut first, mut second) = (ada.listen(&game).await, ben.listen(&game).await);
    let set = LEAP.parse().unwrap();
    let (mut random, mut turns) = (Random::new(5), Vec::<String>::new());
    for _ in 0..6 {
        let turn = any_turn(&set, "7", &turns, &mut random).unwrap();
        let mover = if turns.len().is_multiple_of(2) { &mut first } else { &mut second };
        let told = mover.wish(&json!({ "do": "turn", "turn": turn })).await;
        assert_eq!(told["t"], "ack", "{told}");
        turns.push(turn);
        for socket in [&mut first, &mut second] {
            while socket.turns.len() < turns.len() {
                socket.next().await.unwrap();
            }
            assert_eq!(socket.turns, turns);
        }
    }
    one.end().await;
    assert_eq!(first.closed().await, 1001);
    let ada = ada.at(&two);
    let mut first = ada.listen(&game).await;
    assert_eq!(first.turns, turns);
    while let Some(turn) = any_turn(&set, "7", &turns, &mut random) {
        let mover = if first.table["side"] == "first" { &mut first } else { &mut second };
        assert_eq!(mover.wish(&json!({ "do": "turn", "turn": turn })).await["t"], "ack");
        turns.push(turn);
        for socket in [&mut first, &mut second] {
            while socket.turns.len() < turns.len() {
                socket.next().await.unwrap();
            }
        }
    }
    second.until(|table| table["status"] == "over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_that_write_at_once_write_one_log() {
    let Some(place) = database() else { return };
    let (one, two) = (server(&place).await, server(&place).await);
    let (ada, ben) = (Guest::new(&one, "").await, Guest::new(&two, "").await);
    let mut game = String::new();
    for round in 0..20 {
        if round % 2 == 0 {
            game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
            ben.join(&game).await;
        }
        let (offer, answer) =
            (json!({ "do": "offer", "what": "draw" }), json!({ "do": "decline", "what": "draw" }));
        ada.does(&game, &offer).await;
        // Both servers hold the game; the second to write reads on and is judged again.
        let (declined, again) = tokio::join!(ben.act(&game, &answer), ada.act(&game, &offer));
        assert!(declined.0.is_success() || again.0.is_success(), "round {round}: {declined:?} {again:?}");
        if !declined.0.is_success() || again.0.is_success() {
            let _ = ben.act(&game, &answer).await;
        }
        let id: GameId = game.parse().unwrap();
        let log = one.hub.store().events(&id, 0).await.unwrap();
        assert!(log.iter().zip(1..).all(|(logged, version)| logged.version == version));
        assert!(Table::open(id, &log).unwrap().is_some());
    }
}
