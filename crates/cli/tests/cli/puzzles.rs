//! `khamsin tables puzzles`: found in tables, and shipped.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::khamsin::{Answer, khamsin, khamsin_reading};

fn new_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn puzzles(folder: &Path, args: &[&str]) -> Answer {
    khamsin(&[&["tables", "puzzles"], args, &["--tables", folder.to_str().unwrap()]].concat())
}

fn build(folder: &Path, set: &str, pieces: &str) {
    found(khamsin(&["tables", "build", set, "--pieces", pieces, "--tables", folder.to_str().unwrap()]));
}

/// What it said if it went well, however long it took: a slow machine is told how far it is.
fn found(answer: Answer) -> String {
    assert_eq!(answer.code, 0, "{}", answer.err);
    answer.out
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_seed_gives_a_set_of_records() {
    let folder = new_folder("puzzles-found");
    build(&folder, "seega/tabuleiro-42", "5");
    let asked = ["seega/tabuleiro-42", "--count", "10", "--seed", "3"];
    let once = found(puzzles(&folder, &asked));
    assert_eq!(once, found(puzzles(&folder, &asked)), "byte for byte");
    let other = ["seega/tabuleiro-42", "--count", "10", "--seed", "4"];
    assert_ne!(once, found(puzzles(&folder, &other)));
    assert_eq!(once.matches("[Event ").count(), 10);
    assert!(once.contains(" to move: "), "{once}");
    for grade in 1..=5 {
        assert_eq!(once.matches(&format!("[Grade \"{grade}\"]")).count(), 2, "{once}");
    }
    let replayed = khamsin_reading(&["replay", "-"], once.as_bytes());
    assert_eq!(replayed.code, 0, "{}{}", replayed.out, replayed.err);

    let told = read(&found(puzzles(&folder, &[&asked[..], &["--json", "--lang", "fr"]].concat())));
    let all = told["puzzles"].as_array().unwrap();
    assert_eq!(all.len(), 10);
    for puzzle in all {
        assert!(once.contains(puzzle["position"].as_str().unwrap()));
        assert!(puzzle["words"].as_str().unwrap().contains(" joue\u{202f}: "), "{puzzle}");
        let solution = puzzle["solution"].as_array().unwrap();
        assert_eq!(solution.len().div_ceil(2), usize::try_from(puzzle["turns"].as_u64().unwrap()).unwrap());
        let first = puzzle["record"]["line"][0]["turn"].as_array().unwrap();
        let first: Vec<&str> = first.iter().map(|action| action.as_str().unwrap()).collect();
        assert_eq!(solution[0].as_str(), Some(&*first.join(",")), "{puzzle}");
    }

    let known = folder.join("known.pgn");
    fs::write(&known, &once).unwrap();
    let except = [&asked[..], &["--except", known.to_str().unwrap()]].concat();
    let others = read(&found(puzzles(&folder, &[&except[..], &["--json"]].concat())));
    for puzzle in others["puzzles"].as_array().unwrap() {
        assert!(!once.contains(puzzle["position"].as_str().unwrap()), "{puzzle}");
    }
    let hard = found(puzzles(&folder, &[&asked[..], &["--grade", "5"]].concat()));
    assert_eq!(hard.matches("[Grade \"5\"]").count(), 10);
}

/// The shipped files are what the command prints, so that their sentences are those of today.
#[test]
fn shipped_puzzles_are_printed() {
    let files = [
        ("seega/globe-joueur(size=5)", "seega-globe-joueur-5x5.pgn"),
        ("seega/jeu-du-seega", "seega-jeu-du-seega.pgn"),
        ("seega/ludens-planet", "seega-ludens-planet.pgn"),
        ("seega/tabuleiro-42", "seega-tabuleiro-42.pgn"),
        ("saut-du-chat/ludens-planet", "saut-du-chat-ludens-planet.pgn"),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tables/puzzles");
    for (set, file) in files {
        let shipped = ["tables", "puzzles", set, "--shipped"];
        let kept = fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(khamsin(&shipped).good(), kept, "{file}");
        let easy = khamsin(&[&shipped[..], &["--grade", "1", "--lang", "fr"]].concat()).good();
        assert_eq!(easy.matches("[Grade ").count(), easy.matches("[Grade \"1\"]").count());
        assert!(easy.contains(" joue\u{202f}: ") && !easy.contains(" to move"), "{easy}");
    }
}

#[test]
fn what_stands_in_the_way_is_told() {
    let folder = new_folder("puzzles-none");
    let said = puzzles(&folder, &["seega/tabuleiro-42"]).bad();
    assert!(
        said.ends_with("build them first: khamsin tables build 'seega/tabuleiro-42@1' --pieces 6"),
        "{said}"
    );
    build(&folder, "seega/tabuleiro-42", "3");
    let said = puzzles(&folder, &["seega/tabuleiro-42", "--pieces", "5"]).bad();
    assert!(said.ends_with("--pieces 5"), "{said}");
    let few = puzzles(&folder, &["seega/tabuleiro-42", "--count", "200"]);
    assert_eq!(few.code, 0);
    assert!(few.err.contains("where 200 are wanted"), "{}", few.err);
    assert!(few.out.matches("[Event ").count() > 3, "{}", few.out);
    let said = puzzles(&folder, &["seega/tabuleiro-42", "--except", "no-such-file.pgn"]).bad();
    assert!(said.starts_with("no-such-file.pgn: The file cannot be read"), "{said}");
    let said = khamsin(&["tables", "puzzles", "seega/kharbga", "--shipped"]).bad();
    assert!(said.starts_with("No puzzles of seega/kharbga@1 come with the program"), "{said}");
    let said = khamsin(&["tables", "puzzles", "pahtum/globe-joueur"]).bad();
    assert!(said.starts_with("There are no tables for pahtum/globe-joueur@1"), "{said}");
}

/// Figures of two kinds on a board with two ends.
#[test]
fn seti_has_puzzles_too() {
    let folder = new_folder("puzzles-seti");
    build(&folder, "seti/beth", "3");
    let told = read(&found(puzzles(&folder, &["seti/beth", "--count", "5", "--json"])));
    let all = told["puzzles"].as_array().unwrap();
    assert!(!all.is_empty());
    assert!(all.iter().any(|puzzle| puzzle["side"] == "2") || all.len() < 5);
}
