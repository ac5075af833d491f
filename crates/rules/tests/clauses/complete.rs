//! No clause without a test: `seega.place.centre` needs a `fn seega_place_centre` with `#[test]` above it.

use std::collections::BTreeSet;

use khamsin_rules::{Clause, GameKind};

/// The sources of this test binary, by the game they test.
const SOURCES: &[(GameKind, &str)] = &[
    (GameKind::Seega, include_str!("seega/placing.rs")),
    (GameKind::Seega, include_str!("seega/openings.rs")),
    (GameKind::Seega, include_str!("seega/moving.rs")),
    (GameKind::Seega, include_str!("seega/capturing.rs")),
    (GameKind::Seega, include_str!("seega/duties.rs")),
    (GameKind::Seega, include_str!("seega/chains.rs")),
    (GameKind::Seega, include_str!("seega/blocked.rs")),
    (GameKind::Seega, include_str!("seega/unblocking.rs")),
    (GameKind::Seega, include_str!("seega/removal.rs")),
    (GameKind::Seega, include_str!("seega/barriers.rs")),
    (GameKind::Seega, include_str!("seega/walls.rs")),
    (GameKind::Seega, include_str!("seega/endings.rs")),
    (GameKind::Seega, include_str!("seega/endless.rs")),
    (GameKind::Seega, include_str!("seega/agreements.rs")),
    (GameKind::Seega, include_str!("seega/lemmas.rs")),
    (GameKind::Seega, include_str!("seega/undo.rs")),
    (GameKind::SautDuChat, include_str!("saut_du_chat/moves.rs")),
    (GameKind::SautDuChat, include_str!("saut_du_chat/leaps.rs")),
    (GameKind::SautDuChat, include_str!("saut_du_chat/ends.rs")),
    (GameKind::Pahtum, include_str!("pahtum/placing.rs")),
    (GameKind::Pahtum, include_str!("pahtum/runs.rs")),
    (GameKind::Pahtum, include_str!("pahtum/ends.rs")),
    (GameKind::Pahtum, include_str!("pahtum/theorem.rs")),
    (GameKind::Seti, include_str!("seti/start.rs")),
    (GameKind::Seti, include_str!("seti/figures.rs")),
    (GameKind::Seti, include_str!("seti/captures.rs")),
    (GameKind::Seti, include_str!("seti/ships.rs")),
    (GameKind::Seti, include_str!("seti/moored.rs")),
    (GameKind::Seti, include_str!("seti/reentry.rs")),
    (GameKind::Seti, include_str!("seti/breakthrough.rs")),
    (GameKind::Seti, include_str!("seti/ends.rs")),
    (GameKind::Seti, include_str!("seti/endless.rs")),
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
    let mut untested: Vec<Clause> = Vec::new();
    for game in GameKind::ALL {
        let of_game = SOURCES.iter().filter(|(tested, _)| *tested == game);
        let names: BTreeSet<&str> = of_game.flat_map(|(_, source)| tests(source)).collect();
        let clauses = Clause::ALL.iter().copied().filter(|clause| clause.game() == game);
        untested.extend(clauses.filter(|clause| {
            let name = clause.id().replace(['.', '-'], "_");
            !names.contains(name.as_str())
        }));
    }
    assert!(untested.is_empty(), "clauses without a test: {}", crate::board::words(untested));
}
