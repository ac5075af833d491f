//! What a teacher takes home: the table as CSV (RFC 4180) and the records, with names or without.
//!
//! A name that begins like a formula gets an apostrophe before it: spreadsheets would compute it. Without names, pupils
//! are known by their numbers, which say nothing outside the class.

use std::fmt::Write;

use khamsin_rules::record::Tag;

use super::state::Class;
use super::teaching::rule_set;
use crate::online::hub::Hub;
use crate::online::record;
use crate::online::refused::Refused;

/// Whether names are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// They are.
    Told,
    /// They are not.
    Hidden,
}

/// The table, by place; those who were removed come last.
///
/// # Errors
/// If this program does not know the rule set any more.
pub fn csv(class: &Class, names: Names) -> Result<String, Refused> {
    let mut lines = class.table(&rule_set(class)?);
    lines.sort_by_key(|line| (line.place.unwrap_or(u32::MAX), line.number));
    // The mark at the head tells spreadsheets that this is UTF-8.
    let mut text = String::from("\u{feff}place,number,");
    if names == Names::Told {
        text.push_str("name,");
    }
    text.push_str("points,won,drawn,lost,byes\r\n");
    for line in lines {
        let place = line.place.map(|place| place.to_string()).unwrap_or_default();
        let _ = write!(text, "{place},{},", line.number);
        if names == Names::Told {
            text.push_str(&field(class.names.get(&line.number).map_or("", String::as_str)));
            text.push(',');
        }
        let _ = write!(text, "{},{},{},{},{}\r\n", line.points, line.won, line.drawn, line.lost, line.byes);
    }
    Ok(text)
}

/// A text as a field.
fn field(text: &str) -> String {
    let formula =
        text.starts_with(['=', '+', '-', '@', '\t', '\r', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}']);
    let safe = if formula { format!("'{text}") } else { text.to_owned() };
    if formula || safe.contains([',', '"', '\n', '\r', ';']) {
        format!("\"{}\"", safe.replace('"', "\"\""))
    } else {
        safe
    }
}

/// The records of every game that is over.
///
/// # Errors
/// If the store fails.
pub async fn records(hub: &Hub, class: &Class, names: Names) -> Result<String, Refused> {
    let player = |number: u32| {
        let name = class.names.get(&number).filter(|_| names == Names::Told);
        name.cloned().unwrap_or_else(|| format!("#{number}"))
    };
    let mut texts = Vec::new();
    for (round, game) in class.games().filter(|(_, game)| game.result.is_some()) {
        let table = hub.table(&game.id).await?;
        let mut record = match names {
            Names::Told => record::of(&table),
            Names::Hidden => record::anonymous(&table),
        };
        if let Some(title) = class.plan.title.as_ref().filter(|_| names == Names::Told) {
            record.set_tag(Tag::EVENT, title.clone());
        }
        record.set_tag(Tag::ROUND, round.to_string());
        record.set_tag(Tag::FIRST, player(game.first));
        record.set_tag(Tag::SECOND, player(game.second));
        texts.push(record.to_string());
    }
    Ok(texts.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_a_formula() {
        for (name, told) in [
            ("Ada", "Ada"),
            ("=1+1", "\"'=1+1\""),
            ("+1", "\"'+1\""),
            ("-1", "\"'-1\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("a,\"b\"", "\"a,\"\"b\"\"\""),
            ("سارة", "سارة"),
        ] {
            assert_eq!(field(name), told);
        }
    }
}
