//! What is in a table, as a row for people and for machines.

use khamsin_protocol::exact;
use khamsin_rules::RuleSet;
use khamsin_tables::Value;
use khamsin_tables::format::Header;
use serde_json::{Map, json};

use super::amount;
use crate::direction;
use crate::front::Front;
use crate::layout::{length, pad};
use crate::matches::figures::percent;
use crate::style::Paint;

/// A row of words: slice, positions, won, drawn, lost, longest, size.
type Row = [String; 7];

/// The table of what is in some tables.
pub fn table(front: &Front, headers: &[Header]) -> Vec<String> {
    let titles = ["slice", "positions", "wins", "draws", "losses", "longest", "size"]
        .map(|name| front.plain(&format!("tables-column-{name}")));
    let rows: Vec<Row> =
        std::iter::once(titles).chain(headers.iter().map(|header| row(front, header))).collect();
    let widths: Vec<usize> =
        (0..7).map(|n| rows.iter().map(|row| length(&row[n])).max().unwrap_or(0)).collect();
    let line = |row: &Row| {
        // The name to the left, the numbers to the right.
        let numbers = row.iter().zip(&widths).skip(1).map(|(cell, &width)| {
            let gap = " ".repeat(width.saturating_sub(length(cell)));
            format!("  {gap}{}", direction::cell(cell))
        });
        pad(&row[0], widths[0]) + &numbers.collect::<String>()
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines[0] = front.paint(Paint::Faint, &lines[0]);
    lines
}

fn row(front: &Front, header: &Header) -> Row {
    let positions = header.counts.positions();
    let share = |wanted: fn(Value) -> bool| {
        let found: u64 =
            Value::ALL.into_iter().filter(|&value| wanted(value)).map(|value| header.counts.of(value)).sum();
        percent(front, found as f64 / positions.max(1) as f64)
    };
    [
        header.slice.to_string(),
        amount::count(front, positions),
        share(Value::is_win),
        share(|value| value == Value::DRAW),
        share(Value::is_loss),
        header.counts.longest.map_or_else(|| "–".to_owned(), |longest| longest.to_string()),
        amount::bytes(front, header.length),
    ]
}

/// What is in a table, for machines.
pub fn json(set: &RuleSet, header: &Header) -> serde_json::Value {
    let named = |&value: &Value| (exact::name(set, value), header.counts.of(value).into());
    let values: Map<String, serde_json::Value> = header.alphabet.iter().map(named).collect();
    json!({
        "slice": header.slice.to_string(),
        "own": header.slice.own.size(),
        "other": header.slice.other.size(),
        "positions": header.counts.positions(),
        "entries": header.entries,
        "values": values,
        "longest": header.counts.longest,
        "bytes": header.length,
        "codec": header.codec.name(),
        "generator": header.generator,
    })
}
