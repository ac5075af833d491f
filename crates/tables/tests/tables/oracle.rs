//! Between the tables and the naive oracle, which speaks in texts and points.

use khamsin_naive::{Oracle, State};
use khamsin_rules::{AnyPosition, RuleSet, Setup};
use khamsin_tables::{Entry, Value};

/// The rule sets that are compared: every Seega sheet on 5×5, and Saut du Chat.
pub const COMPARED: [&str; 5] = [
    "seega/jeu-du-seega@1",
    "seega/ludens-planet@1",
    "seega/tabuleiro-42@1",
    "seega/globe-joueur@1(size=5)",
    "saut-du-chat/ludens-planet@1",
];

/// A position as the oracle sees it.
pub fn state(position: &AnyPosition) -> State {
    State::parse(&position.setup(0, 1).to_string()).expect("the position is between turns")
}

/// The position that a state of the oracle stands for.
pub fn position(rule_set: &RuleSet, state: &State) -> AnyPosition {
    let setup: Setup = format!("{} 0 1", state.text()).parse().expect("the oracle writes positions");
    AnyPosition::from_setup(rule_set, &setup).unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// What the oracle says in points, as a value.
pub fn value(rule_set: &RuleSet, points: i32) -> Value {
    let ladder = rule_set.rules().points();
    let ranks = ladder.ranks();
    let steps = [(ladder.total, ranks.total), (ladder.grand, ranks.grand), (ladder.small, ranks.small)];
    let step = steps.into_iter().find(|&(worth, _)| u32::from(worth) == points.unsigned_abs());
    match (points, step) {
        (0, _) => Value::DRAW,
        (1.., Some((_, rank))) => Value::win(rank),
        (_, Some((_, rank))) => Value::loss(rank),
        (_, None) => panic!("the ladder has no step of {points} points"),
    }
}

/// What the oracle knows of a position, in the words of the tables.
pub fn entry(rule_set: &RuleSet, oracle: &mut Oracle, position: &AnyPosition) -> Entry {
    let known = oracle.entry(&state(position)).expect("the position can arise");
    Entry { value: value(rule_set, known.value), distance: known.distance.map(|turns| turns as u16) }
}
