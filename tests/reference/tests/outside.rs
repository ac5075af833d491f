//! Games and counts of Ludii 1.3.14, a general game system whose authors know nothing of this project.
//!
//! The games are not part of the repository; where their folder is missing the test says so and is skipped. They are
//! replayed at the level of positions: same legal lists, same captures, same boards, same player to act.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use khamsin_reference::{Action, Position, Rules};
use serde_json::Value;

const PLAIN: &str = "seega/tabuleiro-42@1(centre_safe=false,starter=first-placer,barrier=none)";
const OPTIONAL_CHAIN: &str =
    "seega/ludens-planet@1(capture=optional,blocked=pass,barrier=none,starter=first-placer)";

/// The data folder beside one of the parent directories.
fn data() -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|folder| folder.join("../shared/data")).find(|folder| folder.is_dir())
}

/// Their board (rows from the bottom, x and o) in our notation.
fn board(rows: &str) -> String {
    let ranks: Vec<String> = rows.split('/').rev().map(rank).collect();
    ranks.join("/")
}

fn rank(row: &str) -> String {
    let mut text = String::new();
    let mut run = 0;
    for sign in row.chars().chain(['|']) {
        if sign == '.' {
            run += 1;
            continue;
        }
        if run > 0 {
            text += &run.to_string();
            run = 0;
        }
        match sign {
            'x' => text.push('M'),
            'o' => text.push('m'),
            _ => {}
        }
    }
    text
}

fn words(list: &Value) -> Vec<String> {
    let mut words: Vec<String> = list
        .as_array()
        .expect("the test is written right")
        .iter()
        .map(|word| word.as_str().expect("the test is written right").to_owned())
        .collect();
    words.sort();
    words
}

/// Replay one game; the answer is the number of plies compared.
fn replay(game: &Value) -> usize {
    let rules = Rules::parse(game["rules"].as_str().expect("the test is written right"))
        .expect("the test is written right");
    let start = game["start"].as_str().expect("the test is written right");
    let mut position = if start.contains('x') {
        Position::parse(&rules, &format!("{} 1 move 0,0", board(start))).expect("the test is written right")
    } else {
        Position::start(&rules).expect("the test is written right")
    };
    let plies = game["plies"].as_array().expect("the test is written right");
    for (number, ply) in plies.iter().enumerate() {
        // Their word for the end of a chain is `pass`.
        let chain = position.text().contains("chain");
        let ours = |word: &str| {
            if chain && word == "pass" { "end".to_owned() } else { word.to_owned() }
        };
        let mut expected: Vec<String> = words(&ply["legal"]).iter().map(|word| ours(word)).collect();
        expected.sort();
        let legal: Vec<String> = position.legal().iter().map(ToString::to_string).collect();
        assert_eq!(legal, expected, "ply {number} at {}", position.text());
        let side = format!(" {} ", ply["player"]);
        assert!(position.text().contains(&side));
        let action: Action = ours(ply["action"].as_str().expect("the test is written right"))
            .parse()
            .expect("the test is written right");
        let played = position.play(action);
        assert_eq!(played.captures, words(&ply["captures"]), "ply {number} at {}", position.text());
        position = played.position;
        assert!(position.text().starts_with(&format!(
            "{} ",
            board(ply["board_after"].as_str().expect("the test is written right"))
        )));
        if ply["next"] != 0 {
            assert!(position.text().contains(&format!(" {} ", ply["next"])), "next after ply {number}");
        }
    }
    plies.len()
}

#[test]
fn games_of_another_program() {
    let Some(folder) = data() else {
        println!("skipped: no folder ../shared/data");
        return;
    };
    for name in ["leap5", "seega5-plain", "seega5-safe-centre-optional-chain"] {
        let file =
            std::fs::File::open(folder.join(format!("{name}.jsonl.gz"))).expect("the test is written right");
        let mut compared = 0;
        for line in BufReader::new(GzDecoder::new(file)).lines() {
            compared += replay(
                &serde_json::from_str(&line.expect("the test is written right"))
                    .expect("the test is written right"),
            );
        }
        println!("{name}: {compared} plies compared");
        assert!(compared > 8000);
    }
}

fn perft(position: &Position, depth: u32) -> u64 {
    let legal = position.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|&action| perft(&position.play(action).position, depth - 1)).sum()
}

fn check_perft(rules: &str, text: &str, counts: &[u64]) {
    let rules = Rules::parse(rules).expect("the test is written right");
    let position = Position::parse(&rules, text).expect("the test is written right");
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "depth {depth}");
    }
}

/// Perft rows from the same program, to the depths that a debug build counts in seconds.
#[test]
fn perft_of_another_program() {
    let leap = format!("{} 1 move 0,0", board("xxxxx/xxxxx/xx.oo/ooooo/ooooo"));
    check_perft("saut-du-chat/ludens-planet@1", &leap, &[2, 3, 6, 23, 106, 511]);
    check_perft(PLAIN, "5/5/5/5/5 1 place:2 12,12", &[24, 552, 12144]);
    let plain = format!("{} 1 move 0,0", board("xxoox/xooxx/oo.xx/ooxxo/oxxoo"));
    check_perft(PLAIN, &plain, &[2, 2, 7, 24, 90, 517, 2227, 15482]);
    let chain = format!("{} 1 move 0,0", board("oxxxo/xoxox/oo.xo/xooxo/oxoxx"));
    check_perft(OPTIONAL_CHAIN, &chain, &[2, 4, 9, 17, 38, 122, 387, 1570, 6528]);
}

/// The same rows to their full depth.
#[test]
#[ignore = "seconds in a release build"]
fn perft_of_another_program_in_full() {
    check_perft(PLAIN, "5/5/5/5/5 1 place:2 12,12", &[24, 552, 12144, 255_024, 5_100_480]);
    let plain = format!("{} 1 move 0,0", board("xxoox/xooxx/oo.xx/ooxxo/oxxoo"));
    check_perft(PLAIN, &plain, &[2, 2, 7, 24, 90, 517, 2227, 15482, 82731, 642_423]);
}
