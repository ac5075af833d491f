//! A side that cannot move: what each sheet does with it, also on the very first move.

use khamsin_rules::{Clause, Kind, Side};

use crate::board::on;

/// Second's only piece is shut in; First has one to spare.
const CORNER: &str = "
    . . . . .
    . . . . M
    . . . . .
    M . . . .
    m M . . .
    ";

/// a3a2 shuts the corner.
const CLOSING: &str = "
    . . . . .
    . . . . M
    M . . . .
    . . . . .
    m M . . .
    ";

/// e5 is the last stone; then First holds all four squares around the centre and Second, who opens, cannot move.
const FRAMED: &str = "
    m m m m .
    m m M m m
    M M . M M
    M m M m M
    M M m M M
    ";

/// The same on the board of 7×7; a7 is the last stone.
const FRAMED_7: &str = "
    . m m m m m m
    M m m m m m M
    m m m M m m m
    M M M . M M M
    m m m M m m m
    M M M M M M M
    M M M M M M M
    ";

#[test]
fn seega_blocked_pass_unblock() {
    for set in ["seega/jeu-du-seega", "seega/globe-joueur(size=5)"] {
        let mut game = on(set, CORNER, "2 move");
        assert_eq!(game.legal(), "pass", "{set}");
        assert!(game.play_all("pass").contains(Clause::SeegaBlockedUnblock), "{set}");
        assert_eq!(game.state(), "1 unblock", "{set}");
        // Nobody passes who can move.
        assert_eq!(game.refused("pass"), Clause::SeegaBlockedUnblock, "{set}");
        assert_eq!(on(set, CLOSING, "2 move").refused("pass"), Clause::SeegaBlockedUnblock, "{set}");
        // Nothing can be removed under this clause.
        assert_eq!(on(set, CORNER, "2 move").refused("xa2"), Clause::SeegaBlockedUnblock, "{set}");
    }
}

#[test]
fn seega_blocked_pass() {
    let mut game = on("seega/tabuleiro-42", CORNER, "2 move");
    assert_eq!(game.legal(), "pass");
    assert!(game.play_all("pass").contains(Clause::SeegaBlockedPass));
    // First owes nothing: e4e5 leaves Second where he is.
    assert_eq!(game.state(), "1 move");
    assert_eq!(game.legal(), "a2a3 a2b2 b1b2 b1c1 e4d4 e4e3 e4e5");
    assert_eq!(game.refused("pass"), Clause::SeegaBlockedPass);
    game.play_all("e4e5");
    assert_eq!(game.legal(), "pass");
}

#[test]
fn left_blocked_for_ever_is_a_draw_under_s3() {
    let mut game = on("seega/tabuleiro-42", CORNER, "2 move");
    // The first drawing stands again after four turns and after eight: its third time.
    game.play_all("pass e4e5 pass e5e4 pass e4e5 pass");
    game.expect_open();
    game.play_all("e5e4");
    game.expect_draw(Clause::SeegaEndlessRepetition, [0, 0]);
}

#[test]
fn seega_blocked_lose() {
    let mut game = on("seega/ludens-planet(blocked=lose)", CLOSING, "1 move");
    assert_eq!(game.refused("pass"), Clause::SeegaBlockedLose);
    assert!(game.play_all("a3a2").contains(Clause::SeegaBlockedLose));
    // A victory of its own kind, worth a grand one: two on the sheet's ladder.
    game.expect_win(Side::First, Kind::Blocked, Clause::SeegaBlockedLose, [2, 0]);
    assert_eq!(game.refused("a1a2"), Clause::SeegaBlockedLose);
    // Under no sheet is the game over by that.
    for set in
        ["seega/ludens-planet", "seega/jeu-du-seega", "seega/tabuleiro-42", "seega/globe-joueur(size=5)"]
    {
        let mut game = on(set, CLOSING, "1 move");
        game.play_all("a3a2");
        game.expect_open();
    }
}

#[test]
fn the_starter_blocked_at_once_under_s0() {
    let mut game = on("seega/globe-joueur", FRAMED_7, "2 place:1 0,1");
    game.play_all("a7");
    assert_eq!((game.state().as_str(), game.legal().as_str()), ("2 move", "pass"));
    game.play_all("pass");
    // Whichever of the four steps aside lets Second out: each has an enemy beside it.
    assert_eq!(game.state(), "1 unblock");
    assert_eq!(game.legal(), "c4d4 d3d4 d5d4 e4d4");
    game.play_all("d5d4");
    assert_eq!(game.state(), "2 move");
    assert_eq!(game.legal(), "c5d5 d6d5 e5d5");
}

#[test]
fn the_starter_blocked_at_once_under_s1() {
    let mut game = on("seega/jeu-du-seega", FRAMED, "2 place:1 0,1");
    game.play_all("e5");
    assert_eq!((game.state().as_str(), game.legal().as_str()), ("2 move", "pass"));
    game.play_all("pass");
    assert_eq!(game.state(), "1 unblock");
    assert_eq!(game.legal(), "b3c3 c2c3 c4c3 d3c3");
}

#[test]
fn the_starter_blocked_at_once_under_s2() {
    let mut game = on("seega/ludens-planet", FRAMED, "2 place:1 0,1");
    game.play_all("e5");
    assert_eq!(game.state(), "2 move");
    // Every piece of First that touches one of Second; a1 and e1 do not.
    assert_eq!(game.legal(), "xa2 xa3 xb1 xb3 xc2 xc4 xd1 xd3 xe2 xe3");
    game.play_all("xc4");
    assert_eq!(game.state(), "2 freed");
    assert_eq!(game.legal(), "b4c4 c5c4 d4c4");
    game.play_all("c5c4");
    assert_eq!(game.state(), "1 move");
    assert_eq!(game.position().count(Side::First), 11, "one of twelve is gone");
}

#[test]
fn the_starter_blocked_at_once_under_s3() {
    let mut game = on("seega/tabuleiro-42", FRAMED, "2 place:1 0,1");
    game.play_all("e5");
    assert_eq!((game.state().as_str(), game.legal().as_str()), ("2 move", "pass"));
    game.play_all("pass");
    assert_eq!(game.state(), "1 move", "a plain turn, without a duty");
    assert_eq!(game.legal(), "b3c3 c2c3 c4c3 d3c3");
}

#[test]
fn the_starter_blocked_at_once_where_that_loses() {
    let mut game = on("seega/ludens-planet(blocked=lose)", FRAMED, "2 place:1 0,1");
    game.play_all("e5");
    game.expect_win(Side::First, Kind::Blocked, Clause::SeegaBlockedLose, [2, 0]);
}

#[test]
fn a_side_is_not_blocked_while_one_of_its_pieces_can_move() {
    // d1 can move; a1 is shut in as before.
    let game = on(
        "seega/jeu-du-seega",
        "
        . . . . .
        . . . . M
        . . . . .
        M . . . .
        m M . m .
        ",
        "2 move",
    );
    // d1c1 would take b1 between a1 and c1: under S1 that is what Second has to do.
    assert_eq!(game.legal(), "d1c1");
    assert_eq!(game.captured("d1c1"), "b1");
}
