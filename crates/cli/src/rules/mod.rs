//! `khamsin rules`: the catalogue, a rule set clause by clause, and what differs between two.

mod diff;
mod list;
mod show;

use khamsin_rules::catalogue::{Provenance, Tag};
use khamsin_rules::{Clause, RuleSet};
use khamsin_text::render::sheet_message;
use serde_json::{Value, json};

use crate::args::Rules;
use crate::front::Front;

/// Runs the command.
pub fn run(what: &Rules, front: &mut Front) -> anyhow::Result<()> {
    match what {
        Rules::List { format } => list::run(format.get(), front),
        Rules::Show { set, format } => show::run(&front.rule_set(set)?, format.get(), front),
        Rules::Diff { one, two, format } => {
            diff::run(&front.rule_set(one)?, &front.rule_set(two)?, format.get(), front)
        }
    }
}

/// The rule set's title.
fn title(front: &Front, set: &RuleSet) -> String {
    front.plain(&title_message(set))
}

fn title_message(set: &RuleSet) -> String {
    format!("ruleset-{}-{}", set.entry().game().id(), set.entry().name)
}

/// The name of the sheet it is told from.
fn sheet(front: &Front, set: &RuleSet) -> String {
    front.plain(&sheet_message(set.entry().sheet))
}

/// The board: `5×5`.
fn board(set: &RuleSet) -> String {
    let (files, ranks) = set.rules().dimensions();
    format!("{files}×{ranks}")
}

/// Where a rule set has a clause from, in words.
fn origin(front: &Front, set: &RuleSet, clause: Clause) -> String {
    front.texts.provenance(set.entry().sheet, &set.provenance(clause))
}

/// Where a rule set has a clause from, for machines.
fn origin_json(front: &Front, set: &RuleSet, clause: Clause) -> Value {
    let Provenance { tag, section, source, note } = set.provenance(clause);
    json!({
        "tag": tag.id(),
        "sheet": (tag == Tag::Sheet).then(|| set.entry().sheet.id()),
        "section": section,
        "source": source.map(khamsin_rules::catalogue::Source::id),
        "note": note.map(|note| front.plain(note)),
        "text": origin(front, set, clause),
    })
}

/// What identifies a rule set, for machines.
fn identity_json(front: &Front, set: &RuleSet) -> Value {
    json!({
        "id": set.to_string(),
        "title": title(front, set),
        "summary": front.plain(&format!("{}.summary", title_message(set))),
        "game": set.game().id(),
        "board": set.rules().dimensions(),
        "sheet": set.entry().sheet.id(),
        "rules_hash": set.rules_hash(),
    })
}
