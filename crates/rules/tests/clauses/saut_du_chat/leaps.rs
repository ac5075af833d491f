//! Saut du Chat: leaps, chains of leaps, and the centre.

use khamsin_rules::Clause;

use super::{SAFE, SET};
use crate::board::on;

#[test]
fn saut_du_chat_leap() {
    let mut game = on(
        SET,
        "
        . . . . .
        . . m . .
        . . M m m
        . . M . .
        . . . . m",
        "1 move",
    );
    // Over an own piece, over nothing, and two pieces at once are no leaps.
    assert_eq!(game.refused("c3c1"), Clause::SautLeap);
    assert_eq!(game.refused("c3a3"), Clause::SautLeap);
    assert_eq!(game.refused("c3e3"), Clause::SautMoveEmpty);
    // Over an adjacent enemy onto the empty square right behind it: the enemy is gone at once.
    assert_eq!(game.captured("c3c5"), "c4");
    assert!(game.play_all("c3c5").contains(Clause::SautLeap));
    game.expect_board(
        "
        . . M . .
        . . . . .
        . . . m m
        . . M . .
        . . . . m",
    );
    assert_eq!(game.state(), "2 move");
    // Second leaps no further either: not three squares, and not over an enemy that is not adjacent.
    assert_eq!(game.refused("e3b3"), Clause::SautMoveStep);
    assert_eq!(game.refused("e1c1"), Clause::SautLeap);
}

#[test]
fn saut_du_chat_leap_orthogonal() {
    let game = on(
        SET,
        "
        . . . . .
        . . . . .
        . . m . .
        . M M . .
        . . . . m",
        "1 move",
    );
    assert_eq!(game.refused("b2d4"), Clause::SautLeapOrthogonal);
    assert_eq!(game.captured("c2c4"), "c3");
    assert!(game.fires("c2c4", Clause::SautLeapOrthogonal));
}

#[test]
fn saut_du_chat_leap_optional() {
    let mut game = on(
        SET,
        "
        . . . . .
        . . . . .
        . . . . .
        . m M . .
        . . . . m",
        "1 move",
    );
    // c2 can leap over b2, and can just as well step; a step that leaves a leap unplayed uses the clause.
    assert_eq!(game.legal(), "c2a2 c2c1 c2c3 c2d2");
    assert!(!game.fires("c2a2", Clause::SautLeapOptional));
    assert!(game.play_all("c2c3").contains(Clause::SautLeapOptional));
    game.expect_board(
        "
        . . . . .
        . . . . .
        . . M . .
        . m . . .
        . . . . m",
    );
    // Now there is no leap to leave out.
    assert!(!game.fires("b2a2", Clause::SautLeapOptional));
}

/// The board of the chains: a2 can leap three times, turning twice.
const CHAIN: &str = "
    . . . . .
    . . . m .
    . . m . .
    M m . . .
    . . . . m";

#[test]
fn saut_du_chat_chain() {
    let mut game = on(SET, CHAIN, "1 move");
    // There is nothing to end before a leap.
    assert_eq!(game.refused("end"), Clause::SautChain);
    assert!(game.play_all("a2c2").contains(Clause::SautChain));
    // The turn stays: leap again, or stop. A step is neither.
    assert_eq!(game.state(), "1 chain:c2");
    assert_eq!(game.legal(), "c2c4 end");
    assert_eq!(game.refused("c2d2"), Clause::SautChain);
    let ended = game.play_all("end");
    assert!(ended.contains(Clause::SautChain) && ended.contains(Clause::SautLeapOptional));
    assert_eq!(game.state(), "2 move");
    game.expect_board(
        "
        . . . . .
        . . . m .
        . . m . .
        . . M . .
        . . . . m",
    );
}

#[test]
fn chained_leaps_turn_as_they_like() {
    let mut game = on(SET, CHAIN, "1 move");
    // East over b2, north over c3, east again over d4; with nothing left to leap over the turn ends by itself.
    game.play_all("a2c2 c2c4");
    assert_eq!(game.state(), "1 chain:c4");
    assert_eq!(game.legal(), "c4e4 end");
    assert!(!game.fires("c4e4", Clause::SautChain));
    game.play_all("c4e4");
    assert_eq!(game.state(), "2 move");
    game.expect_board(
        "
        . . . . .
        . . . . M
        . . . . .
        . . . . .
        . . . . m",
    );
    // All three leaps are one turn.
    assert_eq!(game.turns().len(), 1);
    assert_eq!(game.turns()[0].turn.to_string(), "a2c2,c2c4,c4e4");
}

#[test]
fn saut_du_chat_chain_same_piece() {
    let mut game = on(
        SET,
        "
        . . . . .
        . . . m M
        . . m . .
        M m . . .
        . . . . m",
        "1 move",
    );
    // Both pieces can leap, but once a2 has begun, e4 may neither leap nor step.
    assert!(game.allows("e4c4"));
    assert!(game.play_all("a2c2").contains(Clause::SautChainSamePiece));
    assert_eq!(game.refused("e4c4"), Clause::SautChainSamePiece);
    assert_eq!(game.refused("e4e5"), Clause::SautChainSamePiece);
    // Without another leaper the clause has no work.
    assert!(!on(SET, CHAIN, "1 move").fires("a2c2", Clause::SautChainSamePiece));
}

/// The board of the centre: First's piece on it stands before Second's, with room behind.
const CENTRE: &str = "
    . . . . .
    . . m . .
    . . M . .
    . . . . .
    . . . . M";

#[test]
fn saut_du_chat_centre_open() {
    let mut game = on(SET, CENTRE, "2 move");
    assert_eq!(game.captured("c4c2"), "c3");
    assert!(game.play_all("c4c2").contains(Clause::SautCentreOpen));
    game.expect_board(
        "
        . . . . .
        . . . . .
        . . . . .
        . . m . .
        . . . . M",
    );
    assert!(!on(SAFE, CENTRE, "2 move").allows("c4c2"));
}

#[test]
fn saut_du_chat_centre_safe() {
    let game = on(SAFE, CENTRE, "2 move");
    assert_eq!(game.refused("c4c2"), Clause::SautCentreSafe);
    // Whatever Second plays instead, the clause has spared the piece.
    assert!(game.fires("c4b4", Clause::SautCentreSafe));
    assert!(!on(SET, CENTRE, "2 move").fires("c4b4", Clause::SautCentreSafe));
    // It is a refuge, not a prison: the piece on it captures, and off it nobody is safe.
    assert_eq!(on(SAFE, CENTRE, "1 move").captured("c3c5"), "c4");
    let beside = on(
        SAFE,
        "
        . . . . .
        . m . . .
        . M . . .
        . . . . .
        . . . . M",
        "2 move",
    );
    assert_eq!(beside.captured("b4b2"), "b3");
}
