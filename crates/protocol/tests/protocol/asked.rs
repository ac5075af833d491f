//! Every question over every rule set of the catalogue.

use khamsin_protocol::{Core, NAMES};
use khamsin_rules::catalogue::rule_sets;
use khamsin_text::Lang;
use serde_json::{Value, json};

use crate::desk::{answer, ask};

/// A question of every name about a game.
fn questions(id: &str, game: &Value, position: &str) -> Vec<(&'static str, Value)> {
    let few = json!({ "nodes": 300 });
    vec![
        ("catalogue", json!({})),
        ("ruleset", json!({ "ruleset": id })),
        ("levels", json!({ "ruleset": id })),
        ("new_game", json!({ "ruleset": id, "seed": "7" })),
        ("state", json!({ "game": game })),
        ("check", json!({ "game": game, "action": "a1a9" })),
        ("undo", json!({ "game": game, "what": "turn" })),
        ("undo", json!({ "game": game, "what": { "decision": "first" } })),
        ("say", json!({ "game": game, "by": "second", "word": "resign" })),
        ("say", json!({ "game": game, "by": "first", "word": { "offer": "draw" } })),
        ("series", json!({ "games": [{ "game": game, "first": "two" }] })),
        ("position", json!({ "ruleset": id, "position": { "text": position } })),
        ("write_record", json!({ "what": { "game": game }, "format": "pgn" })),
        ("write_record", json!({ "what": { "game": game }, "format": "json" })),
        ("link", json!({ "game": game })),
        ("compare", json!({ "game": game, "right": id })),
        ("search", json!({ "game": game, "level": 1 })),
        ("search", json!({ "game": game, "limit": few, "lines": 3 })),
        ("consider", json!({ "game": game, "engine": "first", "wish": "draw" })),
        ("review", json!({ "game": game, "limit": few })),
        ("probe", json!({ "game": game })),
        ("tables", json!({})),
        ("texts", json!({ "lang": "fr", "source": "side-first = Premier\n" })),
    ]
}

#[test]
fn every_question_has_an_answer_for_every_rule_set() {
    // These two are asked with what other questions answer; `play` is asked in `rules.rs` too.
    let mut asked = vec!["play", "read_record", "open_link"];
    for set in rule_sets() {
        let mut core = Core::new();
        let id = set.to_string();
        let new = answer(&mut core, "new_game", &json!({ "ruleset": id }));
        let mut state = new["state"].clone();
        for _ in 0..8 {
            let action = state["actions"][0]["text"].clone();
            let played = answer(&mut core, "play", &json!({ "game": state["game"], "action": action }));
            state = played["state"].clone();
        }
        let (game, position) = (&state["game"], state["position"].as_str().expect("a text"));
        for (name, with) in questions(&id, game, position) {
            let told = answer(&mut core, name, &with);
            assert!(told.is_object(), "{name}");
            asked.push(name);
            match name {
                "write_record" => {
                    let read = answer(&mut core, "read_record", &json!({ "text": told["text"] }));
                    let again = &read["records"][0];
                    assert_eq!(again["problem"], Value::Null, "{id} {told}");
                    let whole = game["turns"].as_array().expect("turns").len()
                        - usize::from(state["mid_turn"] == true);
                    assert_eq!(again["game"]["turns"].as_array().expect("turns").len(), whole);
                }
                "link" => {
                    let opened = answer(&mut core, "open_link", &json!({ "text": told["game"] }));
                    assert_eq!(opened["game"], *game, "{told}");
                    let alone = answer(&mut core, "open_link", &json!({ "text": told["position"] }));
                    assert_eq!(alone["position"], state["position"]);
                }
                "compare" => assert_eq!((&told["alike"], &told["line"]), (&true.into(), &Value::Null)),
                _ => {}
            }
        }
    }
    for name in NAMES {
        assert!(asked.contains(name), "{name} is asked nowhere");
    }
}

#[test]
fn sheets_of_seega_part() {
    let mut core = Core::new();
    let compare = |core: &mut Core, left: &str, right: &str, position: Option<&str>| {
        let game = json!({ "ruleset": left, "position": position, "turns": [] });
        answer(core, "compare", &json!({ "game": game, "right": right }))
    };
    // Mandatory capture on the left, none on the right: b1-c1 would capture.
    let duel = "5/5/5/5/M1mM1 1 move 0,0 0 1";
    let told = compare(&mut core, "seega/jeu-du-seega", "seega/tabuleiro-42", Some(duel));
    assert_eq!(told["here"]["both"].as_array().expect("a list").len(), 1, "{told}");
    assert!(!told["here"]["right"].as_array().expect("a list").is_empty());
    assert!(!told["parameters"].as_array().expect("a list").is_empty());
    // From the empty board they part only after pieces move.
    let told = compare(&mut core, "seega/jeu-du-seega", "seega/tabuleiro-42", None);
    let line = &told["line"];
    assert!(line["actions"].as_array().expect("a line").len() > 20, "{line}");
    assert_eq!(line["shortest"], false);
    // Another game altogether.
    let told = compare(&mut core, "seega/jeu-du-seega", "seti/beth", None);
    assert_eq!((&told["same_game"], &told["line"]), (&false.into(), &Value::Null));
}

#[test]
fn own_parameters_make_a_rule_set_or_a_sentence() {
    let mut core = Core::new();
    let with = |value: &str| json!({ "ruleset": "seega/tabuleiro-42", "changes": [{ "name": "size", "value": value }] });
    let told = answer(&mut core, "ruleset", &with("7"));
    assert_eq!(told["ruleset"]["id"], "seega/tabuleiro-42@1(size=7)");
    let size = told["parameters"].as_array().expect("a list")[0].clone();
    assert_eq!((&size["value"], &size["sheet"], &size["changed"]), (&"7".into(), &"5".into(), &true.into()));
    let error = ask(&mut core, "ruleset", &with("6")).expect_err("no such board");
    assert_eq!(error["kind"], "ruleset");
}

#[test]
fn every_language_is_spoken() {
    for lang in Lang::ALL {
        let mut core = Core::new();
        let question = json!({ "lang": lang.code(), "ask": "catalogue", "with": {} });
        let told = crate::desk::ask_text(&mut core, &question.to_string());
        let summary = told["answer"]["games"][0]["summary"].as_str().expect("a text").to_owned();
        assert!(summary.len() > 100, "{lang}: {summary}");
    }
}

#[test]
fn the_computer_accepts_what_it_cannot_better() {
    let mut core = Core::new();
    let wish = |core: &mut Core, engine: &str, wish: &str, position: &str| {
        let game = json!({ "ruleset": "seega/tabuleiro-42", "position": position, "turns": [] });
        answer(core, "consider", &json!({ "game": game, "engine": engine, "wish": wish }))["accept"].clone()
    };
    // Second has one piece against three.
    let lost = "5/4m/5/M4/MM3 1 move 0,0 0 1";
    assert_eq!(wish(&mut core, "first", "count", lost), true);
    assert_eq!(wish(&mut core, "first", "draw", lost), false);
    assert_eq!(wish(&mut core, "second", "draw", lost), true);
    assert_eq!(wish(&mut core, "second", "take_back", lost), true);
}
