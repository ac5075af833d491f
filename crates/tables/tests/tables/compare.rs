//! The solver against the naive oracle, position by position: values and distances.

use std::collections::HashSet;
use std::sync::Arc;

use khamsin_naive::{Oracle, State};
use khamsin_rules::{AnyPosition, RuleSet};
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::{Nobody, solve};
use khamsin_tables::{Army, Finished, Game, Location, Packed, Pair, SolvedSlice, dispatch_game};

use crate::oracle::{COMPARED, entry, state};

/// Compares every entry of a solved slice, and counts them.
fn compare<G: Game<Position: Into<AnyPosition>>>(
    game: &G,
    rule_set: &RuleSet,
    oracle: &mut Oracle,
    solved: &SolvedSlice,
) -> u64 {
    let slice = solved.slice();
    let mut seen: HashSet<State> = HashSet::new();
    for index in 0..solved.len() as u64 {
        let position = game.position(Location { slice, index });
        assert_eq!(position.is_some(), solved.entry(index).is_some(), "{rule_set} {slice}, entry {index}");
        let Some(position) = position else { continue };
        let any: AnyPosition = position.into();
        let text = any.setup(0, 1);
        assert_eq!(solved.entry(index), Some(entry(rule_set, oracle, &any)), "{rule_set} {text}");
        assert!(seen.insert(state(&any).canonical()), "{rule_set} {text} is there twice");
    }
    assert_eq!(seen.len() as u64, game.positions(slice), "{rule_set} {slice}: Burnside's count");
    seen.len() as u64
}

/// Solves the pairs of up to so many pieces that are wanted, and compares them.
fn run(id: &str, pieces: u8, wanted: impl Fn(Pair) -> bool) -> u64 {
    let set: RuleSet = id.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
    let mut oracle = Oracle::new(&set.to_string()).expect("the rule set exists");
    let mut compared = 0;
    let game = AnyGame::new(set.rules()).expect("the game has tables");
    dispatch_game!(game, game => {
        let mut finished = Finished::new();
        for pair in game.pairs(pieces).into_iter().filter(|&pair| wanted(pair)) {
            if game.constant(pair.first()).is_some() {
                continue;
            }
            for solved in solve(&game, pair, &finished, 1, &Nobody).expect("nobody stops it") {
                compared += compare(&game, &set, &mut oracle, &solved);
                finished.insert(solved.slice(), Arc::new(Packed::of(&solved, &game.alphabet())));
            }
        }
    });
    println!("{id}: {compared} positions agree");
    compared
}

/// All slices of up to four pieces; (1,1) is over by count in Seega, and has no entries.
#[test]
fn up_to_four_pieces() {
    for (id, positions) in COMPARED.into_iter().zip([24_342, 24_342, 24_342, 24_342, 24_427]) {
        assert_eq!(run(id, 4, |_| true), positions, "{id}");
    }
}

/// Rules that no sheet has as they are here, so that more clauses are met; and larger boards.
#[test]
fn other_rules() {
    for id in [
        "seega/jeu-du-seega(move=slide)",
        "seega/jeu-du-seega(cannot_unblock=loss,points=5-2-2-0)",
        "seega/ludens-planet(centre_safe=false,endless=draw)",
        "seega/ludens-planet(chain=none,blocked=lose)",
        "seega/tabuleiro-42(endless=count,chain=optional)",
        "saut-du-chat/ludens-planet(centre_safe=true,blocked=pass)",
        "seega/globe-joueur",
        "seega/kharbga",
    ] {
        assert!(run(id, 3, |_| true) > 0, "{id}");
    }
    assert!(run("seega/tabuleiro-42(lose_at=1,capture=mandatory)", 4, |_| true) > 0);
}

/// Two kinds of figures, a board with two ends, and an end that waits for the reply.
#[test]
fn two_figures_of_seti() {
    for id in ["seti/beth", "seti/beth(edition=en)"] {
        // A Pharaoh or a High Priest each, on 50 · 49 squares; 10 · 9 of these are their own mirror images.
        assert_eq!(run(id, 2, |_| true), 4 * (50 * 49 + 10 * 9) / 2, "{id}");
    }
}

#[test]
#[ignore = "deep: run by `make test-deep`"]
fn three_figures_of_seti() {
    for id in ["seti/beth", "seti/beth(edition=en)"] {
        run(id, 3, |_| true);
    }
}

#[test]
#[ignore = "deep: run by `make test-deep`"]
fn up_to_five_pieces() {
    for id in COMPARED {
        run(id, 5, |_| true);
    }
}

/// The smallest slices in which a barrier stands: five men against one.
#[test]
#[ignore = "deep: run by `make test-deep`"]
fn barriers_of_five_men() {
    for id in [
        "seega/jeu-du-seega",
        "seega/ludens-planet",
        "seega/jeu-du-seega(barrier=builder,barrier_shape=connected)",
        "seega/tabuleiro-42(barrier=count,points=5-2-1-0)",
    ] {
        run(id, 6, |pair| pair.first().other == Army::men(1));
    }
}
