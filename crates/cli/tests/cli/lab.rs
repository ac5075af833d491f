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
    for name in ["run.json", "summary.json", "report.html", "games.ndjson.zst", "games.pgn.zst"] {
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

#[test]
fn games_that_cannot_be_compared_are_refused() {
    let out = folder("refused").display().to_string();
    let said = khamsin(&["lab", "compare", "seti/aleph", "pahtum/globe-joueur", "--out", &out]).bad();
    assert!(said.contains("seti/aleph@1") && said.contains("pahtum/globe-joueur@1"), "{said}");
    assert!(!PathBuf::from(out).exists());
}
