//! `khamsin replay`.

use crate::khamsin::{file, khamsin, khamsin_reading};

const TAGS: &str = "[First \"Ada\"]\n[Second \"Bo\"]\n[Ruleset \"seega/ludens-planet\"]\n\n";

/// A record with these turns.
fn record(turns: &str) -> String {
    format!("{TAGS}{turns}\n")
}

/// Replays a text from standard input.
fn replay(text: &str, more: &[&str]) -> crate::khamsin::Answer {
    khamsin_reading(&[&["replay", "-"], more].concat(), text.as_bytes())
}

#[test]
fn the_first_bad_turn_is_named_with_its_line_and_its_clause() {
    let path = file("centre.pgn", record("1. b2,d4\n2. a1,a2\n3. b3,c3 *").as_bytes());
    let (path, name) = (path.to_str().unwrap(), path.display());
    assert_eq!(
        khamsin(&["replay", path]).bad(),
        format!(
            "{name}:7: turn 3: c3 is the centre: it stays empty while pieces are placed (Ludens Planet sheet)"
        )
    );
    assert_eq!(
        khamsin(&["replay", path, "--lang", "fr"]).bad(),
        format!(
            "{name}:7: tour 3: c3 est le centre\u{202f}: il reste vide pendant la pose (feuille de Ludens Planet)"
        )
    );
    let answer = khamsin(&["replay", path, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(answer.code, 1);
    let error = &json[0]["error"];
    assert_eq!(json[0]["ok"], false);
    assert_eq!((&error["line"], &error["turn"], &error["action"]), (&7.into(), &3.into(), &"c3".into()));
    assert_eq!(error["clause"], "seega.place.centre");
}

#[test]
fn other_faults_are_sentences_too() {
    for (turns, said) in [
        ("1. b2 *", "standard input:5: turn 1: The turn is not complete, still to do: place one piece;"),
        ("1. b2,b3,b4 *", "standard input:5: turn 1: The turn was complete before b4:"),
        ("1. b2,d4 1-0", "standard input:5: turn 1: The record says 1-0, but by its turns the result is *:"),
        ("1. b2,d4 {oh", "standard input: Line 5, column 10: the comment that begins here is not closed:"),
        ("1. b2,q44 *", "standard input: Line 5, column 4: “b2,q44” is not a turn:"),
        (
            "(1. b2,d4) *",
            "standard input: Line 5, column 1: there is no turn that this variation could replace:",
        ),
    ] {
        let bad = replay(&record(turns), &[]).bad();
        assert!(bad.starts_with(said), "{bad}");
    }
    let bad = replay("1. b2,d4 *", &[]).bad();
    assert!(bad.starts_with("standard input: The record has no Ruleset tag"), "{bad}");
    let bad = replay("[Ruleset \"seega/none\"]\n\n*\n", &[]).bad();
    assert!(bad.starts_with("standard input: Rule set, column 1: there is no “seega/none”"), "{bad}");
    let bad = replay("[Ruleset \"seti/beth\"]\n[FEN \"5 1 move 0,0 0 1\"]\n\n*\n", &[]).bad();
    assert!(bad.starts_with("standard input: The position has 5 by 1 squares"), "{bad}");
    let bad = replay("", &[]).bad();
    assert!(bad.starts_with("standard input: Line 1, column 1: there is no game in this text"), "{bad}");
}

#[test]
fn an_action_after_the_end_is_told_so() {
    // One piece each: nobody can capture any more, so the game was over before its first turn.
    let over = "[Ruleset \"seega/ludens-planet\"]\n[FEN \"5/5/5/5/1mM2 1 move 0,0 0 60\"]\n\n1. c1d1 *\n";
    let bad = replay(over, &[]).bad();
    assert!(bad.contains("c1d1 comes too late, the game is already over (Nothing left to capture)"), "{bad}");
}

#[test]
fn a_good_game_is_walked() {
    let told = replay(&record("1. b2,d4 2. a1,a2 *"), &[]).good();
    assert!(told.starts_with("Game 1: Ada against Bo\n"), "{told}");
    assert!(told.contains("2 turns\n  1. b2,d4  2. a1,a2\n"), "{told}");
    assert!(told.contains("The record stops here, and the game is not over."), "{told}");
    let french = replay(&record("1. b2,d4 *"), &["--lang", "fr"]).good();
    assert!(french.starts_with("Partie 1\u{202f}: Ada contre Bo\n"), "{french}");
}

#[test]
fn boards_are_drawn_after_every_turn() {
    let told = replay(&record("1. b2,d4 2. a1,a2 *"), &["--boards", "--ascii"]).good();
    assert!(told.contains("Turn 2, Second: a1,a2\n     a  b  c  d  e\n"), "{told}");
    assert!(told.contains("  2  O  X  .  .  .   2\n"), "{told}");
    assert_eq!(told.matches("     a  b  c  d  e\n").count(), 4);
}

#[test]
fn captures_and_the_result_are_told() {
    let text = "[Ruleset \"seega/ludens-planet\"]\n[FEN \"5/5/5/2mM1/1M3 1 move 0,0 0 30\"]\n\n1. b1b2 1-0\n";
    let told = replay(text, &[]).good();
    assert!(told.contains("  30. b1b2×c2\n"), "{told}");
    assert!(told.contains("First wins: total victory."), "{told}");
    let json = replay(text, &["--json"]).json();
    assert_eq!(json[0]["outcome"]["points"], serde_json::json!([5, 0]));
    assert_eq!(json[0]["turns"][0]["actions"][0]["captures"], serde_json::json!(["c2"]));
}

#[test]
fn every_game_of_a_file_is_checked() {
    let text = record("1. b2,c3 *") + &record("1. b2,d4 *") + &record("1. b2,b2 *");
    let answer = replay(&text, &[]);
    assert_eq!(answer.code, 1);
    let complaints: Vec<&str> = answer.err.lines().collect();
    assert_eq!(complaints.len(), 2);
    assert!(
        complaints[0].starts_with("standard input:5: game 1: turn 1: c3 is the centre"),
        "{}",
        answer.err
    );
    assert!(complaints[1].starts_with("standard input:15: game 3: turn 1: b2 is taken"), "{}", answer.err);
    assert!(answer.out.contains("Game 2: Ada against Bo"));
    assert!(answer.out.ends_with("3 games checked, 2 of them wrong.\n"), "{}", answer.out);
}

#[test]
fn files_that_cannot_be_read_are_told() {
    let bad = khamsin(&["replay", "no-such-file.pgn"]).bad();
    assert!(bad.starts_with("no-such-file.pgn: The file cannot be read ("), "{bad}");
    let path = file("latin1.pgn", b"[First \"Jos\xe9\"]\n");
    assert!(khamsin(&["replay", path.to_str().unwrap()]).bad().contains("This is not a text in UTF-8"));
    let syntax = replay("[", &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&syntax.out).unwrap();
    assert_eq!((syntax.code, &json[0]["ok"]), (1, &false.into()));
}
