//! What is known without playing: the tables of a rule set, by material.

use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_tables::Value;
use khamsin_tables::format::Cache;
use khamsin_tables::store::{AnyTables, Folder};
use serde::Serialize;

/// What a table says of all positions with some material, from the view of the side to move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Material {
    /// The pieces of the side to move and of the other.
    pub slice: String,
    /// How many positions there are.
    pub positions: u64,
    /// The shares that are won, drawn and lost.
    pub won: f64,
    /// Drawn.
    pub drawn: f64,
    /// Lost.
    pub lost: f64,
    /// The most turns that it takes to the next capture or the end.
    pub longest: Option<u16>,
}

/// What the tables of a folder say; nothing where there is no table, or none that can be used.
pub fn facts(set: &RuleSet, folder: &Folder) -> Vec<Material> {
    let Some(tables) = AnyTables::in_folder(set, folder, &Arc::new(Cache::new(0))) else { return Vec::new() };
    let known = tables.slices(u8::MAX).into_iter();
    known
        .filter_map(|slice| tables.table(slice).ok().flatten())
        .map(|table| {
            let header = table.header();
            let positions = header.counts.positions();
            let share = |wanted: fn(Value) -> bool| {
                let found: u64 = Value::ALL
                    .into_iter()
                    .filter(|&value| wanted(value))
                    .map(|value| header.counts.of(value))
                    .sum();
                super::summary::rounded(found as f64 / positions.max(1) as f64)
            };
            Material {
                slice: header.slice.to_string(),
                positions,
                won: share(Value::is_win),
                drawn: share(|value| value == Value::DRAW),
                lost: share(Value::is_loss),
                longest: header.counts.longest,
            }
        })
        .collect()
}
