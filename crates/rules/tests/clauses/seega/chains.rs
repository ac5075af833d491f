//! Chains: forced in S1, at will in S2, none in S0 and S3.

use khamsin_rules::{Clause, Side};

use crate::board::on;

/// d1c1 takes b1; then c1c2 would take b2.
const CHAIN: &str = "
    . . . . m
    . . . . .
    . . . . .
    M m . . .
    M m . M .
    ";

/// The same after d1c1.
const AFTER_ONE: &str = "
    . . . . m
    . . . . .
    . . . . .
    M m . . .
    M . M . .
    ";

/// The same after c1c2.
const AFTER_TWO: &str = "
    . . . . m
    . . . . .
    . . . . .
    M . M . .
    M . . . .
    ";

/// As [`CHAIN`], but c3c2 would take b2 as well.
const RIVAL: &str = "
    . . . . m
    . . . . .
    . . M . .
    M m . . .
    M m . M .
    ";

#[test]
fn seega_chain_none() {
    for set in ["seega/globe-joueur(size=5)", "seega/tabuleiro-42", "seega/ludens-planet(chain=none)"] {
        let mut game = on(set, CHAIN, "1 move");
        assert!(game.play_all("d1c1").contains(Clause::SeegaChainNone), "{set}");
        game.expect_board(AFTER_ONE);
        assert_eq!(game.state(), "2 move", "{set}");
        assert_eq!(game.refused("end"), Clause::SeegaChainNone, "{set}");
        // It is Second's turn.
        assert_eq!(game.refused("c1c2"), Clause::SeegaMoveOwn, "{set}");
    }
}

#[test]
fn seega_chain_optional() {
    for set in ["seega/ludens-planet", "seega/tabuleiro-42(chain=optional)"] {
        let mut game = on(set, CHAIN, "1 move");
        assert!(game.play_all("d1c1").contains(Clause::SeegaChainOptional), "{set}");
        game.expect_board(AFTER_ONE);
        assert_eq!(game.state(), "1 chain:c1", "{set}");
        assert_eq!(game.legal(), "c1c2 end", "{set}");
        // Every step of a chain captures, and it is no turn to pass.
        assert_eq!(game.refused("c1d1"), Clause::SeegaChainOptional, "{set}");
        assert_eq!(game.refused("pass"), Clause::SeegaChainOptional, "{set}");

        let mut stopped = game.clone();
        assert!(stopped.play_all("end").contains(Clause::SeegaChainOptional), "{set}");
        stopped.expect_board(AFTER_ONE);
        assert_eq!(stopped.state(), "2 move", "{set}");

        assert_eq!(game.captured("c1c2"), "b2", "{set}");
        game.play_all("c1c2");
        game.expect_board(AFTER_TWO);
        // Nothing more to capture: the turn is over without a word, and the word is not there.
        assert_eq!(game.state(), "2 move", "{set}");
        assert_eq!(game.refused("end"), Clause::SeegaChainOptional, "{set}");
    }
}

#[test]
fn seega_chain_mandatory() {
    for set in ["seega/jeu-du-seega", "seega/tabuleiro-42(chain=mandatory)"] {
        let mut game = on(set, CHAIN, "1 move");
        assert!(game.play_all("d1c1").contains(Clause::SeegaChainMandatory), "{set}");
        assert_eq!(game.state(), "1 chain:c1", "{set}");
        assert_eq!(game.legal(), "c1c2", "{set}");
        assert_eq!(game.refused("end"), Clause::SeegaChainMandatory, "{set}");
        assert_eq!(game.refused("c1d1"), Clause::SeegaChainMandatory, "{set}");
        game.play_all("c1c2");
        game.expect_board(AFTER_TWO);
        assert_eq!(game.state(), "2 move", "{set}");
    }
}

#[test]
fn seega_chain_same_piece() {
    for set in ["seega/jeu-du-seega", "seega/ludens-planet"] {
        let mut game = on(set, RIVAL, "1 move");
        assert_eq!(game.legal(), "c3c2 d1c1", "{set}");
        assert!(game.play_all("d1c1").contains(Clause::SeegaChainSamePiece), "{set}");
        assert_eq!(game.refused("c3c2"), Clause::SeegaChainSamePiece, "{set}");
        assert!(game.allows("c1c2"), "{set}");
        assert!(!on(set, CHAIN, "1 move").fires("d1c1", Clause::SeegaChainSamePiece), "no rival: {set}");
    }
    // Without chains the turn is over, whoever could go on.
    assert!(!on("seega/tabuleiro-42", RIVAL, "1 move").fires("d1c1", Clause::SeegaChainSamePiece));
}

#[test]
fn a_capture_that_only_another_piece_could_make_is_no_chain() {
    // After d1c1 the piece on c4 could take b3 from c3; c1 does not get there.
    let mut game = on(
        "seega/jeu-du-seega",
        "
        . . . . m
        . . M . .
        M m . . .
        . . . . .
        M m . M .
        ",
        "1 move",
    );
    assert_eq!(game.legal(), "c4c3 d1c1");
    assert!(!game.play_all("d1c1").contains(Clause::SeegaChainMandatory));
    assert_eq!(game.state(), "2 move");
}

#[test]
fn a_chain_turns_corners_and_ends_by_itself() {
    let mut game = on(
        "seega/jeu-du-seega",
        "
        . . . . m
        M m . . .
        . . . . .
        . . . m M
        M m . M .
        ",
        "1 move",
    );
    // West onto c1 takes b1; north onto c2 takes d2; the next capture, on c4, is two steps away.
    assert_eq!(game.captured("d1c1"), "b1");
    game.play_all("d1c1");
    assert_eq!(game.legal(), "c1c2");
    assert_eq!(game.captured("c1c2"), "d2");
    game.play_all("c1c2");
    assert_eq!(game.state(), "2 move");
    assert_eq!(game.turns().len(), 1, "all of it was one turn");
    assert_eq!(game.position().count(Side::Second), 2, "b4 and e5");
}

#[test]
fn a_chain_by_slides_goes_as_far_as_they_do() {
    let mut game = on(
        "seega/jeu-du-seega(move=slide)",
        "
        . . . . m
        M m . . .
        . . . . .
        . . . m M
        M m . M .
        ",
        "1 move",
    );
    game.play_all("d1c1");
    assert_eq!(game.legal(), "c1c2 c1c4");
    game.play_all("c1c4");
    assert_eq!(game.state(), "1 chain:c4");
    game.play_all("c4c2");
    game.expect_board(
        "
        . . . . m
        M . . . .
        . . . . .
        . . M . M
        M . . . .
        ",
    );
    assert_eq!(game.state(), "2 move");
}
