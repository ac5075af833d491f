//! Saut du Chat: blocked sides, victories, endless play, and what a result is worth.
//!
//! A victory brings one point and a draw none, whatever its kind: the sheet has no ladder for this game.

use khamsin_rules::game::{Offer, OfferError};
use khamsin_rules::{Clause, Kind, Side};

use super::{PASS, SET};
use crate::board::{on, start};

/// b2–a2 takes the last neighbour of a1, whose leaps end on taken squares.
const BEFORE_BLOCK: &str = "
    . . . . .
    . . . . .
    M . . . .
    . M . . .
    m M M . .";

/// Two lone pieces in opposite corners.
const CORNERS: &str = "
    . . . . m
    . . . . .
    . . . . .
    . . . . .
    M . . . .";

#[test]
fn saut_du_chat_blocked_lose() {
    let mut game = on(SET, BEFORE_BLOCK, "1 move");
    assert_eq!(game.refused("pass"), Clause::SautBlockedLose);
    assert!(game.play_all("b2a2").contains(Clause::SautBlockedLose));
    game.expect_win(Side::First, Kind::Blocked, Clause::SautBlockedLose, [1, 0]);
    assert_eq!(game.refused("a1a2"), Clause::SautBlockedLose);
    // Under the other rule the game goes on.
    let mut passing = on(PASS, BEFORE_BLOCK, "1 move");
    passing.play_all("b2a2");
    passing.expect_open();
}

/// Only one leap is left to Second, and First closes the square it would end on.
#[test]
fn win_by_blocking() {
    let drawing = "
        . . . . .
        . . . . .
        M M . . .
        M M . M .
        m m M . .";
    assert_eq!(on(SET, drawing, "2 move").legal(), "b1d1");
    let mut game = on(SET, drawing, "1 move");
    game.play_all("d2d1");
    game.expect_win(Side::First, Kind::Blocked, Clause::SautBlockedLose, [1, 0]);
    // Second wins the same way; colours exchanged.
    let mut exchanged = on(
        SET,
        "
        . . . . .
        . . . . .
        m m . . .
        m m . m .
        M M m . .",
        "2 move",
    );
    exchanged.play_all("d2d1");
    exchanged.expect_win(Side::Second, Kind::Blocked, Clause::SautBlockedLose, [0, 1]);
}

#[test]
fn saut_du_chat_blocked_pass() {
    let mut game = on(PASS, BEFORE_BLOCK, "1 move");
    // Nobody passes who can move.
    assert_eq!(game.refused("pass"), Clause::SautBlockedPass);
    game.play_all("b2a2");
    assert_eq!(game.legal(), "pass");
    assert!(game.play_all("pass").contains(Clause::SautBlockedPass));
    assert_eq!(game.state(), "1 move");
    // There is no duty to unblock: a move elsewhere leaves Second blocked.
    let spare = "
        . . . . M
        . . . . .
        M . . . .
        M . . . .
        m M M . .";
    let mut kept = on(PASS, spare, "1 move");
    kept.play_all("e5e4");
    assert_eq!(kept.legal(), "pass");
}

#[test]
fn saut_du_chat_end_total() {
    let drawing = "
        . . . . .
        . . . . .
        . . . m .
        . M m . .
        . . . . .";
    let mut game = on(SET, drawing, "1 move");
    // The chain goes on within the turn, and its last leap ends the game.
    game.play_all("b2d2");
    assert_eq!(game.state(), "1 chain:d2");
    game.expect_open();
    let fired = game.play_all("d2d4");
    assert!(fired.contains(Clause::SautEndTotal) && fired.contains(Clause::SautPoints));
    game.expect_win(Side::First, Kind::Total, Clause::SautEndTotal, [1, 0]);
    // Second, on the move, takes First's only piece.
    let mut second = on(SET, drawing, "2 move");
    second.play_all("c2a2");
    second.expect_win(Side::Second, Kind::Total, Clause::SautEndTotal, [0, 1]);
}

#[test]
fn saut_du_chat_endless_repetition() {
    let mut game = on(SET, CORNERS, "1 move");
    // There and back is four turns: the drawn position stands once at the start, and again after each round.
    let round = "a1b1 e5d5 b1a1 d5e5";
    game.play_all(round);
    assert_eq!(game.occurrences(), 2);
    game.play_all("a1b1 e5d5 b1a1");
    game.expect_open();
    let fired = game.play_all("d5e5");
    assert!(fired.contains(Clause::SautEndlessRepetition) && fired.contains(Clause::SautPoints));
    assert_eq!(game.occurrences(), 3);
    game.expect_draw(Clause::SautEndlessRepetition, [0, 0]);
}

#[test]
fn saut_du_chat_endless_quiet() {
    // 200 turns without a capture by default; 198 of them are behind.
    let mut game = on(SET, CORNERS, "1 move 0,0 198");
    game.play_all("a1b1");
    game.expect_open();
    assert!(game.play_all("e5d5").contains(Clause::SautEndlessQuiet));
    game.expect_draw(Clause::SautEndlessQuiet, [0, 0]);
    // The limit is a parameter.
    let mut short = on("saut-du-chat/ludens-planet(quiet_limit=10)", CORNERS, "1 move 0,0 9");
    short.play_all("a1b1");
    short.expect_draw(Clause::SautEndlessQuiet, [0, 0]);
    // A capture on the last turn starts the count anew.
    let mut leap = on(
        SET,
        "
        . . . . m
        . . . . .
        . . . . .
        . m . . .
        . M . . .",
        "1 move 0,0 199",
    );
    leap.play_all("b1b3");
    leap.expect_open();
    assert_eq!(leap.quiet(), 0);
}

#[test]
fn saut_du_chat_agree_draw() {
    let mut game = on(SET, CORNERS, "1 move");
    // Only the other side can accept, and pieces are not counted here.
    assert_eq!(game.offer(Side::First, Offer::Count), Err(OfferError::NothingToCount));
    game.offer(Side::First, Offer::Draw).unwrap();
    assert_eq!(game.accept(Side::First), Err(OfferError::NoOffer));
    game.expect_open();
    game.accept(Side::Second).unwrap();
    game.expect_draw(Clause::SautAgreeDraw, [0, 0]);
}

#[test]
fn saut_du_chat_resign() {
    let mut game = start(SET);
    game.surrender(Side::First).unwrap();
    game.expect_win(Side::Second, Kind::Total, Clause::SautResign, [0, 1]);
    assert_eq!(game.refused("c2c3"), Clause::SautResign);
    // Also when it is not one's turn.
    let mut other = start(SET);
    other.surrender(Side::Second).unwrap();
    other.expect_win(Side::First, Kind::Total, Clause::SautResign, [1, 0]);
}

/// Total, blocked, drawn: one point for a win of either kind, none for a draw.
#[test]
fn saut_du_chat_points() {
    let mut blocked = on(SET, BEFORE_BLOCK, "1 move");
    assert!(blocked.play_all("b2a2").contains(Clause::SautPoints));
    blocked.expect_win(Side::First, Kind::Blocked, Clause::SautBlockedLose, [1, 0]);
    let lone = "
        . . . . .
        . . . . .
        . . . . .
        . M m . .
        . . . . .";
    let mut total = on(SET, lone, "1 move");
    assert!(total.play_all("b2d2").contains(Clause::SautPoints));
    total.expect_win(Side::First, Kind::Total, Clause::SautEndTotal, [1, 0]);
    let mut drawn = on(SET, CORNERS, "1 move 0,0 199");
    assert!(drawn.play_all("a1b1").contains(Clause::SautPoints));
    drawn.expect_draw(Clause::SautEndlessQuiet, [0, 0]);
    // A game that goes on brings nobody anything.
    let open = on(SET, CORNERS, "1 move");
    assert_eq!(open.points(), None);
    assert!(!open.fires("a1b1", Clause::SautPoints));
}
