//! A real terminal of 80 by 24 characters with the program in it, and somebody who types and looks.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use khamsin_rules::Setup;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};

/// Nothing that is waited for here takes so long, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// The size of the terminal.
const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();
/// How often to look.
const GLANCE: Duration = Duration::from_millis(1);

/// What came out of the program so far.
struct Output {
    parser: vt100::Parser,
    raw: Vec<u8>,
}

/// A terminal with the program in it.
pub struct Terminal {
    output: Arc<Mutex<Output>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    /// Held open, so that the state of the terminal can be seen after the program is gone.
    _slave: Box<dyn SlavePty + Send>,
    before: String,
}

impl Terminal {
    /// Starts the program in a terminal of its own.
    pub fn start(data: &Path, args: &[&str]) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_khamsin"));
        command.args(args);
        command.env("XDG_DATA_HOME", data);
        Terminal::run(command)
    }

    /// Runs a command in a terminal of its own.
    pub fn run(mut command: CommandBuilder) -> Terminal {
        let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let before = format!("{:?}", pair.master.get_termios());
        for name in ["NO_COLOR", "COLORTERM", "LC_CTYPE", "LC_MESSAGES"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        let output = Output { parser: vt100::Parser::new(ROWS, COLUMNS, 0), raw: Vec::new() };
        let output = Arc::new(Mutex::new(output));
        let (mut reader, shared) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&output));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                let mut output = shared.lock().unwrap();
                output.parser.process(&bytes[..count]);
                output.raw.extend(&bytes[..count]);
            }
        });
        let writer = pair.master.take_writer().unwrap();
        Terminal { output, writer, child, master: pair.master, _slave: pair.slave, before }
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        self.output.lock().unwrap().parser.screen().contents()
    }

    /// What stands beside the board of Seega, as one line.
    pub fn panel(&self) -> String {
        const BOARD: usize = 35;
        let screen = self.screen();
        let words = screen.lines().map(|line| line.chars().skip(BOARD).collect::<String>());
        words.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Types.
    pub fn keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits until the screen is as it should be, and says how long that took.
    pub fn wait(&self, what: &str, good: impl Fn(&str) -> bool) -> Duration {
        let started = Instant::now();
        loop {
            let screen = self.screen();
            if good(&screen) {
                return started.elapsed();
            }
            assert!(started.elapsed() < PATIENCE, "{what} is not to be seen:\n{screen}");
            thread::sleep(GLANCE);
        }
    }

    /// Waits for a text.
    pub fn see(&self, text: &str) {
        self.wait(text, |screen| screen.contains(text));
    }

    /// Copies the position and reads it from the terminal's clipboard.
    pub fn position(&mut self) -> Setup {
        let so_far = self.output.lock().unwrap().raw.len();
        self.keys("c");
        let started = Instant::now();
        loop {
            let raw = self.output.lock().unwrap().raw[so_far..].to_vec();
            let text = String::from_utf8_lossy(&raw);
            let copied = text.rsplit_once("\x1b]52;c;").and_then(|(_, rest)| rest.split_once('\x07'));
            if let Some((coded, _)) = copied {
                return String::from_utf8(decode(coded)).unwrap().parse().unwrap();
            }
            assert!(started.elapsed() < PATIENCE, "no position was copied:\n{}", self.screen());
            thread::sleep(GLANCE);
        }
    }

    /// The program's process.
    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Whether the program ever took the whole screen.
    pub fn was_taken(&self) -> bool {
        String::from_utf8_lossy(&self.output.lock().unwrap().raw).contains("\x1b[?1049h")
    }

    /// Waits for the end of the program; it must leave the terminal as it found it.
    pub fn ended(&mut self) -> u32 {
        let started = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(started.elapsed() < PATIENCE, "it does not end:\n{}", self.screen());
            thread::sleep(GLANCE);
        };
        self.wait("the usual screen", |_| {
            let output = self.output.lock().unwrap();
            let screen = output.parser.screen();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
        assert_eq!(
            format!("{:?}", self.master.get_termios()),
            self.before,
            "lines, echo and signals are back"
        );
        status.exit_code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The bytes of a base64 text.
fn decode(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::new();
    let digits: Vec<u8> = text.bytes().filter(|&byte| byte != b'=').map(digit).collect();
    for chunk in digits.chunks(4) {
        let word =
            chunk.iter().fold(0_u32, |word, &digit| word << 6 | u32::from(digit)) << (6 * (4 - chunk.len()));
        bytes.extend(&word.to_be_bytes()[1..chunk.len()]);
    }
    bytes
}
