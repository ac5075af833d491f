//! Bad input: each kind gets a clear answer, and the game is untouched.

use axum::http::StatusCode;
use khamsin_server::store::open::Place;
use serde_json::{Value, json};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::client::Guest;
use crate::place::{Site, file, server};

const LEAP: &str = "saut-du-chat/ludens-planet";
const NOWHERE: &str = "222222222222";

struct Scene {
    place: Place,
    site: Site,
    ada: Guest,
    ben: Guest,
    game: String,
    before: Value,
}

/// A game that stands before its first turn.
async fn scene() -> Scene {
    let place = file();
    let site = server(&place).await;
    let (ada, ben) = (Guest::new(&site, "Ada").await, Guest::new(&site, "Ben").await);
    let game = ada.create(&json!({ "ruleset": LEAP, "side": "first" })).await;
    ben.join(&game).await;
    let mut scene = Scene { place, site, ada, ben, game, before: Value::Null };
    scene.before = scene.log().await;
    scene
}

impl Scene {
    async fn log(&self) -> Value {
        let id = self.game.parse().unwrap();
        serde_json::to_value(self.site.hub.store().events(&id, 0).await.unwrap()).unwrap()
    }

    /// The answer to a wish of a guest, which must be a problem with this status and code.
    async fn refused(&self, guest: &Guest, command: Value, status: u16, code: &str) -> Value {
        let (found, told) = guest.act(&self.game, &command).await;
        self.problem(found, told, status, code).await
    }

    /// Sets everybody's last visit back by so many days, behind the server's back.
    async fn everybody_was_away(&self, days: i64) {
        let Place::File(path) = &self.place else { panic!("scenes are kept in files") };
        let options = SqliteConnectOptions::new().filename(path);
        let mut second = SqliteConnection::connect_with(&options).await.unwrap();
        let set = sqlx::query("UPDATE guests SET seen = seen - ?").bind(days * 24 * 3_600 * 1_000);
        assert_eq!(set.execute(&mut second).await.unwrap().rows_affected(), 2);
        second.close().await.unwrap();
    }

    async fn problem(&self, found: StatusCode, told: Value, status: u16, code: &str) -> Value {
        assert_eq!((found.as_u16(), &told["code"]), (status, &json!(code)), "{told}");
        assert_eq!(told["status"], status);
        assert!(told["detail"].as_str().unwrap().len() > 20, "{told}");
        assert_eq!(self.log().await, self.before, "the game is untouched");
        told
    }
}

#[tokio::test]
async fn an_unknown_game() {
    let scene = scene().await;
    for path in ["", "/record", "/stream"] {
        let (status, told) = scene.ada.get(&format!("/api/v1/games/{NOWHERE}{path}")).await;
        scene.problem(status, told, 404, "no-game").await;
    }
    let (status, told) = scene.ada.get("/api/v1/games/';drop%20table%20games;--").await;
    scene.problem(status, told, 404, "no-game").await;
    let (status, told) = scene.ada.act(NOWHERE, &json!({ "do": "resign" })).await;
    scene.problem(status, told, 404, "no-game").await;
    assert_eq!(scene.ada.dial(NOWHERE, &[]).await.unwrap().closed().await, 4004);
}

#[tokio::test]
async fn paths_and_queries_that_cannot_be_read() {
    let scene = scene().await;
    let game = &scene.game;
    for query in
        ["socket?from=abc", "stream?from=abc", "stream?from=-1", "stream?lines=0", "stream?from=1&from=2"]
    {
        let (status, told) = scene.ada.get(&format!("/api/v1/games/{game}/{query}")).await;
        scene.problem(status, told, 400, "bad-query").await;
    }
    let (status, told) = scene.ada.get(&format!("/api/v1/games/{game}/record?format=xml")).await;
    scene.problem(status, told, 400, "bad-query").await;
    for path in ["/api/v1/games/%ff", "/api/v1/games/%00/stream", "/api/v1/series/%ff"] {
        let (status, told) = scene.ada.get(path).await;
        scene.problem(status, told, 404, "no-game").await;
    }
    for path in ["%ff", "%ff/table.csv"] {
        let (status, told) = scene.ada.get(&format!("/api/v1/classes/{path}")).await;
        scene.problem(status, told, 404, "no-class").await;
    }
    let (status, told) = scene.ada.get(&format!("/api/v1/games/{game}/socket")).await;
    scene.problem(status, told, 426, "no-socket").await;
}

#[tokio::test]
async fn a_wrong_seat_and_a_turn_of_the_other() {
    let scene = scene().await;
    let stranger = Guest::new(&scene.site, "Mallory").await;
    scene.refused(&stranger, json!({ "do": "resign" }), 403, "no-seat").await;
    scene.refused(&scene.ben, json!({ "do": "turn", "turn": "b3b2" }), 409, "not-your-turn").await;
    let (status, told) = stranger.post(&format!("/api/v1/games/{}/join", scene.game), &json!({})).await;
    scene.problem(status, told, 409, "game-full").await;
    let nobody = stranger.with("");
    scene.refused(&nobody, json!({ "do": "resign" }), 401, "no-guest").await;
    let mut socket = nobody.listen(&scene.game).await;
    let told = socket.wish(&json!({ "do": "resign", "ack": "x" })).await;
    assert_eq!(
        (&told["t"], &told["d"]["ack"], &told["d"]["problem"]["code"]),
        (&json!("refused"), &json!("x"), &json!("no-seat"))
    );
}

#[tokio::test]
async fn versions_of_the_past_and_of_the_future() {
    let scene = scene().await;
    scene.refused(&scene.ada, json!({ "do": "resign", "v": 0 }), 409, "stale-version").await;
    scene.refused(&scene.ada, json!({ "do": "resign", "v": 99 }), 422, "future-version").await;
    scene.refused(&scene.ada, json!({ "do": "resign", "v": -1 }), 422, "bad-fields").await;
}

#[tokio::test]
async fn illegal_turns_name_their_clause() {
    let scene = scene().await;
    let told = scene.refused(&scene.ada, json!({ "do": "turn", "turn": "a1a5" }), 422, "illegal-turn").await;
    assert!(told["refusal"]["clause"]["id"].as_str().unwrap().starts_with("saut"), "{told}");
    scene.refused(&scene.ada, json!({ "do": "turn", "turn": "z9" }), 422, "unreadable-turn").await;
    scene.refused(&scene.ada, json!({ "do": "turn", "turn": "" }), 422, "unreadable-turn").await;
    scene
        .refused(&scene.ada, json!({ "do": "turn", "turn": "a1,".repeat(5_000) }), 422, "unreadable-turn")
        .await;
    let mut socket = scene.ada.listen(&scene.game).await;
    let told = socket.wish(&json!({ "do": "turn", "turn": "a1a5", "ack": "m1" })).await;
    assert_eq!(told["d"]["problem"]["code"], "illegal-turn");
    assert!(told["d"]["problem"]["refusal"]["clause"]["id"].is_string());
    assert_eq!(scene.log().await, scene.before);
}

#[tokio::test]
async fn malformed_and_huge_bodies() {
    let scene = scene().await;
    let path = format!("/api/v1/games/{}/do", scene.game);
    for (body, kind, status, code) in [
        ("{", "application/json", 400, "bad-json"),
        ("[]", "application/json", 422, "bad-fields"),
        ("[\"resign\"]", "application/json", 422, "bad-fields"),
        ("{\"do\":\"win\"}", "application/json", 422, "bad-fields"),
        ("do=resign", "application/x-www-form-urlencoded", 415, "not-json"),
        ("{\"do\":\"resign\"}", "text/plain", 415, "not-json"),
    ] {
        let (found, told) = scene.ada.ask("POST", &path, body.to_owned(), kind).await;
        scene.problem(found, told, status, code).await;
    }
    // One byte too many is too many, be it only a space behind what would be obeyed.
    let most = khamsin_server::api::MOST_BYTES;
    let padded = |command: &str, length: usize| command.to_owned() + &" ".repeat(length - command.len());
    for length in [most + 1, 200_000, 20_000_000] {
        let body = padded("{\"do\":\"resign\"}", length);
        let (found, told) = scene.ada.ask("POST", &path, body, "application/json").await;
        scene.problem(found, told, 413, "too-large").await;
    }
    let body = padded("{\"do\":\"claim\"}", most);
    let (found, told) = scene.ada.ask("POST", &path, body, "application/json").await;
    scene.problem(found, told, 409, "not-away").await;
}

#[tokio::test]
async fn bad_new_games() {
    let scene = scene().await;
    for (asked, code) in [
        (json!({ "ruleset": "chess" }), "bad-ruleset"),
        (json!({ "ruleset": LEAP, "clock": { "kind": "per_turn", "base": 5 } }), "bad-clock"),
        (json!({ "ruleset": LEAP, "clock": { "kind": "sundial" } }), "bad-fields"),
        (json!({ "ruleset": LEAP, "seed": "many" }), "bad-seed"),
        (json!({ "ruleset": LEAP, "position": "nonsense" }), "bad-position"),
        (json!({ "ruleset": LEAP, "name": "x".repeat(25) }), "bad-name"),
        (json!({ "ruleset": LEAP, "trusted_clock": 1 }), "bad-fields"),
    ] {
        let (status, told) = scene.ada.post("/api/v1/games", &asked).await;
        scene.problem(status, told, 422, code).await;
    }
}

#[tokio::test]
async fn sql_and_script_in_names_are_names() {
    let scene = scene().await;
    for name in ["'; DROP TABLE games;--", "<script>alert(1)", "\"><img src=x>", "🐪".repeat(24).as_str()] {
        let (status, told) =
            scene.ada.ask("PUT", "/api/v1/me", json!({ "name": name }).to_string(), "application/json").await;
        assert_eq!((status, &told["name"]), (StatusCode::OK, &json!(name)));
    }
    let (status, told) = scene
        .ada
        .ask("PUT", "/api/v1/me", json!({ "name": "a\u{202e}b" }).to_string(), "application/json")
        .await;
    scene.problem(status, told, 422, "bad-name").await;
    // What was kept is what was said, to the letter.
    let name = "<script>'\";DROP TABLE--";
    let me = json!({ "name": name }).to_string();
    assert_eq!(scene.ada.ask("PUT", "/api/v1/me", me, "application/json").await.0, StatusCode::OK);
    assert_eq!(scene.ada.get("/api/v1/me").await.1["name"], name);
    let (_, table) = scene.ben.get(&format!("/api/v1/games/{}", scene.game)).await;
    assert_eq!((&table["status"], &table["v"]), (&json!("running"), &json!(3)));
    assert_eq!(scene.log().await, scene.before);
}

#[tokio::test]
async fn an_expired_cookie() {
    let scene = scene().await;
    scene.everybody_was_away(179).await;
    // Who comes back in time has lost nothing, and may be away again.
    assert_eq!(scene.ada.get("/api/v1/me").await.0, StatusCode::OK);
    scene.everybody_was_away(179).await;
    assert_eq!(scene.ada.get("/api/v1/me").await.0, StatusCode::OK);
    scene.everybody_was_away(181).await;
    scene.refused(&scene.ada, json!({ "do": "resign" }), 401, "guest-expired").await;
    for (method, path, body) in [
        ("GET", "/api/v1/me".to_owned(), String::new()),
        ("PUT", "/api/v1/me".to_owned(), json!({ "name": "Ada" }).to_string()),
        ("GET", format!("/api/v1/games/{}/stream", scene.game), String::new()),
    ] {
        let (status, told) = scene.ada.ask(method, &path, body, "application/json").await;
        scene.problem(status, told, 401, "guest-expired").await;
    }
    let refused = scene.ada.dial(&scene.game, &[]).await.err().unwrap();
    let tokio_tungstenite::tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
    assert_eq!(response.status().as_u16(), 401);
    let join = format!("/api/v1/games/{}/join", scene.game);
    let (status, told) = scene.ada.post(&join, &json!({})).await;
    scene.problem(status, told, 401, "guest-expired").await;
    // Who asks to join with a browser becomes somebody new, for whom there is no seat.
    let (status, told) = scene.ada.browser().post(&join, &json!({})).await;
    scene.problem(status, told, 409, "game-full").await;
}

#[tokio::test]
async fn a_reused_ack_id() {
    let mut scene = scene().await;
    let turn = json!({ "do": "turn", "turn": "c2c3", "ack": "m1" });
    let (status, told) = scene.ada.act(&scene.game, &turn).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    scene.before = scene.log().await;
    let version = told["v"].clone();

    // The same again, at any time and on any way, is answered as the first time.
    assert_eq!(scene.ada.act(&scene.game, &turn).await, (StatusCode::OK, told));
    let mut socket = scene.ada.listen(&scene.game).await;
    let again = socket.wish(&turn).await;
    assert_eq!((&again["t"], &again["d"]["ack"], &again["v"]), (&json!("ack"), &json!("m1"), &version));
    assert_eq!(scene.log().await, scene.before);

    // Something else under the same id is not done, be it possible now or not.
    for other in [
        json!({ "do": "turn", "turn": "d3c3", "ack": "m1" }),
        json!({ "do": "resign", "ack": "m1" }),
        json!({ "do": "offer", "what": "draw", "ack": "m1" }),
    ] {
        scene.refused(&scene.ada, other.clone(), 409, "ack-reused").await;
        let told = socket.wish(&other).await;
        assert_eq!((&told["t"], &told["d"]["problem"]["code"]), (&json!("refused"), &json!("ack-reused")));
        assert_eq!(scene.log().await, scene.before);
    }

    // The other player's ids are their own.
    let (status, told) =
        scene.ben.act(&scene.game, &json!({ "do": "offer", "what": "draw", "ack": "m1" })).await;
    assert_eq!(status, StatusCode::OK, "{told}");
}

#[tokio::test]
async fn a_reused_ack_id_of_what_came_to_several_events() {
    let mut scene = scene().await;
    scene.ada.does(&scene.game, &json!({ "do": "turn", "turn": "c2c3" })).await;
    scene.ada.does(&scene.game, &json!({ "do": "offer", "what": "takeback", "ack": "a1" })).await;
    let accept = json!({ "do": "accept", "what": "takeback", "ack": "b1" });
    let taken = scene.ben.does(&scene.game, &accept).await;
    let resign = json!({ "do": "resign", "ack": "a2" });
    let resigned = scene.ada.does(&scene.game, &resign).await;
    scene.before = scene.log().await;
    assert_eq!(scene.ben.does(&scene.game, &accept).await, taken);
    assert_eq!(scene.ada.does(&scene.game, &resign).await, resigned);
    scene
        .refused(&scene.ben, json!({ "do": "decline", "what": "takeback", "ack": "b1" }), 409, "ack-reused")
        .await;
    scene.refused(&scene.ada, json!({ "do": "claim", "ack": "a2" }), 409, "ack-reused").await;
    scene.refused(&scene.ada, json!({ "do": "claim", "ack": "a3" }), 409, "game-over").await;
}

#[tokio::test]
async fn ack_ids_are_short_and_plain() {
    let scene = scene().await;
    for ack in ["", "a b", "'; DROP TABLE events;--", "é", "a".repeat(41).as_str()] {
        scene.refused(&scene.ada, json!({ "do": "resign", "ack": ack }), 422, "bad-fields").await;
    }
    let mut socket = scene.ada.listen(&scene.game).await;
    socket.send(json!({ "t": "do", "d": { "do": "resign", "ack": "a b" } }).to_string()).await;
    assert_eq!(socket.closed().await, 4000);
    assert_eq!(scene.log().await, scene.before);
}

#[tokio::test]
async fn an_unknown_cookie() {
    let scene = scene().await;
    let unknown = scene.ada.with(&"A".repeat(43));
    scene.refused(&unknown, json!({ "do": "resign" }), 401, "no-guest").await;
    let broken = scene.ada.with("not a token");
    scene.refused(&broken, json!({ "do": "resign" }), 401, "no-guest").await;
}

#[tokio::test]
async fn a_forged_origin_is_not_let_in() {
    let scene = scene().await;
    let refused = scene.ada.dial(&scene.game, &[("origin", "http://evil.example")]).await.err().unwrap();
    let tokio_tungstenite::tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
    assert_eq!(response.status().as_u16(), 403);
    assert_eq!(scene.log().await, scene.before);
    let own = scene.site.address.clone();
    assert!(scene.ada.dial(&scene.game, &[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn sockets_close_on_what_they_cannot_read() {
    let scene = scene().await;
    for text in ["{", "[]", "{\"t\":\"dance\"}", "{\"t\":\"do\"}", "{\"t\":\"do\",\"d\":{\"do\":\"turn\"}}"] {
        let mut socket = scene.ada.listen(&scene.game).await;
        socket.send(text.to_owned()).await;
        assert_eq!(socket.closed().await, 4000, "{text}");
    }
    let mut socket = scene.ada.listen(&scene.game).await;
    socket.send_bytes(vec![1, 2, 3]).await;
    assert_eq!(socket.closed().await, 4000);
    let mut socket = scene.ada.listen(&scene.game).await;
    socket.send("x".repeat(9_000)).await;
    assert_eq!(socket.closed().await, 4009);
    assert_eq!(scene.log().await, scene.before);
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_messages_from_one_socket_close_it_and_nobody_else() {
    let scene = scene().await;
    let mut other = scene.ben.listen(&scene.game).await;
    let mut flood = scene.ada.listen(&scene.game).await;
    for _ in 0..10_000 {
        flood.send("{\"t\":\"ping\"}".to_owned()).await;
    }
    assert!([4029, 1006].contains(&flood.closed().await));
    assert_eq!(scene.log().await, scene.before);
    let told = other.wish(&json!({ "do": "offer", "what": "draw" })).await;
    assert_eq!(told["t"], "ack");
}
