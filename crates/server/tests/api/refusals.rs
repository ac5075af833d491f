//! Each refusal: its status, its code, and a sentence in every language.

use khamsin_server::app::app;
use serde_json::json;

use crate::asking::{asked_of, game, get, post, post_text, request};

const STATE: &str = "/api/v1/state";

#[tokio::test]
async fn an_illegal_turn_names_its_clause() {
    // The centre stays empty while placing.
    let ask = json!({ "game": game("seega/ludens-planet", &[]), "action": "c3" });
    let problem = post("/api/v1/play", &ask).await.problem(422, "illegal-turn");
    assert_eq!(problem["refusal"]["clause"]["id"], "seega.place.centre");
    assert_eq!(problem["refusal"]["action"], "c3");
    let late = post(STATE, &json!({ "game": game("seega/ludens-planet", &["b2,d4", "b2,a1"]) })).await;
    assert_eq!(late.problem(422, "illegal-turn")["turn"], 1);
}

#[tokio::test]
async fn what_is_no_turn_position_or_rule_set_is_said() {
    let state = |game| async move { post(STATE, &json!({ "game": game })).await };
    state(game("seega/ludens-planet", &["hello"])).await.problem(422, "bad-turn");
    state(game("chess", &[])).await.problem(422, "bad-ruleset");
    state(json!({ "ruleset": "seti/beth", "turns": [], "seed": "-1" })).await.problem(422, "bad-fields");
    let offer = json!({ "ruleset": "seti/beth", "turns": [], "end": "counted" });
    state(offer).await.problem(422, "offer-refused");
    let ask = json!({ "ruleset": "seega/ludens-planet", "position": { "text": "nothing" } });
    post("/api/v1/position", &ask).await.problem(422, "bad-position");
    get("/api/v1/ruleset?ruleset=chess").await.problem(422, "bad-ruleset");
}

#[tokio::test]
async fn what_cannot_be_read_is_said() {
    post_text(STATE, "{").await.problem(400, "bad-json");
    post_text(STATE, vec![0xff, 0xfe]).await.problem(400, "bad-json");
    post_text(STATE, "").await.problem(400, "bad-json");
    post_text(STATE, "[]").await.problem(422, "bad-fields");
    post(STATE, &json!({ "game": game("seti/beth", &[]), "more": 1 })).await.problem(422, "bad-fields");
    get("/api/v1/ruleset").await.problem(400, "bad-query");
    get("/api/v1/levels?ruleset=%ff").await.problem(422, "bad-ruleset");
}

#[tokio::test]
async fn bodies_are_json_of_a_bounded_size() {
    for kind in ["text/plain", "application/x-www-form-urlencoded", ""] {
        let asked = request("POST", STATE, &[("content-type", kind)], "{}");
        asked_of(app(), asked).await.problem(415, "not-json");
    }
    let long = format!("{{\"game\": \"{}\"}}", "x".repeat(64 << 10));
    post_text(STATE, long).await.problem(413, "too-large");
}

#[tokio::test]
async fn paths_and_methods_are_told_apart() {
    get("/api/v1/nothing").await.problem(404, "not-found");
    post("/api/v1/nothing", &json!({})).await.problem(404, "not-found");
    let wrong = get(STATE).await;
    wrong.problem(405, "wrong-method");
    assert_eq!(wrong.header("allow"), "POST");
}

#[tokio::test]
async fn exact_values_need_tables() {
    let problem = post("/api/v1/exact", &json!({ "game": game("pahtum/globe-joueur", &[]) })).await;
    problem.problem(404, "no-table");
    let position =
        json!({ "ruleset": "seega/ludens-planet", "position": "1M3/5/2m2/5/5 1 move 0,0 0 1", "turns": [] });
    post("/api/v1/exact", &json!({ "game": position })).await.problem(404, "no-table");
}

#[tokio::test]
async fn every_language_has_its_sentence() {
    let mut sentences = Vec::new();
    for lang in ["en", "fr", "de", "pt", "ar"] {
        let headers = [("accept-language", lang), ("content-type", "application/json")];
        let answer = asked_of(app(), request("POST", STATE, &headers, "{")).await;
        assert_eq!(answer.header("content-language"), lang);
        sentences.push(answer.problem(400, "bad-json")["detail"].to_string());
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 5, "{sentences:?}");
}
