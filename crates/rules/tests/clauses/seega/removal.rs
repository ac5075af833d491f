//! S2's answer to a block: the blocked player takes an enemy piece away, and moves.

use khamsin_rules::{Clause, Side};

use crate::board::{on, try_on};

/// Second's only piece is shut in; First has one to spare.
const CORNER: &str = "
    . . . . .
    . . . . M
    . . . . .
    M . . . .
    m M . . .
    ";

/// Both pieces of Second are shut in, one of them by the piece on the centre.
const REFUGE: &str = "
    . . . . .
    . . . . .
    . . M . .
    M M m M .
    m M M . .
    ";

#[test]
fn seega_blocked_remove() {
    for set in ["seega/ludens-planet", "seega/tabuleiro-42(blocked=remove)"] {
        let mut game = on(set, CORNER, "2 move");
        assert_eq!(game.legal(), "xa2 xb1", "{set}");
        // Not a piece that holds no door, and no pass.
        assert_eq!(game.refused("xe4"), Clause::SeegaBlockedRemove, "{set}");
        assert_eq!(game.refused("pass"), Clause::SeegaBlockedRemove, "{set}");
        assert_eq!(game.captured("xa2"), "a2", "{set}");
        assert!(game.play_all("xa2").contains(Clause::SeegaBlockedRemove), "{set}");
        game.expect_board(
            "
            . . . . .
            . . . . M
            . . . . .
            . . . . .
            m M . . .
            ",
        );
        // Nobody removes who can move.
        game.play_all("a1a2");
        assert_eq!(game.refused("xa2"), Clause::SeegaBlockedRemove, "{set}");
    }
}

#[test]
fn seega_remove_then_move() {
    let mut game = on("seega/ludens-planet", CORNER, "2 move");
    assert!(game.play_all("xa2").contains(Clause::SeegaRemoveThenMove));
    // The turn stays, and only the move is owed.
    assert_eq!(game.state(), "2 freed");
    assert_eq!(game.legal(), "a1a2");
    assert_eq!(game.refused("pass"), Clause::SeegaRemoveThenMove);
    assert_eq!(game.refused("xb1"), Clause::SeegaRemoveThenMove);
    game.play_all("a1a2");
    assert_eq!(game.state(), "1 move");
    assert_eq!(game.turns().len(), 1, "removal and move are one turn");
}

#[test]
fn seega_remove_centre() {
    let game = on("seega/ludens-planet", REFUGE, "2 move");
    assert_eq!(game.legal(), "xa2 xb1 xb2 xc1 xd2");
    assert_eq!(game.refused("xc3"), Clause::SeegaRemoveCentre);
    assert!(game.fires("xa2", Clause::SeegaRemoveCentre), "there is a piece that it spares");
    assert!(!on("seega/ludens-planet", CORNER, "2 move").fires("xa2", Clause::SeegaRemoveCentre));
    // Where the centre is no refuge, its piece can go.
    let open = on("seega/ludens-planet(centre_safe=false)", REFUGE, "2 move");
    assert_eq!(open.legal(), "xa2 xb1 xb2 xc1 xc3 xd2");
}

#[test]
fn a_removed_piece_counts_as_captured() {
    // Nine quiet turns before; the removal makes them none.
    let mut game = on("seega/ludens-planet", CORNER, "2 move 0,0 9");
    game.play_all("xa2");
    assert_eq!((game.quiet(), game.position().count(Side::First)), (0, 2));
    game.play_all("a1a2");
    assert_eq!(game.quiet(), 0, "the turn as a whole was not quiet");
}

#[test]
fn the_move_after_a_removal_obeys_forced_capture() {
    // Through a2 a slide leads further, but on a2 it takes b2, between a2 and c2.
    let mut game = on("seega/ludens-planet(move=slide)", REFUGE, "2 move");
    game.play_all("xa2");
    assert_eq!(game.legal(), "a1a2");
    assert_eq!(game.captured("a1a2"), "b2");
    assert_eq!(game.refused("a1a4"), Clause::SeegaCaptureMandatory);
    let mut free = on("seega/ludens-planet(move=slide,capture=optional)", REFUGE, "2 move");
    free.play_all("xa2");
    assert_eq!(free.legal(), "a1a2 a1a3 a1a4 a1a5");
}

#[test]
fn a_removal_can_leave_one_against_one() {
    let mut game = on(
        "seega/ludens-planet",
        "
        . . . . .
        . . . . .
        . . . . .
        M . . . .
        m M . . .
        ",
        "2 move",
    );
    game.play_all("xa2");
    game.expect_open();
    // Only the end of the turn shows that neither can ever capture.
    game.play_all("a1a2");
    game.expect_draw(Clause::SeegaEndBare, [0, 0]);
}

#[test]
fn the_phase_after_a_removal_has_one_way_out() {
    let freed = "
        . . . . .
        . . . . M
        . . . . .
        . . . . .
        m M . . .
        ";
    assert!(try_on("seega/ludens-planet", freed, "2 freed").is_ok());
    assert!(try_on("seega/ludens-planet", CORNER, "2 freed").is_err(), "nobody was removed");
    assert!(try_on("seega/jeu-du-seega", freed, "2 freed").is_err(), "S1 removes nobody");
}
