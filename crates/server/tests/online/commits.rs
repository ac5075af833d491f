//! An answer follows its commit: while the database cannot commit nobody hears of an event, and what somebody has heard of
//! is there for every other reader of the database.

use std::time::Duration;

use khamsin_rules::random::Random;
use khamsin_server::store::open::Place;
use serde_json::json;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use crate::client::{Guest, any_turn};
use crate::place::{both, server};

const LEAP: &str = "saut-du-chat/ludens-planet";

/// Somebody else at the database of a server.
enum Other {
    File(SqliteConnection),
    Postgres(PgConnection),
}

impl Other {
    async fn at(place: &Place) -> Other {
        match place {
            Place::File(path) => {
                Other::File(SqliteConnectOptions::new().filename(path).connect().await.unwrap())
            }
            Place::Postgres(options) => Other::Postgres(PgConnection::connect_with(options).await.unwrap()),
        }
    }

    async fn say(&mut self, statement: &'static str) {
        match self {
            Other::File(connection) => sqlx::query(statement).execute(connection).await.map(drop),
            Other::Postgres(connection) => sqlx::query(statement).execute(connection).await.map(drop),
        }
        .unwrap();
    }

    /// Keeps everybody from committing events.
    async fn hold(&mut self) {
        if let Other::File(_) = self {
            self.say("BEGIN IMMEDIATE").await;
        } else {
            self.say("BEGIN").await;
            self.say("LOCK TABLE events IN EXCLUSIVE MODE").await;
        }
    }

    /// How many events a game has, by what is committed.
    async fn count(&mut self, game: &str) -> i64 {
        match self {
            Other::File(connection) => {
                let count = sqlx::query_scalar("SELECT count(*) FROM events WHERE game = ?");
                count.bind(game).fetch_one(connection).await.unwrap()
            }
            Other::Postgres(connection) => {
                let count = sqlx::query_scalar("SELECT count(*) FROM events WHERE game = $1");
                count.bind(game).fetch_one(connection).await.unwrap()
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_follow_commits() {
    for place in both() {
        let site = server(&place).await;
        let (ada, ben) = (Guest::new(&site, "").await, Guest::new(&site, "").await);
        let game = ada.create(&json!({ "ruleset": LEAP, "side": "first", "seed": "7" })).await;
        ben.join(&game).await;
        let (mut first, mut second) = (ada.listen(&game).await, ben.listen(&game).await);
        let mut other = Other::at(&place).await;
        let set = LEAP.parse().unwrap();
        let (mut random, mut turns) = (Random::new(2), Vec::<String>::new());
        for number in 0..12 {
            let Some(turn) = any_turn(&set, "7", &turns, &mut random) else { break };
            let (mover, waiter) = if first.table["side"] == "first" {
                (&mut first, &mut second)
            } else {
                (&mut second, &mut first)
            };
            let said = json!({ "t": "do", "d": { "do": "turn", "turn": turn, "ack": format!("m{number}") } });
            if number % 4 == 3 {
                let before = other.count(&game).await;
                other.hold().await;
                mover.send(said.to_string()).await;
                let quiet = Duration::from_millis(300);
                while let Ok(heard) = timeout(quiet, mover.next()).await {
                    assert_eq!(heard.unwrap()["t"], "people", "nothing is committed yet");
                }
                while let Ok(heard) = timeout(quiet, waiter.next()).await {
                    assert_eq!(heard.unwrap()["t"], "people", "nothing is committed yet");
                }
                assert_eq!(other.count(&game).await, before);
                other.say("ROLLBACK").await;
            } else {
                mover.send(said.to_string()).await;
            }
            turns.push(turn);
            // Whichever comes, the position or the answer: the event is there for everybody.
            let mut answered = false;
            while !answered || mover.turns.len() < turns.len() {
                let heard = mover.next().await.unwrap();
                assert!(other.count(&game).await >= heard["v"].as_i64().unwrap(), "{heard}");
                answered |= heard["t"] == "ack";
            }
            while waiter.turns.len() < turns.len() {
                let heard = waiter.next().await.unwrap();
                assert!(other.count(&game).await >= heard["v"].as_i64().unwrap(), "{heard}");
            }
        }
        assert!(turns.len() >= 8, "the clogged turns were played too");
        site.end().await;
    }
}
