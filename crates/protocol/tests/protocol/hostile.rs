//! Whatever comes is answered: no panic, no silence.

use khamsin_protocol::{Core, NAMES};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::desk::{ask, ask_text};

fn is_error(reply: &Value) -> bool {
    reply["error"]["text"].as_str().is_some_and(|text| !text.is_empty())
}

#[test]
fn what_is_no_question_is_told_so() {
    let mut core = Core::new();
    for text in
        ["", "{", "null", "[]", "{}", "\"x\"", "{\"ask\":\"state\"}", "{\"ask\":7,\"with\":{}}", "\u{0}"]
    {
        assert!(is_error(&ask_text(&mut core, text)), "{text:?}");
    }
    let unknown = json!({ "lang": "xx", "ask": "catalogue", "with": {} });
    assert!(is_error(&ask_text(&mut core, &unknown.to_string())));
    assert_eq!(ask(&mut core, "no_such", &json!({})).expect_err("unknown")["kind"], "request");
    let deep = "[".repeat(100_000);
    assert!(is_error(&ask_text(&mut core, &format!("{{\"ask\":\"state\",\"with\":{deep}"))));
}

#[test]
fn absurd_values_are_told_so() {
    let mut core = Core::new();
    let seega = "seega/ludens-planet";
    let game = json!({ "ruleset": seega, "turns": [] });
    let many: Vec<&str> = vec!["a1,a2"; 30_000];
    for (name, with) in [
        ("state", json!({ "game": { "ruleset": "x".repeat(100_000), "turns": [] } })),
        ("state", json!({ "game": { "ruleset": seega, "turns": many } })),
        ("state", json!({ "game": { "ruleset": seega, "turns": ["", ""] } })),
        ("state", json!({ "game": { "ruleset": seega, "seed": "-1", "turns": [] } })),
        ("state", json!({ "game": { "ruleset": seega, "seed": "1e9", "turns": [] } })),
        ("state", json!({ "game": { "ruleset": seega, "position": "9/9", "turns": [] } })),
        ("state", json!({ "game": { "ruleset": seega, "turns": [], "extra": 1 } })),
        ("search", json!({ "game": game, "level": 0 })),
        ("search", json!({ "game": game, "level": 200 })),
        ("search", json!({ "game": game, "limit": { "nodes": -1 } })),
        ("play", json!({ "game": game, "action": "" })),
        ("play", json!({ "game": game, "action": "z99" })),
        ("say", json!({ "game": game, "by": "third", "word": "resign" })),
        ("say", json!({ "game": game, "by": "first", "word": "accept" })),
        ("open_link", json!({ "text": "#%ff%zz;;;;" })),
        ("read_record", json!({ "text": "[Ruleset" })),
        ("texts", json!({ "lang": "fr", "source": "= }" })),
    ] {
        assert!(
            ask(&mut core, name, &with).is_err(),
            "{name} {}",
            with.to_string().chars().take(80).collect::<String>()
        );
    }
    // Within bounds, if large: cut to what is possible.
    let with = json!({ "game": game, "limit": { "depth": 1 }, "lines": 60_000, "hash": 1 });
    assert!(ask(&mut core, "search", &with).is_ok());
    let parts = json!({ "pieces": [{ "square": "q77", "kind": "man", "side": "first", "aboard": false }],
        "side": "first", "phase": "move", "hands": { "first": 0, "second": 0 } });
    assert!(
        ask(&mut core, "position", &json!({ "ruleset": seega, "position": { "parts": parts } })).is_err()
    );
    // A position that cannot arise is an answer: the editor shows why.
    let told = ask(&mut core, "position", &json!({ "ruleset": seega, "position": { "text": "nonsense" } }));
    assert!(told.expect("an answer")["problem"]["text"].as_str().expect("a sentence").contains("six fields"));
    assert!(core.take_tables_json(b"no tables".to_vec()).contains("error"));
}

/// Any JSON there is, often with the names of fields that mean something.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        "[a-z0-9,;_@/() -]{0,12}".prop_map(Value::from),
        prop::sample::select(vec!["seega/ludens-planet", "b2,d4", "first", "move", "pgn", "draw", "c3"])
            .prop_map(Value::from),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        word
    ];
    let names = prop::sample::select(vec![
        "game", "ruleset", "turns", "position", "seed", "action", "text", "by", "word", "what", "level",
        "limit", "lines", "parts", "pieces", "depth", "nodes", "offer", "end", "format", "right", "wish",
        "engine",
    ]);
    leaf.prop_recursive(4, 24, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(names.clone(), inner, 0..5)
                .prop_map(|map| map.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_json_is_answered(name in prop::sample::select(NAMES), with in any_json()) {
        let mut core = Core::new();
        // Thinking without a limit is allowed to those who ask for it, and takes as long as it takes.
        prop_assume!(name != "search" && name != "review");
        let _ = ask(&mut core, name, &with);
    }

    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        prop_assert!(is_error(&ask_text(&mut Core::new(), &text)));
    }

    #[test]
    fn any_turns_are_answered(turns in prop::collection::vec("[a-e][1-5](,[a-e][1-5]){0,2}|[a-z0-9@+-]{0,6}", 0..6)) {
        let game = json!({ "ruleset": "seega/jeu-du-seega", "turns": turns });
        let mut core = Core::new();
        for name in ["state", "link", "probe"] {
            let _ = ask(&mut core, name, &json!({ "game": game }));
        }
    }
}
