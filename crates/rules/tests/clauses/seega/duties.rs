//! Whether a capture has to be played: S0 and S3 leave it to the player, S1 and S2 do not.

use khamsin_rules::Clause;

use crate::board::on;

/// d1c1 takes b1, e4e3 takes e2; every other step captures nothing.
const CHOICE: &str = "
    m . . . .
    . . . . M
    . . . . .
    . . . . m
    M m . M M
    ";

#[test]
fn seega_capture_optional() {
    for set in ["seega/globe-joueur(size=5)", "seega/tabuleiro-42", "seega/jeu-du-seega(capture=optional)"] {
        let mut game = on(set, CHOICE, "1 move");
        assert_eq!(game.legal(), "a1a2 d1c1 d1d2 e4d4 e4e3 e4e5", "{set}");
        assert!(!game.fires("d1c1", Clause::SeegaCaptureOptional), "a capture makes no use of it: {set}");
        assert!(game.play_all("e4e5").contains(Clause::SeegaCaptureOptional), "{set}");
        game.expect_board(
            "
            m . . . M
            . . . . .
            . . . . .
            . . . . m
            M m . M M
            ",
        );
    }
}

#[test]
fn seega_capture_mandatory() {
    for set in ["seega/jeu-du-seega", "seega/ludens-planet", "seega/tabuleiro-42(capture=mandatory)"] {
        let game = on(set, CHOICE, "1 move");
        // The player chooses which.
        assert_eq!(game.legal(), "d1c1 e4e3", "{set}");
        assert_eq!(game.captured("d1c1"), "b1");
        assert_eq!(game.captured("e4e3"), "e2");
        assert!(game.fires("d1c1", Clause::SeegaCaptureMandatory), "{set}");
        assert_eq!(game.refused("e4e5"), Clause::SeegaCaptureMandatory, "{set}");
        assert_eq!(
            game.refused("d1d2"),
            Clause::SeegaCaptureMandatory,
            "the same piece, another step: {set}"
        );
    }
    // Nothing to capture, no duty.
    let free = on(
        "seega/jeu-du-seega",
        "
        m . . . .
        . . . . .
        . . . . .
        . . . . .
        M . . . M
        ",
        "1 move",
    );
    assert_eq!(free.legal(), "a1a2 a1b1 e1d1 e1e2");
    assert!(!free.fires("a1a2", Clause::SeegaCaptureMandatory));
}

#[test]
fn the_duty_to_capture_waits_until_it_is_done() {
    // S2's duty needs no memory: the other capture of this turn is still owed in the next.
    let mut game = on("seega/ludens-planet", CHOICE, "1 move");
    game.play_all("d1c1 a5a4");
    assert_eq!(game.legal(), "e4e3");
    assert_eq!(game.refused("c1c2"), Clause::SeegaCaptureMandatory);
}

#[test]
fn with_slides_the_duty_reaches_further() {
    let drawing = "
        m . . . .
        . . . . .
        . . M . .
        . . . . .
        M m . . .
        ";
    // c1 is two squares away from c3: only a slide gets there at once.
    assert_eq!(on("seega/jeu-du-seega(move=slide)", drawing, "1 move").legal(), "c3c1");
    assert_eq!(on("seega/jeu-du-seega", drawing, "1 move").legal(), "a1a2 c3b3 c3c2 c3c4 c3d3");
}
