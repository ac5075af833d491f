//! A match goes on wherever its journal was cut.

use std::fs;

use khamsin_lab::journal::JournalError;
use khamsin_lab::{Journal, Match, Tally};

use crate::setting::{a_match, file, played, resumed};

/// Plays a match with a journal, and gives back the journal's text and the tally.
fn journalled(game: &Match, name: &str) -> (String, Tally) {
    let path = file(name);
    let (mut journal, known) = Journal::open(&path, &game.settings()).unwrap();
    let (games, _, standing) = resumed(game, known, 2);
    for played in &games {
        journal.add(played).unwrap();
    }
    (fs::read_to_string(path).unwrap(), standing.tally().clone())
}

#[test]
fn a_journal_may_be_cut_anywhere() {
    let game = a_match("random", "random", "pahtum/globe-joueur", 6);
    let _ = fs::remove_file(file("cut.ndjson"));
    let (whole, tally) = journalled(&game, "cut.ndjson");
    assert_eq!(whole.lines().count(), 7);
    let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at).collect();
    // Everything from nothing to all of it: around the ends of lines, and in steps that meet their middles.
    let around = ends.iter().flat_map(|&end| [end.saturating_sub(1), end, end + 1]);
    let cuts = around.chain((0..whole.len()).step_by(97));
    for cut in cuts {
        fs::write(file("cut.ndjson"), &whole.as_bytes()[..cut]).unwrap();
        let (again, other) = journalled(&game, "cut.ndjson");
        assert_eq!(other, tally, "cut at {cut}");
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&again), sorted(&whole), "cut at {cut}");
    }
}

#[test]
fn more_games_may_be_asked_for() {
    let game = a_match("random", "random", "saut-du-chat/ludens-planet", 4);
    let (games, ..) = played(&game, 1);
    let longer = Match { games: 8, ..game };
    let (others, _, standing) = resumed(&longer, games, 1);
    assert_eq!(others.iter().map(|played| played.game).collect::<Vec<_>>(), [5, 6, 7, 8]);
    assert_eq!(standing.tally(), played(&longer, 2).2.tally());
}

#[test]
fn another_match_has_another_journal() {
    let game = a_match("random", "random", "seti/aleph", 2);
    let path = file("other.ndjson");
    let _ = fs::remove_file(&path);
    let (whole, _) = journalled(&game, "other.ndjson");
    let other = Match { seed: 8, max_turns: 9, ..game.clone() };
    let Err(JournalError::Settings(differences)) = Journal::open(&path, &other.settings()) else {
        panic!("the settings differ");
    };
    let told: Vec<_> = differences.iter().map(|one| (&*one.name, &*one.journal, &*one.now)).collect();
    assert_eq!(told, [("max_turns", "1000", "9"), ("seed", "7", "8")]);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole, "it is left as it was");
    let more = Match { games: 4, ..game };
    assert!(Journal::open(&path, &more.settings()).is_ok());
}

#[test]
fn what_is_no_journal_is_left_alone() {
    let game = a_match("random", "random", "seti/aleph", 2);
    let path = file("foreign.txt");
    for text in ["Dear diary", "Dear diary,\n", "{}\n", "\n"] {
        fs::write(&path, text).unwrap();
        let opened = Journal::open(&path, &game.settings());
        assert!(matches!(opened, Err(JournalError::Foreign)), "{text:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_bad_line_is_told_by_its_number() {
    let game = a_match("random", "random", "seti/aleph", 2);
    let path = file("bad.ndjson");
    let _ = fs::remove_file(&path);
    let (whole, _) = journalled(&game, "bad.ndjson");
    fs::write(&path, whole.replacen("{\"game\":2", "{\"game\":-2", 1)).unwrap();
    let opened = Journal::open(&path, &game.settings());
    assert!(matches!(opened, Err(JournalError::Line { line: 2 | 3, .. })), "{opened:?}");
}

#[test]
fn a_journal_has_one_writer() {
    let game = a_match("random", "random", "seti/aleph", 2);
    let path = file("locked.ndjson");
    let _ = fs::remove_file(&path);
    let held = Journal::open(&path, &game.settings()).unwrap();
    assert!(matches!(Journal::open(&path, &game.settings()), Err(JournalError::InUse)));
    drop(held);
    assert!(Journal::open(&path, &game.settings()).is_ok());
}
