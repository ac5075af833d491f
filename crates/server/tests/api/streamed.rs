//! A game as lines of NDJSON: where it begins, when it ends, and that it is heard of while nothing happens.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http_body_util::BodyExt;
use khamsin_server::app::{Parts, app_of};
use khamsin_server::online::chores;
use khamsin_server::online::hub::Hub;
use khamsin_server::store::open::Place;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use tower::ServiceExt;

use crate::asking::{asked_of, request};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_mins(1);

struct Scene {
    app: Router,
    hub: Arc<Hub>,
    ada: String,
    ben: String,
    game: String,
}

/// A game that two play, of the name that a test gives it.
async fn scene(name: &str) -> Scene {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.db", std::process::id()));
    let hub = Hub::new(Place::File(file).open().await.unwrap());
    chores::start(&hub);
    let app = app_of(Parts::with_games(Arc::clone(&hub)));
    let mut scene = Scene { app, hub, ada: String::new(), ben: String::new(), game: String::new() };
    let text = |told: &Value, field: &str| told[field].as_str().unwrap().to_owned();
    scene.ada = text(&scene.post("", "guests", json!({})).await, "token");
    scene.ben = text(&scene.post("", "guests", json!({})).await, "token");
    let asked = json!({ "ruleset": "seega/ludens-planet", "side": "first" });
    scene.game = text(&scene.post(&scene.ada, "games", asked).await, "id");
    scene.post(&scene.ben, &format!("games/{}/join", scene.game), json!({})).await;
    scene
}

impl Scene {
    async fn post(&self, token: &str, path: &str, body: Value) -> Value {
        let bearer = format!("Bearer {token}");
        let headers = [("content-type", "application/json"), ("authorization", bearer.as_str())];
        let asked = request("POST", &format!("/api/v1/{path}"), &headers, body.to_string());
        let answer = asked_of(self.app.clone(), asked).await;
        assert!(answer.status.is_success(), "{}", answer.text());
        answer.json()
    }

    async fn plays(&self, token: &str, turn: &str) {
        self.post(token, &format!("games/{}/do", self.game), json!({ "do": "turn", "turn": turn })).await;
    }

    /// The stream of the game as a guest hears it.
    async fn stream(&self, token: &str, query: &str) -> Lines {
        let path = format!("/api/v1/games/{}/stream{query}", self.game);
        let asked = request("GET", &path, &[("authorization", &format!("Bearer {token}"))], "");
        let answer = self.app.clone().oneshot(asked).await.unwrap();
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
        Lines(answer.into_body())
    }

    async fn here(&self, side: &str) -> bool {
        let path = format!("/api/v1/games/{}", self.game);
        let table = asked_of(self.app.clone(), request("GET", &path, &[], "")).await.json();
        table["seats"][side]["here"].as_bool().unwrap()
    }
}

struct Lines(Body);

impl Lines {
    /// The next line; none if there are no more.
    async fn next(&mut self) -> Option<Value> {
        let frame = timeout(PATIENCE, self.0.frame()).await.expect("something comes")?;
        let bytes = frame.unwrap().into_data().unwrap();
        let (end, line) = bytes.split_last().unwrap();
        assert_eq!(*end, b'\n');
        Some(serde_json::from_slice(line).unwrap())
    }

    /// The next table.
    async fn table(&mut self) -> Value {
        loop {
            let line = self.next().await.unwrap();
            if line["t"] == "table" {
                return line;
            }
        }
    }
}

#[tokio::test]
async fn it_begins_where_the_client_is_and_goes_on() {
    let scene = scene("begins").await;
    scene.plays(&scene.ada, "b2,d4").await;
    let whole = scene.stream(&scene.ben, "").await.table().await;
    assert_eq!(whole["d"]["turns"], json!({ "from": 0, "add": ["b2,d4"] }));
    assert_eq!((&whole["d"]["you"], &whole["v"]), (&json!("second"), &json!(4)));
    let mut lines = scene.stream(&scene.ben, "?from=4").await;
    assert_eq!(lines.table().await["d"]["turns"], json!({ "from": 1, "add": [] }));
    scene.plays(&scene.ben, "a1,a2").await;
    let next = lines.table().await;
    assert_eq!((&next["d"]["turns"], &next["v"]), (&json!({ "from": 1, "add": ["a1,a2"] }), &json!(5)));
    // Who is behind hears what is new, and who knows what cannot be hears everything.
    let behind = scene.stream(&scene.ben, "?from=4").await.table().await;
    assert_eq!(behind["d"]["turns"], json!({ "from": 1, "add": ["a1,a2"] }));
    let ahead = scene.stream(&scene.ben, "?from=9").await.table().await;
    assert_eq!(ahead["d"]["turns"], json!({ "from": 0, "add": ["b2,d4", "a1,a2"] }));
}

#[tokio::test]
async fn it_ends_after_as_many_lines_as_were_asked_for() {
    let scene = scene("lines").await;
    let mut one = scene.stream(&scene.ada, "?lines=1").await;
    assert_eq!(one.next().await.unwrap()["t"], "table");
    assert_eq!(one.next().await, None);
    let (mut two, mut heard) = (scene.stream(&scene.ada, "?lines=2").await, 0);
    scene.plays(&scene.ada, "b2,d4").await;
    while let Some(line) = two.next().await {
        heard += usize::from(line["t"] != "pong");
    }
    assert_eq!(heard, 2);
}

#[tokio::test]
async fn who_stops_listening_is_no_longer_here() {
    let scene = scene("here").await;
    assert!(!scene.here("first").await);
    let mut lines = scene.stream(&scene.ada, "").await;
    lines.table().await;
    assert!(scene.here("first").await);
    drop(lines);
    let gone = async {
        while scene.here("first").await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    // Long before the server's last word that the seat is connected has run out.
    timeout(Duration::from_secs(10), gone).await.unwrap();
}

#[tokio::test]
async fn it_ends_when_the_server_does() {
    let scene = scene("ends").await;
    let mut lines = scene.stream(&scene.ada, "").await;
    lines.table().await;
    scene.hub.leave();
    while let Some(line) = lines.next().await {
        assert_eq!(line["t"], "people");
    }
}

#[tokio::test]
async fn while_nothing_happens_it_says_that_it_is_there() {
    let scene = scene("quiet").await;
    let (began, mut lines) = (Instant::now(), scene.stream(&scene.ada, "?lines=3").await);
    loop {
        let line = lines.next().await.unwrap();
        if line["t"] == "pong" {
            assert_eq!(line, json!({ "t": "pong", "d": {}, "v": 0 }));
            break;
        }
    }
    assert!(began.elapsed() >= Duration::from_secs(19));
}
