//! Conversations without a process: the test plays the engine.

use khamsin_engine::{Bound, Line, Report, Score};

use super::*;

/// What is said about a line.
fn said(session: &mut Session, line: &str) -> Vec<String> {
    lines(session.hear(line))
}

fn lines(effects: Vec<Effect>) -> Vec<String> {
    let line = |effect| match effect {
        Effect::Say(line) => Some(line),
        Effect::Do(_) | Effect::Quit => None,
    };
    effects.into_iter().filter_map(line).collect()
}

/// What the engine is given to do, in a word each.
fn jobs(effects: &[Effect]) -> Vec<&'static str> {
    let job = |effect: &Effect| match effect {
        Effect::Do(Job::Configure(_)) => Some("configure"),
        Effect::Do(Job::Consult { .. }) => Some("consult"),
        Effect::Do(Job::Forget) => Some("forget"),
        Effect::Do(Job::Ready) => Some("ready"),
        Effect::Do(Job::Search { .. }) => Some("search"),
        Effect::Say(_) | Effect::Quit => None,
    };
    effects.iter().filter_map(job).collect()
}

/// A report with one turn in it.
fn report(turn: &str) -> Report {
    let turn = turn.parse().unwrap();
    let line = Line { score: Score::EVEN, bound: Bound::Exact, turn, reply: Vec::new(), known: None };
    Report { depth: 1, nodes: 5, lines: vec![line], ..Report::default() }
}

#[test]
fn it_introduces_itself() {
    let told = said(&mut Session::new(), "ugi");
    assert!(told[0].starts_with("id name Khamsin "), "{told:?}");
    assert_eq!(told[1], "id author the Khamsin authors");
    assert_eq!(told.last().unwrap(), "ugiok");
    assert!(told[2..told.len() - 1].iter().all(|line| line.starts_with("option name ")), "{told:?}");
}

#[test]
fn settings_go_to_the_engine_when_it_needs_them_and_once() {
    let mut session = Session::new();
    assert!(jobs(&session.hear("setoption name Hash value 1")).is_empty());
    assert!(jobs(&session.hear("uginewgame")).is_empty());
    assert_eq!(jobs(&session.hear("isready")), ["configure", "forget", "ready"]);
    assert_eq!(jobs(&session.hear("isready")), ["ready"]);
    session.hear("setoption name MultiPV value 3");
    assert_eq!(jobs(&session.hear("isready")), ["ready"]);
    session.hear("setoption name Seed value 3");
    assert_eq!(jobs(&session.hear("go depth 1")), ["configure", "search"]);
}

#[test]
fn queries_follow_the_position() {
    let mut session = Session::new();
    assert_eq!(said(&mut session, "query p1turn"), ["response true"]);
    session.hear("position startpos moves b2,d4");
    assert_eq!(said(&mut session, "query p1turn"), ["response false"]);
    assert_eq!(said(&mut session, "query gameover"), ["response false"]);
    assert_eq!(said(&mut session, "query result"), ["response none"]);
    session.hear("position fen 5/5/5/2mM1/1M3 1 move 0,0 0 30 moves b1b2");
    assert_eq!(said(&mut session, "query gameover"), ["response true"]);
    assert_eq!(said(&mut session, "query result"), ["response p1win"]);
    session.hear("position fen 5/5/5/5/1mM2 2 move 0,0 0 60");
    assert_eq!(said(&mut session, "query result"), ["response draw"]);
    assert!(said(&mut session, "query weather")[0].starts_with("info string query"));
}

#[test]
fn a_position_is_taken_as_a_whole_or_not_at_all() {
    let mut session = Session::new();
    session.hear("position startpos moves b2,d4");
    for line in [
        "position startpos moves b2,d4 a1,a2 c3,c4",
        "position startpos moves b2",
        "position startpos moves hello",
        "position fen 5/5 1 move",
        "position fen 9/9/9/9/9/9/9/9/9 1 place:2 40,40 0 1",
        "position fen",
    ] {
        let told = said(&mut session, line);
        assert!(told.len() == 1 && told[0].starts_with("info string position not taken: "), "{told:?}");
        assert_eq!(said(&mut session, "query p1turn"), ["response false"], "{line}");
    }
}

#[test]
fn another_rule_set_begins_anew() {
    let mut session = Session::new();
    session.hear("position startpos moves b2,d4");
    assert!(said(&mut session, "setoption name Ruleset value seega/none")[0].contains("Ruleset not taken"));
    assert_eq!(said(&mut session, "query p1turn"), ["response false"]);
    assert!(said(&mut session, "setoption name ruleset value seega/tabuleiro-42(size=7)").is_empty());
    assert_eq!(said(&mut session, "query p1turn"), ["response true"]);
    assert!(said(&mut session, "position startpos moves a7,g7").is_empty());
}

#[test]
fn wrong_values_are_noted_and_not_taken() {
    let mut session = Session::new();
    assert_eq!(
        said(&mut session, "setoption name Level value 9"),
        ["info string Level not taken: write a number from 0 to 8"]
    );
    assert_eq!(
        said(&mut session, "setoption name Ponder value true"),
        ["info string there is no option Ponder"]
    );
    assert_eq!(jobs(&session.hear("setoption name TablePath value some/where")), ["consult"]);
    assert_eq!(lines(session.no_tables()), ["info string no tables found at some/where"]);
    assert_eq!(jobs(&session.hear("setoption name Ruleset value seti/beth")), ["consult"]);
    assert_eq!(jobs(&session.hear("setoption name TablePath value <empty>")), ["consult"]);
    assert!(session.no_tables().is_empty());
    assert!(jobs(&session.hear("setoption name Ruleset value seti/aleph")).is_empty());
}

#[test]
fn a_search_tells_what_it_knows_and_ends_with_a_turn() {
    let mut session = Session::new();
    assert_eq!(jobs(&session.hear("go nodes 100")), ["configure", "search"]);
    assert_eq!(said(&mut session, "isready"), ["readyok"]);
    assert_eq!(said(&mut session, "go nodes 5"), ["info string go not taken: a search is under way"]);
    let known = report("b2,d4");
    assert!(lines(session.progress(&known))[0].starts_with("info depth 1 "));
    // What was told already is not told again.
    assert_eq!(lines(session.found(&known)), ["bestmove b2,d4"]);
    assert!(!session.owes());
    session.hear("go nodes 100");
    let told = lines(session.found(&report("a1,a2")));
    assert!(told[0].ends_with(" pv a1,a2") && told[1] == "bestmove a1,a2", "{told:?}");
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped() {
    let mut session = Session::new();
    session.hear("go infinite");
    assert!(lines(session.found(&report("b2,d4"))).is_empty());
    assert!(session.owes());
    assert_eq!(said(&mut session, "stop").last().unwrap(), "bestmove b2,d4");
    assert!(said(&mut session, "stop").is_empty());
    session.hear("go infinite");
    assert!(said(&mut session, "stop").is_empty());
    assert_eq!(lines(session.found(&report("a1,a2"))).last().unwrap(), "bestmove a1,a2");
}

#[test]
fn stop_reaches_the_engine() {
    let mut session = Session::new();
    let effects = session.hear("go movetime 60000");
    let stop = effects.into_iter().find_map(|effect| match effect {
        Effect::Do(Job::Search { stop, .. }) => Some(stop),
        _ => None,
    });
    let stop = stop.unwrap();
    assert!(!stop.is_requested());
    session.hear("stop");
    assert!(stop.is_requested());
}

#[test]
fn there_is_always_an_answer() {
    let mut session = Session::new();
    session.hear("go movetime 1");
    let told = lines(session.found(&Report::default()));
    let turn: Turn = told[0].strip_prefix("bestmove ").unwrap().parse().unwrap();
    assert!(beginning(session.set).play_turn(&turn).is_ok());
    session.hear("position fen 5/5/5/5/1mM2 2 move 0,0 0 60");
    session.hear("go depth 1");
    assert_eq!(lines(session.found(&Report::default())), ["bestmove 0000"]);
}

#[test]
fn readiness_is_owed_until_the_engine_has_done_its_jobs() {
    let mut session = Session::new();
    session.hear("isready");
    assert!(session.owes());
    assert_eq!(lines(session.ready()), ["readyok"]);
    assert!(!session.owes());
}

#[test]
fn quit_ends_it() {
    let mut session = Session::new();
    assert!(matches!(session.hear("quit")[..], [Effect::Quit]));
}

#[test]
fn notes_cannot_steer_a_terminal_or_be_endless() {
    let told = said(&mut Session::new(), &format!("setoption name \u{1b}[2J{}", "x".repeat(5000)));
    assert!(!told[0].contains(char::is_control) && told[0].len() < 300, "{told:?}");
}
