//! The program: a command is run with a database, and its end is ours.

#![cfg(unix)]

use std::process::{Command, Output};

fn run(words: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_khamsin-postgres");
    Command::new(program).args(words).output().expect("the program is built")
}

/// Whether there is no PostgreSQL here, which the program says itself.
fn skipped(output: &Output) -> bool {
    String::from_utf8_lossy(&output.stderr).contains("skipped")
}

#[test]
fn a_command_is_given_the_address_of_a_database() {
    let output = run(&["sh", "-c", r#"echo "$KHAMSIN_DATABASE""#]);
    assert!(output.status.success());
    let address = String::from_utf8_lossy(&output.stdout);
    assert!(skipped(&output) || address.starts_with("postgres://"), "{address:?}");
}

#[test]
fn the_exit_code_is_the_commands() {
    for (script, code) in [("exit 7", 7), ("kill -TERM $$", 128 + 15)] {
        let output = run(&["sh", "-c", script]);
        assert!(skipped(&output) || output.status.code() == Some(code), "{script}: {output:?}");
    }
    let missing = run(&["/no/such/program"]);
    assert!(skipped(&missing) || missing.status.code() == Some(127), "{missing:?}");
}

#[test]
fn without_a_command_it_says_how_to_call_it() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("usage"));
}
