//! Whole classes: thirty pupils and three rounds, seven pupils with byes; the table is computed again from the records.

use std::collections::{BTreeMap, BTreeSet};

use khamsin_rules::record::{Record, Tag};
use khamsin_rules::replay::replay;
use khamsin_rules::{RuleSet, Side};
use serde_json::{Value, json};

use crate::lesson::{Folder, Lesson, RULES};

/// A line: points, won, drawn, lost, byes.
type Line = [u64; 5];

/// The table from the records and the byes alone, by names.
fn recomputed(records: &str, byes: &[String]) -> BTreeMap<String, Line> {
    let mut lines: BTreeMap<String, Line> = BTreeMap::new();
    for record in Record::parse_all(records).unwrap() {
        let outcome = replay(&record).unwrap().outcome().unwrap();
        let points = RULES.parse::<RuleSet>().unwrap().rules().points().of(outcome);
        for (side, tag) in [(Side::First, Tag::FIRST), (Side::Second, Tag::SECOND)] {
            let line = lines.entry(record.tag(tag).unwrap().to_owned()).or_default();
            line[0] += u64::from(points[side]);
            line[if outcome.winner.is_none() {
                2
            } else if outcome.winner == Some(side) {
                1
            } else {
                3
            }] += 1;
        }
    }
    let ladder = RULES.parse::<RuleSet>().unwrap().rules().points();
    let least = u64::from(ladder.total.min(ladder.grand).min(ladder.small));
    for name in byes {
        let line = lines.entry(name.clone()).or_default();
        line[0] += least;
        line[4] += 1;
    }
    lines
}

fn number(pupil: &Value, field: &str) -> u64 {
    pupil[field].as_u64().unwrap()
}

async fn check_table(lesson: &Lesson) {
    let class = lesson.show().await;
    let pupils = class["pupils"].as_array().unwrap();
    let name_of = |number: &Value| {
        let pupil = pupils.iter().find(|pupil| pupil["number"] == *number).unwrap();
        pupil["name"].as_str().unwrap().to_owned()
    };
    let byes: Vec<String> =
        class["byes"].as_array().unwrap().iter().map(|bye| name_of(&bye["pupil"])).collect();
    let records = lesson.at(&lesson.teacher, "GET", "/records.pgn", None).await.text;
    let expected = recomputed(&records, &byes);
    for pupil in pupils {
        let line = ["points", "won", "drawn", "lost", "byes"].map(|field| number(pupil, field));
        assert_eq!(line, expected[pupil["name"].as_str().unwrap()], "{pupil}");
        let better = pupils.iter().filter(|other| number(other, "points") > number(pupil, "points")).count();
        assert_eq!(number(pupil, "place"), better as u64 + 1);
    }
}

/// Nobody meets anybody twice, everybody is in every round once.
fn check_rounds(class: &Value, pupils: u64, rounds: u64) {
    let mut met = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for game in class["games"].as_array().unwrap() {
        let (one, two) = (number(game, "first"), number(game, "second"));
        assert!(met.insert((one.min(two), one.max(two))), "{one} and {two} meet again");
        assert_eq!(game["over"], true);
        for pupil in [one, two] {
            assert!(seen.insert((number(game, "round"), pupil)), "{pupil} plays twice in a round");
        }
    }
    for bye in class["byes"].as_array().unwrap() {
        assert!(seen.insert((number(bye, "round"), number(bye, "pupil"))));
    }
    assert_eq!(seen.len() as u64, pupils * rounds);
}

#[tokio::test]
async fn thirty_pupils_play_three_rounds_to_a_correct_table() {
    let folder = Folder::new();
    let mut lesson = Lesson::of(folder.store().await, 30).await;
    for round in 1..=3 {
        let class = lesson.say("POST", "/pair", json!({})).await;
        assert_eq!((&class["round"], class["games"].as_array().unwrap().len()), (&json!(round), 15 * round));
        lesson.play_round().await;
        check_table(&lesson).await;
    }
    check_rounds(&lesson.show().await, 30, 3);
    let ended = lesson.say("POST", "/end", json!({})).await;
    assert_eq!(ended["state"], "ended");
    check_table(&lesson).await;
}

#[tokio::test]
async fn seven_pupils_have_byes_in_turn() {
    let folder = Folder::new();
    let mut lesson = Lesson::of(folder.store().await, 7).await;
    for _ in 0..4 {
        lesson.say("POST", "/pair", json!({})).await;
        lesson.play_round().await;
        check_table(&lesson).await;
    }
    let class = lesson.show().await;
    check_rounds(&class, 7, 4);
    let byes: BTreeSet<u64> =
        class["byes"].as_array().unwrap().iter().map(|bye| number(bye, "pupil")).collect();
    assert_eq!(byes.len(), 4, "nobody has a second bye while others had none");
    // The one who has a bye knows it, and has no game.
    let last = number(&class["byes"][3], "pupil");
    let seen = lesson.at(&lesson.pupils[last as usize - 1], "GET", "", None).await.json();
    assert_eq!((&seen["you"], &seen["bye"], &seen["game"]), (&json!(last), &json!(true), &Value::Null));
}
