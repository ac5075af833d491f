//! Somebody who plays: asks over HTTP, and listens and speaks on a socket.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, RuleSet, Turn};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use crate::place::Site;

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_mins(1);

/// A guest of a server.
#[derive(Clone)]
pub struct Guest {
    token: String,
    /// Whether the token travels as a browser's cookie.
    cookie: bool,
    address: String,
    app: Router,
}

impl Guest {
    /// A new guest.
    pub async fn new(site: &Site, name: &str) -> Guest {
        let guest = Guest {
            token: String::new(),
            cookie: false,
            address: site.address.clone(),
            app: site.app.clone(),
        };
        let (status, told) = guest.post("/api/v1/guests", &json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED, "{told}");
        guest.with(told["token"].as_str().unwrap())
    }

    /// A new guest with a browser.
    pub async fn browsing(site: &Site) -> Guest {
        let request = Request::post("/api/v1/me").body(Body::empty()).unwrap();
        let response = site.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite"), "{cookie}");
        let token = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
        Guest { token, cookie: true, address: site.address.clone(), app: site.app.clone() }
    }

    /// Somebody with another secret, at the same server.
    pub fn with(&self, token: &str) -> Guest {
        Guest { token: token.to_owned(), ..self.clone() }
    }

    /// The same guest with a browser.
    pub fn browser(&self) -> Guest {
        Guest { cookie: true, ..self.clone() }
    }

    /// The same guest at another server.
    pub fn at(&self, site: &Site) -> Guest {
        Guest { address: site.address.clone(), app: site.app.clone(), ..self.clone() }
    }

    pub async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        self.ask("POST", path, body.to_string(), "application/json").await
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.ask("GET", path, String::new(), "").await
    }

    pub async fn ask(&self, method: &str, path: &str, body: String, kind: &str) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path);
        if !self.token.is_empty() {
            request = if self.cookie {
                request.header("cookie", format!("khamsin_guest={}", self.token))
            } else {
                request.header("authorization", format!("Bearer {}", self.token))
            };
        }
        if !kind.is_empty() {
            request = request.header("content-type", kind);
        }
        let response = self.app.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Makes a game and gives its name.
    pub async fn create(&self, asked: &Value) -> String {
        let (status, table) = self.post("/api/v1/games", asked).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    pub async fn join(&self, game: &str) -> Value {
        let (status, table) = self.post(&format!("/api/v1/games/{game}/join"), &json!({})).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    }

    pub async fn act(&self, game: &str, command: &Value) -> (StatusCode, Value) {
        self.post(&format!("/api/v1/games/{game}/do"), command).await
    }

    /// What must be done, is.
    pub async fn does(&self, game: &str, command: &Value) -> u64 {
        let (status, told) = self.act(game, command).await;
        assert_eq!(status, StatusCode::OK, "{command}: {told}");
        told["v"].as_u64().unwrap()
    }

    /// Opens a socket, with further headers.
    pub async fn dial(
        &self,
        game: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let address = format!("{}/api/v1/games/{game}/socket", self.address.replace("http://", "ws://"));
        let mut request = address.into_client_request().unwrap();
        if !self.token.is_empty() {
            request.headers_mut().insert("cookie", format!("khamsin_guest={}", self.token).parse().unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, turns: Vec::new(), table: Value::Null })
    }

    pub async fn listen(&self, game: &str) -> Socket {
        let mut socket = self.dial(game, &[]).await.unwrap();
        socket.until(|table| !table.is_null()).await;
        socket
    }
}

/// A socket, and what it has told so far.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub turns: Vec<String>,
    pub table: Value,
}

impl Socket {
    /// The next message; none once it is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("something comes")?;
            match message.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        if message["t"] == "table" {
            let patch = &message["d"]["turns"];
            self.turns.truncate(patch["from"].as_u64().unwrap() as usize);
            let added = patch["add"].as_array().unwrap().iter();
            self.turns.extend(added.map(|turn| turn.as_str().unwrap().to_owned()));
            self.table = message["d"].clone();
        } else if message["t"] == "people" {
            for (field, told) in message["d"].as_object().unwrap() {
                self.table[field] = told.clone();
            }
        }
    }

    /// Reads on until the table is as a test waits for.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> &Value {
        while !fits(&self.table) {
            self.next().await.expect("the socket stays open");
        }
        &self.table
    }

    pub async fn send(&mut self, text: String) {
        // A socket that was closed meanwhile says so when it is read.
        let _ = self.stream.send(Message::Text(text.into())).await;
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.stream.send(Message::Binary(bytes.into())).await;
    }

    /// Says a wish, and gives the answer: an `ack` or a `refused`.
    pub async fn wish(&mut self, command: &Value) -> Value {
        self.send(json!({ "t": "do", "d": command }).to_string()).await;
        loop {
            let message = self.next().await.expect("the socket stays open");
            if message["t"] == "ack" || message["t"] == "refused" {
                return message;
            }
        }
    }

    /// Reads to the end, and gives the code it was closed with.
    pub async fn closed(self) -> u16 {
        self.closed_within(PATIENCE).await
    }

    /// The same, where silence may last.
    pub async fn closed_within(mut self, patience: Duration) -> u16 {
        loop {
            match timeout(patience, self.stream.next()).await.expect("it is closed") {
                Some(Ok(Message::Close(Some(frame)))) => return u16::from(frame.code),
                Some(Ok(Message::Close(None))) | None => return u16::from(CloseCode::Abnormal),
                Some(Ok(_)) => {}
                Some(Err(_)) => return u16::from(CloseCode::Abnormal),
            }
        }
    }
}

/// A random legal turn of a game that stands after these turns.
pub fn any_turn(set: &RuleSet, seed: &str, turns: &[String], random: &mut Random) -> Option<String> {
    let mut game = Game::new(*set, seed.parse().unwrap());
    for turn in turns {
        game.play_turn(&turn.parse::<Turn>().unwrap()).unwrap();
    }
    let (number, mut actions) = (game.turn(), Vec::new());
    while game.turn() == number && game.outcome().is_none() {
        let legal = game.legal_actions();
        let action = legal[random.below(legal.len())];
        actions.push(action);
        game.play(action).unwrap();
    }
    if actions.is_empty() { None } else { Some(Turn(actions).to_string()) }
}
