//! `khamsin analyse`: positions and whole games.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use khamsin_rules::record::{Command as Remark, commands};
use khamsin_rules::{Game, Record};
use serde_json::Value;

use crate::khamsin::{answer, command, file, khamsin, khamsin_reading};

/// First takes the last enemy piece with b1b2.
const WON: &str = "5/5/5/2mM1/1M3 1 move 0,0 0 30";

/// A record of a few turns.
const RECORD: &str = "[First \"Ada\"]\n[Second \"Bo\"]\n[Ruleset \"seega/ludens-planet\"]\n\n\
                      1. b2,d4 2. a1,a2 {the corner} 3. c1,c2 4. e1,e2 *\n";

/// The text with every number as `N`, and every turn as `T`.
fn masked(text: &str) -> String {
    let word = |word: &str| {
        let bare = word.trim_matches(['(', ')', ',', ':', '.']);
        let is_turn = bare.split(',').all(|action| action.parse::<khamsin_rules::Action>().is_ok());
        let digits = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '+' | '-' | '\u{202f}');
        let is_number =
            bare.contains(|c: char| c.is_ascii_digit()) && bare.trim_end_matches('%').chars().all(digits);
        match (is_turn, is_number) {
            (true, _) => "T".to_owned(),
            (_, true) => "N".to_owned(),
            _ => word.to_owned(),
        }
    };
    text.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ") + "\n").collect()
}

#[test]
fn a_position_is_told_depth_by_depth() {
    let args = ["analyse", "seega/ludens-planet", "--nodes", "300", "--hash", "1"];
    let told = khamsin(&args).good();
    assert!(told.contains("Turn 1: First is to place 2 pieces\n\nDepth "), "{told}");
    let mask = masked(&told);
    assert!(mask.contains("\nDepth N N actions tried, N a second, N s\n  "), "{mask}");
    let french = masked(&khamsin(&[&args[..], &["--lang", "fr"]].concat()).good());
    assert!(french.contains("\nTour N Premier doit poser N pions\n"), "{french}");
    assert!(french.contains(" actions essayées, N par seconde, N s\n  "), "{french}");
}

#[test]
fn a_win_is_proved() {
    let told = khamsin(&["analyse", "seega/ludens-planet", "--position", WON, "--depth", "3"]).good();
    assert!(told.contains(": b1b2"), "{told}");
}

#[test]
fn machines_get_a_line_for_each_depth_and_a_last_one() {
    let args = ["analyse", "saut-du-chat/ludens-planet", "--depth", "3", "--multipv", "2", "--json"];
    let told = khamsin(&args).good();
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, others) = lines.split_last().unwrap();
    assert_eq!(last["final"], true);
    assert!(others.iter().all(|line| line.get("final").is_none()), "{told}");
    assert_eq!(last["ruleset"], "saut-du-chat/ludens-planet@1");
    assert_eq!(last["outcome"], Value::Null);
    for line in &lines {
        for name in ["depth", "nodes", "rate", "milliseconds"] {
            assert!(line[name].is_u64(), "{name}: {line}");
        }
        let best = &line["lines"][0];
        let turn = best["turns"][0].as_str().unwrap();
        assert!(["c2c3", "d3c3"].contains(&turn), "{line}");
        assert!(best["value"]["words"].is_string() && best["value"]["proved"].is_boolean(), "{line}");
    }
}

#[test]
fn a_finished_game_has_nothing_to_think_about() {
    let over = ["analyse", "seega/ludens-planet", "--position", "5/5/5/5/1mM2 1 move 0,0 0 60"];
    let told = khamsin(&over).good();
    assert!(told.contains("The game is a draw."), "{told}");
    let json = khamsin(&[&over[..], &["--json"]].concat()).json();
    assert_eq!((&json["final"], &json["lines"]), (&true.into(), &serde_json::json!([])));
    assert_eq!(json["outcome"]["result"], "1/2-1/2");
}

#[test]
fn a_game_is_reviewed_turn_by_turn() {
    let path = file("reviewed.pgn", RECORD.as_bytes());
    let args = ["analyse", "--game", path.to_str().unwrap(), "--nodes", "200", "--hash", "1"];
    let told = khamsin(&args).good();
    assert!(told.starts_with("Ada against Bo\n"), "{told}");
    assert!(masked(&told).contains("\nFirst: accuracy N "), "{told}");
    assert!(told.contains("Values after each turn") && told.contains("  1. b2,d4"), "{told}");
    let french = masked(&khamsin(&[&args[..], &["--lang", "fr"]].concat()).good());
    assert!(french.starts_with("Ada contre Bo\n"), "{french}");
    assert!(
        french.contains("\nPremier\u{202f}: précision ") && french.contains("Valeurs après chaque tour"),
        "{french}"
    );
}

#[test]
fn machines_get_a_review_in_one_piece() {
    let json =
        khamsin_reading(&["analyse", "--game", "-", "--depth", "1", "--json"], RECORD.as_bytes()).json();
    assert_eq!((&json["first"], &json["complete"]), (&"Ada".into(), &true.into()));
    let turns = json["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 4);
    for (turn, side) in turns.iter().zip(["1", "2", "1", "2"]) {
        assert_eq!(turn["side"], side);
        assert!((0.0..=1.0).contains(&turn["loss"].as_f64().unwrap()), "{turn}");
        assert!((0.0..=100.0).contains(&turn["accuracy"].as_f64().unwrap()), "{turn}");
        let best = turn["best"]["turns"][0].as_str().unwrap();
        assert!(best.parse::<khamsin_rules::Turn>().is_ok(), "{turn}");
    }
    let sides: Vec<&Value> = json["sides"].as_array().unwrap().iter().map(|side| &side["side"]).collect();
    assert_eq!(sides, ["1", "2"]);
}

#[test]
fn the_annotated_record_is_still_the_game() {
    let path = file("plain.pgn", RECORD.as_bytes());
    let out = path.with_file_name("annotated.pgn");
    let (from, to) = (path.to_str().unwrap(), out.to_str().unwrap());
    let told = khamsin(&["analyse", "--game", from, "--nodes", "200", "--pgn", to]).good();
    assert!(told.contains("The record with the review in it was written to"), "{told}");
    let text = std::fs::read_to_string(&out).unwrap();
    let (plain, annotated) = (Record::parse(RECORD).unwrap(), Record::parse(&text).unwrap());
    for (before, after) in plain.line.0.iter().zip(&annotated.line.0) {
        assert_eq!(before.turn, after.turn);
        assert!(matches!(commands(&after.comments[0])[..], [Remark::Eval(_)]), "{text}");
        assert!(after.comments.ends_with(&before.comments), "{text}");
    }
    khamsin(&["replay", to]).good();
}

/// Random games of every kind can be reviewed, the finished ones too.
#[test]
fn a_finished_random_game_is_reviewed() {
    for (set, seed) in [("pahtum/globe-joueur(neutrals=13)", "3"), ("seti/beth", "5")] {
        let played = khamsin(&["show", set, "--playout", seed, "--json"]).json();
        let record = file("random.json", played["record"].to_string().as_bytes());
        let args = ["analyse", "--game", record.to_str().unwrap(), "--nodes", "20", "--hash", "1", "--json"];
        let json = khamsin(&args).json();
        assert_eq!(json["complete"], true, "{set}");
        let game: Game =
            khamsin_rules::replay::replay(&Record::from_json(&played["record"].to_string()).unwrap())
                .unwrap();
        assert_eq!(json["turns"].as_array().unwrap().len(), game.turns().len(), "{set}");
        assert_eq!(json["outcome"]["result"], json["result"], "{set}");
    }
}

#[test]
fn wrong_input_is_told() {
    let bad = khamsin(&["analyse", "seega/none"]).bad();
    assert!(bad.starts_with("Rule set, column 1: there is no “seega/none”"), "{bad}");
    let bad = khamsin(&["analyse", "seega/kharbga", "--position", "5 1 move 0,0 0 1"]).bad();
    assert!(bad.starts_with("The position has 5 by 1 squares"), "{bad}");
    let bad = khamsin(&["analyse", "--game", "no-such-file.pgn"]).bad();
    assert!(bad.starts_with("no-such-file.pgn: The file cannot be read ("), "{bad}");
    let reading = |text: &str| khamsin_reading(&["analyse", "--game", "-"], text.as_bytes()).bad();
    let bad = reading(&RECORD.repeat(2));
    assert!(bad.starts_with("standard input: Line 6, column 1: a second game begins here"), "{bad}");
    let bad = reading("1. b2,d4 *");
    assert!(bad.starts_with("standard input: The record has no Ruleset tag"), "{bad}");
    let bad = reading(&RECORD.replace("e1,e2", "c3,e2"));
    assert!(bad.starts_with("standard input:5: turn 4: c3 is the centre"), "{bad}");
    let path = file("unwritable.pgn", RECORD.as_bytes());
    let out = ["analyse", "--depth", "1", "--game", path.to_str().unwrap(), "--pgn", "no/such/directory.pgn"];
    let bad = khamsin(&out).bad();
    assert!(bad.starts_with("no/such/directory.pgn: The file cannot be written ("), "{bad}");
}

#[test]
fn wrong_usage_is_two() {
    for args in [
        &["analyse"][..],
        &["analyse", "seti/beth", "--pgn", "out.pgn"],
        &["analyse", "seti/beth", "--game", "game.pgn"],
        &["analyse", "seti/beth", "--depth", "3", "--nodes", "3"],
        &["analyse", "seti/beth", "--movetime", "0"],
        &["analyse", "seti/beth", "--multipv", "0"],
        &["analyse", "--game", "game.pgn", "--multipv", "2"],
        &["analyse", "--game", "game.pgn", "--position", WON],
    ] {
        let answer = khamsin(args);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:?}");
    }
    let help = khamsin(&["analyse", "--help"]).good();
    assert!(help.contains("  khamsin analyse seega/ludens-planet\n"), "{help}");
}

#[test]
fn a_reader_who_stops_reading_ends_it() {
    let started = Instant::now();
    let args = ["analyse", "seega/kharbga", "--movetime", "60000"];
    let mut child = command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let answer = answer(child.wait_with_output().unwrap());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(started.elapsed() < Duration::from_secs(50));
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_tells_what_it_knows() {
    let started = Instant::now();
    let args = ["analyse", "seega/kharbga", "--movetime", "60000", "--json"];
    let child = command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(300));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let told = answer(child.wait_with_output().unwrap()).good();
    let last: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    assert_eq!(last["final"], true);
    // As soon as there is one depth, there is something to tell.
    assert!(!last["lines"].as_array().unwrap().is_empty(), "{last}");
    assert!(started.elapsed() < Duration::from_secs(50));
}
