//! Seti: the ends other than a breakthrough, and what a result is worth.
//!
//! A victory brings one point and a draw none: the sheet has no ladder.

use khamsin_rules::game::{Offer, OfferError};
use khamsin_rules::{Clause, Kind, Side};

use super::{ALEPH, BETH};
use crate::board::{on, start};

/// Second has only a Pharaoh left, and First's priest on b4 can take him.
const LAST: &str = "
    . . .
    . . .
    . . .
    . . .
    . . p
    . . .
    . H .
    H . .
    . . .
    H P H";

/// Second has only a priest left, who reaches a8 and c8, and no ship; First has ships in hand.
const CORNERED: &str = "
    . h .
    . . .
    H+ . H
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    P H P";

#[test]
fn seti_end_no_figures() {
    let mut game = on(ALEPH, LAST, "1 move 3,3");
    assert!(game.play_all("b4c6").contains(Clause::SetiEndNoFigures));
    game.expect_win(Side::First, Kind::Total, Clause::SetiEndNoFigures, [1, 0]);
    // At once: the Pharaoh does not re-enter, though c6 was captured and there is room.
    assert_eq!(game.state(), "2 move");
    game.expect_board(
        "
        . . .
        . . .
        . . .
        . . .
        . . H
        . . .
        . . .
        H . .
        . . .
        H P H",
    );
    let mut beth = on(
        BETH,
        "
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . h . .
        . . . . .
        . H . . .
        . . . . .
        . . . . .
        . . . . .",
        "2 move",
    );
    beth.play_all("c6b4");
    beth.expect_win(Side::Second, Kind::Total, Clause::SetiEndNoFigures, [0, 1]);
}

#[test]
fn seti_end_no_turn() {
    let mut game = on(ALEPH, CORNERED, "1 move 5,0");
    // A ship under c8 protects it: Second can neither move nor put nor take a ship.
    assert!(game.play_all("+c8").contains(Clause::SetiEndNoTurn));
    game.expect_draw(Clause::SetiEndNoTurn, [0, 0]);
    // Without that ship it can capture, and with one of its own in hand it can put it.
    assert_eq!(on(ALEPH, CORNERED, "2 move 5,0").legal(), "b10c8");
    let mut equipped = on(ALEPH, CORNERED, "1 move 4,1");
    equipped.play_all("+c8");
    equipped.expect_open();
    assert!(equipped.legal().split(' ').all(|action| action.starts_with('+')));
}

#[test]
fn seti_agree_draw() {
    let mut game = start(ALEPH);
    // Only the other side can accept, and figures are not counted here.
    assert_eq!(game.offer(Side::First, Offer::Count), Err(OfferError::NothingToCount));
    game.offer(Side::First, Offer::Draw).unwrap();
    assert_eq!(game.accept(Side::First), Err(OfferError::NoOffer));
    game.accept(Side::Second).unwrap();
    game.expect_draw(Clause::SetiAgreeDraw, [0, 0]);
}

#[test]
fn seti_resign() {
    for set in [ALEPH, BETH] {
        let mut game = start(set);
        game.surrender(Side::First).unwrap();
        game.expect_win(Side::Second, Kind::Total, Clause::SetiResign, [0, 1]);
        assert_eq!(game.refused("b1b2"), Clause::SetiResign);
        let mut other = start(set);
        other.surrender(Side::Second).unwrap();
        other.expect_win(Side::First, Kind::Total, Clause::SetiResign, [1, 0]);
    }
}

/// Total or by breakthrough, a win is one point; a draw is none.
#[test]
fn seti_points() {
    let mut total = on(ALEPH, LAST, "1 move 3,3");
    assert!(total.play_all("b4c6").contains(Clause::SetiPoints));
    total.expect_win(Side::First, Kind::Total, Clause::SetiEndNoFigures, [1, 0]);
    let mut through = on(
        BETH,
        "
        . . . . h
        P . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .",
        "1 move",
    );
    through.play_all("a9a10");
    assert!(through.play_all("e10c9").contains(Clause::SetiPoints));
    through.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    let mut drawn = on(ALEPH, CORNERED, "1 move 5,0");
    assert!(drawn.play_all("+c8").contains(Clause::SetiPoints));
    drawn.expect_draw(Clause::SetiEndNoTurn, [0, 0]);
    // A game that goes on brings nobody anything.
    assert_eq!(start(ALEPH).points(), None);
    assert!(!start(ALEPH).fires("b1b2", Clause::SetiPoints));
}
