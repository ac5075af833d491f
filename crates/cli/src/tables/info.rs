//! `khamsin tables info`: which tables there are, and what is in them.

use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_tables::format::{Cache, Header};
use khamsin_tables::store::AnyTables;
use serde_json::{Value, json};

use super::{args, failed, folder, game, none, slices};
use crate::front::{Format, Front};
use crate::show;

/// Runs the command.
pub fn run(what: &args::Info, front: &mut Front) -> anyhow::Result<()> {
    let set = front.rule_set(&what.asked.set)?;
    game(&set, front)?;
    let folder = folder(&what.asked.place, front)?;
    let tables = AnyTables::in_folder(&set, &folder, &Arc::new(Cache::new(0)))
        .ok_or_else(|| none(front, &set, &folder))?;
    let mut headers = Vec::new();
    for slice in tables.slices(u8::MAX) {
        let table = tables.table(slice).map_err(|error| failed(front, &error))?;
        headers.extend(table.map(|table| table.header().clone()));
    }
    if headers.is_empty() {
        return Err(none(front, &set, &folder).into());
    }
    match what.asked.format.get() {
        Format::Json => front.json(&json(&set, &folder.of(&set).display().to_string(), &headers)),
        Format::Text => {
            show::heading(front, &set)?;
            let place = folder.of(&set).display().to_string();
            front.line(&front.text("tables-folder", &vec![("folder", place.into())]))?;
            front.line("")?;
            for line in slices::table(front, &headers) {
                front.line(&line)?;
            }
            Ok(())
        }
    }
}

/// Tables for machines.
pub fn json(set: &RuleSet, folder: &str, headers: &[Header]) -> Value {
    json!({
        "ruleset": set.to_string(),
        "rules_hash": set.rules_hash(),
        "solve_hash": set.solve_hash(),
        "folder": folder,
        "positions": headers.iter().map(|header| header.counts.positions()).sum::<u64>(),
        "bytes": headers.iter().map(|header| header.length).sum::<u64>(),
        "slices": headers.iter().map(|header| slices::json(set, header)).collect::<Vec<_>>(),
    })
}
