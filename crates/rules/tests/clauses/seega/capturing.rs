//! Capturing: custody, several at once, never a pair, the mover, and the centre.

use khamsin_rules::{Clause, Side};

use crate::board::on;

/// The sheets on the board of 5×5, so that one drawing serves them all.
const SHEETS: [&str; 4] =
    ["seega/globe-joueur(size=5)", "seega/jeu-du-seega", "seega/ludens-planet", "seega/tabuleiro-42"];

/// d1c1 takes b1.
const SANDWICH: &str = "
    . . . . m
    . . . . .
    . . . . .
    . . . . .
    M m . M .
    ";

#[test]
fn seega_capture_custody() {
    for set in SHEETS {
        let mut game = on(set, SANDWICH, "1 move");
        assert_eq!(game.captured("d1c1"), "b1", "{set}");
        assert!(game.play_all("d1c1").contains(Clause::SeegaCaptureCustody), "{set}");
        game.expect_board(
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M . M . .
            ",
        );
    }
    // In a column as in a row; across a corner never, and the edge is no partner.
    let column = on(
        "seega/tabuleiro-42",
        "
        . M . . m
        m m M . .
        . . . . .
        . M . . .
        . . . . .
        ",
        "1 move",
    );
    assert_eq!(column.captured("b2b3"), "b4");
    assert_eq!(column.captured("b5a5"), "");
    assert_eq!(column.captured("c4c3"), "");
}

#[test]
fn seega_capture_automatic() {
    // Where capturing is optional the step is: once it is played, the piece goes, and there is no step without that.
    let mut game = on("seega/tabuleiro-42", SANDWICH, "1 move");
    assert_eq!(game.legal(), "a1a2 d1c1 d1d2 d1e1");
    assert!(game.play_all("d1c1").contains(Clause::SeegaCaptureAutomatic));
    assert_eq!(game.position().count(Side::Second), 1, "e5 is left");
    assert_eq!(game.state(), "2 move");
}

#[test]
fn seega_capture_several() {
    for set in SHEETS {
        // Arriving on b1: c1 lies between b1 and d1, b2 between b1 and b3.
        let mut game = on(
            set,
            "
            . . . . m
            . . . . .
            . M . . .
            . m . . .
            M . m M .
            ",
            "1 move",
        );
        assert_eq!(game.captured("a1b1"), "c1 b2", "{set}");
        assert!(game.play_all("a1b1").contains(Clause::SeegaCaptureSeveral), "{set}");
        game.expect_board(
            "
            . . . . m
            . . . . .
            . M . . .
            . . . . .
            . M . M .
            ",
        );
        assert!(
            !on(set, SANDWICH, "1 move").fires("d1c1", Clause::SeegaCaptureSeveral),
            "one is not several"
        );
    }
}

#[test]
fn three_captures_in_one_step() {
    for set in SHEETS {
        let mut game = on(
            set,
            "
            . . M . .
            . . m . .
            M m . m M
            . . M . .
            . . . . m
            ",
            "1 move",
        );
        assert_eq!(game.captured("c2c3"), "b3 d3 c4", "{set}");
        assert!(game.play_all("c2c3").contains(Clause::SeegaCaptureSeveral), "{set}");
        game.expect_board(
            "
            . . M . .
            . . . . .
            M . M . M
            . . . . .
            . . . . m
            ",
        );
    }
}

#[test]
fn three_captures_in_one_step_away_from_the_centre() {
    let game = on(
        "seega/globe-joueur",
        "
        . . . . . . m
        . . . . . . .
        . . M . . . .
        . . m . . . .
        M m . m M . .
        . . M . . . .
        . . . . . . .
        ",
        "1 move",
    );
    assert_eq!(game.captured("c2c3"), "b3 d3 c4");
    assert!(!game.fires("c2c3", Clause::SeegaCaptureCentreHelps));
}

#[test]
fn seega_capture_pair() {
    for set in SHEETS {
        let mut game = on(
            set,
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M m m . M
            ",
            "1 move",
        );
        assert_eq!(game.captured("e1d1"), "", "{set}");
        assert!(game.fires("e1d1", Clause::SeegaCapturePair), "{set}");
        assert!(!game.fires("e1e2", Clause::SeegaCapturePair), "{set}");
        game.play_all("e1d1");
        game.expect_board(
            "
            . . . . m
            . . . . .
            . . . . .
            . . . . .
            M m m M .
            ",
        );
    }
}

/// b2b1 steps between two enemies.
const BETWEEN: &str = "
    . . . . .
    . . . . M
    . . . . .
    . M . . .
    m . m . .
    ";

#[test]
fn seega_capture_mover() {
    for set in SHEETS {
        let mut game = on(set, BETWEEN, "1 move");
        assert!(game.fires("b2b1", Clause::SeegaCaptureMover), "{set}");
        assert!(!game.fires("b2b3", Clause::SeegaCaptureMover), "{set}");
        game.play_all("b2b1");
        game.expect_board(
            "
            . . . . .
            . . . . M
            . . . . .
            . . . . .
            m M m . .
            ",
        );
        // Second's next step elsewhere does not capture it either: the sandwich is not formed anew.
        assert_eq!(game.captured("a1a2"), "", "{set}");
    }
}

#[test]
fn an_enemy_that_leaves_and_comes_back_captures() {
    for set in SHEETS {
        let mut game = on(set, BETWEEN, "1 move");
        game.play_all("b2b1 c1d1 e4e5");
        assert_eq!(game.captured("d1c1"), "b1", "{set}");
        game.play_all("d1c1");
        game.expect_board(
            "
            . . . . M
            . . . . .
            . . . . .
            . . . . .
            m . m . .
            ",
        );
    }
}

/// d2d3 closes a sandwich around the centre.
const AROUND_CENTRE: &str = "
    . . . . m
    . . . . .
    . M m . .
    . . . M .
    . . . . .
    ";

#[test]
fn seega_capture_centre_safe() {
    for set in SHEETS {
        let mut game = on(set, AROUND_CENTRE, "1 move");
        assert_eq!(game.captured("d2d3"), "", "{set}");
        assert!(game.play_all("d2d3").contains(Clause::SeegaCaptureCentreSafe), "{set}");
        game.expect_board(
            "
            . . . . m
            . . . . .
            . M m M .
            . . . . .
            . . . . .
            ",
        );
    }
    // A capture that would have to be of the centre piece is no duty.
    let game = on("seega/jeu-du-seega", AROUND_CENTRE, "1 move");
    assert!(game.allows("b3b2"));
}

#[test]
fn seega_capture_centre_open() {
    let mut game = on("seega/jeu-du-seega(centre_safe=false)", AROUND_CENTRE, "1 move");
    assert_eq!(game.captured("d2d3"), "c3");
    assert_eq!(game.refused("b3b2"), Clause::SeegaCaptureMandatory);
    assert!(game.play_all("d2d3").contains(Clause::SeegaCaptureCentreOpen));
    game.expect_board(
        "
        . . . . m
        . . . . .
        . M . M .
        . . . . .
        . . . . .
        ",
    );
}

#[test]
fn seega_capture_centre_helps() {
    for set in SHEETS {
        let mut game = on(
            set,
            "
            m . . . .
            . . . . .
            . . M m .
            . . . . M
            . . . . .
            ",
            "1 move",
        );
        assert_eq!(game.captured("e2e3"), "d3", "{set}");
        assert!(game.play_all("e2e3").contains(Clause::SeegaCaptureCentreHelps), "{set}");
        assert!(!on(set, SANDWICH, "1 move").fires("d1c1", Clause::SeegaCaptureCentreHelps), "{set}");
    }
    // Arriving on the centre captures too.
    let arriving = on(
        "seega/tabuleiro-42",
        "
        m . . . .
        . . . . .
        . . . m M
        . . M . .
        . . . . .
        ",
        "1 move",
    );
    assert_eq!(arriving.captured("c2c3"), "d3");
    assert!(arriving.fires("c2c3", Clause::SeegaCaptureCentreHelps));
}
