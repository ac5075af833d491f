//! Running the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What the program said and did.
pub struct Answer {
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
    /// The exit code.
    pub code: i32,
}

impl Answer {
    /// What it said, if it went well and had nothing to complain about.
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The same where it may take so long on a slow machine that it says how far it is.
    pub fn done(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self.out
    }

    /// The JSON it said.
    pub fn json(self) -> Value {
        serde_json::from_str(&self.good()).unwrap()
    }

    /// The one sentence it complained with.
    pub fn bad(self) -> String {
        assert_eq!(self.code, 1, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// The program, in an environment without wishes.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khamsin"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS", "TERM", "KHAMSIN_DATABASE"] {
        command.env_remove(name);
    }
    // Whatever tables whoever runs the tests may have, here there are none unless a test names them.
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"));
    command
}

/// Runs it with arguments.
pub fn khamsin(args: &[&str]) -> Answer {
    answer(command().args(args).output().unwrap())
}

/// Runs it with something on standard input.
pub fn khamsin_reading(args: &[&str], input: &[u8]) -> Answer {
    let piped =
        command().args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = piped.unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    answer(child.wait_with_output().unwrap())
}

pub fn answer(output: Output) -> Answer {
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    let code = output.status.code().expect("the program ends by itself");
    Answer { out: text(output.stdout), err: text(output.stderr), code }
}

/// A file of this test run.
pub fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}
