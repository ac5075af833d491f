//! Whole games, and everything players can say to each other.

use axum::http::StatusCode;
use http_body_util::BodyExt;
use khamsin_rules::random::Random;
use khamsin_rules::record::Record;
use khamsin_rules::replay::replay;
use khamsin_server::online::id::GameId;
use khamsin_server::online::table::Table;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::client::{Guest, any_turn};
use crate::place::{Site, both, file, server};

const LEAP: &str = "saut-du-chat/ludens-planet";
const SEEGA: &str = "seega/ludens-planet";

/// Two players and a game that both sit at; the one who made it is First.
async fn pair(site: &Site, set: &str) -> (Guest, Guest, String) {
    let (ada, ben) = (Guest::new(site, "Ada").await, Guest::new(site, "Ben").await);
    let game = ada.create(&json!({ "ruleset": set, "side": "first", "seed": "7" })).await;
    ben.join(&game).await;
    (ada, ben, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_to_the_end_and_a_third_watches_on_both_stores() {
    for place in both() {
        for (number, set) in [LEAP, "seti/beth", "pahtum/globe-joueur"].into_iter().enumerate() {
            let site = server(&place).await;
            let (ada, ben, game) = pair(&site, set).await;
            let (mut first, mut second) = (ada.listen(&game).await, ben.listen(&game).await);
            let mut watcher = Guest::new(&site, "Cleo").await.listen(&game).await;
            assert_eq!(first.table["you"], "first");
            assert_eq!(second.table["you"], "second");
            assert_eq!(watcher.table["you"], Value::Null);

            let rules = set.parse().unwrap();
            let mut random = Random::new(number as u64);
            let mut turns: Vec<String> = Vec::new();
            while let Some(turn) = any_turn(&rules, "7", &turns, &mut random) {
                let mover = if first.table["side"] == "first" { &mut first } else { &mut second };
                let told = mover
                    .wish(&json!({ "do": "turn", "turn": turn, "ack": format!("t{}", turns.len()) }))
                    .await;
                assert_eq!(told["t"], "ack", "{told}");
                turns.push(turn);
                for socket in [&mut first, &mut second, &mut watcher] {
                    let played = turns.len();
                    while socket.turns.len() < played {
                        socket.next().await.unwrap();
                    }
                    assert_eq!(socket.turns, turns);
                }
            }
            watcher.until(|table| table["status"] == "over").await;
            assert!(watcher.table["outcome"]["clause"].as_str().unwrap().contains('.'));

            // The log is all there is: read by itself it is the same game, and the record replays.
            let id: GameId = game.parse().unwrap();
            let log = site.hub.store().events(&id, 0).await.unwrap();
            let table = Table::open(id, &log).unwrap().unwrap();
            assert_eq!(table.turns.texts(), turns);
            assert_eq!(log.len() as u64, watcher.table["v"].as_u64().unwrap());
            let (status, record) = ben.get(&format!("/api/v1/games/{game}/record")).await;
            assert_eq!(status, StatusCode::OK);
            let record = Record::parse(record.as_str().unwrap()).unwrap();
            assert_eq!(replay(&record).unwrap().outcome(), table.game.outcome());
            site.end().await;
        }
    }
}

#[tokio::test]
async fn what_is_said_twice_is_done_once() {
    for place in both() {
        let site = server(&place).await;
        let (ada, ben, game) = pair(&site, LEAP).await;
        let turn = any_turn(&LEAP.parse().unwrap(), "7", &[], &mut Random::new(1)).unwrap();
        let command = json!({ "do": "turn", "turn": turn, "ack": "once", "v": 3 });
        let version = ada.does(&game, &command).await;
        assert_eq!(ada.does(&game, &command).await, version);
        let (mut one, mut two) = (ada.listen(&game).await, ada.listen(&game).await);
        assert_eq!(one.wish(&command).await["v"], version);
        assert_eq!(two.wish(&command).await["v"], version);
        assert_eq!(one.turns.len(), 1);
        // The same name from somebody else, or for another game, is another wish.
        let (status, _) = ben.act(&game, &json!({ "do": "offer", "what": "draw", "ack": "once" })).await;
        assert_eq!(status, StatusCode::OK);
        site.end().await;
    }
}

#[tokio::test]
async fn a_turn_is_taken_back_if_the_other_agrees() {
    let site = server(&file()).await;
    let (ada, ben, game) = pair(&site, LEAP).await;
    let set = LEAP.parse().unwrap();
    let mut random = Random::new(3);
    let first = any_turn(&set, "7", &[], &mut random).unwrap();
    ada.does(&game, &json!({ "do": "turn", "turn": first })).await;
    let (_, refused) = ben.act(&game, &json!({ "do": "offer", "what": "takeback" })).await;
    assert_eq!(refused["code"], "nothing-to-take-back");
    let second = any_turn(&set, "7", std::slice::from_ref(&first), &mut random).unwrap();
    ben.does(&game, &json!({ "do": "turn", "turn": second })).await;
    let mut socket = ben.listen(&game).await;
    assert_eq!(socket.turns.len(), 2);
    ada.does(&game, &json!({ "do": "offer", "what": "takeback" })).await;
    let (_, refused) = ada.act(&game, &json!({ "do": "accept", "what": "takeback" })).await;
    assert_eq!(refused["code"], "no-offer");
    let version = ben.does(&game, &json!({ "do": "accept", "what": "takeback" })).await;
    socket.until(|table| table["v"] == version).await;
    assert!(socket.turns.is_empty());
    assert_eq!(socket.table["side"], "first");
    // What was meant for the position before is refused.
    let (_, refused) = ada.act(&game, &json!({ "do": "turn", "turn": first, "v": version - 2 })).await;
    assert_eq!(refused["code"], "stale-version");
    site.end().await;
}

#[tokio::test]
async fn nobody_is_pestered_with_offers() {
    let site = server(&file()).await;
    let (ada, ben, game) = pair(&site, LEAP).await;
    let (offer, no) = (json!({ "do": "offer", "what": "draw" }), json!({ "do": "decline", "what": "draw" }));
    for _ in 0..5 {
        ada.does(&game, &offer).await;
        ben.does(&game, &no).await;
    }
    let (status, refused) = ada.act(&game, &offer).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("offered-enough")));
    // Ben has offered nothing; and after a turn one may ask again.
    ben.does(&game, &offer).await;
    ada.does(&game, &no).await;
    let turn = any_turn(&LEAP.parse().unwrap(), "7", &[], &mut Random::new(3)).unwrap();
    ada.does(&game, &json!({ "do": "turn", "turn": turn })).await;
    ada.does(&game, &offer).await;
    site.end().await;
}

#[tokio::test]
async fn a_browser_that_is_known_before_it_joins_sits_there_even_if_the_answer_is_lost() {
    let site = server(&file()).await;
    let (ada, ben) = (Guest::browsing(&site).await, Guest::browsing(&site).await);
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
    for _ in 0..2 {
        // Whatever became of the first answer.
        assert_eq!(ben.join(&game).await["you"], "second");
    }
    // Whoever asks again stays who they are.
    let (status, me) = ben.browser().post("/api/v1/me", &json!({})).await;
    assert_eq!((status, me), (StatusCode::OK, json!({ "name": null })));
    assert_eq!(ben.join(&game).await["you"], "second");
    site.end().await;
}

#[tokio::test]
async fn offers_end_games_and_a_rematch_goes_on_as_a_series() {
    let site = server(&file()).await;
    let (ada, ben, game) = pair(&site, SEEGA).await;
    let (_, refused) = ada.act(&game, &json!({ "do": "offer", "what": "count" })).await;
    assert_eq!(refused["code"], "offer-refused", "there is nothing to count while placing");
    let (_, refused) = ada.act(&game, &json!({ "do": "offer", "what": "rematch" })).await;
    assert_eq!(refused["code"], "game-not-over");
    ada.does(&game, &json!({ "do": "offer", "what": "draw" })).await;
    ben.does(&game, &json!({ "do": "decline", "what": "draw" })).await;
    ada.does(&game, &json!({ "do": "offer", "what": "draw" })).await;
    // Two equal offers are an agreement.
    ben.does(&game, &json!({ "do": "offer", "what": "draw" })).await;
    let (_, over) = ada.get(&format!("/api/v1/games/{game}")).await;
    assert_eq!((&over["status"], &over["outcome"]["kind"]), (&json!("over"), &json!("draw")));

    ben.does(&game, &json!({ "do": "offer", "what": "rematch" })).await;
    ada.does(&game, &json!({ "do": "accept", "what": "rematch" })).await;
    let (_, told) = ada.get(&format!("/api/v1/games/{game}")).await;
    let next = told["next"].as_str().unwrap().to_owned();
    let (_, rematch) = ada.get(&format!("/api/v1/games/{next}")).await;
    assert_eq!((&rematch["you"], &rematch["status"]), (&json!("second"), &json!("running")));
    assert_eq!(rematch["series"], json!({ "id": game, "number": 2 }));
    ben.does(&next, &json!({ "do": "resign" })).await;

    let (_, series) = ben.get(&format!("/api/v1/series/{next}")).await;
    assert_eq!(series["games"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&series["one"]["name"], &series["one"]["won"], &series["one"]["drawn"]),
        (&json!("Ada"), &json!(1), &json!(1))
    );
    assert_eq!(
        (&series["two"]["name"], &series["two"]["lost"], &series["two"]["you"]),
        (&json!("Ben"), &json!(1), &json!(true))
    );
    let points: khamsin_rules::RuleSet = SEEGA.parse().unwrap();
    assert_eq!(series["games"][1]["points"]["one"], u32::from(points.rules().points().total));
    site.end().await;
}

#[tokio::test]
async fn the_lobby_shows_what_waits_and_nothing_else() {
    for place in both() {
        let site = server(&place).await;
        let ada = Guest::new(&site, "Ada").await;
        let hidden = ada.create(&json!({ "ruleset": LEAP })).await;
        let listed = ada.create(&json!({ "ruleset": LEAP, "listed": true })).await;
        let names = |lobby: Value| -> Vec<String> {
            let games = lobby["games"].as_array().unwrap().iter();
            games.map(|game| game["id"].as_str().unwrap().to_owned()).collect()
        };
        let (_, lobby) = ada.get("/api/v1/games").await;
        assert_eq!(names(lobby), std::slice::from_ref(&listed));
        let ben = Guest::new(&site, "Ben").await;
        ben.join(&listed).await;
        ben.join(&hidden).await;
        let (_, lobby) = ada.get("/api/v1/games").await;
        assert!(names(lobby).is_empty());
        site.end().await;
    }
}

#[tokio::test]
async fn a_server_that_was_ended_goes_on_where_it_was() {
    let place = file();
    let site = server(&place).await;
    let (ada, ben, game) = pair(&site, LEAP).await;
    let turn = any_turn(&LEAP.parse().unwrap(), "7", &[], &mut Random::new(1)).unwrap();
    ada.does(&game, &json!({ "do": "turn", "turn": turn })).await;
    let socket = ben.listen(&game).await;
    site.end().await;
    assert_eq!(socket.closed().await, 1001);
    let site = server(&place).await;
    let socket = ben.at(&site).listen(&game).await;
    assert_eq!(socket.turns, [turn]);
    assert_eq!(socket.table["seats"]["first"]["name"], "Ada");
    site.end().await;
}

#[tokio::test]
async fn a_program_follows_a_game_line_by_line() {
    let site = server(&file()).await;
    let (ada, _, game) = pair(&site, LEAP).await;
    let request =
        axum::http::Request::get(format!("/api/v1/games/{game}/stream")).body(axum::body::Body::empty());
    let response = site.app.clone().oneshot(request.unwrap()).await.unwrap();
    assert_eq!(response.headers()["content-type"], "application/x-ndjson");
    let mut body = response.into_body();
    ada.does(&game, &json!({ "do": "resign" })).await;
    let mut text = String::new();
    while !text.contains("\"over\"") {
        let frame = body.frame().await.unwrap().unwrap();
        text.push_str(&String::from_utf8_lossy(&frame.into_data().unwrap()));
    }
    assert!(text.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}
