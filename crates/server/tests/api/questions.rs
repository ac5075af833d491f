//! Each question is answered.

use serde_json::json;

use crate::asking::{asked_of, game, get, post, request};

#[tokio::test]
async fn a_rule_set_is_told_clause_by_clause() {
    let answer = get("/api/v1/ruleset?ruleset=seega/tabuleiro-42(size=7)").await;
    assert_eq!(answer.status, 200);
    let detail = answer.json();
    assert_eq!(detail["ruleset"]["board"], json!({ "files": 7, "ranks": 7 }));
    assert!(!detail["clauses"].as_array().unwrap().is_empty());
    let encoded = get("/api/v1/ruleset?ruleset=seega%2Ftabuleiro-42%28size%3D7%29").await;
    assert_eq!(encoded.body, answer.body, "percent signs change nothing");
}

#[tokio::test]
async fn levels_are_told() {
    let levels = get("/api/v1/levels?ruleset=seti/beth&lang=fr").await;
    assert_eq!(levels.header("content-language"), "fr");
    assert_eq!(levels.json()["levels"].as_array().unwrap().len(), 8);
}

#[tokio::test]
async fn the_legal_actions_of_a_game_are_told() {
    let answer = post("/api/v1/state", &json!({ "game": game("seega/ludens-planet", &["b2,d4"]) })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let state = answer.json();
    // 25 squares, without the centre and the two that are taken.
    assert_eq!(state["actions"].as_array().unwrap().len(), 22);
    assert_eq!(state["side"], "second");
}

#[tokio::test]
async fn positions_are_taken_as_text_and_in_parts() {
    let text = "1M3/5/2m2/5/5 1 move 0,0 0 1";
    let ask = json!({ "ruleset": "seega/ludens-planet", "position": { "text": text } });
    let answer = post("/api/v1/position", &ask).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["text"]), (200, &json!(text)), "{}", answer.text());
    let parts = json!({
        "pieces": [
            { "square": "b5", "kind": "man", "side": "first", "aboard": false },
            { "square": "c3", "kind": "man", "side": "second", "aboard": false },
        ],
        "side": "first", "phase": "move", "hands": { "first": 0, "second": 0 },
    });
    let ask = json!({ "ruleset": "seega/ludens-planet", "position": { "parts": parts } });
    assert_eq!(post("/api/v1/position", &ask).await.json()["text"], text);
}

#[tokio::test]
async fn turns_are_played() {
    let ask = json!({ "game": game("seega/ludens-planet", &[]), "action": "b2,d4" });
    let played = post("/api/v1/play", &ask).await;
    assert_eq!(played.status, 200, "{}", played.text());
    assert_eq!(played.json()["state"]["game"]["turns"], json!(["b2,d4"]));
    assert_eq!(played.json()["changes"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn json_may_be_declared_with_a_character_set() {
    let kind = [("content-type", "Application/JSON; charset=utf-8")];
    let body = json!({ "game": game("pahtum/globe-joueur", &[]) }).to_string();
    let answer = asked_of(khamsin_server::app::app(), request("POST", "/api/v1/state", &kind, body)).await;
    assert_eq!(answer.status, 200);
}
