//! Games played by an unrelated program: random games of Ludii 1.3.14 (ludii.games).
//!
//! The games are not part of this repository; where their folder is missing, the test says so and passes.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use khamsin_rules::{Action, AnyPosition, Piece, RuleSet, Setup, Side, Square};
use serde_json::Value;

/// The folder with the games, beside the checkout.
fn folder() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
    let folder = root.parent()?.join("shared").join("data");
    folder.is_dir().then_some(folder)
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} is a text in {value}"))
}

fn words(value: &Value, field: &str) -> Vec<String> {
    let list = value[field].as_array().unwrap_or_else(|| panic!("{field} is a list in {value}"));
    list.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

/// Their board: rows from the bottom up, `x` for the first player.
fn board(setup: &Setup) -> String {
    let (files, ranks) = setup.dimensions();
    let cell = |file, rank| match setup.piece(Square::new(file, rank)) {
        Some(Piece::Man(Side::First)) => 'x',
        Some(Piece::Man(Side::Second)) => 'o',
        _ => '.',
    };
    let row = |rank| (0..files).map(|file| cell(file, rank)).collect::<String>();
    (0..ranks).map(row).collect::<Vec<_>>().join("/")
}

/// The position a game starts from: empty and placing, or the pieces as drawn and First to move.
fn start(set: &RuleSet, drawn: &str) -> AnyPosition {
    if !drawn.contains('x') {
        return AnyPosition::start(set, 0);
    }
    let mut setup = Setup::empty(5, 5);
    for (rank, row) in drawn.split('/').enumerate() {
        for (file, cell) in row.chars().enumerate() {
            let piece = match cell {
                'x' => Some(Piece::Man(Side::First)),
                'o' => Some(Piece::Man(Side::Second)),
                _ => None,
            };
            setup.put(Square::new(file as u8, rank as u8), piece);
        }
    }
    AnyPosition::from_setup(set, &setup).expect("their start is a position")
}

/// The actions as they write them: their `pass` also ends an optional chain.
fn listed(position: &AnyPosition) -> Vec<String> {
    let mut actions: Vec<String> = position.actions().iter().map(|action| written(*action)).collect();
    actions.sort_unstable();
    actions
}

fn written(action: Action) -> String {
    if action == Action::End { Action::Pass.to_string() } else { action.to_string() }
}

fn replay(game: &Value) -> usize {
    let set: RuleSet = text(game, "rules").parse().expect("their rules are one of ours");
    let mut position = start(&set, text(game, "start"));
    let plies = game["plies"].as_array().expect("a game has plies");
    for (n, ply) in plies.iter().enumerate() {
        let place = || format!("ply {} of a game of {set}", n + 1);
        let player = if position.side() == Side::First { 1 } else { 2 };
        assert_eq!(ply["player"], player, "{}: who is to act", place());
        let mut legal = words(ply, "legal");
        legal.sort_unstable();
        assert_eq!(listed(&position), legal, "{}: the legal actions", place());
        let wanted = text(ply, "action");
        let action = position.actions().into_iter().find(|&action| written(action) == wanted);
        let action = action.unwrap_or_else(|| panic!("{}: {wanted} is listed", place()));
        let mut captures: Vec<String> = position.captures(action).iter().map(ToString::to_string).collect();
        captures.sort_unstable();
        let mut expected = words(ply, "captures");
        expected.sort_unstable();
        assert_eq!(captures, expected, "{}: the captures", place());
        position.play(action).expect("a listed action is legal");
        assert_eq!(board(&position.setup(0, 1)), text(ply, "board_after"), "{}: the board", place());
    }
    plies.len()
}

#[test]
fn their_games_replay() {
    let Some(folder) = folder() else {
        println!("skipped: the games of the unrelated program are not beside this checkout");
        return;
    };
    for name in ["leap5", "seega5-plain", "seega5-safe-centre-optional-chain"] {
        let file = File::open(folder.join(format!("{name}.jsonl.gz"))).expect("the folder has the file");
        let lines = BufReader::new(GzDecoder::new(file)).lines();
        let (mut games, mut plies) = (0, 0);
        for line in lines {
            let game: Value = serde_json::from_str(&line.expect("a line of text")).expect("a line is JSON");
            plies += replay(&game);
            games += 1;
        }
        println!("{name}: {games} games, {plies} plies replayed");
        assert!(games > 0, "{name} holds games");
    }
}
