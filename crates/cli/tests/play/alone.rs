//! `khamsin` alone, and `play` where there is no terminal.

use std::process::{Command, Stdio};

fn run(args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khamsin"));
    let output = command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn alone_and_in_a_pipe_it_prints_the_help() {
    let (code, out, _) = run(&[]);
    assert_eq!(code, Some(0));
    assert!(out.contains("Usage: khamsin"), "{out}");
}

#[test]
fn a_full_screen_needs_a_terminal_and_says_what_to_do() {
    let (code, out, err) = run(&["play", "seti/beth"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("khamsin play --plain"), "{err}");
}

#[test]
fn wrong_wishes_are_told() {
    for (args, part) in [
        (&["play", "--level", "9"][..], "1 to 8"),
        (&["play", "--side", "third"], "first, second or lot"),
        (&["play", "--clock", "soon"], "5+3"),
        (&["play", "seega/none", "--plain"], "seega/none"),
    ] {
        let (code, _, err) = run(args);
        assert!(code != Some(0) && err.contains(part), "{args:?}: {err}");
    }
}
