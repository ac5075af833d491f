//! Exact values in words.
//!
//! A victory is called by its kind where the ladder of the rule set pays the kinds differently, and just a victory
//! where it does not.

use khamsin_rules::outcome::Rank;
use khamsin_rules::{Kind, RuleSet, Side};
use khamsin_tables::{Entry, Value};
use serde_json::json;

use crate::front::Front;

/// A value's name for machines: `win-total`, `draw`, `loss`.
pub fn name(set: &RuleSet, value: Value) -> String {
    value.name(&set.rules().points().ranks())
}

/// What a victory of a rank is called.
pub fn victory(front: &Front, set: &RuleSet, rank: Rank) -> String {
    let kind = |kind: &Kind| front.plain(&format!("kind-{}", kind.name()));
    match &set.rules().points().ranks().kinds(rank)[..] {
        [only] => kind(only),
        [one, two] => {
            front.text("tables-either", &vec![("one", kind(one).into()), ("two", kind(two).into())])
        }
        _ => front.plain("tables-victory"),
    }
}

/// Who wins what: `First: total victory`, or that it is a draw.
pub fn result(front: &Front, set: &RuleSet, value: Value, side: Side) -> String {
    let Some(rank) = value.rank() else { return front.plain("tables-value-draw") };
    let winner = front.side(if value.is_win() { side } else { !side });
    let args = vec![("side", winner.into()), ("kind", victory(front, set, rank).into())];
    front.text("tables-value-won", &args)
}

/// How far the next capture or the end is, or why there is none.
pub fn distance(front: &Front, entry: Entry) -> String {
    match entry.distance {
        Some(0) => front.plain("tables-over"),
        Some(turns) => front.text("tables-distance", &vec![("count", turns.into())]),
        None if entry.value == Value::DRAW => front.plain("tables-by-endless"),
        None => front.plain("tables-by-count"),
    }
}

/// Everything that is known, for machines; `side` is the side to move.
pub fn json(front: &Front, set: &RuleSet, entry: Entry, side: Side) -> serde_json::Value {
    let winner = entry.value.rank().map(|_| if entry.value.is_win() { side } else { !side });
    json!({
        "value": name(set, entry.value),
        "winner": winner.map(|side| side.to_string()),
        "distance": entry.distance,
        "words": words(front, set, entry, side),
    })
}

/// Everything that is known, in a sentence.
pub fn words(front: &Front, set: &RuleSet, entry: Entry, side: Side) -> String {
    format!("{}, {}", result(front, set, entry.value, side), distance(front, entry))
}

#[cfg(test)]
mod tests {
    use khamsin_text::Lang;

    use super::*;
    use crate::style::ColorChoice;

    fn set(id: &str) -> RuleSet {
        id.parse().expect("the rule set exists")
    }

    #[test]
    fn victories_are_told_apart_where_they_are_paid_differently() {
        let front = Front::new(Some(Lang::En), ColorChoice::Never);
        let told = |id: &str, rank, distance| {
            words(&front, &set(id), Entry { value: Value::loss(rank), distance }, Side::First)
        };
        assert_eq!(
            told("seega/ludens-planet", Rank::High, Some(7)),
            "Second: total victory, the next capture or the end in 7 turns"
        );
        assert_eq!(
            told("seega/ludens-planet", Rank::Middle, None),
            "Second: grand victory, by count, for nobody can force anything better"
        );
        assert_eq!(
            told("seega/tabuleiro-42", Rank::High, Some(1)),
            "Second: victory, the next capture or the end in one turn"
        );
        let shared = "seega/ludens-planet(points=5-2-2-0)";
        assert!(told(shared, Rank::Middle, Some(2)).starts_with("Second: grand victory or small victory,"));
        assert_eq!(name(&set(shared), Value::win(Rank::Middle)), "win-grand-small");
        assert_eq!(name(&set("seega/tabuleiro-42"), Value::win(Rank::High)), "win");
        assert_eq!(name(&set("seega/tabuleiro-42"), Value::DRAW), "draw");
    }
}
