//! `khamsin levels`: what the levels are worth, as it was measured.

use khamsin_engine::ladder::{Step, steps_for};
use khamsin_rules::RuleSet;
use serde_json::{Value, json};

use crate::args::Levels;
use crate::direction::cell;
use crate::front::{Format, Front};
use crate::layout::pad;
use crate::matches::figures::percent;
use crate::style::Paint;

/// Columns for the level and the score.
const COLUMN: usize = 10;

/// Runs the command.
pub fn run(what: &Levels, front: &mut Front) -> anyhow::Result<()> {
    let set = front.rule_set(&what.set)?;
    let steps = steps_for(&set);
    match what.format.get() {
        Format::Json => front.json(&json(&set, &steps)),
        Format::Text => table(&set, &steps, front),
    }
}

fn table(set: &RuleSet, steps: &[Step], front: &mut Front) -> anyhow::Result<()> {
    let Some(first) = steps.first() else { return Ok(()) };
    let id = if first.rule_set.rules_hash() == set.rules_hash() { "levels-own" } else { "levels-kin" };
    let args = vec![("id", set.to_string().into()), ("other", first.rule_set.to_string().into())];
    front.paragraph(&front.text(id, &args), 0)?;
    front.line("")?;
    let [level, score, interval] =
        ["levels-level", "levels-score", "levels-interval"].map(|id| front.plain(id));
    let heading = format!("{}{}{}", pad(&level, COLUMN), pad(&score, COLUMN), cell(&interval));
    front.line(&front.paint(Paint::Faint, &heading))?;
    for Step { level, score, low, high, .. } in steps {
        let level = pad(&level.number().to_string(), COLUMN);
        let share = |hundredths: &f64| percent(front, hundredths / 100.0);
        let (score, low, high) = (pad(&share(score), COLUMN), share(low), share(high));
        front.line(&format!("{level}{score}{low} – {high}"))?;
    }
    Ok(())
}

fn json(set: &RuleSet, steps: &[Step]) -> Value {
    let rows = steps.iter().map(|step| {
        json!({ "level": step.level.number(), "score": step.score, "low": step.low, "high": step.high })
    });
    json!({
        "ruleset": set.to_string(),
        "measured_with": steps.first().map(|step| step.rule_set.to_string()),
        "against_the_level_below": rows.collect::<Vec<Value>>(),
    })
}
