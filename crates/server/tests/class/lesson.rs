//! Helpers: a server without a network, a teacher, pupils who play at random.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, Side, Turn};
use khamsin_server::class::http::routes;
use khamsin_server::online::http;
use khamsin_server::online::hub::Hub;
use khamsin_server::store::Store;
use khamsin_server::store::open::Place;
use serde_json::{Value, json};
use tower::ServiceExt;

pub const RULES: &str = "seega/tabuleiro-42";

/// A folder that is gone after the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("khamsin-class-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        let address = format!("sqlite://{}", self.0.join("online.db").display());
        address.parse::<Place>().unwrap().open().await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A class, with everybody's secret.
pub struct Lesson {
    pub id: String,
    pub teacher: String,
    pub pupils: Vec<String>,
    app: Router,
    random: Random,
}

pub struct Answer {
    pub status: StatusCode,
    pub cookie: Option<String>,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{}", self.text))
    }

    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!(
            (self.status.as_u16(), self.json()["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.text
        );
    }
}

impl Lesson {
    pub async fn new(store: Arc<dyn Store>, wish: Value) -> Lesson {
        let hub = Hub::new(store);
        let app = http::routes().merge(routes()).with_state(hub).into();
        let mut lesson =
            Lesson { id: String::new(), teacher: String::new(), pupils: vec![], app, random: Random::new(1) };
        let made = lesson.ask("", "POST", "/api/v1/classes", Some(wish)).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text);
        lesson.teacher = made.cookie.clone().unwrap();
        made.json()["id"].as_str().unwrap().clone_into(&mut lesson.id);
        lesson
    }

    /// A class with pupils called `Pupil 1` and so on.
    pub async fn of(store: Arc<dyn Store>, pupils: usize) -> Lesson {
        let mut lesson = Lesson::new(store, json!({"title": "6B", "ruleset": RULES})).await;
        for number in 1..=pupils {
            lesson.join(&format!("Pupil {number}")).await;
        }
        lesson
    }

    pub async fn join(&mut self, name: &str) {
        let joined = self.at("", "POST", "/join", Some(json!({"name": name}))).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
        assert_eq!(joined.json()["you"], self.pupils.len() + 1);
        self.pupils.push(joined.cookie.unwrap());
    }

    pub async fn ask(&self, who: &str, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !who.is_empty() {
            request = request.header("cookie", format!("khamsin_guest={who}"));
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let response = self.app.clone().oneshot(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let cookie = parts.headers.get("set-cookie").map(|value| value.to_str().unwrap());
        let cookie = cookie.map(|text| text.split(['=', ';']).nth(1).unwrap().to_owned());
        let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
        Answer { status: parts.status, cookie, text }
    }

    /// Asks about this class.
    pub async fn at(&self, who: &str, method: &str, path: &str, body: Option<Value>) -> Answer {
        self.ask(who, method, &format!("/api/v1/classes/{}{path}", self.id), body).await
    }

    /// A word of the teacher that is obeyed.
    pub async fn say(&self, method: &str, path: &str, body: Value) -> Value {
        let answer = self.at(&self.teacher, method, path, Some(body)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    pub async fn show(&self) -> Value {
        self.at(&self.teacher, "GET", "", None).await.json()
    }

    pub async fn act(&self, pupil: u64, game: &str, command: Value) -> Answer {
        let who = &self.pupils[pupil as usize - 1];
        self.ask(who, "POST", &format!("/api/v1/games/{game}/do"), Some(command)).await
    }

    /// Plays the games of the last round that are not over, at random; some are given up, some are agreed to be drawn.
    pub async fn play_round(&mut self) {
        let class = self.show().await;
        for game in class["games"].as_array().unwrap() {
            if game["round"] == class["round"] && game["over"] == false {
                self.play(game).await;
            }
        }
    }

    pub async fn play(&mut self, game: &Value) {
        let id = game["id"].as_str().unwrap();
        let players = [game["first"].as_u64().unwrap(), game["second"].as_u64().unwrap()];
        let table = self.ask("", "GET", &format!("/api/v1/games/{id}"), None).await.json();
        let set = table["game"]["ruleset"].as_str().unwrap().parse().unwrap();
        let mut played = Game::new(set, table["game"]["seed"].as_str().unwrap().parse().unwrap());
        for turn in table["game"]["turns"].as_array().unwrap() {
            played.play_turn(&turn.as_str().unwrap().parse().unwrap()).unwrap();
        }
        let patience = 14 + self.random.below(12);
        while played.outcome().is_none() {
            let side = played.side();
            let (mover, other) = if side == Side::First { (0, 1) } else { (1, 0) };
            if played.turns().len() > patience {
                let end = self.random.below(4);
                let command =
                    if end == 0 { json!({"do": "offer", "what": "draw"}) } else { json!({"do": "resign"}) };
                assert_eq!(self.act(players[mover], id, command).await.status, StatusCode::OK);
                if end == 0 {
                    let accepted =
                        self.act(players[other], id, json!({"do": "accept", "what": "draw"})).await;
                    assert_eq!(accepted.status, StatusCode::OK, "{}", accepted.text);
                }
                return;
            }
            let turn = self.random_turn(&mut played);
            let done = self.act(players[mover], id, json!({"do": "turn", "turn": turn.to_string()})).await;
            assert_eq!(done.status, StatusCode::OK, "{turn}: {}", done.text);
        }
    }

    fn random_turn(&mut self, game: &mut Game) -> Turn {
        let before = game.turns().len();
        let (side, number) = (game.side(), game.turn());
        while game.outcome().is_none() && (game.side(), game.turn()) == (side, number) {
            let actions = game.legal_actions();
            game.play(actions[self.random.below(actions.len())]).unwrap();
        }
        game.turns()[before].turn.clone()
    }
}
