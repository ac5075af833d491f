//! `khamsin bench server`: how long a turn takes from one player to both, with many games at once.
//!
//! The server is a process of its own, started as anybody would start it, so that its memory and its share of the
//! processors can be told apart from those of the players, who are all in this one.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use khamsin_server::load::client::ClientError;
use khamsin_server::load::measure::{Load, Outcome};
use khamsin_server::load::process::{machine_time, most_memory, processor_time};
use khamsin_server::load::script::Script;
use khamsin_text::numbers::decimal;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::args::BenchServer;
use crate::complaint::Complaint;
use crate::front::{Format, Front};
use crate::status::Status;

/// Where nobody looks, a word in this time is enough.
const SPARSE: Duration = Duration::from_secs(10);

/// A server that ends with this value.
struct Served {
    child: Child,
    address: SocketAddr,
    /// Its games, if they are in a new folder, which is removed.
    folder: Option<PathBuf>,
}

/// Processor time at one moment: the server's, ours, and everybody's.
struct Processors {
    server: Option<Duration>,
    players: Option<Duration>,
    machine: Option<Duration>,
}

/// What was measured.
struct Row {
    games: usize,
    outcome: Outcome,
    memory: Option<u64>,
    /// Shares of processors, 1 being one core: the server's, the players', the whole machine's.
    cores: [Option<f64>; 3],
}

/// Runs the command.
pub fn run(what: &BenchServer, front: &mut Front) -> anyhow::Result<()> {
    let set = front.rule_set(&what.ruleset)?;
    let turns = (u64::from(what.seconds) * 1_000).div_ceil(u64::from(what.pace)) as usize;
    let scripts = (0..u64::from(what.games)).map(|seed| Script::lasting(set, seed, turns));
    let scripts: Option<Vec<Script>> = scripts.collect();
    let too_long = || Complaint(front.text("bench-server-too-long", &vec![("text", set.to_string().into())]));
    let scripts = scripts.ok_or_else(too_long)?;
    let load = Load { scripts, pace: Duration::from_millis(u64::from(what.pace)) };
    let served = Served::start(what.database.as_deref()).map_err(|reason| failed(front, &reason))?;
    let row = measure(&load, &served, front).map_err(|error| failed(front, &error.to_string()))?;
    match what.format.get() {
        Format::Json => front.json(&row.json()),
        Format::Text => row.tell(front),
    }
}

fn failed(front: &Front, reason: &str) -> Complaint {
    Complaint(front.text("bench-server-failed", &vec![("reason", reason.into())]))
}

fn measure(load: &Load, served: &Served, front: &Front) -> Result<Row, ClientError> {
    let runtime = Runtime::new()?;
    let games = load.scripts.len();
    let ready = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&ready);
    let gathering = load.gather(served.address, move |count| counted.store(count, Ordering::Relaxed));
    let gathered = runtime.block_on(watched(gathering, front, || {
        let ready = ready.load(Ordering::Relaxed);
        front.text("bench-server-gathering", &vec![("one", ready.into()), ("two", games.into())])
    }))?;
    let before = served.processors();
    let outcome =
        runtime.block_on(watched(load.play(gathered), front, || front.plain("bench-server-playing")))?;
    let after = served.processors();
    let share = |of: fn(&Processors) -> Option<Duration>| {
        let used = of(&after)?.checked_sub(of(&before)?)?;
        Some(used.as_secs_f64() / outcome.lasted.as_secs_f64())
    };
    let cores = [share(|time| time.server), share(|time| time.players), share(|time| time.machine)];
    Ok(Row { games, memory: most_memory(served.child.id()), outcome, cores })
}

/// Waits for something, and says now and then how far it is.
async fn watched<T>(work: impl Future<Output = T>, front: &Front, line: impl Fn() -> String) -> T {
    let mut status = Status::new(SPARSE);
    let mut ticks = tokio::time::interval(Duration::from_millis(200));
    tokio::pin!(work);
    loop {
        tokio::select! {
            done = &mut work => {
                status.clear();
                return done;
            }
            _ = ticks.tick() => if status.is_due() {
                status.write(front, &line());
            },
        }
    }
}

impl Served {
    fn start(database: Option<&str>) -> Result<Served, String> {
        let said = |error: std::io::Error| error.to_string();
        let mut folder = None;
        let database = if let Some(database) = database {
            database.to_owned()
        } else {
            let new = std::env::temp_dir().join(format!("khamsin-bench-{}", std::process::id()));
            std::fs::create_dir_all(&new).map_err(said)?;
            let file = format!("sqlite://{}", new.join("online.db").display());
            folder = Some(new);
            file
        };
        let program = std::env::current_exe().map_err(said)?;
        // Players name addresses of their own, so that each is counted for itself.
        let child = Command::new(program)
            .args(["serve", "--port", "0", "--behind-proxy", "--database", &database])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let child = child.map_err(said)?;
        let mut served = Served { child, address: SocketAddr::from(([127, 0, 0, 1], 0)), folder };
        served.address = served.announced().ok_or("the server did not begin")?;
        Ok(served)
    }

    /// The address that the server names; none if it ends before.
    fn announced(&mut self) -> Option<SocketAddr> {
        let lines = BufReader::new(self.child.stdout.take()?).lines();
        let mut texts = lines.map_while(Result::ok);
        texts.find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            rest.split(|c: char| c == '/' || c.is_whitespace()).next()?.parse().ok()
        })
    }

    fn processors(&self) -> Processors {
        Processors {
            server: processor_time(self.child.id()),
            players: processor_time(std::process::id()),
            machine: machine_time(),
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

impl Row {
    fn json(&self) -> Value {
        let [server, players, machine] = self.cores;
        json!({
            "games": self.games,
            "sockets": 2 * self.games,
            "turns": self.outcome.times.len(),
            "seconds": self.outcome.lasted.as_secs_f64(),
            "p50_ms": milliseconds(self.outcome.per_mille(500)),
            "p99_ms": milliseconds(self.outcome.per_mille(990)),
            "max_ms": milliseconds(self.outcome.per_mille(1_000)),
            "server_memory_bytes": self.memory,
            "server_cores": server,
            "players_cores": players,
            "machine_cores": machine,
        })
    }

    fn tell(&self, front: &mut Front) -> anyhow::Result<()> {
        let lang = front.texts.lang();
        let number = |value: f64, digits| decimal(lang, value, digits);
        let time = |share| number(milliseconds(self.outcome.per_mille(share)), 1);
        let unknown = || front.plain("bench-server-unknown");
        let cores = |place: usize| self.cores[place].map_or_else(unknown, |cores| number(cores, 2));
        let memory = self.memory.map_or_else(unknown, |bytes| number(bytes as f64 / 1e6, 0));
        let lines = [
            front.text(
                "bench-server-load",
                &vec![
                    ("one", self.games.into()),
                    ("two", (2 * self.games).into()),
                    ("count", self.outcome.times.len().into()),
                    ("text", number(self.outcome.lasted.as_secs_f64(), 1).into()),
                ],
            ),
            front.text(
                "bench-server-times",
                &vec![("one", time(500).into()), ("two", time(990).into()), ("value", time(1_000).into())],
            ),
            front.text("bench-server-memory", &vec![("text", memory.into())]),
            front.text(
                "bench-server-cores",
                &vec![("one", cores(0).into()), ("two", cores(1).into()), ("value", cores(2).into())],
            ),
        ];
        lines.iter().try_for_each(|line| front.line(line))
    }
}
