//! `khamsin rules list`: every rule set of the catalogue, with the variants its entry offers.
//!
//! The ids stand alone in their column, ready to be copied.

use khamsin_rules::RuleSet;
use khamsin_rules::catalogue::{CATALOGUE, Entry, rule_sets};
use serde_json::{Value, json};

use super::{board, identity_json, sheet, title};
use crate::direction::cell;
use crate::front::{Format, Front};
use crate::layout::{length, pad};
use crate::style::Paint;

/// Runs the command.
pub fn run(format: Format, front: &mut Front) -> anyhow::Result<()> {
    match format {
        Format::Json => {
            let list: Vec<Value> = CATALOGUE.iter().map(|entry| entry_json(front, entry)).collect();
            front.json(&Value::Array(list))
        }
        Format::Text => table(front),
    }
}

fn table(front: &mut Front) -> anyhow::Result<()> {
    let ids = rule_sets().map(|set| length(&set.to_string())).max().unwrap_or(0) + 4;
    let (heading, boards) = (front.plain("cli-column-ruleset"), front.plain("cli-column-board"));
    let boards_width = length(&boards) + 2;
    let hash = cell(&front.plain("cli-column-hash"));
    front.line(
        &front.paint(Paint::Faint, &format!("{}{}{hash}", pad(&heading, ids), pad(&boards, boards_width))),
    )?;
    for entry in CATALOGUE {
        let set = RuleSet::of(entry);
        let name = front.paint(Paint::Title, &title(front, &set));
        let args = vec![("text", name.into()), ("sheet", sheet(front, &set).into())];
        front.line(&front.text("cli-entry", &args))?;
        for set in entry.rule_sets() {
            let id = pad(&format!("  {}", front.paint(Paint::Name, &set.to_string())), ids);
            front.line(&format!("{id}{}{}", pad(&board(&set), boards_width), set.rules_hash()))?;
        }
    }
    front.line("")?;
    let example = CATALOGUE.first().map(Entry::id).unwrap_or_default();
    front.line(&front.text("cli-list-hint", &vec![("id", example.into())]))
}

fn entry_json(front: &Front, entry: &'static Entry) -> Value {
    let mut row = identity_json(front, &RuleSet::of(entry));
    let variant = |set: RuleSet| json!({ "id": set.to_string(), "board": set.rules().dimensions(), "rules_hash": set.rules_hash() });
    row["variants"] = entry.rule_sets().skip(1).map(variant).collect();
    row
}
