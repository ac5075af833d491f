//! `khamsin lab`, run for real, and killed.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::khamsin::{command, khamsin};

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

const SETS: [&str; 4] = ["lab", "compare", "pahtum/globe-joueur", "pahtum/globe-joueur(neutrals=1)"];
const HOW: [&str; 6] = ["--games", "8", "--nodes", "300", "--seed", "4"];

fn args<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&SETS[..], &HOW, &["--out", folder], more].concat()
}

#[test]
fn a_killed_run_is_resumed_to_the_same_files() {
    let [whole, killed] = ["whole", "killed"].map(|name| folder(name).display().to_string());
    let answer = khamsin(&args(&whole, &["--threads", "1"])).good();
    assert!(answer.contains("report.html"), "{answer}");

    let mut child =
        command().args(args(&killed, &[])).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let journal = PathBuf::from(&killed).join("journal/1.ndjson");
    let lines = || fs::read_to_string(&journal).map_or(0, |text| text.lines().count());
    while lines() < 3 && child.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    khamsin(&args(&killed, &["--resume"])).good();
    let files = ["run.json", "summary.json", "report.html", "games.ndjson.zst", "games.pgn.zst"];
    for name in files.into_iter().chain(["figures/turns.svg", "figures/turns.png"]) {
        let read = |folder: &str| fs::read(PathBuf::from(folder).join(name)).unwrap();
        assert!(read(&whole) == read(&killed), "{name} differs");
    }

    let occupied = khamsin(&args(&whole, &[])).bad();
    assert!(occupied.contains("--resume"), "{occupied}");
    let other =
        khamsin(&[&SETS[..], &["--games", "8", "--nodes", "301", "--out", &whole, "--resume"]].concat())
            .bad();
    assert!(other.contains("nodes=301"), "{other}");
}

/// The command in the folder says all that the files depend on: also the language, and the tables.
#[test]
fn the_command_that_is_kept_repeats_the_report() {
    let [tables, out, again] = ["tables", "told", "repeated"].map(|name| folder(name).display().to_string());
    let sets = ["saut-du-chat/ludens-planet", "saut-du-chat/ludens-planet(blocked=pass)"];
    khamsin(&["tables", "build", sets[0], "--pieces", "3", "--tables", &tables]).good();
    let how = ["--games", "2", "--nodes", "20", "--lang", "fr", "--tables", &tables, "--out", &out];
    khamsin(&[&["lab", "compare"][..], &sets, &how].concat()).good();
    let run = fs::read_to_string(PathBuf::from(&out).join("run.json")).unwrap();
    let run: serde_json::Value = serde_json::from_str(&run).unwrap();
    let command = run["command"].as_str().unwrap();
    let words: Vec<&str> = command.split(' ').skip(1).map(|word| word.trim_matches('\'')).collect();
    khamsin(&[&words[..], &["--out", &again]].concat()).good();
    let read = |folder: &str| fs::read_to_string(PathBuf::from(folder).join("report.html")).unwrap();
    assert_eq!(read(&out), read(&again));
    assert!(read(&out).contains("lang=\"fr\"") && read(&out).contains("1-1"), "{command}");
}

#[test]
fn levels_are_compared_too() {
    let out = folder("ladder").display().to_string();
    let said = khamsin(&["lab", "ladder", "seti/beth", "--games", "2", "--seed", "3", "--out", &out]).done();
    assert!(said.contains("level"), "{said}");
    let summary = fs::read_to_string(PathBuf::from(&out).join("summary.json")).unwrap();
    let summary: serde_json::Value = serde_json::from_str(&summary).unwrap();
    assert_eq!(summary["encounters"].as_array().unwrap().len(), 28);
    let page = fs::read_to_string(PathBuf::from(&out).join("report.html")).unwrap();
    assert!(
        page.contains("khamsin lab ladder 'seti/beth@1' --games 2 --seed 3 --lang"),
        "the command is told"
    );
}

#[test]
fn games_that_cannot_be_compared_are_refused() {
    let out = folder("refused").display().to_string();
    let said = khamsin(&["lab", "compare", "seti/aleph", "pahtum/globe-joueur", "--out", &out]).bad();
    assert!(said.contains("seti/aleph@1") && said.contains("pahtum/globe-joueur@1"), "{said}");
    assert!(!PathBuf::from(out).exists());
}
