//! `khamsin match`: the table, the files it leaves, and what it says about wrong input.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::khamsin::{Answer, command, khamsin};

/// A match whose progress goes to standard error, like every match's.
fn played(args: &[&str]) -> String {
    let Answer { out, err, code } = khamsin(&[&["match"], args].concat());
    assert_eq!(code, 0, "{err}");
    out
}

fn summary(args: &[&str]) -> Value {
    serde_json::from_str(&played(&[args, &["--json"]].concat())).unwrap()
}

/// A file of this test run that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Two engines that need no time.
const RANDOM: [&str; 4] = ["random", "random(seed=5)", "--ruleset", "pahtum/globe-joueur"];

#[test]
fn a_match_is_told_in_a_table() {
    let said = played(&[&RANDOM[..], &["--games", "4"]].concat());
    assert!(said.starts_with("random against random(seed=5)\nPahtum"), "{said}");
    for label in ["Games", "Pairs", "Score", "Elo difference", "Margin", "Sides", "Length"] {
        assert!(said.lines().any(|line| line.starts_with(label)), "{label}: {said}");
    }
    let french = played(&[&RANDOM[..], &["--games", "4", "--lang", "fr"]].concat());
    assert!(french.starts_with("random contre random(seed=5)\n"), "{french}");
}

#[test]
fn progress_goes_to_standard_error() {
    let answer = khamsin(&[&["match"], &RANDOM[..], &["--games", "10", "--json"]].concat());
    assert!(answer.err.contains("10 of 10 games"), "{}", answer.err);
    assert!(!answer.err.contains('\u{1b}'), "no control sequences where nobody looks");
    assert!(serde_json::from_str::<Value>(&answer.out).is_ok());
}

#[test]
fn two_engines_of_the_same_name_are_told_apart() {
    let said = played(&["random", "random", "--ruleset", "seti/aleph", "--games", "2"]);
    assert!(said.starts_with("random (1) against random (2)\n"), "{said}");
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_at_a_time() {
    let records = |name: &str, more: &[&str]| {
        let path = new_file(name);
        let engines =
            ["engine(nodes=60)", "level:2", "--ruleset", "seti/aleph", "--nodes", "60", "--games", "4"];
        summary(&[&engines[..], &["--pgn", text(&path)], more].concat());
        let text = fs::read_to_string(path).unwrap();
        let mut games: Vec<String> = text.split("[Event ").map(str::to_owned).collect();
        games.sort();
        games
    };
    let alone = records("alone.pgn", &["--concurrency", "1"]);
    assert_eq!(alone.len(), 5);
    assert_eq!(alone, records("together.pgn", &["--concurrency", "2"]));
    assert_ne!(alone, records("other.pgn", &["--seed", "2"]));
}

#[test]
fn the_program_plays_against_its_own_ugi_and_the_records_replay() {
    let path = new_file("ugi.pgn");
    let program = format!("cmd(nodes=40):'{}' ugi", env!("CARGO_BIN_EXE_khamsin"));
    let said = summary(&[
        &program,
        "random",
        "--ruleset",
        "pahtum/globe-joueur(neutral_setup=random)",
        "--games",
        "2",
        "--pgn",
        text(&path),
    ]);
    assert_eq!((&said["games"], &said["faults"]), (&Value::from(2), &Value::Array(vec![])), "{said}");
    let replayed = khamsin(&["replay", text(&path)]).good();
    assert!(replayed.ends_with("2 games checked, nothing wrong.\n"), "{replayed}");
}

#[test]
fn a_match_is_resumed_from_its_journal() {
    let (journal, records) = (new_file("resume.ndjson"), new_file("resume.pgn"));
    let files = ["--resume", text(&journal), "--pgn", text(&records)];
    let args = [&RANDOM[..], &["--games", "6"], &files].concat();
    let whole = summary(&args);
    let written = fs::read_to_string(&journal).unwrap();
    assert_eq!(written.lines().count(), 7);
    // Cut in the middle of a line, with records up to the third game.
    fs::write(&journal, &written[..written.len() / 2]).unwrap();
    assert_eq!(summary(&args), whole);
    fs::remove_file(&records).unwrap();
    assert_eq!(summary(&args), whole, "nothing is left to play");
    let pgn = fs::read_to_string(&records).unwrap();
    assert_eq!(pgn.matches("[Event ").count(), 6, "the records are made from the journal");
    let longer = summary(&[&RANDOM[..], &["--games", "8"], &files].concat());
    assert_eq!(longer["games"], 8);
    let other = khamsin(&[&["match"], &args[..], &["--seed", "3"]].concat()).bad();
    assert!(other.contains("seed (1 → 3)"), "{other}");
}

#[test]
fn a_test_may_end_a_match() {
    let said = summary(&[
        "random",
        "engine(depth=1)",
        "--ruleset",
        "pahtum/globe-joueur",
        "--games",
        "1000",
        "--sprt",
        "-10",
        "100",
    ]);
    assert_eq!(
        (&said["finish"], &said["sprt"]["verdict"]),
        (&"decided".into(), &"rejected".into()),
        "{said}"
    );
    assert!(said["sprt"]["llr"].as_f64().unwrap() <= said["sprt"]["lower"].as_f64().unwrap());
}

#[test]
fn openings_come_from_a_file() {
    let openings = new_file("openings.txt");
    fs::write(&openings, "# one\nMM3/5/5/5/3mm 1 place:2 10,10 0 3\n").unwrap();
    let records = new_file("openings.pgn");
    let set = ["random", "random", "--ruleset", "seega/tabuleiro-42", "--games", "2"];
    summary(&[&set[..], &["--openings", text(&openings), "--pgn", text(&records)]].concat());
    let pgn = fs::read_to_string(&records).unwrap();
    assert_eq!(pgn.matches("[FEN \"MM3/5/5/5/3mm 1 place:2 10,10 0 3\"]").count(), 2, "{pgn}");
    fs::write(&openings, "MM3/5/5/5/3mm 1 place:2 10,10 0 3\n5/5/2M2/5/5 1 place:1 11,12 0 1\n").unwrap();
    let said = khamsin(&[&["match"], &set[..], &["--openings", text(&openings)]].concat()).bad();
    assert!(said.contains("openings.txt, line 2: c3 cannot be as it is here"), "{said}");
}

#[test]
fn wrong_input_is_one_sentence() {
    let bad = |args: &[&str]| khamsin(&[&["match"], args, &["--games", "2"]].concat()).bad();
    let set = ["--ruleset", "seti/aleph"];
    for (one, expected) in [
        ("stockfish", "Engine “stockfish”: there is no “stockfish”: choose from engine, "),
        ("level:12", "Engine “level:12”: “12” is no level: choose one from 1 to 8"),
        ("engine(speed=3)", "it has no setting “speed”: choose from movetime, nodes, depth, clock, hash"),
        ("engine(nodes=none)", "nodes cannot be “none”"),
        ("cmd:/no/such/program", "its program cannot be started ("),
        ("cmd:'open", "its quotes have to be closed"),
    ] {
        let said = bad(&[&[one, "random"], &set[..]].concat());
        assert!(said.contains(expected), "{said}");
    }
    assert!(bad(&["random", "random", "--ruleset", "chess"]).starts_with("Rule set, column 1"));
    let with = |more: &[&str]| bad(&[&["random", "random"], &set[..], more].concat());
    assert!(with(&["--openings", "random:many"]).starts_with("“many” is no number of random turns"));
    assert!(with(&["--openings", "/no/such/file"]).starts_with("/no/such/file: The file cannot be read"));
    assert!(with(&["--sprt", "5", "5"]).starts_with("These numbers make no test"));
    let foreign = new_file("foreign.txt");
    fs::write(&foreign, "Dear diary,\n").unwrap();
    assert!(with(&["--resume", text(&foreign)]).contains("not the journal of a match"));
    assert_eq!(fs::read_to_string(foreign).unwrap(), "Dear diary,\n");
}

#[test]
fn wrong_usage_is_two() {
    let set = ["match", "random", "random", "--ruleset", "seti/aleph"];
    for more in [
        &["--games", "3"][..],
        &["--games", "0"],
        &["--concurrency", "0"],
        &["--clock", "soon"],
        &["--movetime", "5", "--clock", "1+1"],
        &["--patience", "-1"],
        &["--sprt", "5"],
    ] {
        assert_eq!(khamsin(&[&set[..], more].concat()).code, 2, "{more:?}");
    }
    assert_eq!(khamsin(&["match", "random", "random"]).code, 2);
}

/// Bad engines are tested one by one in `khamsin_lab`; here is what people read about one.
#[cfg(unix)]
#[test]
fn a_bad_engine_is_told_with_its_reason() {
    let script = new_file("bad.sh");
    fs::write(&script, "exit 3").unwrap();
    let engine = format!("cmd:sh '{}'", text(&script));
    let records = new_file("bad.pgn");
    let said =
        played(&[&engine, "random", "--ruleset", "seti/aleph", "--games", "2", "--pgn", text(&records)]);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = "lost 2 games: it broke down or ended by itself (game 1: exit status: 3)";
    assert!(said.contains(expected), "{said}");
    let pgn = fs::read_to_string(&records).unwrap();
    let expected = "[TerminationDetails \"engine one: crashed: exit status: 3\"]";
    assert_eq!(pgn.matches(expected).count(), 2, "{pgn}");
    assert!(khamsin(&["replay", text(&records)]).good().contains("nothing wrong"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_a_good_journal() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};
    let journal = new_file("interrupt.ndjson");
    // A program that thinks for ever: only the interrupt can end the match in time.
    let script = new_file("thinks.sh");
    fs::write(
        &script,
        "while read -r line; do case \"$line\" in ugi) echo ugiok ;; isready) echo readyok ;; esac; done",
    )
    .unwrap();
    let engine = format!("cmd(depth=9):sh '{}'", text(&script));
    let args =
        ["match", &engine, "random", "--ruleset", "seti/aleph", "--games", "2", "--resume", text(&journal)];
    let child = command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let begun = Instant::now();
    while fs::read_to_string(&journal).unwrap_or_default().is_empty()
        && begun.elapsed() < Duration::from_secs(20)
    {
        std::thread::sleep(Duration::from_millis(10));
    }
    // Whoever has begun a journal listens to interrupts.
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(begun.elapsed() < Duration::from_secs(30));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Stopped after 0 of 2 games. To go on, give the same command again."), "{said}");
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 1);
}
