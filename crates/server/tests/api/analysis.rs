//! Searches: their lines, their bounds, how many there are, and that they stop.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use http_body_util::BodyExt;
use khamsin_server::api::{Api, everything};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::asking::{asked_of, game, post, request};

const ANALYSIS: &str = "/api/v1/analysis";
const JSON: (&str, &str) = ("content-type", "application/json");

fn ask(with: &Value) -> Value {
    let mut ask = json!({ "game": game("seega/ludens-planet", &["b2,d4"]) });
    ask.as_object_mut().unwrap().append(&mut with.as_object().unwrap().clone());
    ask
}

#[tokio::test]
async fn findings_come_line_by_line_and_an_answer_last() {
    let answer = post(ANALYSIS, &ask(&json!({ "nodes": 20_000, "lines": 2 }))).await;
    assert_eq!(answer.header("content-type"), "application/x-ndjson");
    let lines: Vec<Value> = answer.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, before) = lines.split_last().unwrap();
    assert!(!before.is_empty() && before.iter().all(|line| line["found"].is_object()));
    assert_eq!(last["answer"]["lines"].as_array().unwrap().len(), 2);
    assert!(last["answer"]["best"].is_string());
}

#[tokio::test]
async fn a_level_plays_and_a_game_that_is_over_has_no_turn() {
    let answer = post(ANALYSIS, &ask(&json!({ "level": 1, "seed": "7" }))).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let over = json!({ "game": { "ruleset": "seti/beth", "turns": [], "end": { "resigned": "first" } } });
    let answer = post(ANALYSIS, &over).await;
    let last: Value = serde_json::from_str(answer.text().lines().last().unwrap()).unwrap();
    assert_eq!(last["answer"]["best"], Value::Null);
}

#[tokio::test]
async fn bounds_are_kept() {
    for with in [
        json!({ "milliseconds": 10_001 }),
        json!({ "milliseconds": 0 }),
        json!({ "nodes": 100_000_001 }),
        json!({ "lines": 17 }),
        json!({ "level": 9 }),
        json!({ "depth": 0 }),
    ] {
        post(ANALYSIS, &ask(&with)).await.problem(422, "out-of-bounds");
    }
    post(ANALYSIS, &json!({ "game": game("seega/ludens-planet", &["c3"]) }))
        .await
        .problem(422, "illegal-turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_no_place_left_it_is_busy_and_a_reader_who_leaves_makes_room() {
    let app = everything(Api::new(None).with_searches(1, None), []);
    let asked = || request("POST", ANALYSIS, &[JSON], ask(&json!({ "milliseconds": 10_000 })).to_string());
    let mut running = app.clone().oneshot(asked()).await.unwrap();
    assert!(running.body_mut().frame().await.is_some(), "the search has begun");
    let refused = asked_of(app.clone(), asked()).await;
    refused.problem(503, "busy");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() >= 1);

    drop(running);
    let left = Instant::now();
    let short = || request("POST", ANALYSIS, &[JSON], ask(&json!({ "nodes": 10 })).to_string());
    while asked_of(app.clone(), short()).await.status == StatusCode::SERVICE_UNAVAILABLE {
        assert!(left.elapsed() < Duration::from_secs(3), "the search goes on without its reader");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
