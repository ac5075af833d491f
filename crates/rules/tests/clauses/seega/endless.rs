//! Endless play: the third occurrence of a position, or too many quiet turns; by sheet a count or a draw.

use khamsin_rules::{Clause, Kind, Side};

use crate::board::{Drawn, on};

/// Two against one, far apart.
const FAR: &str = "
    . . . . m
    . . . . .
    . . . . .
    . . . . .
    M M . . .
    ";

/// The same on 7×7.
const FAR_7: &str = "
    . . . . . . m
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    M M . . . . .
    ";

/// The same on 9×9.
const FAR_9: &str = "
    . . . . . . . . m
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    M M . . . . . . .
    ";

/// A sheet, its board, what two pieces against one bring First in endless play, and its quiet limit.
struct Sheet {
    set: &'static str,
    board: &'static str,
    /// Nothing where endless play is a draw.
    count: Option<u32>,
    /// 200, 300 or 400 turns by the size of the board.
    limit: u32,
}

/// A grand victory is worth two on the ladder of S1 and S2, one under S0.
const SHEETS: [Sheet; 7] = [
    Sheet { set: "seega/globe-joueur", board: FAR_7, count: Some(1), limit: 300 },
    Sheet { set: "seega/jeu-du-seega", board: FAR, count: Some(2), limit: 200 },
    Sheet { set: "seega/ludens-planet", board: FAR, count: Some(2), limit: 200 },
    Sheet { set: "seega/kharbga", board: FAR_7, count: Some(2), limit: 300 },
    Sheet { set: "seega/tabuleiro-42", board: FAR, count: None, limit: 200 },
    Sheet { set: "seega/tabuleiro-42(size=7)", board: FAR_7, count: None, limit: 300 },
    Sheet { set: "seega/tabuleiro-42(size=9)", board: FAR_9, count: None, limit: 400 },
];

impl Sheet {
    /// The game is over by this clause, counted or drawn as the sheet says.
    fn expect(&self, game: &Drawn, clause: Clause) {
        match self.count {
            Some(points) => game.expect_win(Side::First, Kind::Grand, clause, [points, 0]),
            None => game.expect_draw(clause, [0, 0]),
        }
    }

    /// Second's piece to and fro in its corner.
    fn shuttle(&self) -> (&'static str, &'static str) {
        match self.board {
            FAR_7 => ("g7g6", "g6g7"),
            FAR_9 => ("i9i8", "i8i9"),
            _ => ("e5e4", "e4e5"),
        }
    }
}

#[test]
fn seega_endless_repetition() {
    for sheet in &SHEETS {
        let mut game = on(sheet.set, sheet.board, "1 move");
        let (out, back) = sheet.shuttle();
        // The first position is its own first occurrence; every fourth turn brings it back.
        let round = format!("a1a2 {out} a2a1 {back}");
        game.play_all(&round);
        assert_eq!(game.occurrences(), 2, "{}", sheet.set);
        game.play_all(&format!("a1a2 {out} a2a1"));
        game.expect_open();
        assert!(game.play_all(back).contains(Clause::SeegaEndlessRepetition), "{}", sheet.set);
        sheet.expect(&game, Clause::SeegaEndlessRepetition);
        assert_eq!(game.refused("a1a2"), Clause::SeegaEndlessRepetition, "{}", sheet.set);
    }
}

#[test]
fn seega_endless_quiet() {
    for sheet in &SHEETS {
        let mut game = on(sheet.set, sheet.board, &format!("1 move 0,0 {}", sheet.limit - 2));
        game.play_all("a1a2");
        assert_eq!(game.quiet(), sheet.limit - 1, "{}", sheet.set);
        game.expect_open();
        let (out, _) = sheet.shuttle();
        assert!(game.play_all(out).contains(Clause::SeegaEndlessQuiet), "{}", sheet.set);
        sheet.expect(&game, Clause::SeegaEndlessQuiet);
    }
    // The limit is a parameter: three quiet turns.
    let mut short = on("seega/ludens-planet(quiet_limit=3)", FAR, "1 move");
    short.play_all("a1a2 e5e4");
    short.expect_open();
    short.play_all("a2a3");
    short.expect_win(Side::First, Kind::Grand, Clause::SeegaEndlessQuiet, [2, 0]);
}

#[test]
fn seega_endless_count() {
    let mut game = on("seega/jeu-du-seega", FAR, "1 move 0,0 199");
    let fired = game.play_all("a1a2");
    assert!(fired.contains(Clause::SeegaEndlessCount) && fired.contains(Clause::SeegaCount));
    game.expect_win(Side::First, Kind::Grand, Clause::SeegaEndlessQuiet, [2, 0]);
    // Equal is a draw in a count as well.
    let mut even = on(
        "seega/jeu-du-seega",
        "
        . . . m m
        . . . . .
        . . . . .
        . . . . .
        M M . . .
        ",
        "1 move 0,0 199",
    );
    assert!(even.play_all("a1a2").contains(Clause::SeegaEndlessCount));
    even.expect_draw(Clause::SeegaEndlessQuiet, [0, 0]);
}

#[test]
fn seega_endless_draw() {
    for set in ["seega/tabuleiro-42", "seega/ludens-planet(endless=draw)"] {
        let mut game = on(set, FAR, "1 move 0,0 199");
        let fired = game.play_all("a1a2");
        assert!(fired.contains(Clause::SeegaEndlessDraw) && !fired.contains(Clause::SeegaCount), "{set}");
        game.expect_draw(Clause::SeegaEndlessQuiet, [0, 0]);
    }
}

#[test]
fn a_capture_starts_the_quiet_turns_anew() {
    let mut game = on(
        "seega/tabuleiro-42",
        "
        . . . . m
        . . . . .
        . . . . .
        . . . . .
        M m . M .
        ",
        "1 move 0,0 199",
    );
    // The 200th turn captures.
    game.play_all("d1c1");
    game.expect_open();
    assert_eq!(game.quiet(), 0);
    game.play_all("e5e4");
    assert_eq!(game.quiet(), 1);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    // By steps every way home is even; by slides there is one of three: a1, a2, a3, a1.
    let mut game = on("seega/tabuleiro-42(move=slide)", FAR, "1 move");
    game.play_all("a1a2 e5e4 a2a3 e4e5 a3a1");
    game.expect_board(FAR);
    assert_eq!((game.state().as_str(), game.occurrences()), ("2 move", 1));
    game.play_all("e5e4 a1a2 e4e3 a2a1 e3e5");
    game.expect_board(FAR);
    assert_eq!((game.state().as_str(), game.occurrences()), ("1 move", 2));
}

#[test]
fn forced_passes_are_turns() {
    // Second is shut in; First lets him out, waits, and shuts him in again, twice.
    let shut = "
        . . . . .
        . . . . M
        . . . . .
        M . . . .
        m M . . .
        ";
    let mut game = on("seega/globe-joueur(size=5)", shut, "2 move");
    game.play_all("pass");
    assert_eq!((game.quiet(), game.turn()), (1, 2));
    game.play_all("a2a3 a1a2 e4e5 a2a1 a3a2");
    game.play_all("pass a2a3 a1a2 e5e4 a2a1 a3a2");
    game.expect_board(shut);
    assert_eq!(game.occurrences(), 2);
    // What is owed is part of a position.
    let owing = on("seega/globe-joueur(size=5)", shut, "1 unblock");
    let free = on("seega/globe-joueur(size=5)", shut, "1 move");
    assert_ne!(owing.position(), free.position());
}

#[test]
fn repetition_counts_from_the_first_position_of_the_moving_phase() {
    // After captures while placing few pieces may be left; d5 is the last stone.
    let mut game = on(
        "seega/jeu-du-seega(placement_captures=true)",
        "
        . . . . m
        . . . . .
        . . . . .
        . . . . .
        M M . . .
        ",
        "2 place:1 0,1",
    );
    game.play_all("d5");
    assert_eq!((game.state().as_str(), game.occurrences()), ("2 move", 1));
    game.play_all("e5e4 a1a2 e4e5 a2a1");
    assert_eq!(game.occurrences(), 2);
    game.play_all("e5e4 a1a2 e4e5 a2a1");
    // Two pieces each.
    game.expect_draw(Clause::SeegaEndlessRepetition, [0, 0]);
}
