//! Moving: own pieces, onto empty squares, by steps or slides, the centre included.

use khamsin_rules::Clause;

use crate::board::{on, start};

/// Two pieces of First side by side, one enemy below them.
const PAIR: &str = "
    . . . . .
    . M M . .
    . m . . .
    . . . . .
    . . . . m
    ";

#[test]
fn seega_move_own() {
    let game = on("seega/tabuleiro-42", PAIR, "1 move");
    assert_eq!(game.refused("b3b2"), Clause::SeegaMoveOwn);
    assert_eq!(game.refused("c3c2"), Clause::SeegaMoveOwn, "nobody stands there");
    let answer = on("seega/tabuleiro-42", PAIR, "2 move");
    assert!(answer.allows("b3b2"));
    assert_eq!(answer.refused("c4c5"), Clause::SeegaMoveOwn);
}

#[test]
fn seega_move_empty() {
    for set in ["seega/tabuleiro-42", "seega/jeu-du-seega(move=slide)"] {
        let game = on(set, PAIR, "1 move");
        assert_eq!(game.refused("b4c4"), Clause::SeegaMoveEmpty, "an own piece: {set}");
        assert_eq!(game.refused("b4b3"), Clause::SeegaMoveEmpty, "an enemy: {set}");
        assert_eq!(game.refused("b4b4"), Clause::SeegaMoveEmpty, "itself: {set}");
    }
}

#[test]
fn seega_move_step() {
    for set in
        ["seega/tabuleiro-42", "seega/jeu-du-seega", "seega/ludens-planet", "seega/globe-joueur(size=5)"]
    {
        let game = on(set, PAIR, "1 move");
        assert_eq!(game.legal(), "b4a4 b4b5 c4c3 c4c5 c4d4", "{set}");
        assert!(game.fires("b4b5", Clause::SeegaMoveStep));
        assert_eq!(game.refused("c4e4"), Clause::SeegaMoveStep, "two squares: {set}");
        assert_eq!(game.refused("c4d5"), Clause::SeegaMoveStep, "a corner: {set}");
    }
}

#[test]
fn seega_move_slide() {
    let game = on("seega/jeu-du-seega(move=slide)", PAIR, "1 move");
    assert_eq!(game.legal(), "b4a4 b4b5 c4c1 c4c2 c4c3 c4c5 c4d4 c4e4");
    assert!(game.fires("c4e4", Clause::SeegaMoveSlide));
    assert!(!game.fires("c4e4", Clause::SeegaMoveStep));
    assert_eq!(game.refused("c4d5"), Clause::SeegaMoveSlide, "a corner");
    assert_eq!(game.refused("b4d4"), Clause::SeegaMoveSlide, "through an own piece");
    assert_eq!(game.refused("b4b2"), Clause::SeegaMoveSlide, "through an enemy");
    assert_eq!(on("seega/jeu-du-seega", PAIR, "1 move").refused("c4e4"), Clause::SeegaMoveStep);
}

#[test]
fn seega_move_centre() {
    // Forbidden while placing, open to all once pieces move.
    assert_eq!(start("seega/jeu-du-seega").refused("c3"), Clause::SeegaPlaceCentre);
    for set in
        ["seega/tabuleiro-42", "seega/jeu-du-seega", "seega/ludens-planet", "seega/globe-joueur(size=5)"]
    {
        let mut game = on(set, PAIR, "1 move");
        assert!(!game.fires("c4c5", Clause::SeegaMoveCentre));
        assert!(game.play_all("c4c3").contains(Clause::SeegaMoveCentre), "{set}");
    }
    let slide = on("seega/jeu-du-seega(move=slide)", PAIR, "1 move");
    assert!(!slide.fires("c4c2", Clause::SeegaMoveCentre), "passing over it is not entering it");
}

#[test]
fn a_slide_captures_where_it_arrives_and_nothing_on_its_way() {
    let mut game = on(
        "seega/tabuleiro-42(move=slide)",
        "
        . . . . m
        . . . . .
        . M . M .
        . m . m .
        M . . . .
        ",
        "1 move",
    );
    assert_eq!(game.captured("a1b1"), "b2");
    assert_eq!(game.captured("a1c1"), "");
    assert_eq!(game.captured("a1d1"), "d2");
    game.play_all("a1d1");
    game.expect_board(
        "
        . . . . m
        . . . . .
        . M . M .
        . m . . .
        . . . M .
        ",
    );
}
