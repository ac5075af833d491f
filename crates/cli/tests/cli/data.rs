//! `khamsin data`, beside real servers and on both kinds of databases.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use khamsin_server::class::state::{Class, DAY, Plan, Pupil, State};
use khamsin_server::online::event::Event;
use khamsin_server::online::founding::{SideChoice, asked_for};
use khamsin_server::online::id::{ClassId, GameId, GuestKey, GuestSecret};
use khamsin_server::online::table::Table;
use khamsin_server::store::open::Place;
use khamsin_server::store::{Append, Store};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::khamsin::{command, khamsin, khamsin_reading};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("data-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn database(&self, name: &str) -> String {
        format!("sqlite://{}", self.path(name))
    }

    /// Every file that is in it.
    fn files(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Does something with a store, as the server that has it.
fn with<T>(database: &str, work: impl AsyncFnOnce(&Arc<dyn Store>) -> T) -> T {
    Runtime::new().unwrap().block_on(async {
        let store = database.parse::<Place>().unwrap().open().await.unwrap();
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// A game that First has given up, or one that is still going on.
async fn game(store: &dyn Store, players: &[GuestKey; 2], over: bool) -> GameId {
    let set = "seti/beth".parse().unwrap();
    let mut events = asked_for(&set, SideChoice::First, None, false, Some(7), None, &players[0]);
    let second = serde_json::from_value(json!({"joined": {"side": "second", "guest": players[1]}})).unwrap();
    events.push(second);
    let id = GameId::draw();
    let table = |events: &[Event]| {
        let logged = |(event, version): (&Event, u32)| {
            serde_json::from_value(json!({"version": version, "at": 0, "event": event})).unwrap()
        };
        let log: Vec<_> = events.iter().zip(1..).map(logged).collect();
        Table::open(id.clone(), &log).unwrap().unwrap()
    };
    if over {
        events.push(serde_json::from_value(json!({"resigned": {"side": "first"}})).unwrap());
        let result = table(&events).result().unwrap();
        events.push(Event::Finished(result));
    }
    let summary = table(&events).summary();
    let ack = Some((players[1].clone(), "the-last".parse().unwrap()));
    let append = Append { game: id.clone(), seen: 0, events, ack, summary };
    store.append_all(vec![append]).await.remove(0).unwrap();
    id
}

/// Two guests with these names.
async fn players(store: &dyn Store, names: [&str; 2]) -> [GuestKey; 2] {
    let keys = [GuestSecret::draw().key(), GuestSecret::draw().key()];
    for (key, name) in keys.iter().zip(names) {
        store.keep_guest(key, Some(name)).await.unwrap();
    }
    keys
}

/// A class that was made so many days ago and keeps its names for thirty.
async fn class(store: &dyn Store, days: i64, pupil: &GuestKey, name: &str) -> ClassId {
    let plan = Plan {
        title: Some("6B".to_owned()),
        teacher: GuestSecret::draw().key(),
        ruleset: "seti/beth".to_owned(),
        clock: None,
        keep_days: 30,
        state: State::Open,
        seed: 1,
        pupils: vec![Pupil { number: 1, guest: pupil.clone(), removed: false }],
        rounds: vec![],
    };
    let (id, created) = (ClassId::draw(), store.now().await.unwrap() - days * DAY);
    let names = [(1, name.to_owned())].into();
    store.save_class(&Class { id: id.clone(), version: 0, created, plan, names }).await.unwrap();
    id
}

/// A database with two finished games, one that goes on, two guests and a class.
fn filled(database: &str) {
    with(database, async |store| {
        let players = players(&**store, ["Ada", "سارة"]).await;
        for over in [true, true, false] {
            game(&**store, &players, over).await;
        }
        class(&**store, 0, &players[0], "Adele").await;
    });
}

/// What a backup says, line by line, but for the head's time.
fn lines(file: &str) -> Vec<Value> {
    let text = String::from_utf8(zstd::decode_all(fs::File::open(file).unwrap()).unwrap()).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[0]["khamsin"]["at"] = Value::Null;
    lines.last_mut().unwrap()["end"]["sha256"] = Value::Null;
    lines
}

/// A server on a database, until it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn on(database: &str) -> Server {
        let mut serve = command();
        serve.args(["serve", "--port", "0", "--database", database]);
        let mut child = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.split("http://").nth(1).unwrap().trim_end().trim_end_matches('/').to_owned();
        Server { child, address }
    }

    /// Asks it something, and gives the body of its answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!("Host: {}\r\nConnection: close\r\n", self.address);
        write!(stream, "{}", request.replacen("\r\n", &format!("\r\n{head}"), 1)).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn from_a_file_to_postgresql_and_back() {
    let folder = Folder::new();
    let (old, new) = (folder.database("old.db"), folder.database("new.db"));
    filled(&old);
    let file = folder.path("one.backup");
    let told = khamsin(&["data", "backup", &file, "--database", &old, "--json"]).json();
    let counts = json!({"games": 3, "events": 13, "guests": 2, "classes": 1, "names": 1});
    assert_eq!(told, json!({"file": file, "counts": counts, "broken": []}));
    assert!(lines(&file)[1].to_string().contains("the-last"), "ack ids are kept");
    let places = khamsin_postgres::fresh_database().into_iter().chain([new]);
    let mut from = file.clone();
    for (number, database) in places.enumerate() {
        let said = khamsin(&["data", "restore", &from, "--database", &database]).good();
        assert_eq!(
            said,
            format!(
                "{from} is restored: games: 3, events: 13, guests: 2, classes: 1, names in classes: 1.\n"
            )
        );
        from = folder.path(&format!("next-{number}.backup"));
        khamsin(&["data", "backup", &from, "--database", &database]).good();
        assert_eq!(lines(&from), lines(&file));
    }
    // Nothing half-written is left, and nobody else may read the names.
    assert!(folder.files().iter().all(|name| !name.contains(".part")), "{:?}", folder.files());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn a_backup_is_taken_beside_a_running_server_and_not_restored_under_it() {
    let folder = Folder::new();
    let database = folder.database("online.db");
    filled(&database);
    let server = Server::on(&database);
    let made = server.ask("POST /api/v1/guests HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{\"name\":\"Cy\"}\n");
    assert!(made.contains("\"name\":\"Cy\""), "{made}");
    let file = folder.path("one.backup");
    let told = khamsin(&["data", "backup", &file, "--database", &database, "--json"]).json();
    assert_eq!(told["counts"]["guests"], 3, "{told}");
    assert!(lines(&file).iter().any(|line| line["guest"]["name"] == "Cy"));
    let refused = khamsin(&["data", "restore", &file, "--database", &database]).bad();
    assert!(refused.contains("is in use by another Khamsin server: end that one"), "{refused}");
    // It is still there, and still writes.
    assert!(server.ask("GET /readyz HTTP/1.1\r\n\r\n").contains("ready"));
    drop(server);
    let refused = khamsin(&["data", "restore", &file, "--database", &database]).bad();
    assert!(refused.contains("has something in it already") && refused.contains("--database"), "{refused}");
}

#[test]
fn a_file_is_replaced_only_if_asked() {
    let folder = Folder::new();
    let database = folder.database("online.db");
    filled(&database);
    let file = folder.path("one.backup");
    fs::write(&file, "precious").unwrap();
    for what in ["backup", "export"] {
        let refused = khamsin(&["data", what, &file, "--database", &database]).bad();
        assert_eq!(
            refused,
            format!("{file}: the file is there already: name another, or replace it with --force")
        );
        assert_eq!(fs::read(&file).unwrap(), b"precious");
    }
    khamsin(&["data", "backup", &file, "--database", &database, "--force"]).good();
    assert_eq!(lines(&file).len(), 1 + 3 + 2 + 1 + 1);
    let nowhere = folder.path("no/such/folder.backup");
    let refused = khamsin(&["data", "backup", &nowhere, "--database", &database]).bad();
    assert!(refused.starts_with(&format!("{nowhere}: the file cannot be used (")), "{refused}");
}

#[test]
fn standard_output_carries_the_backup_alone() {
    let folder = Folder::new();
    let (old, new) = (folder.database("old.db"), folder.database("new.db"));
    filled(&old);
    let output = command().args(["data", "backup", "-", "--database", &old, "--json"]).output().unwrap();
    let told: Value = serde_json::from_slice(&output.stderr).unwrap();
    assert_eq!((output.status.code(), &told["counts"]["games"]), (Some(0), &json!(3)));
    let said = khamsin_reading(&["data", "restore", "-", "--database", &new], &output.stdout).good();
    assert!(said.starts_with("standard input is restored: games: 3, "), "{said}");
}

/// Whatever is wrong with a file, one sentence says so, and no database comes of it.
#[test]
fn what_is_no_good_backup_is_refused() {
    let folder = Folder::new();
    let database = folder.database("old.db");
    filled(&database);
    let file = folder.path("one.backup");
    khamsin(&["data", "backup", &file, "--database", &database]).good();
    let good = fs::read(&file).unwrap();
    let flipped = |place: usize| {
        let mut bytes = good.clone();
        bytes[place] ^= 4;
        bytes
    };
    let newer = zstd::encode_all(
        &b"{\"khamsin\":{\"format\":7,\"program\":\"7.0.0\",\"at\":0,\"games\":0}}\n{\"comet\":{}}\n"[..],
        3,
    );
    let cases: [(&str, Vec<u8>, &str); 6] = [
        ("empty", vec![], "the backup ends too early: copy it again"),
        ("cut", good[..good.len() - 9].to_vec(), "the backup ends too early: copy it again"),
        ("flipped", flipped(good.len() / 2), "the backup is damaged (noticed in line "),
        ("foreign", b"[Ruleset \"seti/beth\"]\n\n*\n".to_vec(), "this is no backup of Khamsin: name a file"),
        ("newer", newer.unwrap(), "the backup was written by Khamsin 7.0.0, which is newer: restore it with"),
        ("turned", flipped(0), "this is no backup of Khamsin: name a file"),
    ];
    for (name, bytes, said) in cases {
        let (file, target) = (folder.path(name), folder.database(&format!("{name}.db")));
        fs::write(&file, bytes).unwrap();
        let refused = khamsin(&["data", "restore", &file, "--database", &target]).bad();
        assert!(refused.starts_with(&format!("{file}: {said}")), "{name}: {refused}");
        // What was refused left nothing: the good one still fits in.
        fs::write(&file, &good).unwrap();
        khamsin(&["data", "restore", &file, "--database", &target]).good();
    }
    let missing = khamsin(&["data", "restore", &folder.path("missing"), "--database", &database]).bad();
    assert!(missing.contains("the file cannot be used ("), "{missing}");
    let french = khamsin(&["--lang", "fr", "data", "restore", &folder.path("missing")]).bad();
    assert!(french.contains("le fichier est inutilisable ("), "{french}");
}

#[test]
fn records_are_exported_and_replay() {
    let folder = Folder::new();
    let database = folder.database("online.db");
    filled(&database);
    let said = khamsin(&["data", "export", &folder.path(""), "--database", &database]).good();
    let file = folder.path("games.pgn");
    assert_eq!(said, format!("{file} is written, with this number of finished games: 2.\n"));
    let replayed = khamsin(&["replay", &file, "--json"]).json();
    let all = replayed.as_array().unwrap();
    assert_eq!(all.len(), 2);
    for game in all {
        assert_eq!((&game["ok"], &game["result"]), (&json!(true), &json!("0-1")));
        assert_eq!((&game["first"], &game["second"]), (&json!("Ada"), &json!("سارة")));
    }
    let anonymous = khamsin(&["data", "export", "-", "--anonymous", "--database", &database]).good();
    assert!(!["Ada", "سارة", "Adele", "6B"].iter().any(|name| anonymous.contains(name)), "{anonymous}");
    let replayed = khamsin_reading(&["replay", "-", "--json"], anonymous.as_bytes()).json();
    assert_eq!((replayed.as_array().unwrap().len(), &replayed[0]["first"]), (2, &Value::Null));
}

/// Names go, games and seats stay, and nobody loses a name whose time is not over.
#[test]
fn names_are_purged_beside_a_running_server() {
    let folder = Folder::new();
    let places = khamsin_postgres::fresh_database().into_iter().chain([folder.database("online.db")]);
    for database in places {
        let (guests, old, new) = with(&database, async |store| {
            let guests = players(&**store, ["Ada", "Ben"]).await;
            let old = class(&**store, 31, &guests[1], "Ben").await;
            let new = class(&**store, 29, &guests[0], "Adele").await;
            game(&**store, &guests, true).await;
            (guests, old, new)
        });
        let before = folder.path("before.backup");
        khamsin(&["data", "backup", &before, "--database", &database, "--force"]).good();
        let server = Server::on(&database);
        let purge = ["data", "purge", "--days", "1", "--database", &database];
        let said = khamsin(&[&purge[..], &["--json"]].concat()).json();
        // The server may have been faster with the class, but nobody was away for a day.
        assert_eq!((&said["days"], &said["guests"]), (&json!(1), &json!(0)), "{said}");
        drop(server);
        let name = |key: &GuestKey| {
            let key = key.clone();
            with(&database, async move |store| store.guest(&key).await.unwrap().unwrap().name)
        };
        assert_eq!(name(&guests[0]).as_deref(), Some("Ada"));
        assert_eq!(name(&guests[1]), None, "the name of the old class goes with it");
        with(&database, async |store| {
            assert_eq!(store.class(&old).await.unwrap().unwrap().names.len(), 0);
            assert_eq!(store.class(&new).await.unwrap().unwrap().names[&1], "Adele");
            assert_eq!(store.all_games(None, 9).await.unwrap().len(), 1);
        });
        // Restored, two days later: everybody was away.
        let later = folder.database(&format!("later-{}.db", folder.files().len()));
        let aged = folder.path("aged.backup");
        fs::write(&aged, aged_by(&before, 2)).unwrap();
        khamsin(&["data", "restore", &aged, "--database", &later]).good();
        assert_eq!(
            khamsin(&["data", "purge", "--days", "3", "--database", &later, "--json"]).json()["guests"],
            0
        );
        let said = khamsin(&["data", "purge", "--days", "1", "--database", &later]).good();
        assert_eq!(
            said,
            "Names of guests deleted (days without a visit: 1): 1. Names deleted in classes whose days are over: 0.\n"
        );
        let _ = fs::remove_file(&aged);
    }
}

/// A backup whose guests were last seen so many days earlier.
fn aged_by(file: &str, days: i64) -> Vec<u8> {
    use sha2::{Digest, Sha256};
    let text = String::from_utf8(zstd::decode_all(fs::File::open(file).unwrap()).unwrap()).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut end = lines.pop().unwrap();
    for guest in lines.iter_mut().filter_map(|line| line.get_mut("guest")) {
        guest["seen"] = json!(guest["seen"].as_i64().unwrap() - days * DAY);
    }
    let body = lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n") + "\n";
    let digits: Vec<String> = Sha256::digest(&body).iter().map(|byte| format!("{byte:02x}")).collect();
    end["end"]["sha256"] = json!(digits.concat());
    zstd::encode_all(format!("{body}{end}\n").as_bytes(), 3).unwrap()
}

#[test]
fn a_wrong_database_is_told_with_what_to_do() {
    let folder = Folder::new();
    let nothing = folder.database("nothing.db");
    let file = folder.path("file");
    for args in [&["backup", &file][..], &["export", &file], &["purge"]] {
        let said = khamsin(&[&["data"], args, &["--database", &nothing]].concat()).bad();
        assert!(
            said.ends_with("holds nothing of Khamsin: check the address given with --database"),
            "{said}"
        );
        let said = khamsin(&[&["data"], args, &["--database", "mysql://here"]].concat()).bad();
        assert!(said.contains("is no database: write sqlite://FILE"), "{said}");
    }
    assert!(folder.files().is_empty(), "{:?}", folder.files());
    assert!(!Path::new(&file).exists());
    let usage = khamsin(&["data", "purge", "--days", "0", "--database", &nothing]);
    assert_eq!(usage.code, 2, "{}", usage.err);
}
