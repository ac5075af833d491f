//! Players who do not give up: whoever loses the connection connects again, and says again what was not acknowledged.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use khamsin_server::load::client::{Client, ClientError, Socket, Told};
use khamsin_server::load::script::Script;
use khamsin_server::online::event::{Event, Version};
use khamsin_server::online::table::Table;
use khamsin_server::store::Store;
use tokio::time::{Instant, sleep};

/// How long a server may be away.
const PATIENCE: Duration = Duration::from_mins(1);
const PAUSE: Duration = Duration::from_millis(10);

/// What a server has acknowledged of one game.
pub struct Ledger {
    pub game: String,
    pub script: Script,
    /// The version of each turn.
    pub acked: Vec<Version>,
}

/// One of the two, and the servers to try, the first first.
struct Player {
    client: Client,
    servers: Vec<SocketAddr>,
    socket: Option<Socket>,
}

/// Asks one server after the other while they are away; what a server refuses is a fault.
async fn insist<T, F>(servers: &[SocketAddr], what: impl Fn(SocketAddr) -> F) -> T
where
    F: Future<Output = Result<T, ClientError>>,
{
    let begun = Instant::now();
    for &server in servers.iter().cycle() {
        match what(server).await {
            Ok(done) => return done,
            // A server that has just begun may not reach its store yet.
            Err(ClientError::Gone(_) | ClientError::Refused { status: 503, .. }) => {}
            Err(error) => panic!("{error}"),
        }
        assert!(begun.elapsed() < PATIENCE, "no server comes back");
        sleep(PAUSE).await;
    }
    panic!("there are no servers");
}

impl Player {
    async fn new(servers: &[SocketAddr], number: u32) -> Player {
        let from = Ipv4Addr::from_bits(Ipv4Addr::new(198, 18, 0, 0).to_bits() + number);
        let client = insist(servers, |server| Client::new(server, from)).await;
        Player { client, servers: servers.to_vec(), socket: None }
    }

    /// Plays a turn, and answers with its version once it is acknowledged.
    async fn play(&mut self, game: &str, after: Version, turn: &str, ack: &str) -> Version {
        let begun = Instant::now();
        loop {
            match self.try_play(game, after, turn, ack).await {
                Ok(version) => return version,
                Err(ClientError::Gone(_)) => {
                    self.socket = None;
                    self.servers.rotate_left(1);
                }
                Err(error) => panic!("{game}, {ack}: {error}"),
            }
            assert!(begun.elapsed() < PATIENCE, "no server comes back");
            sleep(PAUSE).await;
        }
    }

    async fn try_play(
        &mut self,
        game: &str,
        after: Version,
        turn: &str,
        ack: &str,
    ) -> Result<Version, ClientError> {
        if self.socket.is_none() {
            self.socket = Some(self.client.at(self.servers[0]).listen(game).await?);
        }
        let socket = self.socket.as_mut().unwrap();
        socket.reach(after).await?;
        socket.play(turn, ack).await?;
        loop {
            if let Told::Ack(name, version) = socket.next().await?
                && name == ack
            {
                return Ok(version);
            }
        }
    }
}

/// What is played, seen from outside: how many turns were acknowledged, and whether to go on.
#[derive(Default)]
pub struct Course {
    pub acked: AtomicUsize,
    pub stop: AtomicBool,
}

impl Course {
    /// Waits until so many turns more were acknowledged.
    pub async fn goes_on(&self, turns: usize) {
        let (begun, enough) = (Instant::now(), self.acked.load(Ordering::Relaxed) + turns);
        while self.acked.load(Ordering::Relaxed) < enough {
            assert!(begun.elapsed() < PATIENCE, "nothing is acknowledged");
            sleep(PAUSE / 10).await;
        }
    }
}

/// Plays a script to its end, or until it is told to stop. First prefers the first server, Second the last.
pub async fn play(servers: &[SocketAddr], number: u32, script: Script, course: &Course) -> Ledger {
    let mut backwards = servers.to_vec();
    backwards.reverse();
    let (mut first, mut second) =
        (Player::new(servers, 2 * number).await, Player::new(&backwards, 2 * number + 1).await);
    // Who is not told that a game was made makes another.
    let (set, seed) = (script.set.to_string(), script.seed);
    let create = |server| {
        let (client, set) = (first.client.at(server), set.clone());
        async move { client.create(&set, seed).await }
    };
    let game = insist(servers, create).await;
    let join = |server| {
        let (client, game) = (second.client.at(server), game.clone());
        async move { client.join(&game).await }
    };
    insist(&backwards, join).await;
    let mut ledger = Ledger { game, script, acked: Vec::new() };
    let mut version = 3;
    for (place, line) in ledger.script.turns.iter().enumerate() {
        if course.stop.load(Ordering::Relaxed) {
            break;
        }
        let mover = if line.first { &mut first } else { &mut second };
        version = mover.play(&ledger.game, version, &line.turn, &format!("m{place}")).await;
        ledger.acked.push(version);
        course.acked.fetch_add(1, Ordering::Relaxed);
    }
    ledger
}

/// Holds a store to what was acknowledged: everything is there, nothing twice, and the game replays.
pub async fn check(store: &dyn Store, ledger: &Ledger) {
    let id = ledger.game.parse().unwrap();
    let log = store.events(&id, 0).await.unwrap();
    assert!(log.iter().zip(1..).all(|(logged, version)| logged.version == version), "{id}: a gap");
    assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at), "{id}: time runs backwards");
    let turns: Vec<(Version, &str)> = log
        .iter()
        .filter_map(|logged| match &logged.event {
            Event::Turn { turn, .. } => Some((logged.version, turn.as_str())),
            _ => None,
        })
        .collect();
    let lines = &ledger.script.turns;
    assert!(turns.len() >= ledger.acked.len(), "{id}: {} turns of {}", turns.len(), ledger.acked.len());
    assert!(turns.len() <= lines.len(), "{id}: more turns than were said");
    for ((version, turn), (line, acked)) in turns.iter().zip(lines.iter().zip(&ledger.acked)) {
        assert_eq!(*turn, line.turn, "{id}, version {version}");
        // The end of a game is written with its last turn, and the answer is the version of both.
        assert!([*acked, acked - 1].contains(version), "{id}: version {version} was acknowledged as {acked}");
    }
    let table = Table::open(id, &log).unwrap().unwrap();
    assert_eq!(table.turns.texts().len(), turns.len());
}
