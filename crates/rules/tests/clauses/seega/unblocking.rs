//! The duty to unblock, and what happens where no turn does.

use khamsin_rules::{Clause, Kind, Side};

use crate::board::{on, try_on};

/// Second has passed; a2 and b1 hold the door, e4 does not.
const DOOR: &str = "
    . . . . .
    . . . . M
    . . . . .
    M . . . .
    m M . . .
    ";

/// Two layers around a1 on 7×7: the outer pieces can move, the inner ones, which hold the door, cannot.
const LAYERS_7: &str = "
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    M . . . . . .
    M M . . . . .
    m M M . . . .
    ";

/// Second, with twelve pieces against eleven, cannot move; First can, at a1 and e5, but only with pieces that hold no
/// door.
const SHUT_IN: &str = "
    m m M M .
    m m m M M
    M m m m M
    M M m m m
    . M M m M
    ";

/// The same with one empty square and twelve pieces each.
const SHUT_IN_EVEN: &str = "
    m m M M .
    m m m M M
    m m m m M
    m M M M M
    m m M M M
    ";

#[test]
fn seega_unblock_duty() {
    for set in ["seega/jeu-du-seega", "seega/globe-joueur(size=5)"] {
        let mut game = on(set, DOOR, "2 move");
        game.play_all("pass");
        assert_eq!(game.legal(), "a2a3 a2b2 b1b2 b1c1", "{set}");
        assert_eq!(game.refused("e4e5"), Clause::SeegaUnblockDuty, "{set}");
        assert!(game.play_all("b1b2").contains(Clause::SeegaUnblockDuty), "{set}");
        assert_eq!((game.state().as_str(), game.legal().as_str()), ("2 move", "a1b1"), "{set}");
        // The duty is for one turn: the next is free.
        game.play_all("a1b1");
        assert_eq!(game.state(), "1 move", "{set}");
        assert!(game.allows("e4e5"), "{set}");
    }
    // Under S3 the opponent may leave him there.
    let mut free = on("seega/tabuleiro-42", DOOR, "2 move");
    free.play_all("pass");
    assert!(free.allows("e4e5"));
}

#[test]
fn the_duty_begins_with_the_pass_and_not_before() {
    // First may shut Second in: only after his forced pass has First to let him out.
    let mut game = on(
        "seega/jeu-du-seega",
        "
        . . . . .
        . . . . M
        M . . . .
        . . . . .
        m M . . .
        ",
        "1 move",
    );
    game.play_all("a3a2 pass");
    assert_eq!(game.state(), "1 unblock");
    game.play_all("a2a3");
    assert_eq!(game.legal(), "a1a2");
}

#[test]
fn a_slide_unblocks_by_leaving_its_square() {
    let mut game = on("seega/jeu-du-seega(move=slide)", DOOR, "2 move");
    game.play_all("pass");
    // a2 upwards and to the right, b1 likewise, as far as the board goes; e4 not at all.
    assert_eq!(game.legal(), "a2a3 a2a4 a2a5 a2b2 a2c2 a2d2 a2e2 b1b2 b1b3 b1b4 b1b5 b1c1 b1d1 b1e1");
    assert_eq!(game.refused("e4e1"), Clause::SeegaUnblockDuty);
}

#[test]
fn seega_unblock_loss() {
    let mut game = on("seega/globe-joueur", LAYERS_7, "2 move");
    game.expect_open();
    let fired = game.play_all("pass");
    assert!(fired.contains(Clause::SeegaBlockedUnblock) && fired.contains(Clause::SeegaUnblockLoss));
    assert!(!fired.contains(Clause::SeegaCount));
    game.expect_win(Side::First, Kind::Blocked, Clause::SeegaUnblockLoss, [1, 0]);

    // More pieces do not help the blocked side; on S1's ladder the victory is worth a grand one, two.
    for (set, points) in
        [("seega/globe-joueur(size=5)", [1, 0]), ("seega/jeu-du-seega(cannot_unblock=loss)", [2, 0])]
    {
        let mut game = on(set, SHUT_IN, "2 move");
        game.play_all("pass");
        game.expect_win(Side::First, Kind::Blocked, Clause::SeegaUnblockLoss, points);
    }
}

#[test]
fn seega_unblock_count() {
    // S1 counts: the blocked side has twelve against eleven and wins by it.
    let mut game = on("seega/jeu-du-seega", SHUT_IN, "2 move");
    let fired = game.play_all("pass");
    assert!(fired.contains(Clause::SeegaUnblockCount) && fired.contains(Clause::SeegaCount));
    game.expect_win(Side::Second, Kind::Grand, Clause::SeegaUnblockCount, [0, 2]);

    let mut even = on("seega/jeu-du-seega", SHUT_IN_EVEN, "2 move");
    even.play_all("pass");
    even.expect_draw(Clause::SeegaUnblockCount, [0, 0]);

    let mut blocker = on("seega/jeu-du-seega(size=7)", LAYERS_7, "2 move");
    blocker.play_all("pass");
    blocker.expect_win(Side::First, Kind::Grand, Clause::SeegaUnblockCount, [2, 0]);
}

#[test]
fn where_nothing_has_to_be_unblocked_the_same_boards_go_on() {
    let mut pass = on("seega/tabuleiro-42", SHUT_IN, "2 move");
    pass.play_all("pass");
    assert_eq!(pass.legal(), "a2a1 b1a1 d5e5 e4e5");
    let remove = on("seega/ludens-planet", SHUT_IN, "2 move");
    remove.expect_open();
    assert!(remove.legal().starts_with('x'));
}

#[test]
fn the_phase_needs_a_blocked_opponent() {
    let open = "
        . . . . .
        . . . . M
        . . . . .
        . . . . .
        m M . . .
        ";
    assert!(try_on("seega/jeu-du-seega", DOOR, "1 unblock").is_ok());
    assert!(try_on("seega/jeu-du-seega", open, "1 unblock").is_err(), "Second can move");
    assert!(try_on("seega/tabuleiro-42", DOOR, "1 unblock").is_err(), "S3 has no such phase");
}
