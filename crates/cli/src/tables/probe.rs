//! `khamsin tables probe`: what a position is worth, and every turn of it.

use std::sync::Arc;

use khamsin_protocol::exact;
use khamsin_rules::{Game, Side};
use khamsin_tables::Entry;
use khamsin_tables::format::Cache;
use khamsin_tables::store::{AnyTables, Turns};
use serde_json::{Value, json};

use super::{CACHE, args, failed, folder, game, none, value};
use crate::complaint::Complaint;
use crate::front::{Format, Front};
use crate::layout::{hang, length};
use crate::show;
use crate::style::Paint;

/// Runs the command.
pub fn run(what: &args::Probe, front: &mut Front) -> anyhow::Result<()> {
    let played = front.start(&what.start, 0)?;
    let set = *played.rule_set();
    game(&set, front)?;
    let folder = folder(&what.place, front)?;
    let cache = Arc::new(Cache::new(CACHE));
    let tables = AnyTables::in_folder(&set, &folder, &cache).ok_or_else(|| none(front, &set, &folder))?;
    let position = played.position();
    if !position.pending().between_moves() {
        return Err(Complaint(front.plain("tables-mid-turn")).into());
    }
    let entry = tables.probe(position).map_err(|error| failed(front, &error))?;
    let pieces: u32 = Side::BOTH.iter().map(|&side| position.count(side)).sum();
    let unknown = || Complaint(front.text("tables-unknown", &vec![("pieces", pieces.into())]));
    let entry = entry.ok_or_else(unknown)?;
    let turns = tables.turns(position).map_err(|error| failed(front, &error))?.ok_or_else(unknown)?;
    match what.format.get() {
        Format::Json => front.json(&json(front, &played, entry, &turns)),
        Format::Text => {
            show::heading(front, &set)?;
            front.line("")?;
            show::describe(front, &set, position, what.glyphs.get())?;
            front.line("")?;
            tell(front, &played, entry, &turns)
        }
    }
}

fn tell(front: &mut Front, played: &Game, entry: Entry, turns: &Turns) -> anyhow::Result<()> {
    let (set, side) = (played.rule_set(), played.side());
    front.paragraph(&front.paint(Paint::Title, &exact::words(&front.texts, set, entry, side)), 0)?;
    if let Some(left) = too_short(played, entry) {
        front.paragraph(&front.text("tables-limit", &vec![("count", left.into())]), 0)?;
    }
    if turns.rated.is_empty() {
        return Ok(());
    }
    front.line("")?;
    front.line(&front.plain("tables-turns"))?;
    let width = turns.rated.iter().map(|rated| length(&rated.turn.to_string())).max().unwrap_or(0) + 4;
    for rated in &turns.rated {
        let lead = format!("  {}", front.paint(Paint::Name, &rated.turn.to_string()));
        let worth = match rated.entry {
            Some(entry) => exact::words(&front.texts, set, entry, side),
            None => front.plain("tables-turn-unknown"),
        };
        front.line(&hang(&lead, &worth, front.width, width))?;
    }
    Ok(())
}

/// How many turns the quiet limit leaves, if that is too few for the distance.
fn too_short(played: &Game, entry: Entry) -> Option<u32> {
    let left = played.rule_set().rules().quiet_limit()?.saturating_sub(played.setup().quiet);
    entry.distance.is_some_and(|distance| u32::from(distance) > left).then_some(left)
}

fn json(front: &Front, played: &Game, entry: Entry, turns: &Turns) -> Value {
    let (set, side) = (played.rule_set(), played.side());
    let mut told = value::json(front, set, entry, side);
    told["ruleset"] = set.to_string().into();
    told["rules_hash"] = set.rules_hash().into();
    told["solve_hash"] = set.solve_hash().into();
    told["position"] = played.setup().to_string().into();
    told["limit_left"] = too_short(played, entry).into();
    let turn = |rated: &khamsin_tables::store::Rated| {
        let mut told = rated
            .entry
            .map_or_else(|| json!({ "value": null }), |entry| value::json(front, set, entry, side));
        told["turn"] = rated.turn.to_string().into();
        told
    };
    told["turns"] = turns.rated.iter().map(turn).collect();
    told
}
