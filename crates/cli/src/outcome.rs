//! Whose turn it is and what is owed, or how the game ended: in words and in JSON.

use khamsin_rules::message::Args;
use khamsin_rules::{Action, AnyPosition, Figure, Outcome, Pending, RuleSet, Side};
use khamsin_text::Texts;
use serde_json::{Value, json};

use crate::front::Front;

/// What a phase asks for, in the infinitive.
pub fn duty(texts: &Texts, pending: Pending) -> String {
    let plain = |id: &str| texts.text(id, &Args::new());
    match pending {
        Pending::Place(left) => texts.text("duty-place", &vec![("count", left.into())]),
        Pending::Neutral => plain("duty-neutral"),
        Pending::Pie => plain("duty-pie"),
        Pending::Move => plain("duty-move"),
        Pending::Chain(square) => texts.text("duty-chain", &vec![("square", square.into())]),
        Pending::Unblock => plain("duty-unblock"),
        Pending::Freed => plain("duty-freed"),
        Pending::Reenter(Figure::Pharaoh) => plain("duty-reenter-pharaoh"),
        Pending::Reenter(Figure::Priest) => plain("duty-reenter-priest"),
    }
}

/// What the side to act is to do: the phase, told more closely by what is legal.
pub fn duty_of(texts: &Texts, position: &AnyPosition) -> String {
    let plain = |id: &str| texts.text(id, &Args::new());
    let actions = position.actions();
    match (position.pending(), actions.as_slice()) {
        (Pending::Move, [Action::Pass]) => plain("duty-pass"),
        (Pending::Move, [Action::Remove(_), ..]) => plain("duty-remove"),
        (Pending::Move, _) => match position {
            AnyPosition::SetiAleph(_) => plain("duty-move-ship"),
            AnyPosition::SetiBeth(_) => plain("duty-move-figure"),
            _ => plain("duty-move"),
        },
        (Pending::Chain(square), actions) if actions.contains(&Action::End) => {
            texts.text("duty-chain-optional", &vec![("square", square.into())])
        }
        (pending, _) => duty(texts, pending),
    }
}

/// How a game ended: who won and how, why, and the points.
pub fn sentences(front: &Front, set: &RuleSet, outcome: Outcome) -> Vec<String> {
    let points = set.rules().points().of(outcome);
    let kind = front.plain(&format!("kind-{}", outcome.kind.name()));
    let Some(winner) = outcome.winner else {
        let gained = front.text("points-draw", &vec![("points", points[Side::First].into())]);
        let ending = front.texts.ending(outcome.clause, &Args::new());
        return vec![front.plain("result-draw") + ".", ending, gained + "."];
    };
    let (name, loser) = (front.side(winner), front.side(!winner));
    let result = front.text("result-win", &vec![("winner", name.as_str().into()), ("kind", kind.into())]);
    let gained = vec![("winner", name.as_str().into()), ("points", points[winner].into())];
    let gained = front.text("points-win", &gained);
    let ending = front.texts.ending(outcome.clause, &vec![("winner", name.into()), ("loser", loser.into())]);
    vec![result + ".", ending, gained + "."]
}

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
