//! Placing: the board, two pieces a turn, the centre left empty, sandwiches that do nothing or capture.

use khamsin_rules::{Clause, Side};

use crate::board::{on, rules, start};

/// Every sheet, each board once.
const SHEETS: [&str; 6] = [
    "seega/globe-joueur",
    "seega/jeu-du-seega",
    "seega/ludens-planet",
    "seega/kharbga",
    "seega/tabuleiro-42",
    "seega/tabuleiro-42(size=9)",
];

/// All but e1 and the centre are taken; Second's four pieces around the centre can move.
const LAST_STONE: &str = "
    M m m m m
    M M m M M
    M m . m M
    M M m M M
    m m M m .
    ";

#[test]
fn seega_board() {
    // N² − 1 squares to place on, the centre being the other one; half of them for each side.
    for (set, side, centre) in [
        ("seega/ludens-planet", 5, "c3"),
        ("seega/globe-joueur", 7, "d4"),
        ("seega/kharbga", 7, "d4"),
        ("seega/tabuleiro-42(size=9)", 9, "e5"),
    ] {
        let game = start(set);
        assert_eq!(game.position().dimensions(), (side, side), "{set}");
        assert_eq!(game.legal_actions().len(), side as usize * side as usize - 1, "{set}");
        assert!(!game.allows(centre), "{set}");
        for player in Side::BOTH {
            assert_eq!(game.position().hand(player), (side * side - 1) / 2, "{set}");
        }
    }
    let placing = start("seega/ludens-planet");
    assert_eq!(placing.refused("f1"), Clause::SeegaBoard);
    assert_eq!(placing.refused("a6"), Clause::SeegaBoard);
    assert!(start("seega/kharbga").allows("f1"));
    assert!(start("seega/kharbga").allows("a6"));
    let moving = on(
        "seega/ludens-planet",
        "
        . . . . m
        . . . . .
        . . . . .
        . . . . .
        . . . M M
        ",
        "1 move",
    );
    assert_eq!(moving.refused("e1f1"), Clause::SeegaBoard);
}

#[test]
fn seega_sides() {
    // By lot: both sides come up, and the same seed draws the same side again.
    let drawn: Vec<Side> = (0..64).map(Side::drawn).collect();
    assert!(Side::BOTH.iter().all(|side| drawn.contains(side)));
    assert_eq!(drawn, (0..64).map(Side::drawn).collect::<Vec<_>>());
    for set in SHEETS {
        assert!(rules(set).clauses().any(|clause| clause == Clause::SeegaSides), "{set}");
        assert_eq!(start(set).side(), Side::First, "First places first: {set}");
    }
}

#[test]
fn seega_place_two() {
    let mut game = start("seega/jeu-du-seega");
    assert_eq!(game.state(), "1 place:2");
    assert!(game.play_all("a1").contains(Clause::SeegaPlaceTwo));
    assert_eq!(game.state(), "1 place:1");
    // Half a turn is no turn: no pass, no move.
    assert_eq!(game.refused("pass"), Clause::SeegaPlaceTwo);
    assert_eq!(game.refused("a1a2"), Clause::SeegaPlaceTwo);
    game.play_all("e5");
    assert_eq!(game.state(), "2 place:2");
    game.play_all("a2 b2");
    assert_eq!(game.state(), "1 place:2");
    game.expect_board(
        "
        . . . . M
        . . . . .
        . . . . .
        m m . . .
        M . . . .
        ",
    );
}

#[test]
fn seega_place_empty() {
    let mut game = start("seega/tabuleiro-42");
    game.play_all("a1");
    assert_eq!(game.refused("a1"), Clause::SeegaPlaceEmpty);
    game.play_all("a2");
    assert_eq!(game.refused("a2"), Clause::SeegaPlaceEmpty);
}

#[test]
fn seega_place_centre() {
    assert_eq!(start("seega/ludens-planet").refused("c3"), Clause::SeegaPlaceCentre);
    assert_eq!(start("seega/kharbga").refused("d4"), Clause::SeegaPlaceCentre);
    assert_eq!(start("seega/tabuleiro-42(size=9)").refused("e5"), Clause::SeegaPlaceCentre);
    // c3 is the centre of the small board only.
    assert!(start("seega/kharbga").allows("c3"));
    // To the last stone.
    let last = on("seega/ludens-planet", LAST_STONE, "2 place:1 0,1");
    assert_eq!(last.legal(), "e1");
    assert_eq!(last.refused("c3"), Clause::SeegaPlaceCentre);
}

#[test]
fn seega_place_harmless() {
    for set in SHEETS {
        let mut game = start(set);
        game.play_all("a1 e4 b1 d2");
        assert_eq!(game.captured("c1"), "", "{set}");
        assert!(game.fires("c1", Clause::SeegaPlaceHarmless), "{set}");
        assert!(!game.fires("e1", Clause::SeegaPlaceHarmless), "no sandwich: {set}");
    }
    let mut game = start("seega/jeu-du-seega");
    game.play_all("a1 e5 b1 d4 c1");
    game.expect_board(
        "
        . . . . M
        . . . m .
        . . . . .
        . . . . .
        M m M . .
        ",
    );
}

#[test]
fn seega_place_capture() {
    let mut game = start("seega/jeu-du-seega(placement_captures=true)");
    game.play_all("a1 e5 b1 d4");
    assert_eq!(game.captured("c1"), "b1");
    assert!(game.play_all("c1").contains(Clause::SeegaPlaceCapture));
    game.expect_board(
        "
        . . . . M
        . . . m .
        . . . . .
        . . . . .
        M . M . .
        ",
    );
    // The piece is out of the game: Second had twelve, placed two, and has not got it back.
    assert_eq!(game.position().hand(Side::Second), 10);
    assert_eq!(game.position().count(Side::Second), 1);
    // Its square can be filled again, even between two enemies: only the arriving piece captures.
    game.play_all("e1");
    assert!(!game.fires("b1", Clause::SeegaPlaceCapture));
    game.play_all("b1");
    assert_eq!(game.position().count(Side::First), 4, "a1, c1, e1 and e5");
    assert_eq!(game.position().count(Side::Second), 2, "b1 and d4");
    assert_eq!(game.refused("c3"), Clause::SeegaPlaceCentre);
}

#[test]
fn seega_place_end() {
    let mut game = on("seega/ludens-planet", LAST_STONE, "2 place:1 0,1");
    assert!(game.play_all("e1").contains(Clause::SeegaPlaceEnd));
    assert_eq!(game.state(), "2 move");
    assert_eq!(game.refused("c3"), Clause::SeegaPlaceEnd);
    // Where placements capture, empty hands end the phase, not a full board.
    let mut variant = on(
        "seega/jeu-du-seega(placement_captures=true)",
        "
        M . m . M
        . M . m .
        m . . . m
        . m . M .
        M . m . .
        ",
        "2 place:1 0,1",
    );
    assert!(variant.play_all("e1").contains(Clause::SeegaPlaceEnd));
    assert_eq!(variant.state(), "2 move");
    assert_eq!(variant.refused("a2"), Clause::SeegaPlaceEnd);
}

#[test]
fn seega_start_last_placer() {
    // Second placed last and opens: the four pieces around the centre can step onto it.
    for set in
        ["seega/jeu-du-seega", "seega/ludens-planet", "seega/tabuleiro-42", "seega/globe-joueur(size=5)"]
    {
        let mut game = on(set, LAST_STONE, "2 place:1 0,1");
        assert!(game.play_all("e1").contains(Clause::SeegaStartLast), "{set}");
        assert_eq!(game.state(), "2 move", "{set}");
        assert_eq!(game.legal(), "b3c3 c2c3 c4c3 d3c3", "{set}");
    }
}

#[test]
fn seega_start_first_placer() {
    let mut game = on("seega/tabuleiro-42(starter=first-placer)", LAST_STONE, "2 place:1 0,1");
    assert!(game.play_all("e1").contains(Clause::SeegaStartFirst));
    assert_eq!(game.state(), "1 move");
    // On this board that means that First is blocked at once.
    assert_eq!(game.legal(), "pass");
}

#[test]
fn four_captures_at_once_while_placing() {
    // Four ways out of one square, two squares deep and none of them the centre: only the larger boards have that.
    let mut game = on(
        "seega/jeu-du-seega(size=7,placement_captures=true)",
        "
        . . . . . . .
        . . . . . . .
        . . M . . . .
        . . m . . . .
        M m . m M . .
        . . m . . . .
        . . M . . . .
        ",
        // Four of the 24 pieces of each side are placed.
        "1 place:2 20,20",
    );
    assert_eq!(game.captured("c3"), "c2 b3 d3 c4");
    assert!(game.play_all("c3").contains(Clause::SeegaPlaceCapture));
    game.expect_board(
        "
        . . . . . . .
        . . . . . . .
        . . M . . . .
        . . . . . . .
        M . M . M . .
        . . . . . . .
        . . M . . . .
        ",
    );
    assert_eq!(game.state(), "1 place:1", "a capture does not end the turn");
    assert_eq!(game.position().hand(Side::Second), 20);
}
