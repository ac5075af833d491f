//! The record of a game, as its log tells it.

use khamsin_rules::record::{Record, Tag};

use super::table::Table;

/// The record; it names nobody.
pub fn of(table: &Table) -> Record {
    let mut record = table.game.record();
    record.set_tag(Tag::SITE, format!("Khamsin, {}", table.id));
    if let Some(series) = &table.created.series {
        record.set_tag(Tag::ROUND, series.number.to_string());
    }
    record
}

/// The record without anything that leads to people: the name of a game leads to its page, which names them.
pub fn anonymous(table: &Table) -> Record {
    let mut record = of(table);
    record.set_tag(Tag::SITE, "Khamsin");
    record
}
