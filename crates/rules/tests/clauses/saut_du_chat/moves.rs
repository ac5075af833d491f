//! Saut du Chat: the board, who begins, and the plain step.

use khamsin_rules::{Clause, Side};

use super::{SAFE, SET, START};
use crate::board::{on, rules, start};

#[test]
fn saut_du_chat_board() {
    let game = start(SET);
    assert_eq!(game.position().dimensions(), (5, 5));
    // The board has the files a to e and the ranks 1 to 5.
    assert_eq!(game.refused("e3f3"), Clause::SautBoard);
    assert_eq!(game.refused("c5c6"), Clause::SautBoard);
}

/// Who takes which side is settled before the game: a lot that is the same for the same seed.
#[test]
fn saut_du_chat_sides() {
    assert!(rules(SET).clauses().any(|clause| clause == Clause::SautSides));
    // Of 64 fair lots, all fall on one side once in 2^63.
    let first = (0..64).filter(|&seed| Side::drawn(seed) == Side::First).count();
    assert!((1..64).contains(&first));
    assert!((0..64).all(|seed| Side::drawn(seed) == Side::drawn(seed)));
}

#[test]
fn saut_du_chat_start() {
    let mut game = start(SET);
    game.expect_board(START);
    // Every square but the centre is taken, twelve by each side.
    assert_eq!(Side::BOTH.map(|side| game.position().count(side)), [12, 12]);
    // The pieces stand already: nothing is placed, and nobody has anything in hand.
    assert_eq!(game.refused("c3"), Clause::SautStart);
    assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [0, 0]);
    assert!(game.play_all("c2c3").contains(Clause::SautStart));
    assert!(!game.fires("c4c2", Clause::SautStart));
}

#[test]
fn saut_du_chat_first() {
    let mut game = start(SET);
    assert_eq!(game.state(), "1 move");
    // Only the two pieces of First beside the centre have somewhere to go.
    assert_eq!(game.legal(), "c2c3 d3c3");
    assert!(game.play_all("d3c3").contains(Clause::SautFirst));
    assert_eq!(game.state(), "2 move");
    assert!(!game.fires("b3d3", Clause::SautFirst));
}

#[test]
fn saut_du_chat_move_own() {
    let mut game = start(SET);
    // Second's piece, and a square without one.
    assert_eq!(game.refused("b3c3"), Clause::SautMoveOwn);
    assert_eq!(game.refused("c3b3"), Clause::SautMoveOwn);
    game.play_all("c2c3");
    assert_eq!(game.refused("b2c2"), Clause::SautMoveOwn);
}

#[test]
fn saut_du_chat_move_empty() {
    let game = start(SET);
    // Neither onto an own piece nor, as if to capture, onto an enemy's.
    assert_eq!(game.refused("c1c2"), Clause::SautMoveEmpty);
    assert_eq!(game.refused("a2a3"), Clause::SautMoveEmpty);
    // A leap needs an empty square behind the enemy just as well.
    assert_eq!(game.refused("a2a4"), Clause::SautMoveEmpty);
}

#[test]
fn saut_du_chat_move_step() {
    let game = on(
        SET,
        "
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        m . . . .",
        "1 move",
    );
    // One square, in the four directions; the centre is a square like any other.
    assert_eq!(game.legal(), "c3b3 c3c2 c3c4 c3d3");
    assert!(game.fires("c3c4", Clause::SautMoveStep));
    // Neither diagonally nor as a knight.
    assert_eq!(game.refused("c3d4"), Clause::SautMoveStep);
    assert_eq!(game.refused("c3d5"), Clause::SautMoveStep);
}

/// The first move always enters the centre; by c2–c3 the only answer takes the piece there.
#[test]
fn capture_on_the_centre_at_the_second_move() {
    let mut game = start(SET);
    game.play_all("c2c3");
    // First stands on every side of the hole; Second is not blocked only because c4 can leap over the centre.
    assert_eq!(game.legal(), "c4c2");
    assert_eq!(game.captured("c4c2"), "c3");
    assert!(game.play_all("c4c2").contains(Clause::SautCentreOpen));
    game.expect_board(
        "
        m m m m m
        m m . m m
        m m . M M
        M M m M M
        M M M M M",
    );
    assert_eq!(game.state(), "1 move");
    // The other first move is taken likewise, but leaves Second a step besides: d3 has an enemy above it.
    let mut turned = start(SET);
    turned.play_all("d3c3");
    assert_eq!(turned.legal(), "b3d3 d4d3");
    assert_eq!(turned.captured("b3d3"), "c3");
}

/// A safe centre and a loss by blocking do not go together: c2–c3 would win at once.
#[test]
fn first_would_win_at_once_with_a_safe_centre() {
    use khamsin_rules::RuleSet;
    use khamsin_rules::ruleset::RuleSetFault;
    let refused = "saut-du-chat/ludens-planet(centre_safe=true)".parse::<RuleSet>().unwrap_err();
    assert_eq!(refused.fault, RuleSetFault::WonAtOnce);
    let said = "saut-du-chat/ludens-planet(centre_safe=true,blocked=lose)".parse::<RuleSet>().unwrap_err();
    assert_eq!(said.fault, RuleSetFault::WonAtOnce);
    // With blocked=pass the same position: Second has nothing but to pass, and the game goes on.
    let mut game = start(SAFE);
    game.play_all("c2c3");
    assert_eq!(game.legal(), "pass");
    assert_eq!(game.refused("c4c2"), Clause::SautCentreSafe);
    game.play_all("pass");
    game.expect_open();
    // First, still unable to capture, fills the hole from any of its four sides.
    assert_eq!(game.legal(), "b2c2 c1c2 c3c2 d2c2");
}
