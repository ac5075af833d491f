//! A turn of a game for machines.

use khamsin_rules::{Action, Square};
use khamsin_text::walk::Walked;
use serde_json::{Value, json};

/// The turn, each action with what it captured.
pub fn json(turn: &Walked) -> Value {
    let one = |(action, captures): &(Action, Vec<Square>)| {
        let captures: Vec<String> = captures.iter().map(ToString::to_string).collect();
        json!({ "action": action.to_string(), "captures": captures })
    };
    let actions: Vec<Value> = turn.actions.iter().map(one).collect();
    json!({ "turn": turn.number, "side": turn.side.to_string(), "actions": actions })
}
