//! `khamsin tables`: building, killing, checking and looking up, with the real program.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::khamsin::{Answer, command, khamsin, khamsin_reading};

/// A folder of this test run that is not there yet.
fn new_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn tables(folder: &Path, args: &[&str]) -> Answer {
    khamsin(&[&["tables"], args, &["--tables", folder.to_str().unwrap()]].concat())
}

fn build(folder: &Path, set: &str, pieces: &str) -> Value {
    let answer = tables(folder, &["build", set, "--pieces", pieces, "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).unwrap()
}

/// Every table below a folder, by its name.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for set in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(set.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "table") {
                found.insert(path.strip_prefix(folder).unwrap().to_owned(), fs::read(&path).unwrap());
            }
        }
    }
    found
}

/// Analysis says what tables prove, for every turn, and a runner's engine plays by them.
#[test]
fn the_engine_looks_positions_up() {
    const FIRST_UP: &str = "m4/5/5/2M2/1M1M1 1 move 0,0 0 30";
    let folder = new_folder("tables-engine");
    build(&folder, "seega/tabuleiro-42", "4");
    let place = folder.to_str().unwrap();
    let args = ["analyse", "seega/tabuleiro-42", "--position", FIRST_UP, "--tables", place, "--multipv", "3"];
    let said = khamsin(&args).good();
    assert!(said.contains("First: victory, the next capture or the end in"), "{said}");
    assert!(said.contains(", proved: "), "{said}");
    let told = khamsin(&[&args[..], &["--json"]].concat()).good();
    let told: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
    let lines = told["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(line["value"]["proved"], true, "{line}");
        assert_eq!(line["value"]["exact"]["value"], "win", "{line}");
    }
    let distance = |line: &Value| line["value"]["exact"]["distance"].as_u64().unwrap();
    assert!(distance(&lines[0]) <= distance(&lines[1]), "{told}");

    let talk = format!(
        "setoption name Ruleset value seega/tabuleiro-42\nsetoption name TablePath value {place}\n\
         position fen {FIRST_UP}\ngo movetime 1000\n"
    );
    let said = khamsin_reading(&["ugi"], talk.as_bytes()).good();
    let best = lines[0]["turns"][0].as_str().unwrap();
    assert!(said.contains(&format!("bestmove {best}")), "{said}");
}

#[test]
fn tables_are_built_listed_checked_and_looked_up() {
    let folder = new_folder("tables-whole");
    let said = tables(&folder, &["build", "seega/ludens-planet", "--pieces", "4"]).good();
    for line in ["Up to 4 pieces", "Positions  24,427 in 6 slices", "Built: 24,427 positions in"] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let said = tables(&folder, &["build", "seega/ludens-planet", "--pieces", "4"]).good();
    assert!(said.contains("Everything is built already"), "{said}");
    // The opening makes no difference to what positions are worth.
    let croisade = "seega/ludens-planet(opening=croisade-inner)";
    let said = tables(&folder, &["build", croisade, "--pieces", "3"]).good();
    assert!(said.contains("Everything is built already"), "{said}");

    let info = tables(&folder, &["info", "seega/ludens-planet", "--json"]).json();
    assert_eq!(info["positions"], 24_427);
    let slices = info["slices"].as_array().unwrap();
    let two_one = slices.iter().find(|slice| slice["slice"] == "2-1").unwrap();
    // The naive oracle of the tests counts the same.
    assert_eq!((&two_one["values"]["win-total"], &two_one["values"]["win-grand"]), (&31.into(), &873.into()));
    let said = tables(&folder, &["info", "seega/ludens-planet"]).good();
    assert!(said.lines().any(|line| line.starts_with("2-1 ") && line.contains("904")), "{said}");

    let said = tables(&folder, &["verify", "seega/ludens-planet"]).good();
    assert_eq!(said, "24,427 positions in 6 slices checked: nothing wrong\n");

    let probe = ["probe", "seega/ludens-planet", "--position", "5/5/5/2M2/Mm3 1 move 0,0 0 30"];
    let told = tables(&folder, &[&probe[..], &["--json"]].concat()).json();
    assert_eq!(
        (&told["value"], &told["winner"], &told["distance"]),
        (&"win-total".into(), &"1".into(), &1.into())
    );
    assert_eq!(told["turns"][0]["turn"], "c2c1", "capturing is a duty");
    let said = tables(&folder, &probe).good();
    assert!(said.contains("First: total victory, the next capture or the end in one turn"), "{said}");
    let said = tables(&folder, &[&probe[..], &["--lang", "fr"]].concat()).good();
    assert!(said.contains("Premier\u{202f}: victoire totale"), "{said}");
}

/// A plan tells what the whole moving phase would take, and writes nothing.
#[test]
fn a_plan_builds_nothing() {
    let folder = new_folder("tables-plan");
    let plan = ["build", "seega/tabuleiro-42", "--pieces", "24", "--plan"];
    let told = tables(&folder, &[&plan[..], &["--json"]].concat()).json();
    assert_eq!(told["positions"], 97_119_264_770_u64, "the count of all positions with men on 5×5");
    assert_eq!(told["remaining"]["positions"], told["positions"]);
    let said = tables(&folder, &plan).good();
    assert!(said.contains("Positions  97,119,264,770 in "), "{said}");
    assert!(!folder.exists(), "nothing is built");
}

/// A position with the duty to unblock is no entry, and yet it has a value.
#[test]
fn a_duty_to_unblock_is_looked_up_too() {
    let folder = new_folder("tables-duty");
    build(&folder, "seega/jeu-du-seega", "3");
    let probe = |position: &str| {
        tables(&folder, &["probe", "seega/jeu-du-seega", "--position", position, "--json"]).json()
    };
    let blocked = probe("5/5/5/m4/Mm3 1 move 0,0 0 30");
    assert_eq!(blocked["turns"].as_array().unwrap().len(), 1);
    assert_eq!(blocked["turns"][0]["turn"], "pass");
    let duty = probe("5/5/5/m4/Mm3 2 unblock 0,0 0 30");
    assert_eq!((&duty["winner"], &blocked["winner"]), (&"2".into(), &"2".into()));
    // With two turns left before the limit, a longer way is not worth it.
    let late = probe("5/5/5/m4/Mm3 2 unblock 0,0 199 300");
    assert_eq!(late["limit_left"].is_null(), late["distance"].is_null());
}

/// Killed twenty times at moments that move through the whole build: the same files in the end.
#[test]
fn a_killed_build_goes_on_where_it_was() {
    let (whole, killed) = (new_folder("tables-undisturbed"), new_folder("tables-killed"));
    build(&whole, "seega/jeu-du-seega", "6");
    let mut unfinished = 0;
    for moment in 1..=20 {
        let mut child = command()
            .args(["tables", "build", "seega/jeu-du-seega", "--pieces", "6", "--threads", "1", "--tables"])
            .arg(&killed)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(7 * moment));
        unfinished += u32::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(unfinished >= 10, "only {unfinished} builds were still at work when they were killed");
    build(&killed, "seega/jeu-du-seega", "6");
    assert_eq!(files(&whole), files(&killed));
    let said = tables(&killed, &["verify", "seega/jeu-du-seega"]).done();
    assert_eq!(said, "1,602,057 positions in 15 slices checked: nothing wrong\n");
}

#[test]
fn a_flipped_byte_is_found() {
    let folder = new_folder("tables-flipped");
    build(&folder, "saut-du-chat/ludens-planet", "3");
    let (name, bytes) = files(&folder).into_iter().find(|(name, _)| name.ends_with("2-1.table")).unwrap();
    for at in (0..bytes.len()).step_by(bytes.len() / 12) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 4;
        fs::write(folder.join(&name), flipped).unwrap();
        let answer = tables(&folder, &["verify", "saut-du-chat/ludens-planet"]);
        assert_eq!(answer.code, 1, "byte {at}");
        assert!(answer.err.contains("2-1.table"), "byte {at}: {}", answer.err);
        assert!(answer.out.contains("one slice wrong"), "byte {at}: {}", answer.out);
    }
}

#[test]
fn what_cannot_be_done_is_told() {
    let folder = new_folder("tables-none");
    let said = tables(&folder, &["build", "pahtum/globe-joueur", "--pieces", "4"]).bad();
    assert!(said.starts_with("There are no tables for pahtum/globe-joueur@1"), "{said}");
    let said = tables(&folder, &["build", "seega/kharbga(size=9)", "--pieces", "4"]).bad();
    assert!(said.starts_with("There are no tables for seega/kharbga@1(size=9)"), "{said}");
    let said = tables(&folder, &["build", "seega/tabuleiro-42", "--pieces", "25"]).bad();
    assert_eq!(said, "With 25 pieces there is nothing to build: choose a number from 2 to 24");
    let said = tables(&folder, &["build", "seega/tabuleiro-42", "--pieces", "4", "--memory", "lots"]).bad();
    assert!(said.starts_with("“lots” is no amount of memory"), "{said}");
    let answer = tables(&folder, &["build", "seega/tabuleiro-42", "--pieces", "4", "--memory", "1M"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("1.0\u{a0}MB may be used: allow more with --memory"), "{}", answer.err);
    for command in ["info", "verify"] {
        let said = tables(&folder, &[command, "seega/tabuleiro-42"]).bad();
        assert!(said.starts_with("There are no tables of seega/tabuleiro-42@1 in "), "{said}");
    }
    let probe =
        |position: &str| tables(&folder, &["probe", "seega/tabuleiro-42", "--position", position]).bad();
    assert!(probe("5/5/5/MM3/mm3 1 move 0,0 0 30").ends_with("build those with 4 pieces"));
    assert!(probe("5/5/5/5/5 1 place:2 12,12 0 1").contains("between turns only"));
    let file = folder.join("file");
    fs::create_dir_all(&folder).unwrap();
    fs::write(&file, b"not a folder").unwrap();
    let answer = tables(&file, &["build", "seega/tabuleiro-42", "--pieces", "3"]);
    assert_eq!((answer.code, answer.err.lines().count()), (1, 1), "{}", answer.err);
    assert!(answer.err.contains("cannot be written"), "{}", answer.err);
}

/// Few pieces: what is measured is only that it measures.
#[test]
fn the_solver_is_measured() {
    let rows = khamsin(&["bench", "tables", "--pieces", "4", "--json"]).json();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| row["positions_per_core_second"].as_f64().unwrap() > 0.0));
    assert_eq!(rows[0]["positions"], 24_342, "one man each is over by count");
    let said = khamsin(&["bench", "tables", "saut-du-chat/ludens-planet", "--pieces", "3"]).good();
    assert!(said.lines().nth(1).unwrap().starts_with("saut-du-chat/ludens-planet@1"), "{said}");
}

/// Ctrl-C: what is finished stays, and the same command goes on.
#[cfg(unix)]
#[test]
fn a_build_stops_in_order() {
    let folder = new_folder("tables-stopped");
    let build = |pieces: &str| {
        let mut command = command();
        command
            .args(["tables", "build", "seega/tabuleiro-42", "--pieces", pieces, "--json", "--tables"])
            .arg(&folder);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let child = build("9");
    // Whoever has finished a slice listens to interrupts.
    let begun = Instant::now();
    while !folder.exists() || files(&folder).is_empty() && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let stopped =
        std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["stopped"], true);
    let finished = told["slices"].as_array().unwrap().len();
    assert_eq!(files(&folder).len(), finished, "what is told is what is there");
    let said = tables(&folder, &["verify", "seega/tabuleiro-42"]).good();
    assert!(said.ends_with("nothing wrong\n"), "{said}");
}
