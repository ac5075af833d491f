//! Exact values for machines; the words for people are the protocol's.

use khamsin_protocol::exact;
use khamsin_rules::{RuleSet, Side};
use khamsin_tables::Entry;
use serde_json::json;

use crate::front::Front;

/// Everything that is known; `side` is the side to move.
pub fn json(front: &Front, set: &RuleSet, entry: Entry, side: Side) -> serde_json::Value {
    let winner = entry.value.rank().map(|_| if entry.value.is_win() { side } else { !side });
    json!({
        "value": exact::name(set, entry.value),
        "winner": winner.map(|side| side.to_string()),
        "distance": entry.distance,
        "words": exact::words(&front.texts, set, entry, side),
    })
}
