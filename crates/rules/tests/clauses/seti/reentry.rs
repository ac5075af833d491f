//! Seti-Aleph: where a captured figure comes back for its new owner.

use khamsin_rules::Clause;

use super::ALEPH;
use crate::board::{on, start};

/// First's start row is empty.
const EMPTY_ROW: &str = "
    h p .
    . . .
    . . .
    . . .
    . . h
    . . .
    . H .
    H P .
    . . .
    . . .";

/// First's start row is full, and its fourth figure takes Second's last but one.
const FULL_ROW: &str = "
    . . .
    . p .
    . . .
    . . .
    . . h
    . . .
    . H .
    . . .
    . . .
    H P H";

#[test]
fn seti_reenter_row() {
    // Without a capture there is nothing to set up.
    assert_eq!(start(ALEPH).refused("@a1"), Clause::SetiReenterRow);
    let mut game = on(ALEPH, EMPTY_ROW, "1 move 3,3");
    game.play_all("b4c6");
    // Any square of the start row, at the captor's choice, and no other while one is free.
    assert_eq!(game.legal(), "@a1 @b1 @c1");
    assert_eq!(game.refused("@b2"), Clause::SetiReenterRow);
    assert!(game.fires("@a1", Clause::SetiReenterRow));
    assert!(game.fires("@b1", Clause::SetiReenterRow));
    // Second's start row is at the other end.
    let mut second = on(
        ALEPH,
        "
        . p .
        . . .
        . . h
        . . .
        . H .
        . . .
        . h .
        . . .
        . . .
        H P .",
        "2 move 3,3",
    );
    second.play_all("c8b6");
    assert_eq!(second.legal(), "@a10 @c10");
}

#[test]
fn seti_reenter_square() {
    // The start row has the Pharaoh on b1 and a lone own ship on a1.
    let mut game = on(
        ALEPH,
        "
        h p .
        . . .
        . . .
        . . .
        . . h
        . . .
        . H .
        H . .
        . . .
        S P .",
        "1 move 2,3",
    );
    game.play_all("b4c6");
    // Not where a figure stands; on the own ship, where it is protected at once, or on the empty square.
    assert_eq!(game.legal(), "@a1 @c1");
    assert_eq!(game.refused("@b1"), Clause::SetiReenterSquare);
    assert!(game.play_all("@a1").contains(Clause::SetiReenterSquare));
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
        H+ P .",
    );
    // On a row that is free throughout the clause has no work.
    let mut free = on(ALEPH, EMPTY_ROW, "1 move 3,3");
    free.play_all("b4c6");
    assert!(!free.fires("@a1", Clause::SetiReenterSquare));
    // An enemy ship can never lie on the start row, but it can in front: see the overflow.
    let mut ship = on(ALEPH, &FULL_ROW.replacen(". . .\n    H P H", ". s .\n    H P H", 1), "1 move 3,2");
    ship.play_all("b4c6");
    assert_eq!(ship.refused("@b2"), Clause::SetiReenterSquare);
}

#[test]
fn seti_reenter_overflow() {
    // The start row is full: the row in front of it, the middle square first.
    let mut game = on(ALEPH, FULL_ROW, "1 move 3,3");
    game.play_all("b4c6");
    assert_eq!(game.legal(), "@b2");
    assert_eq!(game.refused("@a2"), Clause::SetiReenterOverflow);
    assert_eq!(game.refused("@b3"), Clause::SetiReenterOverflow);
    assert!(game.play_all("@b2").contains(Clause::SetiReenterOverflow));
    game.expect_board(
        "
        . . .
        . p .
        . . .
        . . .
        . . H
        . . .
        . . .
        . . .
        . H .
        H P H",
    );
    // With a free square at home there is no overflow.
    let mut home = on(ALEPH, EMPTY_ROW, "1 move 3,3");
    home.play_all("b4c6");
    assert!(!home.fires("@b1", Clause::SetiReenterOverflow));
}

/// When the middle of the row in front is taken, its other squares are free choice; then the next row likewise.
#[test]
fn overflow_fills_row_by_row() {
    let with_row_2 = |row: &str| FULL_ROW.replacen(". . .\n    H P H", &format!("{row}\n    H P H"), 1);
    // An own ship is no hindrance: the middle comes first all the same.
    let mut own = on(ALEPH, &with_row_2(". S ."), "1 move 2,3");
    own.play_all("b4c6");
    assert_eq!(own.legal(), "@b2");
    // An enemy ship is.
    let mut middle = on(ALEPH, &with_row_2(". s ."), "1 move 3,2");
    middle.play_all("b4c6");
    assert_eq!(middle.legal(), "@a2 @c2");
    let mut side = on(ALEPH, &with_row_2("s s ."), "1 move 3,1");
    side.play_all("b4c6");
    assert_eq!(side.legal(), "@c2");
    // The whole row: on to the third, again the middle first.
    let mut row = on(ALEPH, &with_row_2("s s s"), "1 move 3,0");
    row.play_all("b4c6");
    assert_eq!(row.legal(), "@b3");
    assert!(row.fires("@b3", Clause::SetiReenterOverflow));
    // A figure of either side in the middle hinders as a ship does.
    let mut enemy = on(
        ALEPH,
        "
        . . .
        . . .
        . . .
        . . .
        . . h
        . . .
        . H .
        . . .
        . p .
        H P H",
        "1 move 3,3",
    );
    enemy.play_all("b4c6");
    assert_eq!(enemy.legal(), "@a2 @c2");
}

/// An intruder that is captured on the start row re-enters on that very row, and never wins by standing there.
#[test]
fn a_reentered_figure_does_not_win_at_home() {
    let mut game = on(
        ALEPH,
        "
        h p .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . h
        . . .
        H P H",
        "2 move 3,3",
    );
    // c3 takes on a1; First's Pharaoh takes back and sets the figure up beside himself.
    game.play_all("c3a1 @c10 b1a1 @b1");
    game.expect_board(
        "
        h p h
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        P H H",
    );
    assert_eq!(game.state(), "2 move");
    game.expect_open();
    game.play_all("b10b9");
    game.expect_open();
}
