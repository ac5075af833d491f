//! Seti-Aleph: what a death-ship on the board does: it stays, it carries, it protects, and alone it can be taken.

use khamsin_rules::{Clause, Side};

use super::ALEPH;
use crate::board::{on, start};

/// First's Pharaoh stands behind its lone ship on b4, a knight's move from the priest on c6.
const APART: &str = "
    h . .
    . p .
    . . .
    . . .
    . . h
    . . .
    . S .
    . P .
    . . .
    H . H";

/// The Pharaoh on its ship.
const ABOARD: &str = "
    h . .
    . p .
    . . .
    . . .
    . . h
    . . .
    . P+ .
    . . .
    . . .
    H . H";

/// The Pharaoh without one.
const ASHORE: &str = "
    h . .
    . p .
    . . .
    . . .
    . . h
    . . .
    . P .
    . . .
    . . .
    H . H";

#[test]
fn seti_ship_stays() {
    // A ship never moves.
    assert_eq!(on(ALEPH, APART, "1 move 2,3").refused("b4b5"), Clause::SetiShipStays);
    // It stays when its figure leaves.
    let mut game = on(ALEPH, ABOARD, "1 move 2,3");
    assert!(game.play_all("b4b3").contains(Clause::SetiShipStays));
    game.expect_board(APART);
    assert!(!on(ALEPH, ASHORE, "1 move 3,3").fires("b4b3", Clause::SetiShipStays));
}

#[test]
fn seti_ship_aboard() {
    // Onto the own empty ship: the figure stands on it, and is protected there.
    let mut game = on(ALEPH, APART, "1 move 2,3");
    assert!(game.play_all("b3b4").contains(Clause::SetiShipAboard));
    game.expect_board(ABOARD);
    assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [2, 3]);
    assert_eq!(game.refused("c6b4"), Clause::SetiShipProtects);
    assert!(!on(ALEPH, APART, "1 move 2,3").fires("b3b2", Clause::SetiShipAboard));
}

#[test]
fn seti_ship_protects() {
    let game = on(ALEPH, ABOARD, "2 move 2,3");
    assert_eq!(game.refused("c6b4"), Clause::SetiShipProtects);
    // Whatever Second plays instead, the ship has protected the Pharaoh.
    assert!(game.fires("b9b8", Clause::SetiShipProtects));
    // Without a ship he falls.
    let ashore = on(ALEPH, ASHORE, "2 move 3,3");
    assert_eq!(ashore.captured("c6b4"), "b4");
    assert!(!ashore.fires("b9b8", Clause::SetiShipProtects));
    // Nothing in reach, nothing to protect.
    assert!(!start(ALEPH).fires("b1b2", Clause::SetiShipProtects));
}

#[test]
fn seti_ship_taken() {
    let mut game = on(ALEPH, APART, "2 move 2,3");
    // A ship alone can be captured: it goes to the captor's hand, and the figure stands there without a ship.
    assert_eq!(game.captured("c6b4"), "b4");
    assert!(game.play_all("c6b4").contains(Clause::SetiShipTaken));
    game.expect_board(
        "
        h . .
        . p .
        . . .
        . . .
        . . .
        . . .
        . h .
        . P .
        . . .
        H . H",
    );
    assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [2, 4]);
    // Nothing re-enters: it is First's turn. From its next one Second can use the ship.
    assert_eq!(game.state(), "1 move");
    game.play_all("a1c2 +c8 c2a1 +c7 a1c2 +c6 c2a1 +c5");
    assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [2, 0]);
    assert!(!on(ALEPH, APART, "2 move 2,3").fires("b9b8", Clause::SetiShipTaken));
}
