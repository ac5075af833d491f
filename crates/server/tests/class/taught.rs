//! What a teacher does in the middle of it: pause, rename, remove, stop, end, export; and what others may not do.

use serde_json::{Value, json};

use crate::lesson::{Folder, Lesson, RULES};

fn pupil(class: &Value, number: u64) -> &Value {
    class["pupils"].as_array().unwrap().iter().find(|pupil| pupil["number"] == number).unwrap()
}

/// The turn with which Seega begins, whoever plays it.
fn turn() -> Value {
    json!({"do": "turn", "turn": "a1,a2"})
}

#[tokio::test]
async fn a_paused_class_plays_no_turns() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 4).await;
    let class = lesson.say("POST", "/pair", json!({})).await;
    let game = &class["games"][0];
    let (id, first) = (game["id"].as_str().unwrap(), game["first"].as_u64().unwrap());
    assert_eq!(lesson.say("POST", "/pause", json!({})).await["state"], "paused");
    lesson.act(first, id, turn()).await.refused(409, "game-paused");
    lesson
        .at(&lesson.teacher, "POST", "/pair", Some(json!({"stop": true})))
        .await
        .refused(409, "class-paused");
    assert_eq!(lesson.say("POST", "/resume", json!({})).await["state"], "open");
    assert_eq!(lesson.act(first, id, turn()).await.status, 200);
}

#[tokio::test]
async fn a_removed_pupil_loses_and_is_not_paired_again() {
    let folder = Folder::new();
    let mut lesson = Lesson::of(folder.store().await, 5).await;
    let class = lesson.say("POST", "/pair", json!({})).await;
    let game = class["games"][0].clone();
    let (gone, other) = (game["first"].as_u64().unwrap(), game["second"].as_u64().unwrap());
    let class = lesson.say("DELETE", &format!("/pupils/{gone}"), json!({})).await;
    assert_eq!((&class["games"][0]["over"], &class["games"][0]["winner"]), (&json!(true), &json!("second")));
    assert_eq!(
        (&pupil(&class, gone)["removed"], &pupil(&class, gone)["place"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(pupil(&class, other)["won"], 1);
    let back =
        lesson.at(&lesson.pupils[gone as usize - 1], "POST", "/join", Some(json!({"name": "Again"}))).await;
    back.refused(403, "pupil-removed");
    lesson.play_round().await;
    let class = lesson.say("POST", "/pair", json!({})).await;
    let last = class["games"].as_array().unwrap().iter().filter(|game| game["round"] == 2);
    assert!(last.clone().all(|game| game["first"] != gone && game["second"] != gone));
    assert_eq!((last.count(), class["byes"].as_array().unwrap().len()), (2, 1));
}

#[tokio::test]
async fn a_round_is_paired_once_and_waits_for_its_games() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 4).await;
    lesson.say("POST", "/pair", json!({"round": 0})).await;
    lesson.at(&lesson.teacher, "POST", "/pair", Some(json!({}))).await.refused(409, "round-running");
    let again = lesson.at(&lesson.teacher, "POST", "/pair", Some(json!({"stop": true, "round": 0}))).await;
    again.refused(409, "other-round");
    let class = lesson.say("POST", "/pair", json!({"stop": true, "round": 1})).await;
    let first: Vec<&Value> =
        class["games"].as_array().unwrap().iter().filter(|game| game["round"] == 1).collect();
    assert!(first.iter().all(|game| game["over"] == true && game["winner"].is_null()), "{first:?}");
    let ended = lesson.say("POST", "/end", json!({})).await;
    assert!(ended["games"].as_array().unwrap().iter().all(|game| game["over"] == true));
    assert!(ended["v"].as_u64() > class["v"].as_u64());
    lesson.at(&lesson.teacher, "POST", "/pair", Some(json!({}))).await.refused(409, "class-ended");
    lesson.at("", "POST", "/join", Some(json!({"name": "Late"}))).await.refused(409, "class-ended");
}

#[tokio::test]
async fn two_who_pair_at_once_make_one_round() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 6).await;
    let pair = || lesson.at(&lesson.teacher, "POST", "/pair", Some(json!({})));
    let answers = tokio::join!(pair(), pair(), pair());
    let done = [&answers.0, &answers.1, &answers.2].iter().filter(|answer| answer.status == 200).count();
    let class = lesson.show().await;
    assert_eq!((done, &class["round"], class["games"].as_array().unwrap().len()), (1, &json!(1), 3));
}

#[tokio::test]
async fn only_the_teacher_teaches() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 2).await;
    for who in ["", &lesson.pupils[0]] {
        for (method, path, body) in [
            ("POST", "/pair", Some(json!({}))),
            ("POST", "/pause", Some(json!({}))),
            ("POST", "/end", Some(json!({}))),
            ("PUT", "/pupils/1", Some(json!({"name": "X"}))),
            ("DELETE", "/pupils/1", None),
            ("GET", "/table.csv", None),
            ("GET", "/records.pgn", None),
        ] {
            lesson.at(who, method, path, body).await.refused(403, "not-teacher");
        }
    }
    lesson.ask("", "GET", "/api/v1/classes/zzzzz", None).await.refused(404, "no-class");
    lesson.ask("", "GET", "/api/v1/classes/nonsense", None).await.refused(404, "no-class");
}

#[tokio::test]
async fn what_does_not_fit_is_said() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 1).await;
    let teacher = &lesson.teacher;
    lesson.at(teacher, "POST", "/pair", Some(json!({}))).await.refused(409, "too-few-pupils");
    lesson.at("", "POST", "/join", Some(json!({}))).await.refused(422, "no-name");
    lesson.at("", "POST", "/join", Some(json!({"name": "  "}))).await.refused(422, "no-name");
    lesson.at("", "POST", "/join", Some(json!({"name": "pupil 1"}))).await.refused(409, "name-taken");
    lesson.at("", "POST", "/join", Some(json!({"name": "x".repeat(25)}))).await.refused(422, "bad-name");
    lesson.at(teacher, "PUT", "/pupils/9", Some(json!({"name": "X"}))).await.refused(404, "no-pupil");
    for (wish, code) in [
        (json!({"ruleset": "chess"}), "bad-ruleset"),
        (json!({"ruleset": RULES, "keep_days": 0}), "bad-days"),
        (json!({"ruleset": RULES, "clock": {"kind": "per_turn", "base": 1}}), "bad-clock"),
    ] {
        lesson.ask("", "POST", "/api/v1/classes", Some(wish)).await.refused(422, code);
    }
}

#[tokio::test]
async fn one_who_joins_again_is_the_same_pupil_and_the_list_tells_of_open_classes() {
    let folder = Folder::new();
    let lesson = Lesson::of(folder.store().await, 2).await;
    let again = lesson.at(&lesson.pupils[1], "POST", "/join", Some(json!({"name": "Other"}))).await.json();
    assert_eq!((&again["you"], &pupil(&again, 2)["name"]), (&json!(2), &json!("Pupil 2")));
    let list = lesson.ask("", "GET", "/api/v1/classes", None).await.json();
    assert_eq!((&list["classes"][0]["id"], &list["classes"][0]["pupils"]), (&json!(lesson.id), &json!(2)));
    lesson.say("POST", "/end", json!({})).await;
    let list = lesson.ask("", "GET", "/api/v1/classes", None).await.json();
    assert_eq!(list["classes"], json!([]));
}

#[tokio::test]
async fn exports_are_safe_and_can_be_anonymous() {
    let folder = Folder::new();
    let mut lesson = Lesson::of(folder.store().await, 2).await;
    let renamed = lesson.say("PUT", "/pupils/2", json!({"name": "=1+1,\"x\""})).await;
    assert_eq!(pupil(&renamed, 2)["name"], "=1+1,\"x\"");
    lesson.say("POST", "/pair", json!({})).await;
    lesson.play_round().await;
    let teacher = lesson.teacher.clone();
    let table = lesson.at(&teacher, "GET", "/table.csv", None).await.text;
    assert!(table.starts_with("\u{feff}place,number,name,points,won,drawn,lost,byes\r\n"), "{table}");
    assert!(table.contains(",2,\"'=1+1,\"\"x\"\"\","), "{table}");
    let named = lesson.at(&teacher, "GET", "/records.pgn", None).await.text;
    assert!(named.contains("Pupil 1") && named.contains("6B"), "{named}");
    // A game's name leads to its page, which names its players.
    let game = lesson.show().await["games"][0]["id"].as_str().unwrap().to_owned();
    assert!(named.contains(&game), "{named}");
    for path in ["/table.csv?anonymous=true", "/records.pgn?anonymous=true&lang=fr"] {
        let text = lesson.at(&teacher, "GET", path, None).await.text;
        assert!(!text.contains("Pupil") && !text.contains("1+1") && !text.contains("6B"), "{text}");
        assert!(!text.contains(&game), "{text}");
    }
}
