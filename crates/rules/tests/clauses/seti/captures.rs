//! Seti: capturing, and what becomes of a captured figure.

use khamsin_rules::{Clause, Side};

use super::{ALEPH, BETH};
use crate::board::on;

/// First's priest on b4 can take the priest on c6.
const PREY: &str = "
    h p .
    . . .
    . . .
    . . .
    . . h
    . . .
    . H .
    H . .
    . . .
    . P .";

/// The same on Beth.
const BETH_PREY: &str = "
    h . p . .
    . . . . .
    . . . . .
    . . . . .
    . . h . .
    . . . . .
    . H . . .
    . . . . .
    . . . . .
    . . P . .";

#[test]
fn seti_capture() {
    // By moving onto the enemy.
    let aleph = on(ALEPH, PREY, "1 move 3,3");
    assert_eq!(aleph.captured("b4c6"), "c6");
    assert!(aleph.fires("b4c6", Clause::SetiCapture));
    assert!(!aleph.fires("b4a6", Clause::SetiCapture));
    let beth = on(BETH, BETH_PREY, "1 move");
    assert_eq!(beth.captured("b4c6"), "c6");
    assert!(beth.fires("b4c6", Clause::SetiCapture));
    // The Pharaoh captures as well, and is captured as well: neither ends the game.
    let mut royal = on(
        BETH,
        "
        h . . . .
        . . . . .
        . . . . .
        . . . . .
        . . p . .
        . . . P .
        . . . . .
        . . . . .
        . . . . .
        H . . . .",
        "1 move",
    );
    assert!(royal.play_all("d5c6").contains(Clause::SetiCapture));
    royal.expect_open();
}

#[test]
fn seti_capture_optional() {
    for (set, drawing, state) in [(ALEPH, PREY, "1 move 3,3"), (BETH, BETH_PREY, "1 move")] {
        let game = on(set, drawing, state);
        // The priest may just as well go elsewhere; a turn that passes a capture up uses the clause.
        assert!(game.fires("b4a6", Clause::SetiCaptureOptional));
        assert!(!game.fires("b4c6", Clause::SetiCaptureOptional));
    }
    // A ship instead of the capture, too.
    assert!(on(ALEPH, PREY, "1 move 3,3").fires("+b2", Clause::SetiCaptureOptional));
}

#[test]
fn seti_capture_turns_coat() {
    let mut game = on(ALEPH, PREY, "1 move 3,3");
    assert!(game.play_all("b4c6").contains(Clause::SetiCaptureTurns));
    // The captor owes its new figure a square before anything else.
    assert_eq!(game.state(), "1 reenter:H");
    for other in ["c6a7", "b1b2", "+b2", "pass"] {
        assert_eq!(game.refused(other), Clause::SetiCaptureTurns);
    }
    assert_eq!(game.legal(), "@a1 @c1");
    game.play_all("@c1");
    game.expect_board(
        "
        h p .
        . . .
        . . .
        . . .
        . . H
        . . .
        . . .
        H . .
        . . .
        . P H",
    );
    assert_eq!(Side::BOTH.map(|side| game.position().count(side)), [4, 2]);
    // That was all one turn; the new figure can move from the next one.
    assert_eq!(game.state(), "2 move");
    game.play_all("b10b9");
    assert!(game.allows("c1b3"));
    assert!(!on(BETH, BETH_PREY, "1 move").fires("b4c6", Clause::SetiCaptureTurns));
}

/// A captured Pharaoh comes back as a Pharaoh, so that a side can have two.
#[test]
fn a_captured_pharaoh_changes_sides() {
    let mut game = on(
        ALEPH,
        "
        h . h
        . . .
        . . .
        . . .
        . . p
        . . .
        . H .
        H . .
        . . .
        . P .",
        "1 move 3,3",
    );
    game.play_all("b4c6");
    assert_eq!(game.state(), "1 reenter:P");
    game.play_all("@a1");
    game.expect_board(
        "
        h . h
        . . .
        . . .
        . . .
        . . H
        . . .
        . . .
        H . .
        . . .
        P P .",
    );
    game.expect_open();
    game.play_all("a10b8");
    // It steps one square, as Pharaohs do.
    assert!(game.allows("a1a2") && !game.allows("a1b3"));
}

#[test]
fn seti_capture_out() {
    let mut game = on(BETH, BETH_PREY, "1 move");
    assert!(game.play_all("b4c6").contains(Clause::SetiCaptureOut));
    // The figure leaves the game, and the turn is over.
    game.expect_board(
        "
        h . p . .
        . . . . .
        . . . . .
        . . . . .
        . . H . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . P . .",
    );
    assert_eq!(game.state(), "2 move");
    assert_eq!(game.refused("@c10"), Clause::SetiCaptureOut);
    assert!(!on(ALEPH, PREY, "1 move 3,3").fires("b4c6", Clause::SetiCaptureOut));
}
