//! Seti-Aleph: where death-ships may be put, and taking them back.

use khamsin_rules::{Clause, Side};

use super::{ALEPH, BETH, NO_HOME};
use crate::board::{Drawn, on, start, try_on};

/// Each side has a ship under its Pharaoh and a lone one before it, and one more in hand.
const MOORED: &str = "
    h p+ h
    . . .
    . . .
    . s .
    . . .
    . . .
    . S .
    . . .
    . . .
    H P+ H";

/// The middles of both start rows are empty.
const GONE: &str = "
    h . h
    . p .
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    . P .
    H . H";

fn hands(game: &Drawn) -> [u8; 2] {
    Side::BOTH.map(|side| game.position().hand(side))
}

#[test]
fn seti_ship_put() {
    let mut game = start(ALEPH);
    // All squares but the three of the far row.
    let puts = game.legal_actions().iter().filter(|action| action.to_string().starts_with('+')).count();
    assert_eq!(puts, 30 - 3);
    assert!(game.play_all("+b5").contains(Clause::SetiShipPut));
    game.expect_board(
        "
        h p h
        . . .
        . . .
        . . .
        . . .
        . S .
        . . .
        . . .
        . . .
        H P H",
    );
    // It came from the hand and was the whole turn.
    assert_eq!(hands(&game), [2, 3]);
    assert_eq!(game.state(), "2 move");
    // With an empty hand there is nothing to put.
    let spent = on(
        ALEPH,
        "
        h p h
        . . .
        . . .
        . . .
        . . .
        . . .
        S S S
        . . .
        . . .
        H P H",
        "1 move 0,3",
    );
    assert_eq!(spent.refused("+b5"), Clause::SetiShipPut);
}

#[test]
fn seti_ship_under_own() {
    let mut game = start(ALEPH);
    assert!(game.play_all("+b1").contains(Clause::SetiShipUnderOwn));
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
        H P+ H",
    );
    assert!(!start(ALEPH).fires("+b5", Clause::SetiShipUnderOwn));
    // Under an enemy figure only its owner puts one.
    assert_eq!(on(ALEPH, GONE, "1 move 3,3").refused("+b9"), Clause::SetiShipUnderOwn);
    assert!(on(ALEPH, GONE, "2 move 3,3").allows("+b9"));
}

#[test]
fn seti_ship_one() {
    let game = on(ALEPH, MOORED, "1 move 1,1");
    // One ship a square: neither to a lone own one, nor to one under a figure, nor to an enemy's.
    for taken in ["+b4", "+b1", "+b7"] {
        assert_eq!(game.refused(taken), Clause::SetiShipOne);
    }
    assert!(game.allows("+b5"));
}

#[test]
fn seti_ship_far_row() {
    // Not on the row one is trying to reach, which is the other's start row.
    let first = on(ALEPH, GONE, "1 move 3,3");
    assert_eq!(first.refused("+b10"), Clause::SetiShipFarRow);
    assert!(first.allows("+b1"));
    let second = on(ALEPH, GONE, "2 move 3,3");
    assert_eq!(second.refused("+b1"), Clause::SetiShipFarRow);
    assert!(second.allows("+b10"));
    // So no position has one there.
    let ship = GONE.replacen("h . h", "h S h", 1);
    assert!(try_on(ALEPH, &ship, "1 move 2,3").unwrap_err().contains("SetiShipFarRow"));
}

/// Three figures on three ships make a row that can hardly be breached, and the text allows it.
#[test]
fn seti_ship_home() {
    let mut game = start(ALEPH);
    assert!(game.play_all("+a1").contains(Clause::SetiShipHome));
    game.play_all("b10b9 +b1 b9b10 +c1");
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
        H+ P+ H+",
    );
    assert!(!start(ALEPH).fires("+a2", Clause::SetiShipHome));
    assert!(!start(NO_HOME).allows("+a1"));
}

#[test]
fn seti_ship_no_home() {
    // Neither under a figure nor on an empty square of one's own start row; in front of it a ship may lie.
    let game = on(NO_HOME, GONE, "1 move 3,3");
    assert_eq!(game.refused("+a1"), Clause::SetiShipNoHome);
    assert_eq!(game.refused("+b1"), Clause::SetiShipNoHome);
    assert!(game.fires("+a2", Clause::SetiShipPut));
    assert_eq!(on(NO_HOME, GONE, "2 move 3,3").refused("+b10"), Clause::SetiShipNoHome);
    // A position that has one there cannot arise; by the sheet's text it can.
    assert!(try_on(NO_HOME, MOORED, "1 move 1,1").unwrap_err().contains("SetiShipNoHome"));
    assert!(try_on(ALEPH, MOORED, "1 move 1,1").is_ok());
}

#[test]
fn seti_ship_take() {
    let game = on(ALEPH, MOORED, "1 move 1,1");
    // From an empty square, and from under an own figure.
    let mut lone = game.clone();
    assert!(lone.play_all("-b4").contains(Clause::SetiShipTake));
    assert_eq!((hands(&lone), lone.state().as_str()), ([2, 1], "2 move"));
    lone.expect_board(&MOORED.replace(". S .", ". . ."));
    let mut under = game.clone();
    assert!(under.play_all("-b1").contains(Clause::SetiShipTake));
    assert_eq!((hands(&under), under.state().as_str()), ([2, 1], "2 move"));
    under.expect_board(&MOORED.replace("P+", "P"));
    // Neither where there is none, nor the enemy's, alone or under a figure.
    for never in ["-b5", "-a1", "-b7", "-b10"] {
        assert_eq!(game.refused(never), Clause::SetiShipTake);
    }
}

#[test]
fn seti_no_ships() {
    let game = start(BETH);
    assert_eq!(game.refused("+c5"), Clause::SetiNoShips);
    assert_eq!(game.refused("-c5"), Clause::SetiNoShips);
    assert_eq!(hands(&game), [0, 0]);
    let ship = "
        h h p h h
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . S . .
        . . . . .
        . . . . .
        H H P H H";
    assert!(try_on(BETH, ship, "1 move").unwrap_err().contains("ForeignPiece"));
    assert!(start(ALEPH).allows("+b5"));
}
