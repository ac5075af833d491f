//! Seti: the third occurrence of a position, the quiet limit, and that both wait for the reply to an arrival.

use khamsin_rules::{Clause, Kind, Side};

use super::{ALEPH, BETH};
use crate::board::{on, start};

/// b8–c10 arrives in reach of the priest on a9.
const BEFORE_ARRIVAL: &str = "
    h . .
    h . .
    . H .
    H . .
    . . .
    . . .
    . . p
    . . .
    . . .
    . P .";

/// The same after the arrival.
const ARRIVED: &str = "
    h . H
    h . .
    . . .
    H . .
    . . .
    . . .
    . . p
    . . .
    . . .
    . P .";

#[test]
fn seti_endless_repetition() {
    // There and back is four turns: the start stands once, and again after each round.
    for (set, out, home, last) in [
        (ALEPH, "b1b2 b10b9", "b2b1", "b9b10"),
        (BETH, "c1c2 c10c9", "c2c1", "c9c10"),
        (ALEPH, "+b5 +b6", "-b5", "-b6"),
    ] {
        let mut game = start(set);
        game.play_all(&format!("{out} {home} {last}"));
        assert_eq!(game.occurrences(), 2);
        game.play_all(&format!("{out} {home}"));
        game.expect_open();
        let fired = game.play_all(last);
        assert!(fired.contains(Clause::SetiEndlessRepetition) && fired.contains(Clause::SetiPoints));
        assert_eq!(game.occurrences(), 3);
        game.expect_draw(Clause::SetiEndlessRepetition, [0, 0]);
    }
}

/// In Aleph nothing leaves the game, so a position can come back after captures too: here each side takes a lone ship
/// of the other in every round of eight turns.
#[test]
fn repetition_is_counted_across_captures() {
    let drawing = "
        h . h
        . . .
        . . .
        . p .
        . . .
        . . .
        . P .
        . . .
        . . .
        H . H";
    let mut game = on(ALEPH, drawing, "1 move 3,3");
    for round in 2..=3 {
        // b6 and a5 are lone ships, put there to be taken.
        game.play_all("+b6 b7b6 b4a4 +a5 a4a5 b6c7 a5b4 c7b7");
        game.expect_board(drawing);
        assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [3, 3]);
        assert_eq!(game.occurrences(), round, "the drawn position stood at the start and after each round");
    }
    game.expect_draw(Clause::SetiEndlessRepetition, [0, 0]);
}

#[test]
fn seti_endless_quiet() {
    // 200 turns without a capture by default; 198 of them are behind.
    let mut game = on(ALEPH, BEFORE_ARRIVAL, "1 move 3,3 198");
    game.play_all("b1b2");
    game.expect_open();
    // A ship put on the board is no capture.
    assert!(game.play_all("+b5").contains(Clause::SetiEndlessQuiet));
    game.expect_draw(Clause::SetiEndlessQuiet, [0, 0]);
    // The limit is a parameter.
    let mut short = on("seti/aleph(quiet_limit=10)", BEFORE_ARRIVAL, "1 move 3,3 9");
    short.play_all("b1b2");
    short.expect_draw(Clause::SetiEndlessQuiet, [0, 0]);
    // A capture on the last turn starts the count anew: b8 takes the priest on a10, or c4 a lone ship.
    let mut figure = on(ALEPH, BEFORE_ARRIVAL, "1 move 3,3 199");
    figure.play_all("b8a10 @a1");
    figure.expect_open();
    assert_eq!(figure.quiet(), 0);
    let ship = BEFORE_ARRIVAL.replacen(". . p\n    . . .", ". . p\n    . . S", 1);
    let mut lone = on(ALEPH, &ship, "2 move 2,3 199");
    lone.play_all("c4c3");
    lone.expect_open();
    assert_eq!(lone.quiet(), 0);
}

/// The 200th quiet turn is an arrival: the reply decides, not the limit.
#[test]
fn the_quiet_limit_waits_for_the_reply() {
    let mut missed = on(ALEPH, BEFORE_ARRIVAL, "1 move 3,3 199");
    missed.play_all("b8c10");
    missed.expect_open();
    assert_eq!(missed.quiet(), 200);
    missed.play_all("c4c3");
    missed.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
    let mut captured = on(ALEPH, BEFORE_ARRIVAL, "1 move 3,3 199");
    captured.play_all("b8c10 a9c10 @b10");
    captured.expect_open();
    assert_eq!(captured.quiet(), 0);
    // Another turn than an arrival would have been the end.
    let mut other = on(ALEPH, BEFORE_ARRIVAL, "1 move 3,3 199");
    other.play_all("b1b2");
    other.expect_draw(Clause::SetiEndlessQuiet, [0, 0]);
}

/// An arrival that stands for the third time waits for its reply as well. A round: the intruder is taken and comes
/// back on b10, goes to c8 to be retaken, comes back on a1 and walks to b8, from where it arrives again.
#[test]
fn repetition_waits_for_the_reply() {
    let mut game = on(ALEPH, ARRIVED, "2 move 3,3");
    for round in 2..=3 {
        game.play_all("a9c10,@b10 b1b2 b10c8 a7c8,@a1 c10a9 c8a7");
        game.play_all("c4c5 a1c2 c5c4 c2b4 c4c5 b4a6 c5c4 a6b8 c4c5 b2b1 c5c4");
        game.expect_board(BEFORE_ARRIVAL);
        game.play_all("b8c10");
        game.expect_board(ARRIVED);
        assert_eq!(game.occurrences(), round, "the arrival stood at the start and after each round");
        game.expect_open();
    }
    game.play_all("c4c5");
    game.expect_win(Side::First, Kind::Breakthrough, Clause::SetiBreakthrough, [1, 0]);
}
