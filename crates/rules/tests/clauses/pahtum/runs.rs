//! Pahtum: which runs score, and how much.

use khamsin_rules::Clause;

use super::{ONE, scores};
use crate::board::on;

/// The drawing with its rows and columns exchanged.
fn transposed(drawing: &str) -> String {
    let rows: Vec<Vec<&str>> = drawing.lines().map(|row| row.split_whitespace().collect()).collect();
    let rows: Vec<Vec<&str>> = rows.into_iter().filter(|row: &Vec<&str>| !row.is_empty()).collect();
    (0..7).map(|column| rows.iter().map(|row| row[column]).collect::<Vec<_>>().join(" ") + "\n").collect()
}

/// A gap in the bottom row of First's pieces, which d1 (or another square) closes; the points before and after.
const LENGTHS: [(&str, &str, u32, u32); 5] = [
    (
        "
        m . . . . . m
        . . . . . . .
        . . . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        M . M . . . .",
        "b1",
        0,
        3,
    ),
    (
        "
        m . . . . . m
        . . . . . . .
        . m . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        M M . M . . .",
        "c1",
        0,
        10,
    ),
    (
        "
        m . . . . . m
        . . . . . . .
        . m . . . m .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        M M . M M . .",
        "c1",
        0,
        25,
    ),
    (
        "
        m . . . . . m
        . . . . . . .
        . m . . . m .
        . . . * . . .
        . . m . . . .
        . . . . . . .
        M M . M M M .",
        "c1",
        3,
        56,
    ),
    (
        "
        m . . . . . m
        . . . . . . .
        . m . . . m .
        . . . * . . .
        . . m . m . .
        . . . . . . .
        M M M . M M M",
        "d1",
        6,
        119,
    ),
];

/// Three to seven in a line: 3, 10, 25, 56, 119, as the sheet lists them; one and two are nothing.
#[test]
fn pahtum_run() {
    for (drawing, closing, before, after) in LENGTHS {
        let mut game = on(ONE, drawing, "1 place:1");
        assert_eq!(scores(&game), [before, 0], "{drawing}");
        assert!(game.play_all(closing).contains(Clause::PahtumRun));
        assert_eq!(scores(&game), [after, 0], "{drawing}");
        // A lone piece makes no run.
        assert!(!game.fires("c5", Clause::PahtumRun));
    }
}

/// The same in columns. Exchanging rows and columns puts b1, c1 and d1 on g6, g5 and g4.
#[test]
fn columns_score_as_rows() {
    for (drawing, closing, before, after) in LENGTHS {
        let column = match closing {
            "b1" => "g6",
            "c1" => "g5",
            "d1" => "g4",
            other => panic!("{other} closes no gap here"),
        };
        let mut game = on(ONE, &transposed(drawing), "1 place:1");
        assert_eq!(scores(&game), [before, 0], "{drawing}");
        assert!(game.play_all(column).contains(Clause::PahtumRun));
        assert_eq!(scores(&game), [after, 0], "{drawing}");
    }
}

/// Second's runs are worth the same.
#[test]
fn both_sides_score() {
    let mut game = on(
        ONE,
        "
        M . . . . . M
        . . . . . . .
        . M . . . M .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        m m . m . . .",
        "2 place:1",
    );
    game.play_all("c1");
    assert_eq!(scores(&game), [0, 10]);
}

#[test]
fn pahtum_run_straight() {
    let mut game = on(
        ONE,
        "
        m . . . . . m
        . . . . . . .
        . m . . . M .
        . . . * . . .
        . . . . . . .
        . M . . . . .
        M . . . . . .",
        "1 place:1",
    );
    // Three on a diagonal are in line, and are worth nothing.
    assert!(game.play_all("c3").contains(Clause::PahtumRunStraight));
    assert_eq!(scores(&game), [0, 0]);
    // Nor are three on the other diagonal.
    let mut falling = on(
        ONE,
        "
        . . M . m . .
        . M . . . . m
        . . . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
        "1 place:1",
    );
    assert!(falling.play_all("a5").contains(Clause::PahtumRunStraight));
    assert_eq!(scores(&falling), [0, 0]);
}

#[test]
fn pahtum_run_crossing() {
    let drawing = "
        m . . . m . m
        . . . . . . .
        . . . . . . .
        . . . * . . .
        . . M . . . .
        . . M . . . m
        M M . . . . .";
    let mut game = on(ONE, drawing, "1 place:1");
    // c1 serves the row a1 b1 c1 and the column c1 c2 c3: 3 + 3.
    assert!(game.play_all("c1").contains(Clause::PahtumRunCrossing));
    assert_eq!(scores(&game), [6, 0]);
    // A longer row changes only the row's points: 10 + 3.
    game.play_all("e5 d1");
    assert_eq!(scores(&game), [13, 0]);
    // A piece in a row alone crosses nothing.
    assert!(!on(ONE, LENGTHS[0].0, "1 place:1").fires("b1", Clause::PahtumRunCrossing));
}

#[test]
fn pahtum_run_maximal() {
    let mut game = on(
        ONE,
        "
        m . . . . . m
        . . . . . . .
        . m . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        M M M . . . .",
        "1 place:1",
    );
    assert_eq!(scores(&game), [3, 0]);
    // The four are 10, and the two threes inside them do not score again.
    assert!(game.play_all("d1").contains(Clause::PahtumRunMaximal));
    assert_eq!(scores(&game), [10, 0]);
    // A run of three has no shorter run inside.
    let (drawing, closing, ..) = LENGTHS[0];
    assert!(!on(ONE, drawing, "1 place:1").fires(closing, Clause::PahtumRunMaximal));
    // Two threes that grow together are one seven: 119, not 119 and twice 3.
    let (drawing, closing, before, after) = LENGTHS[4];
    assert_eq!((before, after), (3 + 3, 119));
    assert!(on(ONE, drawing, "1 place:1").fires(closing, Clause::PahtumRunMaximal));
}

#[test]
fn pahtum_run_neutral() {
    let drawing = "
        m . . . . . m
        . . . . . . .
        . m . . . m .
        . . . . . . .
        . . . . m . .
        . . . . . . .
        M M . * M M M";
    let mut game = on(ONE, drawing, "1 place:1");
    // Six in a row but for the neutral: two runs of three, not one of seven.
    assert!(game.play_all("c1").contains(Clause::PahtumRunNeutral));
    assert_eq!(scores(&game), [6, 0]);
    // Two pieces on each side of it are no run at all.
    let mut pairs = on(
        ONE,
        "
        m . . . . . m
        . . . . . . .
        . m . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . M . * M M .",
        "1 place:1",
    );
    assert!(pairs.play_all("c1").contains(Clause::PahtumRunNeutral));
    assert_eq!(scores(&pairs), [0, 0]);
    // In a column likewise.
    let mut column = on(ONE, &transposed(drawing), "1 place:1");
    assert!(column.play_all("g5").contains(Clause::PahtumRunNeutral));
    assert_eq!(scores(&column), [6, 0]);
    // An enemy's piece breaks a run just as well, but by no clause of its own.
    let enemy = on(
        ONE,
        "
        m . . . . . m
        . . . . . . .
        . m . . . m .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        M M . m M M M",
        "1 place:1",
    );
    assert!(!enemy.fires("c1", Clause::PahtumRunNeutral));
}
