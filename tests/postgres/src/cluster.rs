//! One PostgreSQL server with its folder, from `initdb` to the day it is removed.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::programs::Programs;

/// The database user; it may do everything, and needs no password from this machine.
const OWNER: &str = "khamsin";
/// A port that was free a moment ago can be taken by now.
const TRIES: u32 = 5;
/// What keeps watch: when its input ends, it stops the server and removes the folder.
const WATCH: &str = r#"cat >/dev/null; "$1" -D "$2/data" -m immediate -s stop; rm -rf "$2""#;

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A running server. It ends with this value, or with the program.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    folder: PathBuf,
    port: u16,
    watch: Child,
    /// The watch waits for its end.
    lifeline: Option<ChildStdin>,
}

impl Cluster {
    /// Starts one; none, and a word about it, where PostgreSQL is not installed.
    ///
    /// # Panics
    /// If PostgreSQL is installed and does not start.
    pub fn start() -> Option<Cluster> {
        let Some(programs) = Programs::find() else {
            eprintln!("tests with PostgreSQL are skipped: it is not installed");
            return None;
        };
        let folder = fresh_folder();
        programs.hand_over(&folder);
        let mut watch = Command::new("/bin/sh");
        watch.args(["-c", WATCH, "watch"]).arg(programs.path("pg_ctl")).arg(&folder).stdin(Stdio::piped());
        watch.stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // Ctrl-C ends the tests; the watch then ends by itself.
            watch.process_group(0);
        }
        let mut watch = programs.run_by_user(watch).spawn().expect("there is a shell");
        let lifeline = watch.stdin.take();
        let mut cluster = Cluster { programs, folder, port: 0, watch, lifeline };
        cluster.initialise();
        assert!((0..TRIES).any(|_| cluster.begins()), "PostgreSQL does not start: {}", cluster.log());
        Some(cluster)
    }

    /// The address of an empty database.
    ///
    /// # Panics
    /// If the server does not answer.
    pub fn fresh_database(&self) -> String {
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// Runs a statement, as somebody from outside.
    ///
    /// # Panics
    /// If it fails.
    pub fn sql(&self, database: &str, statement: &str) {
        let mut psql = self.programs.command("psql");
        psql.args(["--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--command", statement]);
        run(psql.arg(self.address(database)).stdout(Stdio::null()));
    }

    /// Stops the server as an administrator does, connections or not.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        run(self.control().args(["--mode", "fast", "--wait", "stop"]));
    }

    /// Starts the server again, on the same port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&self) {
        assert!(self.try_start(), "PostgreSQL does not start again: {}", self.log());
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://{OWNER}@127.0.0.1:{}/{database}", self.port)
    }

    fn initialise(&self) {
        let mut initdb = self.programs.command("initdb");
        initdb.args(["--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--username", OWNER]);
        // What the tests write is written through; this folder before the first of them need not be.
        run(initdb.args(["--no-sync", "--pgdata"]).arg(self.data()).stdout(Stdio::null()));
    }

    /// Takes a free port and starts the server on it.
    fn begins(&mut self) -> bool {
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
        self.port = free.expect("this machine has a free port").port();
        self.try_start()
    }

    fn try_start(&self) -> bool {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{}' -c max_connections=200",
            self.port,
            self.folder.display()
        );
        let log = self.folder.join("log");
        let mut start = self.control();
        start.args(["--wait", "--log"]).arg(log).args(["--options", &options, "start"]);
        // The server outlives the command, so it must not hold the command's output open.
        start.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    fn control(&self) -> Command {
        let mut control = self.programs.command("pg_ctl");
        control.arg("--silent").arg("--pgdata").arg(self.data());
        control
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.lifeline = None;
        let _ = self.watch.wait();
    }
}

fn fresh_folder() -> PathBuf {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("khamsin-postgres-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("temporary folders can be made");
    only_ours(&folder);
    folder
}

fn only_ours(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).expect("the folder is ours");
    }
    #[cfg(not(unix))]
    let _ = folder;
}

fn run(command: &mut Command) {
    let output = command.output().expect("the program is there");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_leaves_nothing_behind() {
        let Some(cluster) = Cluster::start() else { return };
        let address = cluster.fresh_database();
        let name = address.rsplit('/').next().unwrap_or_default().to_owned();
        cluster.sql(&name, "CREATE TABLE kept (number int)");
        cluster.stop();
        cluster.start_again();
        cluster.sql(&name, "SELECT number FROM kept");
        let folder = cluster.folder.clone();
        drop(cluster);
        assert!(!folder.exists());
    }
}
