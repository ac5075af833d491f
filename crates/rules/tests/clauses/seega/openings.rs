//! La Croisade: the three tables of forced first placements, on every board.

use khamsin_rules::random::Random;
use khamsin_rules::{Clause, Pending};

use crate::board::{Drawn, start};

/// A table on the boards of 5×5, 7×7 and 9×9: the squares of each forced turn.
type Table = [(u8, &'static [&'static str]); 3];

const EDGES: Table = [(5, &["c1 c5", "a3 e3"]), (7, &["d1 d7", "a4 g4"]), (9, &["e1 e9", "a5 i5"])];

const INNER: Table = [(5, &["c2 c4", "b3 d3"]), (7, &["d3 d5", "c4 e4"]), (9, &["e4 e6", "d5 f5"])];

const CROSS: Table = [
    (5, &["c1 c5", "a3 e3", "b3 d3", "c2 c4"]),
    (7, &["d1 d7", "a4 g4", "c4 e4", "d3 d5"]),
    (9, &["e1 e9", "a5 i5", "d5 f5", "e4 e6"]),
];

fn game_of(opening: &str, size: u8) -> Drawn {
    start(&format!("seega/ludens-planet(size={size},opening={opening})"))
}

/// Plays a table turn by turn, in either order of its squares.
fn shows(opening: &str, clause: Clause, table: Table) {
    for (size, turns) in table {
        for swapped in [false, true] {
            let mut game = game_of(opening, size);
            for squares in turns {
                assert_eq!(game.legal(), *squares, "{opening} on {size}");
                // a1 is on no table.
                assert_eq!(game.refused("a1"), clause);
                let mut order: Vec<&str> = squares.split(' ').collect();
                if swapped {
                    order.reverse();
                }
                for square in order {
                    assert!(game.play_all(square).contains(clause), "{square} on {size}");
                }
            }
            // What is left is free: all squares but the centre and those just taken.
            let taken = 2 * turns.len();
            assert_eq!(game.legal_actions().len(), (size * size) as usize - 1 - taken);
            assert!(!game.fires("a1", clause));
        }
    }
    assert!(start("seega/ludens-planet").allows("a1"), "without a Croisade the first stone is free");
}

#[test]
fn seega_opening_croisade_edges() {
    shows("croisade-edges", Clause::SeegaOpeningEdges, EDGES);
    let mut game = game_of("croisade-edges", 5);
    game.play_all("c1 c5 a3 e3");
    game.expect_board(
        "
        . . M . .
        . . . . .
        m . . . m
        . . . . .
        . . M . .
        ",
    );
}

#[test]
fn seega_opening_croisade_inner() {
    shows("croisade-inner", Clause::SeegaOpeningInner, INNER);
    let mut game = game_of("croisade-inner", 5);
    game.play_all("c2 c4 b3 d3");
    game.expect_board(
        "
        . . . . .
        . . M . .
        . m . m .
        . . M . .
        . . . . .
        ",
    );
}

#[test]
fn seega_opening_croisade_cross() {
    shows("croisade-cross", Clause::SeegaOpeningCross, CROSS);
    let mut game = game_of("croisade-cross", 5);
    game.play_all("c1 c5 a3 e3 b3 d3 c2 c4");
    game.expect_board(
        "
        . . M . .
        . . m . .
        m M . M m
        . . m . .
        . . M . .
        ",
    );
}

/// A game after its placing phase, the free stones placed at random.
fn placed(opening: &str, size: u8, seed: u64) -> Drawn {
    let mut random = Random::new(seed);
    let mut game = game_of(opening, size);
    while matches!(game.position().pending(), Pending::Place(_)) {
        let actions = game.legal_actions();
        let chosen = actions[random.below(actions.len())];
        game.play(chosen).expect("a listed action is legal");
    }
    game
}

#[test]
fn after_inner_and_cross_the_starter_is_never_blocked_at_once() {
    // A free filling blocks the starter in one game of twenty: in 500 that would show.
    let is_blocked = |game: &Drawn| game.outcome().is_none() && game.legal().starts_with('x');
    for opening in ["croisade-inner", "croisade-cross"] {
        assert!((0..500).all(|seed| !is_blocked(&placed(opening, 5, seed))), "{opening}");
        assert!((0..50).all(|seed| !is_blocked(&placed(opening, 7, seed))), "{opening}");
        assert!((0..50).all(|seed| !is_blocked(&placed(opening, 9, seed))), "{opening}");
    }
    assert!((0..500).any(|seed| is_blocked(&placed("free", 5, seed))), "without a Croisade it happens");
}

#[test]
fn after_the_cross_the_starter_captures_two_at_once() {
    for seed in 0..50 {
        let game = placed("croisade-cross", 5, seed);
        // A barrier may have stood there already.
        if game.outcome().is_none() {
            assert_eq!(game.captured("c2c3"), "b3 d3");
            assert_eq!(game.captured("c4c3"), "b3 d3");
        }
    }
}
