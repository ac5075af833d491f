//! Where PostgreSQL's programs are, and as whom they run: PostgreSQL refuses to be run by root.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Users that PostgreSQL may run as when the tests are run by root.
const UNPRIVILEGED: [&str; 2] = ["postgres", "nobody"];
/// Where Debian keeps the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The programs of one installation.
#[derive(Debug)]
pub struct Programs {
    folder: PathBuf,
    /// Somebody else to run them as.
    user: Option<User>,
}

#[derive(Clone, Copy, Debug)]
struct User {
    id: u32,
    group: u32,
}

impl Programs {
    /// The first installation on the path, or the newest of the system's; none if there is no server.
    pub fn find() -> Option<Programs> {
        let path = env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
        let mut versions: Vec<PathBuf> =
            fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|version| version.path()).collect();
        versions.sort_unstable();
        folders.extend(versions.into_iter().rev().map(|version| version.join("bin")));
        let complete =
            |folder: &PathBuf| ["initdb", "pg_ctl", "psql"].iter().all(|name| folder.join(name).is_file());
        let folder = folders.into_iter().find(complete)?;
        match Runner::of_this_process()? {
            Runner::Ourselves => Some(Programs { folder, user: None }),
            Runner::Other(user) => Some(Programs { folder, user: Some(user) }),
        }
    }

    /// A program of the installation.
    pub fn command(&self, name: &str) -> Command {
        self.run_by_user(Command::new(self.folder.join(name)))
    }

    /// A command that is run by the same user as the server.
    pub fn run_by_user(&self, mut command: Command) -> Command {
        command.current_dir(env::temp_dir());
        #[cfg(unix)]
        if let Some(user) = self.user {
            use std::os::unix::process::CommandExt;
            command.uid(user.id).gid(user.group);
        }
        command
    }

    /// Hands a folder over to the user that the server runs as.
    pub fn hand_over(&self, folder: &Path) {
        #[cfg(unix)]
        if let Some(user) = self.user {
            std::os::unix::fs::chown(folder, Some(user.id), Some(user.group))
                .expect("root may give folders away");
        }
    }

    /// The path of a program, for a script.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// As whom the programs run.
enum Runner {
    Ourselves,
    Other(User),
}

impl Runner {
    /// None if this is root and there is nobody else.
    fn of_this_process() -> Option<Runner> {
        if number("id", &["-u"]) != Some(0) {
            return Some(Runner::Ourselves);
        }
        let find = |name: &&str| {
            Some(User { id: number("id", &["-u", name])?, group: number("id", &["-g", name])? })
        };
        UNPRIVILEGED.iter().find_map(find).map(Runner::Other)
    }
}

fn number(program: &str, arguments: &[&str]) -> Option<u32> {
    let Output { status, stdout, .. } = Command::new(program).args(arguments).output().ok()?;
    status.success().then(|| String::from_utf8_lossy(&stdout).trim().parse().ok()).flatten()
}
