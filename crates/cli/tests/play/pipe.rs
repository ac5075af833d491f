//! `khamsin play --plain` against the engine, through pipes: every game is played to its end.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use khamsin_rules::random::Random;
use khamsin_rules::replay::replay;
use khamsin_rules::{Game, Record};
use khamsin_text::Texts;

use crate::scratch::Scratch;

/// The program in line mode, with a data folder of its own.
pub fn plain(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khamsin"));
    for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env("XDG_DATA_HOME", data).env("HOME", data).env("LOCALAPPDATA", data);
    command.args(["play", "--plain"]).args(args);
    command
}

/// What it answers to lines that are all there from the start.
pub fn told(data: &Path, args: &[&str], input: &str) -> String {
    let mut command = plain(data, args);
    let mut child = plain_spawn(command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()));
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && err.is_empty(), "{err}");
    String::from_utf8(output.stdout).unwrap()
}

fn plain_spawn(command: &mut Command) -> std::process::Child {
    command.spawn().unwrap()
}

#[test]
fn every_game_is_played_against_the_engine_through_a_pipe() {
    for set in [
        "seega/ludens-planet",
        "saut-du-chat/ludens-planet",
        "pahtum/globe-joueur",
        "seti/aleph",
        "seti/beth",
    ] {
        let data = Scratch::new();
        let mut command = plain(data.path(), &[set, "--level", "1", "--seed", "5"]);
        let mut child = plain_spawn(command.stdin(Stdio::piped()).stdout(Stdio::piped()));
        let mut to = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut random = Random::new(3);
        let mut asked = 0;
        // Whenever it is our turn we ask for the moves and play one of them; in the end we leave.
        for line in lines {
            if let Some(moves) = line.strip_prefix("Moves: ") {
                let moves: Vec<&str> = moves.split(' ').collect();
                writeln!(to, "{}", moves[random.below(moves.len())]).unwrap();
                asked += 1;
            } else if line.contains("The game is over. Type") {
                writeln!(to, "quit").unwrap();
            } else if line.contains("Your turn: ") {
                writeln!(to, "moves").unwrap();
            }
        }
        assert!(child.wait().unwrap().success(), "{set}");
        assert!(asked > 3, "{set}");
        let games = data.path().join("khamsin/games");
        let kept = fs::read_dir(games).unwrap().flatten().map(|entry| entry.path());
        let kept: Vec<PathBuf> =
            kept.filter(|file| file.extension().is_some_and(|end| end == "pgn")).collect();
        let [file] = &kept[..] else { panic!("{set}: the finished game is kept: {kept:?}") };
        ended_by_the_rules(file);
    }
}

/// The game of a saved record, which the rules must have ended and not the players.
pub fn ended_by_the_rules(file: &Path) -> Game {
    let record = Record::parse(&fs::read_to_string(file).unwrap()).unwrap();
    let saved = replay(&record).unwrap();
    let mut played = Game::from_setup(*saved.rule_set(), &saved.first_setup()).unwrap();
    for action in saved.actions() {
        played.play(action).unwrap();
    }
    assert!(played.outcome().is_some(), "somebody gave up or agreed: {record}");
    assert_eq!(played.outcome(), saved.outcome());
    saved
}

/// With tables of four pieces, a hint and the mistakes of a game are proved.
#[test]
fn hints_are_proved_where_there_are_exact_tables() {
    let data = Scratch::new();
    let (set, tables) = ("seega/tabuleiro-42", data.path().join("tables"));
    let build = ["tables", "build", set, "--pieces", "4", "--threads", "1", "--tables"];
    let done = Command::new(env!("CARGO_BIN_EXE_khamsin")).args(build).arg(&tables).output().unwrap();
    assert!(done.status.success(), "{done:?}");
    let setup = "m3m/5/2M2/5/M4 1 move 0,0 3 90".parse().unwrap();
    let game = Game::from_setup(set.parse().unwrap(), &setup).unwrap();
    let file = data.path().join("end.pgn");
    fs::write(&file, game.record().to_string()).unwrap();
    let open = ["--open", file.to_str().unwrap(), "--tables"];
    let with = told(data.path(), &[&open[..], &[tables.to_str().unwrap()]].concat(), "hint\nquit\n");
    assert!(with.contains("Hint: ") && with.contains("proved"), "{with}");
    let without = told(data.path(), &[&open[..], &["/nowhere"]].concat(), "hint\nquit\n");
    assert!(without.contains("Hint: ") && !without.contains("proved"), "{without}");
}

#[test]
fn a_game_that_is_left_is_offered_and_goes_on() {
    let data = Scratch::new();
    // Half a turn is played when the input ends, as if the program had been killed.
    told(data.path(), &["seega/ludens-planet", "--two"], "b2,d4\na1\n");
    let said = told(data.path(), &[], "yes\nposition\nquit\n");
    assert!(said.contains("unfinished game of Seega, Ludens Planet"), "{said}");
    assert!(said.contains("5/3M1/5/1M3/m4 2 place:1 10,11 0 2"), "{said}");
    // Whoever says no chooses a game; the one that was left stays.
    let said = told(data.path(), &[], "no\n99\n13\nquit\n");
    assert!(said.contains("There is no number “99”"), "{said}");
    assert!(said.contains("Saut du Chat, Ludens Planet, "), "{said}");
    assert!(told(data.path(), &[], "no\n").contains("unfinished"), "it is still there");
}

#[test]
fn games_are_saved_opened_and_looked_at_again() {
    let data = Scratch::new();
    let file = data.path().join("my game.pgn");
    let name = file.to_str().unwrap();
    let script = format!("c1c2\nsave {name}\nresign\nno\nresign\nyes\nback\nquit\n");
    let said = told(data.path(), &["seti/beth", "--two"], &script);
    assert!(said.contains(&format!("Saved as {name}.")), "{said}");
    assert!(said.contains("gives up") && said.contains("is taken back"), "{said}");
    let said = told(data.path(), &["--open", name], "position\nquit\n");
    assert!(said.contains("hhphh/5/5/5/5/5/5/5/2P2/HH1HH 2 move 0,0 1 2"), "{said}");
    let said = told(data.path(), &["--open", "/nowhere/at all.pgn", "seti/beth"], "quit\n");
    assert!(said.contains("/nowhere/at all.pgn cannot be read"), "{said}");
}

#[test]
fn offers_are_answered_and_what_cannot_be_is_told() {
    let data = Scratch::new();
    let said = told(data.path(), &["seti/beth", "--two"], "count\ndraw\nno\nend\nhello\ndraw\nyes\nquit\n");
    for part in [
        "There is nothing to count now",
        "First offers a draw.",
        "Second declines and plays on.",
        "“hello” is neither a move nor a command",
        "Second accepts.",
        "The game is a draw.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let said = told(data.path(), &["seti/beth", "--level", "1", "--seed", "1"], "draw\nhint\nquit\n");
    assert!(said.contains("Second accepts.") || said.contains("Second declines and plays on."), "{said}");
}

#[test]
fn ascii_is_ascii_and_french_is_french() {
    let data = Scratch::new();
    let said = told(data.path(), &["seega/ludens-planet", "--lang", "fr", "--ascii"], "c3\naide\nquitter\n");
    assert!(said.is_ascii() && said.contains("A vous de poser 2 pions"), "{said}");
    let said = told(data.path(), &["seega/ludens-planet", "--lang", "ar", "--ascii"], "quit\n");
    assert!(said.is_ascii() && said.contains("Your turn"), "ASCII has no Arabic letters: {said}");
}

/// Every command of the help is understood, in every language: nothing is told to be unknown.
#[test]
fn commands_are_understood_in_every_language() {
    for (lang, help) in [("en", "help"), ("fr", "aide"), ("pt", "ajuda"), ("de", "hilfe"), ("ar", "مساعدة")]
    {
        let (data, texts) = (Scratch::new(), Texts::new(lang.parse().unwrap()));
        let args = ["seti/beth", "--two", "--lang", lang];
        let listed = told(data.path(), &args, &format!("{help}\n"));
        // Three lines begin the game; a label ends with a colon, which French sets apart.
        let plain = |line: &str| line.replace(['\u{200f}', '\u{2067}', '\u{2068}', '\u{2069}'], "");
        let words: Vec<String> = listed
            .lines()
            .skip(3)
            .filter_map(|line| plain(line).split_once(':').map(|(word, _)| word.trim().to_owned()))
            .collect();
        assert_eq!(words.len(), 15, "{listed}");
        for word in words {
            let said = told(data.path(), &args, &format!("{word}\n"));
            let unknown = texts.text("plain-unknown", &vec![("text", word.as_str().into())]);
            assert!(!plain(&said).contains(&plain(&unknown)), "{lang}: {said}");
        }
    }
}
