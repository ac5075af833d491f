//! Pahtum: the full board, the sheet's example, agreements, and what a result is worth.
//!
//! A victory brings one point and a draw none: the sheet has no ladder for this game.

use khamsin_rules::game::{Offer, OfferError};
use khamsin_rules::{Clause, Kind, Side};

use super::{ONE, SET, rows_and_columns, scores};
use crate::board::{Drawn, on, start};

/// A full board but for g7, with the totals of the sheet's example; the sheet's own figure is lost.
///
/// Black's rows: a7–c7 and e2–g2 are 3 each, b6–e6 is 10. Black's column: d3–d6 is 10.
/// White's rows: a5–c5 and e4–g4 are 3 each. White's column: e3–e5 is 3.
const EXAMPLE: &str = "
    M M M m M m .
    m M M M M m *
    m m m M m M m
    M m M M m m m
    M * M M m m *
    m M m m M M M
    m M * m M m *";

/// A full board but for g1: every square's point reflection belongs to the other side.
const MIRROR: &str = "
    M M M m M m m
    m M m M m m M
    M m M m M M m
    m m M * m M M
    M m m M m M m
    m M M m M m M
    M M m M m m .";

/// The example with its last piece placed.
fn example() -> Drawn {
    let mut game = on(SET, EXAMPLE, "2 place:1");
    game.expect_open();
    game.play_all("g7");
    game
}

/// "16 + 10 against 6 + 3": the sheet's example, 26 points against 9.
#[test]
fn the_totals_of_the_sheets_example() {
    let game = example();
    assert_eq!(rows_and_columns(&game, Side::First), (16, 10));
    assert_eq!(rows_and_columns(&game, Side::Second), (6, 3));
    assert_eq!(scores(&game), [26, 9]);
    game.expect_win(Side::First, Kind::Points, Clause::PahtumEndPoints, [1, 0]);
}

#[test]
fn pahtum_end_points() {
    let game = on(SET, EXAMPLE, "2 place:1");
    // One square is left; filling it ends the game, and more points win.
    assert_eq!(game.legal(), "g7");
    assert!(game.fires("g7", Clause::PahtumEndPoints));
    assert_eq!(example().refused("g7"), Clause::PahtumEndPoints);
    // The same board with the colours exchanged is White's; White, who always places last, still has c7 to fill.
    let exchange = |cell| match cell {
        'M' => 'm',
        'm' => 'M',
        other => other,
    };
    let exchanged: String = EXAMPLE.chars().map(exchange).collect();
    let exchanged = exchanged.replace("m m m M m M .", "m m . M m M M");
    let mut other = on(SET, &exchanged, "2 place:1");
    other.play_all("c7");
    assert_eq!(scores(&other), [9, 26]);
    other.expect_win(Side::Second, Kind::Points, Clause::PahtumEndPoints, [0, 1]);
}

#[test]
fn pahtum_end_equal() {
    let mut game = on(ONE, MIRROR, "2 place:1");
    assert!(game.play_all("g1").contains(Clause::PahtumEndEqual));
    // Black has the row a7–c7 and the column f3–f5, White the row e1–g1 and the column b3–b5: 3 + 3 each.
    assert_eq!(rows_and_columns(&game, Side::First), (3, 3));
    assert_eq!(rows_and_columns(&game, Side::Second), (3, 3));
    game.expect_draw(Clause::PahtumEndEqual, [0, 0]);
}

#[test]
fn pahtum_agree_draw() {
    let mut game = on(SET, EXAMPLE, "2 place:1");
    // Only the other side can accept, and there is nothing to count before the board is full.
    assert_eq!(game.offer(Side::Second, Offer::Count), Err(OfferError::NothingToCount));
    game.offer(Side::Second, Offer::Draw).unwrap();
    assert_eq!(game.accept(Side::Second), Err(OfferError::NoOffer));
    game.accept(Side::First).unwrap();
    game.expect_draw(Clause::PahtumAgreeDraw, [0, 0]);
}

#[test]
fn pahtum_resign() {
    // Points do not matter: Black leads, and gives up.
    let mut game = on(SET, EXAMPLE, "2 place:1");
    game.surrender(Side::First).unwrap();
    game.expect_win(Side::Second, Kind::Total, Clause::PahtumResign, [0, 1]);
    assert_eq!(game.refused("g7"), Clause::PahtumResign);
    // Also while the neutrals are placed.
    let mut early = start(SET);
    early.surrender(Side::Second).unwrap();
    early.expect_win(Side::First, Kind::Total, Clause::PahtumResign, [1, 0]);
}

/// 26 to 9 brings one point, 6 to 6 none: runs decide who wins, not what it is worth.
#[test]
fn pahtum_points() {
    let won = on(SET, EXAMPLE, "2 place:1");
    assert!(won.fires("g7", Clause::PahtumPoints));
    example().expect_win(Side::First, Kind::Points, Clause::PahtumEndPoints, [1, 0]);
    let mut drawn = on(ONE, MIRROR, "2 place:1");
    assert!(drawn.play_all("g1").contains(Clause::PahtumPoints));
    drawn.expect_draw(Clause::PahtumEndEqual, [0, 0]);
    // A game that goes on brings nobody anything.
    assert_eq!(won.points(), None);
    assert!(!start(SET).fires("d4", Clause::PahtumPoints));
}
