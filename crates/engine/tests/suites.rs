//! Tactical suites: positions with a proved result, which the engine has to find within a second.
//!
//! A suite is a text file in `suites/`, one line a position. What its lines claim was proved by a brute force that
//! shares nothing with the engine ([`prove`], [`margin`]); `reprove` does that again, and `generate` makes the files
//! anew from fixed seeds.
#![expect(clippy::unwrap_used, reason = "a test may end where something is not as it should be")]

#[path = "suites/generate.rs"]
mod generate;
#[path = "suites/margin.rs"]
mod margin;
#[path = "suites/prove.rs"]
mod prove;
#[path = "suites/sample.rs"]
mod sample;
#[path = "suites/solve.rs"]
mod solve;
#[path = "suites/suite.rs"]
mod suite;
#[path = "suites/turns.rs"]
mod turns;

use std::collections::BTreeMap;

use suite::{Line, SUITES, Suite, Value};

/// A suite has at least so many positions.
const LEAST: usize = 30;

/// The suites to work on: all, or those whose file has the word `SUITE` in its name.
fn chosen() -> impl Iterator<Item = &'static Suite> {
    let word = std::env::var("SUITE").unwrap_or_default();
    SUITES.iter().filter(move |suite| suite.file.contains(&word))
}

#[test]
fn every_position_is_solved_within_a_second() {
    let mut failures = Vec::new();
    for suite in chosen() {
        let lines = suite.read();
        assert!(lines.len() >= LEAST, "{}: only {} positions", suite.file, lines.len());
        let attempts: Vec<_> = lines.iter().map(|line| solve::solve(suite, line)).collect();
        println!("{}; {}", solve::summary(suite, &attempts), spread(&lines));
        let failed = lines.iter().zip(&attempts).filter(|(_, attempt)| attempt.solved.is_err());
        failures.extend(failed.map(|(line, attempt)| {
            format!("{}: {line}: {}", suite.rules, attempt.solved.as_ref().unwrap_err())
        }));
    }
    assert!(failures.is_empty(), "{} not solved\n{}", failures.len(), failures.join("\n"));
}

#[test]
#[ignore = "minutes: the proof of every line once more"]
fn reprove() {
    for suite in chosen() {
        let lines = suite.read();
        for line in &lines {
            let position = line.position(suite);
            let proof = suite.prove(&position, u64::MAX, line.value).unwrap();
            assert_eq!(proof.value, line.value, "{}: {line}", suite.rules);
            assert_eq!(line.afters(suite), proof.afters(&position), "{}: {line}", suite.rules);
        }
        println!("{}: {} positions proved", suite.rules, lines.len());
    }
}

/// How many positions there are of each distance.
fn spread(lines: &[Line]) -> String {
    let mut counts = BTreeMap::<u16, usize>::new();
    for line in lines {
        if let Value::Win { turns } = line.value {
            *counts.entry(turns).or_default() += 1;
        }
    }
    format!("{} positions, by turns: {counts:?}", lines.len())
}

#[test]
#[ignore = "minutes: makes the suites, and writes them if UPDATE is set"]
fn generate() {
    for suite in chosen() {
        let lines = generate::lines(suite);
        println!("{}: {}", suite.rules, spread(&lines));
        if std::env::var_os("UPDATE").is_some() {
            suite.write(&lines);
        }
    }
}
