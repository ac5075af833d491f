//! `khamsin rules diff`: what differs between two rule sets, by parameter and by clause.
//!
//! Clauses belong to the game, so two sheets of one game can be laid side by side. Where both have a clause and each
//! sheet says so itself, a list of names is enough; where its authority differs, both origins are told.

use khamsin_rules::catalogue::Tag;
use khamsin_rules::{Clause, RuleSet};
use serde_json::{Value, json};

use super::{identity_json, origin, origin_json};
use crate::direction::cell;
use crate::front::{Format, Front};
use crate::layout::{self, pad};
use crate::style::Paint;

/// What differs.
struct Difference {
    /// Parameters with both values.
    parameters: Vec<(&'static str, String, String)>,
    only_one: Vec<Clause>,
    only_two: Vec<Clause>,
    /// In both, with another authority.
    origin: Vec<Clause>,
    /// In both, told by each sheet itself.
    sheets: Vec<Clause>,
}

/// Runs the command.
pub fn run(one: &RuleSet, two: &RuleSet, format: Format, front: &mut Front) -> anyhow::Result<()> {
    let difference = difference(one, two);
    match format {
        Format::Json => front.json(&json(front, one, two, &difference)),
        Format::Text if one.game() != two.game() => {
            let game = |set: &RuleSet| front.plain(&format!("game-{}", set.game().id()));
            let args = vec![
                ("one", one.to_string().into()),
                ("two", two.to_string().into()),
                ("first_game", game(one).into()),
                ("second_game", game(two).into()),
            ];
            front.paragraph(&(front.text("cli-diff-games", &args) + "."), 0)
        }
        Format::Text if one == two => {
            front.line(&(front.text("cli-diff-same", &vec![("id", one.to_string().into())]) + "."))
        }
        Format::Text => tell(front, one, two, &difference),
    }
}

fn difference(one: &RuleSet, two: &RuleSet) -> Difference {
    let mut difference =
        Difference { parameters: vec![], only_one: vec![], only_two: vec![], origin: vec![], sheets: vec![] };
    if one.game() == two.game() {
        let value = |set: &RuleSet, name| set.rules().get(name).unwrap_or_default();
        let both = one.rules().parameters().iter().map(|parameter| parameter.name);
        let both = both.map(|name| (name, value(one, name), value(two, name)));
        difference.parameters = both.filter(|(_, one, two)| one != two).collect();
    }
    for &clause in Clause::ALL {
        let in_force = |set: &RuleSet| clause.game() == set.game() && set.rules().has(clause);
        match (in_force(one), in_force(two)) {
            (true, false) => difference.only_one.push(clause),
            (false, true) => difference.only_two.push(clause),
            (true, true) => {
                let (here, there) = (one.provenance(clause), two.provenance(clause));
                let sheets_tell = here.tag == Tag::Sheet && there.tag == Tag::Sheet;
                let other_sheet = one.entry().sheet != two.entry().sheet;
                if sheets_tell && other_sheet {
                    difference.sheets.push(clause);
                } else if here != there {
                    difference.origin.push(clause);
                }
            }
            (false, false) => {}
        }
    }
    difference
}

fn tell(front: &mut Front, one: &RuleSet, two: &RuleSet, difference: &Difference) -> anyhow::Result<()> {
    let names = [("A", one), ("B", two)];
    for (letter, set) in names {
        front.line(&format!("{letter}  {}", front.paint(Paint::Name, &set.to_string())))?;
    }
    if one.rules_hash() == two.rules_hash() {
        let alike = front.text("cli-diff-alike", &vec![("hash", one.rules_hash().into())]);
        front.line(&(alike + "."))?;
    }
    parameters(front, &difference.parameters)?;
    for ((letter, set), clauses) in names.into_iter().zip([&difference.only_one, &difference.only_two]) {
        let heading = front.text("cli-diff-only", &vec![("id", letter.into())]);
        section(front, &heading, clauses)?;
        for &clause in clauses {
            let name = front.paint(Paint::Name, clause.id());
            front.line(&format!("  {name}  {}", front.texts.title(clause)))?;
            front.paragraph(&front.texts.clause(clause, &set.args()), 4)?;
        }
    }
    section(front, &front.plain("cli-diff-origin"), &difference.origin)?;
    for &clause in &difference.origin {
        front.line(&format!("  {}  {}", front.paint(Paint::Name, clause.id()), front.texts.title(clause)))?;
        for (letter, set) in names {
            let lead = format!("    {letter}  ");
            front.line(&layout::hang(&lead, &origin(front, set, clause), front.width, 7))?;
        }
    }
    section(front, &front.plain("cli-diff-sheets"), &difference.sheets)?;
    let ids: Vec<String> = difference.sheets.iter().map(|clause| clause.id().to_owned()).collect();
    if ids.is_empty() { Ok(()) } else { front.line(&layout::flow(&ids, "  ", front.width, 2)) }
}

/// A heading, if there is something below it.
fn section(front: &mut Front, heading: &str, clauses: &[Clause]) -> anyhow::Result<()> {
    if clauses.is_empty() {
        return Ok(());
    }
    front.line("")?;
    front.line(&format!("{} ({})", front.paint(Paint::Title, heading), clauses.len()))
}

fn parameters(front: &mut Front, differing: &[(&str, String, String)]) -> anyhow::Result<()> {
    if differing.is_empty() {
        return Ok(());
    }
    front.line("")?;
    front.line(&format!("{} ({})", front.title("cli-diff-parameters"), differing.len()))?;
    let width = |texts: &mut dyn Iterator<Item = &str>| texts.map(layout::length).max().unwrap_or(0) + 2;
    let names = width(&mut differing.iter().map(|(name, ..)| *name)) + 2;
    let ones = width(&mut differing.iter().map(|(_, one, _)| one.as_str())) + 2;
    let twos = width(&mut differing.iter().map(|(.., two)| two.as_str())) + 2;
    for (name, one, two) in differing {
        let label = front.plain(&format!("parameter-{}", name.replace('_', "-")));
        let name = pad(&format!("  {}", front.paint(Paint::Name, name)), names);
        let (one, two) = (pad(&format!("A {one}"), ones), pad(&format!("B {two}"), twos));
        front.line(&format!("{name}{one}{two}{}", front.paint(Paint::Faint, &cell(&label))))?;
    }
    Ok(())
}

fn json(front: &Front, one: &RuleSet, two: &RuleSet, difference: &Difference) -> Value {
    let parameters: Vec<Value> = difference
        .parameters
        .iter()
        .map(|(name, one, two)| json!({ "name": name, "a": one, "b": two }))
        .collect();
    let ids = |clauses: &[Clause]| clauses.iter().map(|clause| clause.id()).collect::<Vec<_>>();
    let origins: Vec<Value> = difference
        .origin
        .iter()
        .chain(&difference.sheets)
        .map(|&clause| {
            let (a, b) = (origin_json(front, one, clause), origin_json(front, two, clause));
            json!({ "clause": clause.id(), "a": a, "b": b })
        })
        .collect();
    json!({
        "a": identity_json(front, one),
        "b": identity_json(front, two),
        "same_game": one.game() == two.game(),
        "played_alike": one.rules_hash() == two.rules_hash(),
        "parameters": parameters,
        "only_a": ids(&difference.only_one),
        "only_b": ids(&difference.only_two),
        "provenance": origins,
    })
}
