//! What a state says is what the rules say, after every action of random games.

use khamsin_protocol::Core;
use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, Side};
use serde_json::{Value, json};

use crate::desk::{answer, ask};

fn texts(list: &Value, field: &str) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|item| item[field].as_str().expect("a text").to_owned()).collect()
}

fn compare(state: &Value, game: &Game) {
    let actions: Vec<String> = game.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(texts(&state["actions"], "text"), actions);
    assert_eq!(state["position"], game.setup().to_string());
    assert_eq!(state["turn"], game.turn());
    assert_eq!(state["side"], if game.side() == Side::First { "first" } else { "second" });
    let setup = game.setup();
    let standing = setup.squares().filter(|&square| setup.piece(square).is_some()).count();
    assert_eq!(state["pieces"].as_array().expect("a list").len(), standing);
    match game.outcome() {
        None => assert_eq!(state["outcome"], Value::Null),
        Some(outcome) => {
            assert_eq!(state["outcome"]["clause"]["id"], outcome.clause.id());
            assert_eq!(state["outcome"]["result"], outcome.result());
        }
    }
}

#[test]
fn states_follow_the_rules_through_random_games() {
    for (seed, set) in rule_sets().enumerate() {
        let mut core = Core::new();
        let mut random = Random::new(seed as u64);
        let mut game = Game::new(set, 3);
        let new = answer(&mut core, "new_game", &json!({ "ruleset": set.to_string(), "seed": "3" }));
        let mut state = new["state"].clone();
        let mut captured = 0;
        while game.outcome().is_none() && game.actions().len() < 160 {
            let legal = game.legal_actions();
            let action = legal[random.below(legal.len())];
            captured += game.position().captures(action).len();
            game.play(action).expect("it is legal");
            let ask = json!({ "game": state["game"], "action": action.to_string() });
            state = answer(&mut core, "play", &ask)["state"].clone();
            compare(&state, &game);
        }
        let taken = ["first", "second"].map(|side| state["captured"][side].as_array().expect("a list").len());
        assert_eq!(taken.iter().sum::<usize>(), captured, "{set}");
        let again = answer(&mut core, "state", &json!({ "game": state["game"] }));
        assert_eq!(again, state, "{set}: from the spec alone");
    }
}

#[test]
fn a_refusal_is_the_rules_own() {
    let mut core = Core::new();
    let game = json!({ "ruleset": "seega/ludens-planet", "turns": ["b2,d4"] });
    let told = answer(&mut core, "check", &json!({ "game": game, "action": "c3" }));
    let refusal = &told["refusal"];
    assert_eq!(refusal["clause"]["id"], "seega.place.centre");
    assert_eq!(refusal["provenance"]["tag"], "sheet");
    assert!(refusal["text"].as_str().expect("a text").starts_with("c3 is the centre"));
    let error = ask(&mut core, "play", &json!({ "game": game, "action": "c3" })).expect_err("refused");
    assert_eq!(error["refusal"], *refusal);
    let legal = answer(&mut core, "check", &json!({ "game": game, "action": "a1" }));
    assert_eq!(legal["refusal"], Value::Null);
}

#[test]
fn offers_undo_and_ends_are_kept_in_the_spec() {
    let mut core = Core::new();
    let position = "5/4m/5/M4/MM3 1 move 0,0 0 1";
    let game = json!({ "ruleset": "seega/tabuleiro-42", "position": position, "turns": ["a1b1"] });
    // a1 is taken: the try says so.
    assert!(ask(&mut core, "state", &json!({ "game": game })).is_err());
    let game = json!({ "ruleset": "seega/tabuleiro-42", "position": position, "turns": ["a2a3", "e4e3"] });
    let say = |core: &mut Core, game: &Value, by: &str, word: Value| {
        answer(core, "say", &json!({ "game": game, "by": by, "word": word }))
    };
    let offered = say(&mut core, &game, "second", json!({ "offer": "count" }));
    assert_eq!(offered["offer"], json!({ "by": "second", "what": "count" }));
    let declined = say(&mut core, &offered["game"], "first", json!("decline"));
    assert_eq!(declined["offer"], Value::Null);
    let agreed = say(&mut core, &offered["game"], "first", json!("accept"));
    assert_eq!(agreed["game"]["end"], "counted");
    assert_eq!(
        (&agreed["outcome"]["winner"], &agreed["outcome"]["kind"]),
        (&"first".into(), &"grand".into())
    );
    let flagged = say(&mut core, &game, "first", json!("flag"));
    assert_eq!(flagged["outcome"]["winner"], "second");
    assert!(
        ask(&mut core, "say", &json!({ "game": flagged["game"], "by": "first", "word": "resign" })).is_err()
    );
    let undone =
        answer(&mut core, "undo", &json!({ "game": agreed["game"], "what": { "decision": "first" } }));
    assert_eq!(undone["game"]["turns"], json!([]));
    let series = json!({ "games": [
        { "game": agreed["game"], "first": "two" }, { "game": flagged["game"], "first": "one" }, { "game": game, "first": "one" },
    ] });
    let score = answer(&mut core, "series", &series);
    assert_eq!(
        (&score["games"], &score["two"]["won"], &score["one"]["lost"]),
        (&2.into(), &2.into(), &2.into())
    );
}
