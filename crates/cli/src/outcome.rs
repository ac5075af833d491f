//! How a game ended: in words and in JSON.

use khamsin_rules::{Outcome, RuleSet, Side};
use serde_json::{Value, json};

/// An outcome for machines; `null` while the game goes on.
pub fn json(set: &RuleSet, outcome: Option<Outcome>) -> Value {
    let Some(outcome) = outcome else { return Value::Null };
    let points = set.rules().points().of(outcome);
    json!({
        "result": outcome.result(),
        "winner": outcome.winner.map(|side| side.to_string()),
        "kind": outcome.kind.name(),
        "clause": outcome.clause.id(),
        "points": [points[Side::First], points[Side::Second]],
    })
}
