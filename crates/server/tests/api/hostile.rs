//! Whatever is sent, the answer is never the server's fault: true questions with pieces cut out, swapped and blown up.

use axum::body::Body;
use axum::http::Method;
use khamsin_server::app::{Parts, app_of};
use khamsin_server::limits::{Limits, Measure};
use serde_json::{Value, json};

use crate::asking::{asked_of, request};

/// A small generator of numbers, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        // Knuth's linear congruential generator.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

fn odd_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("\u{0}\u{202e}\u{1f42a}"),
        json!("a1a1"),
        json!("place:255"),
        json!("99/99 1 move 0,0 0 1"),
        json!("seega/ludens-planet(size=99999999999)"),
        json!("((((((((("),
        json!("9".repeat(3_000)),
        json!([[[[[]]]]]),
        json!({ "a": { "a": {} } }),
    ]
}

fn questions() -> Vec<(&'static str, Value)> {
    let game = json!({ "ruleset": "seega/ludens-planet", "seed": "3", "turns": ["b2,d4", "a1,a2"], "offer": null, "end": null });
    let parts = json!({ "pieces": [{ "square": "b5", "kind": "man", "side": "first", "aboard": false }], "side": "first",
        "phase": "move", "hands": { "first": 0, "second": 0 }, "quiet": 0, "turn": 1 });
    vec![
        ("/api/v1/state", json!({ "game": game })),
        ("/api/v1/play", json!({ "game": game, "action": "b3,b4" })),
        ("/api/v1/position", json!({ "ruleset": "seega/ludens-planet", "position": { "parts": parts } })),
        (
            "/api/v1/position",
            json!({ "ruleset": "seti/beth", "position": { "text": "5/5/5 1 move 0,0 0 1" } }),
        ),
        ("/api/v1/exact", json!({ "game": game })),
        (
            "/api/v1/analysis",
            json!({ "game": game, "nodes": 50, "milliseconds": 50, "lines": 1, "level": null }),
        ),
    ]
}

/// Changes one place of a value: an odd value, a removed member or a repeated item.
fn bend(value: &mut Value, dice: &mut Dice) {
    let odd = odd_values();
    let deeper = dice.below(4) > 0;
    match value {
        Value::Object(members) if deeper && !members.is_empty() => {
            let name = members.keys().nth(dice.below(members.len())).unwrap().clone();
            if dice.below(8) == 0 {
                members.remove(&name);
            } else {
                bend(&mut members[&name], dice);
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let place = dice.below(items.len());
            if dice.below(6) == 0 {
                let item = items[place].clone();
                items.resize(items.len() + 200, item);
            } else {
                bend(&mut items[place], dice);
            }
        }
        Value::String(text) if dice.below(3) > 0 => {
            let mut chars: Vec<char> = text.chars().collect();
            let place = dice.below(chars.len() + 1);
            chars.insert(place, ['(', ',', '9', 'é', '\u{0}', '/', 'x', '-'][dice.below(8)]);
            *text = chars.into_iter().collect();
        }
        other => *other = odd[dice.below(odd.len())].clone(),
    }
}

#[tokio::test]
async fn bent_questions_are_never_the_server_s_fault() {
    let generous = Measure::new(1_000_000, 1_000_000);
    let limits = Limits { address: generous, guest: generous, ..Limits::default() };
    let app = app_of(Parts { limits, ..Parts::default() });
    let mut dice = Dice(20_260);
    let mut accepted = 0;
    for round in 0..600 {
        let questions = questions();
        let (path, mut body) = questions[round % questions.len()].clone();
        for _ in 0..=dice.below(2) {
            bend(&mut body, &mut dice);
        }
        let mut bytes = body.to_string().into_bytes();
        if dice.below(10) == 0 {
            bytes.truncate(dice.below(bytes.len()));
        }
        let asked = request("POST", path, &[("content-type", "application/json")], Body::from(bytes.clone()));
        let answer = asked_of(app.clone(), asked).await;
        accepted += usize::from(answer.status.is_success());
        assert!(!answer.status.is_server_error(), "{path} {}", String::from_utf8_lossy(&bytes));
        if !answer.status.is_success() {
            assert_eq!(answer.header("content-type"), "application/problem+json");
        }
    }
    assert!(accepted > 0, "some questions stay true");
}

#[tokio::test]
async fn odd_paths_queries_and_methods_are_refused() {
    let app = app_of(Parts::default());
    let long = format!("/api/v1/ruleset?ruleset={}", "(".repeat(20_000));
    let paths = [
        "/api/",
        "/api/v1",
        "/api//v1",
        "/api/v1/state/",
        "/%00",
        "/api/v1/ruleset?ruleset=%00",
        "/api/v1/levels?a&&=&ruleset",
        &long,
    ];
    for path in paths {
        for method in [
            Method::GET,
            Method::HEAD,
            Method::POST,
            Method::PUT,
            Method::OPTIONS,
            Method::DELETE,
            Method::TRACE,
        ] {
            let answer = asked_of(app.clone(), request(method.as_str(), path, &[], "")).await;
            assert!(answer.status.is_client_error(), "{method} {path}: {}", answer.status);
        }
    }
}
