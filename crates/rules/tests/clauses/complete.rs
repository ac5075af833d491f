//! No clause without a test: `seega.place.centre` needs a `fn seega_place_centre` with `#[test]` above it.

use std::collections::BTreeSet;

use khamsin_rules::{Clause, GameKind};

/// The sources of this test binary, by the game they test.
const SOURCES: &[(GameKind, &str)] = &[
    (GameKind::Seega, include_str!("seega/mod.rs")),
    (GameKind::SautDuChat, include_str!("saut_du_chat.rs")),
    (GameKind::Pahtum, include_str!("pahtum.rs")),
    (GameKind::Seti, include_str!("seti.rs")),
];

/// The functions marked as tests in a source.
fn tests(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().map(str::trim);
    let next = source.lines().map(str::trim).skip(1);
    lines.zip(next).filter(|&(line, _)| line == "#[test]").filter_map(|(_, next)| {
        let name = next.strip_prefix("fn ")?;
        name.split('(').next()
    })
}

#[test]
fn every_clause_has_a_test_named_after_it() {
    let mut untested = Vec::new();
    for game in GameKind::ALL {
        let of_game = SOURCES.iter().filter(|(tested, _)| *tested == game);
        let names: BTreeSet<&str> = of_game.flat_map(|(_, source)| tests(source)).collect();
        let clauses = Clause::ALL.iter().filter(|clause| clause.game() == game);
        untested.extend(clauses.filter(|clause| {
            let name = clause.id().replace(['.', '-'], "_");
            !names.contains(name.as_str())
        }));
    }
    assert!(untested.is_empty(), "clauses without a test: {}", crate::board::words(untested));
}
