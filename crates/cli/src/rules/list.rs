//! `khamsin rules list`: every rule set of the catalogue, with the variants its entry offers.
//!
//! The ids stand alone in their column, ready to be copied.

use khamsin_rules::RuleSet;
use khamsin_rules::catalogue::{CATALOGUE, Entry};
use serde_json::{Value, json};

use super::{board, identity_json, sheet, title};
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

/// The rule sets that an entry offers besides the sheet's own.
fn variants(entry: &'static Entry) -> Vec<RuleSet> {
    let parse = |parameters: &&str| format!("{}@{}({parameters})", entry.id(), entry.revision).parse().ok();
    entry.variants.iter().filter_map(parse).collect()
}

fn table(front: &mut Front) -> anyhow::Result<()> {
    let offered: Vec<(RuleSet, Vec<RuleSet>)> =
        CATALOGUE.iter().map(|entry| (RuleSet::of(entry), variants(entry))).collect();
    let all = offered.iter().flat_map(|(set, variants)| std::iter::once(set).chain(variants));
    let ids = all.map(|set| length(&set.to_string())).max().unwrap_or(0) + 4;
    let (heading, boards) = (front.plain("cli-column-ruleset"), front.plain("cli-column-board"));
    let boards_width = length(&boards) + 2;
    let hash = front.plain("cli-column-hash");
    front.line(
        &front.paint(Paint::Faint, &format!("{}{}{hash}", pad(&heading, ids), pad(&boards, boards_width))),
    )?;
    for (set, variants) in &offered {
        let name = front.paint(Paint::Title, &title(front, set));
        let args = vec![("text", name.into()), ("sheet", sheet(front, set).into())];
        front.line(&front.text("cli-entry", &args))?;
        for set in std::iter::once(set).chain(variants) {
            let id = pad(&format!("  {}", front.paint(Paint::Name, &set.to_string())), ids);
            front.line(&format!("{id}{}{}", pad(&board(set), boards_width), set.rules_hash()))?;
        }
    }
    front.line("")?;
    let example = CATALOGUE.first().map(Entry::id).unwrap_or_default();
    front.line(&front.text("cli-list-hint", &vec![("id", example.into())]))
}

fn entry_json(front: &Front, entry: &'static Entry) -> Value {
    let mut row = identity_json(front, &RuleSet::of(entry));
    let variant = |set: &RuleSet| json!({ "id": set.to_string(), "board": set.rules().dimensions(), "rules_hash": set.rules_hash() });
    row["variants"] = variants(entry).iter().map(variant).collect();
    row
}
