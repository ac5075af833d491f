//! Exact values from a folder of tables: two men on 5×5, solved here in a moment.

use std::num::NonZeroUsize;
use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_server::app::{Parts, app_of};
use khamsin_tables::build::{Builder, Plan, Watcher};
use khamsin_tables::dispatch_game;
use khamsin_tables::format::{Cache, Codec};
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::Observer;
use khamsin_tables::store::{Folder, Tables};
use serde_json::{Value, json};

use crate::asking::{asked_of, request};

struct Nobody;
impl Observer for Nobody {}
impl Watcher for Nobody {}

const SET: &str = "seega/ludens-planet";

fn built(folder: &Folder) {
    let set: RuleSet = SET.parse().unwrap();
    let game = AnyGame::new(set.rules()).unwrap();
    dispatch_game!(game, game => {
        let tables = Tables::in_folder(game, set, folder.clone(), Arc::new(Cache::new(1 << 20)));
        let threads = NonZeroUsize::MIN;
        let builder = Builder { tables, threads, memory: 1 << 28, codec: Codec::Plain };
        builder.build(&Plan::new(&builder.tables, 3), &Nobody).unwrap();
    });
}

#[tokio::test]
async fn values_come_from_the_folder() {
    let path = std::env::temp_dir().join(format!("khamsin-server-exact-{}", std::process::id()));
    let folder = Folder::new(&path);
    built(&folder);
    let app = app_of(Parts { tables: Some(folder), ..Parts::default() });
    let ask = |position: &str| {
        let body = json!({ "game": { "ruleset": SET, "position": position, "turns": [] } }).to_string();
        asked_of(app.clone(), request("POST", "/api/v1/exact", &[("content-type", "application/json")], body))
    };
    // First steps from c2 to c1 and has the last man on b1 between two of its own.
    let answer = ask("5/5/5/2M2/Mm3 1 move 0,0 0 1").await;
    let known: Value = answer.json();
    assert_eq!(answer.status, 200, "{known}");
    assert_eq!(
        (&known["value"]["winner"], &known["value"]["distance"]),
        (&json!("first"), &json!(1)),
        "{known}"
    );
    assert_eq!(known["turns"][0]["turn"], "c2c1");
    ask("MM3/5/5/2M2/Mm3 1 move 0,0 0 1").await.problem(404, "no-table");
    std::fs::remove_dir_all(path).unwrap();
}
