//! A server that a test starts, kills and starts again.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server at an address that stays the same, running or not.
pub struct Served {
    pub address: SocketAddr,
    database: String,
    child: Child,
}

impl Served {
    /// Starts a server on a database, at a port that was free a moment ago.
    pub fn start(database: &str) -> Served {
        let address = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap();
        let mut served = Served { address, database: database.to_owned(), child: run(address, database) };
        served.wait();
        served
    }

    /// Kills it at once, as a power failure would, and starts another in its place without waiting for it.
    pub fn replace(&mut self) {
        self.kill();
        self.child = run(self.address, &self.database);
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as a supervisor does, waits for it, and starts another in its place.
    #[cfg(unix)]
    pub fn end_and_begin_again(mut self) -> Served {
        let process = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
        let begun = Instant::now();
        assert!(self.child.wait().unwrap().success());
        assert!(begun.elapsed() < Duration::from_secs(8), "it took {:?}", begun.elapsed());
        self.child = run(self.address, &self.database);
        self.wait();
        self
    }

    /// Waits until it listens.
    pub fn wait(&mut self) {
        let Some(out) = self.child.stdout.take() else { return };
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        assert!(lines.any(|line| line.contains("http://")), "the server did not begin");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(address: SocketAddr, database: &str) -> Child {
    // Behind a proxy everybody is counted under an address of their own.
    Command::new(env!("CARGO_BIN_EXE_khamsin"))
        .args(["--lang", "en", "serve", "--behind-proxy", "--database", database])
        .args(["--port", &address.port().to_string()])
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}
