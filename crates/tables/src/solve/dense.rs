//! The full board, where sides are often blocked, without the tables below it.
//!
//! The slice of twelve against twelve is small, but what its captures lead to is not. Whether a solution follows from
//! its exits does not depend on what they are worth, so any values will do: they are drawn.

use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_rules::random::mix;

use super::{Nobody, Solvable, solve};
use crate::dispatch_game;
use crate::finished::Finished;
use crate::game::AnyGame;
use crate::packed::Packed;
use crate::slice::{Pair, Slice};
use crate::verify::verify;

/// Rules under which no position is over by a barrier: drawn values would contradict it.
const SETS: &[&str] = &[
    "seega/jeu-du-seega(chain=none,barrier=none)",
    "seega/jeu-du-seega(chain=none,barrier=none,capture=optional,cannot_unblock=loss)",
    "seega/ludens-planet(chain=none,barrier=none)",
    "seega/tabuleiro-42(barrier=none)",
];

/// Men that a side is left with after the worst turn without a chain: one removed, and three captured by a step.
const LEFT: u8 = 8;

/// Drawn values for a slice that captures can lead to.
fn drawn<G: Solvable>(game: &G, slice: Slice) -> Packed {
    let codes: Vec<u8> = game.alphabet().values().iter().map(|value| value.code()).collect();
    let entries = if slice.own.men < LEFT { 0 } else { game.entries(slice) };
    let draw = |index| codes[(mix(index) % codes.len() as u64) as usize];
    Packed::collect((0..entries).map(draw), entries, &game.alphabet())
}

fn checked<G: Solvable>(game: &G) {
    let slice = Slice::men(12, 12);
    let mut finished = Finished::new();
    for exit in game.exits(slice) {
        finished.insert(exit, Arc::new(drawn(game, exit)));
    }
    let solved = solve(game, Pair::of(slice), &finished, 2, &Nobody).expect("nobody cancels");
    verify(game, &solved[0], &solved[0], &finished, 2).unwrap_or_else(|fault| panic!("{fault}"));
}

#[test]
#[ignore = "draws a billion and a half values for each rule set: a minute, and 600 MB"]
fn full_boards_are_verified() {
    for set in SETS {
        let set: RuleSet = set.parse().expect("the test names a rule set");
        let game = AnyGame::new(set.rules()).expect("it has tables");
        dispatch_game!(&game, game => checked(game));
    }
}
