//! The clauses of Pahtum: neutrals and placing, runs and their points, ends, and the theorem of the point reflection.

use khamsin_rules::{AnyPosition, Side};

use crate::board::Drawn;

mod ends;
mod placing;
mod runs;
mod theorem;

/// The sheet's own rules: five neutrals, placed by the players.
const SET: &str = "pahtum/globe-joueur";
/// One neutral, so that drawings stay readable.
const ONE: &str = "pahtum/globe-joueur(neutrals=1)";
/// One neutral and the pie rule.
const PIE: &str = "pahtum/globe-joueur(neutrals=1,pie=true)";
/// Five neutrals drawn by lot.
const LOT: &str = "pahtum/globe-joueur(neutral_setup=random)";

/// The points of both sides on the board as it stands.
fn scores(game: &Drawn) -> [u32; 2] {
    Side::BOTH.map(|side| game.position().count(side))
}

/// The points of a side in rows and in columns.
fn rows_and_columns(game: &Drawn, side: Side) -> (u32, u32) {
    match game.position() {
        AnyPosition::Pahtum(position) => position.points(side),
        other => panic!("this is no Pahtum: {other:?}"),
    }
}
