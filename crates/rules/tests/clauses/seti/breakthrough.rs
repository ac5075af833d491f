//! Seti: arriving on the enemy's start row, and surviving there for one turn.

use khamsin_rules::{Clause, Kind, Side};

use super::{ALEPH, ALEPH_EN, BETH};
use crate::board::on;

/// b8–c10 arrives where nothing of Second reaches.
const UNGUARDED: &str = "
    h . .
    p . .
    . H .
    . . .
    . . .
    h . .
    . . .
    . . .
    . . .
    H P .";

/// b8–c10 arrives in reach of the priest on a9 and of the Pharaoh on b9.
const GUARDED: &str = "
    h . .
    h p .
    . H .
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    H P .";

#[test]
fn seti_breakthrough() {
    let mut game = on(ALEPH, UNGUARDED, "1 move 3,3");
    game.play_all("b8c10");
    // Arriving is not winning: Second has a turn.
    game.expect_open();
    assert_eq!(game.state(), "2 move");
    assert!(game.play_all("a9b9").contains(Clause::SetiBreakthrough));
    game.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    // A Pharaoh breaks through as well, and Second at the other end.
    let mut second = on(
        BETH,
        "
        . . h . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        p . . . .
        . . . . P",
        "2 move",
    );
    second.play_all("a2a1 e1e2");
    second.expect_win(Side::Second, Kind::Breakthrough, Clause::SetiBreakthrough, [0, 1]);
}

#[test]
fn seti_breakthrough_reply() {
    // The reply captures the intruder, and the game goes on with one figure that has changed sides.
    let mut captured = on(ALEPH, GUARDED, "1 move 3,3");
    captured.play_all("b8c10");
    assert!(captured.play_all("a9c10").contains(Clause::SetiBreakthroughReply));
    captured.play_all("@b10");
    captured.expect_open();
    captured.expect_board(
        "
        h h h
        . p .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        H P .",
    );
    // The Pharaoh could have done it too, but in the English text not diagonally.
    let mut pharaoh = on(ALEPH, GUARDED, "1 move 3,3");
    pharaoh.play_all("b8c10");
    assert_eq!(pharaoh.captured("b9c10"), "c10");
    let mut english = on(ALEPH_EN, GUARDED, "1 move 3,3");
    english.play_all("b8c10");
    assert_eq!(english.refused("b9c10"), Clause::SetiPharaohFour);
    // Any other reply loses, a capture of something else included.
    let mut missed = on(ALEPH, GUARDED, "1 move 3,3");
    missed.play_all("b8c10");
    assert!(missed.play_all("b9b8").contains(Clause::SetiBreakthroughReply));
    missed.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    // Without an intruder there is nothing to reply to.
    assert!(!on(ALEPH, GUARDED, "2 move 3,3").fires("b9c10", Clause::SetiBreakthroughReply));
}

/// Second's own arrival does not save it from an intruder that it failed to capture.
#[test]
fn both_arrive() {
    let drawing = "
        h . .
        . . .
        . H .
        p . .
        . . .
        . . .
        . . .
        . . h
        . P .
        H . .";
    let mut game = on(ALEPH, drawing, "1 move 3,3");
    game.play_all("b8c10");
    game.play_all("c3b1");
    game.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    // Whoever arrives first: with Second to move it is the other way round.
    let mut second = on(ALEPH, drawing, "2 move 3,3");
    second.play_all("c3b1 b8c10");
    second.expect_win(Side::Second, Kind::Breakthrough, Clause::SetiBreakthrough, [0, 1]);
}

/// One of two intruders is captured; the other one wins.
#[test]
fn two_intruders() {
    let mut game = on(
        ALEPH,
        "
        H p H
        . . .
        . . .
        . . .
        . . .
        h . h
        . . .
        . . .
        . . .
        . P .",
        "2 move 3,3",
    );
    game.play_all("b10a10");
    // The turn is not over before the captured figure stands.
    game.expect_open();
    game.play_all("@b10");
    game.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    let mut beth = on(
        BETH,
        "
        . H p H .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        h . . . h
        . . . . .
        . . . . .
        . . . . .
        . . P . .",
        "2 move",
    );
    beth.play_all("c10b10");
    beth.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
}

/// A defender that has no legal turn has not captured the intruder: the breakthrough decides, not the draw.
#[test]
fn breakthrough_against_a_side_without_a_turn() {
    let mut game = on(
        ALEPH,
        "
        . h .
        . . .
        H+ H H+
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        P . P",
        "1 move 4,0",
    );
    // The priest on b10 reaches only a8 and c8, which stand on ships; Second has no ships.
    assert!(game.play_all("b8c10").contains(Clause::SetiBreakthrough));
    game.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
}
