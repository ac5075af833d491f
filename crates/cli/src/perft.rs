//! `khamsin perft`: how many sequences of actions there are.
//!
//! Counted in actions, because a turn may be several; a finished game adds nothing. The game is dispatched once, and the
//! last action is not played but counted, so that this also measures how fast the rules are.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use khamsin_rules::{Action, ActionSet, AnyPosition, Game, Position, dispatch};
use serde_json::{Value, json};

use crate::args::Perft;
use crate::complaint;
use crate::front::{Format, Front};
use khamsin_text::numbers::decimal;

/// Runs the command.
pub fn run(what: &Perft, front: &mut Front) -> anyhow::Result<()> {
    let game = front.start(&what.start, 0)?;
    let position = game.position();
    let mut rows = Vec::new();
    for depth in 1..=what.depth {
        let started = Instant::now();
        let count = dispatch!(position, position => count(position, depth));
        if what.format.get() == Format::Text && !(what.divide && depth == what.depth) {
            row(front, depth, count)?;
        }
        rows.push(json!({ "depth": depth, "count": count }));
        pace(front, started);
    }
    let divided = if what.divide { divide(position, what.depth) } else { Vec::new() };
    match what.format.get() {
        Format::Json => front.json(&answer(&game, &rows, what.divide.then_some(&divided))),
        Format::Text if what.divide => {
            for (action, count) in &divided {
                front.line(&format!("{action} {count}"))?;
            }
            row(front, what.depth, divided.iter().map(|(_, count)| count).sum())
        }
        Format::Text => Ok(()),
    }
}

/// How many sequences of exactly this many actions there are.
pub fn count<P: Position>(position: &P, depth: u32) -> u64 {
    let actions = position.actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut total = 0;
    actions.for_each(|action| total += after(position, action, depth - 1));
    total
}

fn after<P: Position>(position: &P, action: Action, depth: u32) -> u64 {
    let mut next = position.clone();
    next.play(action);
    count(&next, depth)
}

/// The count of each first action.
fn divide(position: &AnyPosition, depth: u32) -> Vec<(Action, u64)> {
    dispatch!(position, position => {
        let mut rows = Vec::new();
        position.actions().for_each(|action| {
            let count = if depth == 1 { 1 } else { after(position, action, depth - 1) };
            rows.push((action, count));
        });
        rows
    })
}

fn row(front: &mut Front, depth: u32, count: u64) -> anyhow::Result<()> {
    front.line(&format!("perft {depth} {count}"))?;
    // The next row may take long.
    front.flush()
}

/// Tells somebody who waits how long a row took, if it was long enough to wonder.
fn pace(front: &Front, started: Instant) {
    const LONG: Duration = Duration::from_secs(1);
    let took = started.elapsed();
    if took >= LONG && stderr().is_terminal() {
        let seconds = decimal(front.texts.lang(), took.as_secs_f64(), 1);
        complaint::say(front, &front.text("cli-pace", &vec![("text", seconds.into())]));
    }
}

fn answer(game: &Game, rows: &[Value], divided: Option<&[(Action, u64)]>) -> Value {
    let mut answer = json!({
        "ruleset": game.rule_set().to_string(),
        "rules_hash": game.rule_set().rules_hash(),
        "position": game.setup().to_string(),
        "perft": rows,
    });
    if let Some(divided) = divided {
        let row = |(action, count): &(Action, u64)| json!({ "action": action.to_string(), "count": count });
        answer["divide"] = divided.iter().map(row).collect();
    }
    answer
}
