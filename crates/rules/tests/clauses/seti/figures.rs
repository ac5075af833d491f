//! Seti: how the figures move.

use khamsin_rules::Clause;

use super::{ALEPH, ALEPH_EN, BETH, BETH_EN};
use crate::board::{Drawn, on, start};

/// A board of Beth with a lone Pharaoh in the open.
const PHARAOH: &str = "
    . . . . h
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . P . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .";

/// The same with a High Priest.
const PRIEST: &str = "
    . . . . h
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . H . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .";

/// A High Priest with a figure on each of the eight squares around: four own, four enemies.
const CROWD: &str = "
    . . . . h
    . . . . .
    . . . . .
    . . . . .
    . h p h .
    . h H H .
    . H P H .
    . . . . .
    . . . . .
    . . . . .";

/// The High Priest's twelve targets from c5: four diagonals of two, eight knight's moves.
const TWELVE: &str = "c5a3 c5a4 c5a6 c5a7 c5b3 c5b7 c5d3 c5d7 c5e3 c5e4 c5e6 c5e7";

#[test]
fn seti_pharaoh_eight() {
    let game = on(BETH, PHARAOH, "1 move");
    assert_eq!(game.legal(), "c5b4 c5b5 c5b6 c5c4 c5c6 c5d4 c5d5 c5d6");
    assert!(game.fires("c5d6", Clause::SetiPharaohEight));
    assert_eq!(game.refused("c5c7"), Clause::SetiPharaohEight);
    assert_eq!(game.refused("c5e6"), Clause::SetiPharaohEight);
    assert!(start(ALEPH).fires("b1c2", Clause::SetiPharaohEight));
    // The English text has him move orthogonally only.
    assert!(!on(BETH_EN, PHARAOH, "1 move").allows("c5d6"));
}

#[test]
fn seti_pharaoh_four() {
    let game = on(BETH_EN, PHARAOH, "1 move");
    assert_eq!(game.legal(), "c5b5 c5c4 c5c6 c5d5");
    assert!(game.fires("c5c6", Clause::SetiPharaohFour));
    assert_eq!(game.refused("c5d6"), Clause::SetiPharaohFour);
    assert_eq!(game.refused("c5c7"), Clause::SetiPharaohFour);
    let aleph = start(ALEPH_EN);
    assert_eq!(aleph.refused("b1c2"), Clause::SetiPharaohFour);
    assert!(aleph.allows("b1b2"));
    assert!(start(ALEPH).allows("b1c2"));
}

/// He never leaps: behind an own figure or an enemy he has nothing to reach.
#[test]
fn the_pharaoh_never_leaps() {
    let game = on(
        BETH,
        "
        . . . . h
        . . . . .
        . . . . .
        . . . . .
        . . h . .
        . H P . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .",
        "1 move",
    );
    assert_eq!(game.refused("c5c7"), Clause::SetiPharaohEight);
    assert_eq!(game.refused("c5a5"), Clause::SetiPharaohEight);
    assert_eq!(game.captured("c5c6"), "c6");
}

#[test]
fn seti_priest() {
    for set in [BETH, BETH_EN] {
        let game = on(set, PRIEST, "1 move");
        assert_eq!(game.legal(), TWELVE);
        assert!(game.fires("c5e7", Clause::SetiPriest));
        // Neither one square nor two along a row or column.
        for never in ["c5c6", "c5d6", "c5c7", "c5e5", "c5c8"] {
            assert_eq!(game.refused(never), Clause::SetiPriest);
        }
    }
    // On a board of three files the edges leave fewer: from a1 the knight's moves b3 and c2, and the diagonal c3.
    let aleph = start(ALEPH);
    let moves: Vec<String> =
        aleph.legal_actions().iter().map(ToString::to_string).filter(|text| text.starts_with("a1")).collect();
    assert_eq!(moves, ["a1c2", "a1b3", "a1c3"]);
}

#[test]
fn seti_priest_leaps() {
    // Of the figures around, d5, b4, c4 and d4 are own, the others enemies: no target is lost, none is taken.
    let game = on(BETH, CROWD, "1 move");
    for target in TWELVE.split(' ') {
        assert!(game.fires(target, Clause::SetiPriestLeaps), "{target}");
        assert_eq!(game.captured(target), "");
    }
    let mut after: Drawn = game.clone();
    after.play_all("c5e7");
    after.expect_board(
        "
        . . . . h
        . . . . .
        . . . . .
        . . . . H
        . h p h .
        . h . H .
        . H P H .
        . . . . .
        . . . . .
        . . . . .",
    );
    // Over empty squares there is nothing to leap.
    let alone = on(BETH, PRIEST, "1 move");
    assert!(TWELVE.split(' ').all(|target| !alone.fires(target, Clause::SetiPriestLeaps)));
}
