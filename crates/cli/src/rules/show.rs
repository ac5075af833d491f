//! `khamsin rules show`: a rule set with its parameters and clauses, and where each clause comes from.

use khamsin_rules::{Clause, RuleSet};
use khamsin_text::phase;
use serde_json::{Value, json};

use super::{board, identity_json, origin, origin_json, sheet, title, title_message};
use crate::front::{Format, Front};
use crate::layout;
use crate::style::Paint;

/// Runs the command.
pub fn run(set: &RuleSet, format: Format, front: &mut Front) -> anyhow::Result<()> {
    match format {
        Format::Json => front.json(&json(front, set)),
        Format::Text => {
            heading(front, set)?;
            parameters(front, set)?;
            clauses(front, set)
        }
    }
}

fn heading(front: &mut Front, set: &RuleSet) -> anyhow::Result<()> {
    front.line(&front.paint(Paint::Title, &title(front, set)))?;
    let summary = front.plain(&format!("{}.summary", title_message(set)));
    let of_sheet = front.text("cli-summary-sheet", &vec![("text", summary.as_str().into())]);
    front.paragraph(if set.changes().is_empty() { &summary } else { &of_sheet }, 0)?;
    let args = vec![
        ("id", set.to_string().into()),
        ("sheet", sheet(front, set).into()),
        ("board", board(set).into()),
        ("hash", set.rules_hash().into()),
    ];
    front.paragraph(&front.text("cli-identity", &args), 0)
}

/// A parameter, its value, and what the sheet has where the reader changed it.
struct Setting {
    name: &'static str,
    value: String,
    values: String,
    sheet: Option<String>,
}

fn settings(set: &RuleSet) -> Vec<Setting> {
    let changes = set.changes();
    let setting = |parameter: &khamsin_rules::parameter::Parameter| {
        let name = parameter.name;
        let is_changed = changes.iter().any(|(changed, _)| *changed == name);
        Setting {
            name,
            value: set.rules().get(name).unwrap_or_default(),
            values: parameter.domain.describe(),
            sheet: is_changed.then(|| set.sheet_value(name)),
        }
    };
    set.rules().parameters().iter().map(setting).collect()
}

fn parameters(front: &mut Front, set: &RuleSet) -> anyhow::Result<()> {
    let settings = settings(set);
    front.line("")?;
    front.line(&front.title("cli-parameters"))?;
    let names = settings.iter().map(|setting| setting.name.len()).max().unwrap_or(0) + 4;
    let values = settings.iter().map(|setting| layout::length(&setting.value)).max().unwrap_or(0) + 2;
    for setting in &settings {
        let label = front.plain(&format!("parameter-{}", setting.name.replace('_', "-")));
        let mut args = vec![("label", label.into()), ("values", setting.values.as_str().into())];
        let (mark, message) = match &setting.sheet {
            None => (" ", "cli-parameter"),
            Some(value) => {
                args.push(("value", value.as_str().into()));
                ("*", "cli-parameter-changed")
            }
        };
        let name = front.paint(Paint::Name, setting.name);
        let lead = layout::pad(&format!("{mark} {name}"), names) + &setting.value;
        let text = front.text(message, &args);
        front.line(&layout::hang(&lead, &text, front.width, names + values))?;
    }
    if settings.iter().any(|setting| setting.sheet.is_some()) {
        front.line(&front.plain("cli-parameter-legend"))?;
    }
    Ok(())
}

fn clauses(front: &mut Front, set: &RuleSet) -> anyhow::Result<()> {
    let mut before = "";
    for clause in set.clauses() {
        let heading = phase::heading(clause);
        front.line("")?;
        if heading != before {
            front.line(&front.title(heading))?;
            front.line("")?;
            before = heading;
        }
        self::clause(front, set, clause)?;
    }
    Ok(())
}

/// A clause: its name, the rule, and where it comes from.
fn clause(front: &mut Front, set: &RuleSet, clause: Clause) -> anyhow::Result<()> {
    let name = front.paint(Paint::Name, clause.id());
    front.line(&format!("  {name}  {}", front.texts.title(clause)))?;
    front.paragraph(&front.texts.clause(clause, &set.args()), 4)?;
    let from = format!("[{}]", origin(front, set, clause));
    for line in layout::wrap(&from, front.width, 4).lines() {
        let faint = front.paint(Paint::Faint, line);
        front.line(&faint)?;
    }
    Ok(())
}

fn json(front: &Front, set: &RuleSet) -> Value {
    let parameter = |setting: &Setting| {
        json!({
            "name": setting.name,
            "value": setting.value,
            "values": setting.values,
            "changed": setting.sheet.is_some(),
            "sheet": setting.sheet.as_ref().unwrap_or(&setting.value),
        })
    };
    let clause = |clause: Clause| {
        json!({
            "id": clause.id(),
            "title": front.texts.title(clause),
            "text": front.texts.clause(clause, &set.args()),
            "provenance": origin_json(front, set, clause),
        })
    };
    let mut told = identity_json(front, set);
    told["parameters"] = settings(set).iter().map(parameter).collect();
    told["clauses"] = set.clauses().map(clause).collect();
    told
}
