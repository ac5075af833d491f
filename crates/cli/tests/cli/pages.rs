//! Help, manual, completions, languages, and readers who stop reading.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::khamsin::{answer, command, khamsin};

#[test]
fn alone_it_helps() {
    let help = khamsin(&[]).good();
    assert!(help.contains("Usage: khamsin") && help.contains("Examples:"));
    assert!(khamsin(&["--version"]).good().starts_with("khamsin "));
}

#[test]
fn every_command_helps_with_an_example() {
    let commands: [&[&str]; 18] = [
        &["rules", "list"],
        &["rules", "show"],
        &["rules", "diff"],
        &["show"],
        &["replay"],
        &["perft"],
        &["match"],
        &["tables", "build"],
        &["tables", "verify"],
        &["tables", "info"],
        &["tables", "probe"],
        &["tables", "puzzles"],
        &["data", "backup"],
        &["data", "restore"],
        &["data", "export"],
        &["data", "purge"],
        &["completions"],
        &["man"],
    ];
    for name in commands {
        let help = khamsin(&[name, &["--help"]].concat()).good();
        let example = format!("  khamsin {}", name.join(" "));
        assert!(help.contains(&example), "{name:?}: {help}");
    }
}

#[test]
fn completions_and_the_manual_are_printed() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(khamsin(&["completions", shell]).good().contains("khamsin"), "{shell}");
    }
    assert!(khamsin(&["man"]).good().contains(".TH khamsin 1"));
}

#[test]
fn every_command_that_a_manual_page_names_has_one() {
    let folder = std::env::temp_dir().join(format!("khamsin-man-{}", std::process::id()));
    khamsin(&["man", "--out", folder.to_str().unwrap()]).good();
    let pages: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|page| page.unwrap().path()).collect();
    for page in &pages {
        let text = std::fs::read_to_string(page).unwrap().replace("\\-", "-");
        for named in text.lines().filter_map(|line| line.strip_suffix("(1)")) {
            assert!(folder.join(format!("{named}.1")).exists(), "{named} in {}", page.display());
        }
    }
    assert!(pages.len() > 30, "{} pages", pages.len());
    std::fs::remove_dir_all(&folder).unwrap();

    // A file stands where the folder should be.
    let refused = khamsin(&["man", "--out", "Cargo.toml/man"]);
    assert_eq!((refused.code, refused.err.contains("Cargo.toml/man")), (1, true), "{}", refused.err);
}

#[test]
fn wrong_usage_is_two() {
    for args in [
        &["no-such-command"][..],
        &["rules"],
        &["show"],
        &["perft", "seti/beth"],
        &["perft", "seti/beth", "0"],
        &["perft", "seti/beth", "many"],
        &["show", "seti/beth", "--seed", "-1"],
        &["show", "seti/beth", "--lang", "tlh"],
        &["show", "seti/beth", "--color", "perhaps"],
    ] {
        let answer = khamsin(args);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:?}");
        assert!(!answer.err.is_empty(), "{args:?}");
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_option_overrules_it() {
    let run = |env: &[(&str, &str)], args: &[&str]| {
        answer(command().envs(env.iter().copied()).args(args).output().unwrap()).good()
    };
    let show = ["show", "seega/kharbga"];
    assert!(run(&[], &show).contains("Turn 1: First is to place 2 pieces"));
    assert!(run(&[("LANG", "fr_FR.UTF-8")], &show).contains("Tour 1\u{202f}: Premier doit poser 2 pions"));
    assert!(run(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")], &show).contains("Turn 1"));
    let english = run(&[("LANG", "fr_FR.UTF-8")], &["--lang", "en", "show", "seega/kharbga"]);
    assert!(english.contains("Turn 1"));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for args in [
        &["rules", "list"][..],
        &["rules", "show", "seega/ludens-planet", "--json"],
        &["show", "seti/aleph", "--playout", "2"],
        &["man"],
    ] {
        let mut child = command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        assert!(!first.is_empty());
        let answer = answer(child.wait_with_output().unwrap());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    }
}
