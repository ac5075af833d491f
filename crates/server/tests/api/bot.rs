//! The example bot: two of them play a whole game against each other, although the server goes away in the middle of it.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use khamsin_server::app::Parts;
use khamsin_server::listen::{Port, Reach, Server};
use khamsin_server::online::event::Event;
use khamsin_server::online::hub::Hub;
use khamsin_server::online::id::GameId;
use khamsin_server::store::open::Place;
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};

/// Short games: 5 × 5, one jump after the other.
const RULE_SET: &str = "saut-du-chat/ludens-planet";
/// The weakest level answers at once.
const LEVEL: &str = "1";
/// How long the whole game may take.
const PATIENCE: Duration = Duration::from_mins(3);

struct Running {
    hub: Arc<Hub>,
    port: u16,
    end: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
}

impl Running {
    async fn start(place: &Place, port: Port) -> Running {
        let hub = Hub::new(place.open().await.unwrap());
        let server = Server::bind(port, Reach::Here).await.unwrap();
        let (port, (end, asked)) = (server.port(), oneshot::channel());
        let ended = tokio::spawn(server.run(Parts::with_games(Arc::clone(&hub)), async move {
            let _: Result<(), _> = asked.await;
        }));
        Running { hub, port, end, ended }
    }

    async fn end(self) {
        self.end.send(()).unwrap();
        self.ended.await.unwrap().unwrap();
    }

    /// How many turns were played, and how it ended.
    async fn stands(&self, game: &GameId) -> (usize, Option<Value>) {
        let log = self.hub.store().events(game, 0).await.unwrap();
        let turns = log.iter().filter(|logged| matches!(logged.event, Event::Turn { .. })).count();
        let finished = log.iter().find_map(|logged| match &logged.event {
            Event::Finished(finished) => Some(serde_json::to_value(finished).unwrap()),
            _ => None,
        });
        (turns, finished)
    }
}

fn bot(address: &str, link: &str) -> Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut python = Command::new("python3");
    python.arg(script).args([address, link, RULE_SET, LEVEL]);
    python.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What a bot says in the end: how the game ended.
fn outcome(mut bot: Child, mut told: impl BufRead) -> Value {
    let mut text = String::new();
    told.read_to_string(&mut text).unwrap();
    let mut complaints = String::new();
    bot.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
    assert!(bot.wait().unwrap().success(), "{complaints}");
    assert_eq!(complaints, "");
    serde_json::from_str(&text).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_play_a_whole_game_and_survive_a_restart() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here");
        return;
    }
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("bots-{}.db", std::process::id()));
    let place = Place::File(file);
    let server = Running::start(&place, Port::Exactly(0)).await;
    let (port, address) = (server.port, format!("http://127.0.0.1:{}", server.port));

    let mut ada = bot(&address, "");
    let mut says = BufReader::new(ada.stdout.take().unwrap());
    let (says, link) = spawn_blocking(move || {
        let mut link = String::new();
        says.read_line(&mut link).unwrap();
        (says, link.trim().to_owned())
    })
    .await
    .unwrap();
    let game: GameId = link.rsplit('/').next().unwrap().parse().unwrap();
    let mut ben = bot(&address, &link);
    let ben_says = BufReader::new(ben.stdout.take().unwrap());

    let played = async {
        while server.stands(&game).await.0 < 4 {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, played).await.unwrap();
    server.end().await;
    let server = Running::start(&place, Port::Exactly(port)).await;
    let (before, _) = server.stands(&game).await;

    let told = timeout(PATIENCE, spawn_blocking(move || (outcome(ada, says), outcome(ben, ben_says))));
    let (ada, ben) = told.await.unwrap().unwrap();
    let (turns, finished) = server.stands(&game).await;
    assert!(turns > before, "{before} turns before the restart, {turns} in the end");
    assert_eq!((Some(&ada), Some(&ben)), (finished.as_ref(), finished.as_ref()));
    server.end().await;
}
