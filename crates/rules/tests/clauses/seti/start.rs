//! Seti: the boards, the set-ups, and who begins.

use khamsin_rules::{Clause, Side};

use super::{ALEPH, ALEPH_EN, BETH, BETH_EN};
use crate::board::{on, rules, start};

/// The set-up of Aleph.
const ALEPH_START: &str = "
    h p h
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    . . .
    H P H";

#[test]
fn seti_board() {
    // Aleph has the files a to c, Beth a to e; both the ranks 1 to 10.
    let aleph = start(ALEPH);
    assert_eq!(aleph.position().dimensions(), (3, 10));
    assert_eq!(aleph.refused("c1d3"), Clause::SetiBoard);
    assert_eq!(aleph.refused("+a11"), Clause::SetiBoard);
    let beth = start(BETH);
    assert_eq!(beth.position().dimensions(), (5, 10));
    assert_eq!(beth.refused("e1f3"), Clause::SetiBoard);
    assert!(beth.allows("b1d3"));
}

/// Who takes which side is drawn: a lot that is the same for the same seed.
#[test]
fn seti_sides() {
    assert!([ALEPH, BETH].iter().all(|set| rules(set).clauses().any(|clause| clause == Clause::SetiSides)));
    // Of 64 fair lots, all fall on one side once in 2^63.
    let first = (0..64).filter(|&seed| Side::drawn(seed) == Side::First).count();
    assert!((1..64).contains(&first));
    assert!((0..64).all(|seed| Side::drawn(seed) == Side::drawn(seed)));
}

#[test]
fn seti_start() {
    for set in [ALEPH, ALEPH_EN] {
        let game = start(set);
        game.expect_board(ALEPH_START);
        // Three death-ships each, in hand.
        assert_eq!(Side::BOTH.map(|side| game.position().hand(side)), [3, 3]);
        assert!(game.fires("b1b2", Clause::SetiStart));
    }
    let beth = start(BETH);
    beth.expect_board(
        "
        h h p h h
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        H H P H H",
    );
    assert_eq!(Side::BOTH.map(|side| beth.position().hand(side)), [0, 0]);
    assert!(beth.fires("c1c2", Clause::SetiStart));
    assert!(!start(BETH_EN).fires("c2c3", Clause::SetiStart));
}

/// The English Beth: two Pharaohs and four High Priests do not fit a row of five.
#[test]
fn seti_start_six() {
    let game = start(BETH_EN);
    game.expect_board(
        "
        . h p h .
        . h p h .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . H P H .
        . H P H .",
    );
    assert_eq!(Side::BOTH.map(|side| game.position().count(side)), [6, 6]);
    assert!(game.fires("c2c3", Clause::SetiStartSix));
    assert!(!start(BETH).fires("c1c2", Clause::SetiStartSix));
}

#[test]
fn seti_first() {
    for (set, opening, answer) in [(ALEPH, "b1b2", "b10b9"), (BETH_EN, "c2c3", "c9c8")] {
        let mut game = start(set);
        assert_eq!(game.state(), "1 move");
        assert!(game.play_all(opening).contains(Clause::SetiFirst));
        assert_eq!(game.state(), "2 move");
        assert!(!game.fires(answer, Clause::SetiFirst));
    }
}

#[test]
fn seti_move_own() {
    let game = start(ALEPH);
    // The enemy's Pharaoh, an empty square, and doing nothing.
    assert_eq!(game.refused("b10b9"), Clause::SetiMoveOwn);
    assert_eq!(game.refused("b5b6"), Clause::SetiMoveOwn);
    assert_eq!(game.refused("pass"), Clause::SetiMoveOwn);
    let second = on(ALEPH, ALEPH_START, "2 move 3,3");
    assert_eq!(second.refused("b1b2"), Clause::SetiMoveOwn);
    assert!(second.allows("b10b9"));
}

#[test]
fn seti_move_free() {
    let game = on(
        ALEPH,
        "
        h p h
        . . .
        . . .
        . . .
        . . .
        . . .
        . . .
        . H .
        . . .
        . P H",
        "1 move 3,3",
    );
    // Onto an own figure neither the Pharaoh steps nor the priest leaps: c1 and b3 are a knight's move apart.
    assert_eq!(game.refused("b1c1"), Clause::SetiMoveFree);
    assert_eq!(game.refused("c1b3"), Clause::SetiMoveFree);
    assert_eq!(game.refused("b3c1"), Clause::SetiMoveFree);
}
