//! A running program: told by lines, heard by lines, and ended whatever it does.
//!
//! One thread writes to it and one reads from it, so that neither a program that does not read nor one that does not stop
//! writing can hold the client up.

use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use khamsin_engine::Stop;

use super::UgiOption;
use super::lines::{self, Line};
use crate::fault::Fault;

/// A program that writes more than this without answering will not answer.
const FLOOD: usize = 32 * 1024 * 1024;
/// Lines that wait to be heard.
const QUEUE: usize = 64;
/// How often a wait looks whether the match was stopped.
const GLANCE: Duration = Duration::from_millis(20);
/// How long a program has to leave after `quit`, or to be seen leaving after it stopped writing.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
pub(super) struct Process {
    child: Child,
    orders: Sender<String>,
    lines: Receiver<Line>,
    last_order: String,
    /// The options it announced.
    pub(super) options: Vec<UgiOption>,
    ended: bool,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(command: &[String]) -> io::Result<Process> {
        let (program, arguments) =
            command.split_first().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        alone(&mut command);
        let mut child = command.spawn()?;
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or_else(gone)?;
        let (orders, to_write) = mpsc::channel();
        let (to_hear, lines) = mpsc::sync_channel(QUEUE);
        thread::spawn(move || write(input, &to_write));
        thread::spawn(move || lines::read(output, &to_hear));
        Ok(Process { child, orders, lines, last_order: String::new(), options: Vec::new(), ended: false })
    }

    /// Tells it something; whether it hears is another question.
    pub(super) fn order(&mut self, order: String) {
        // A program that is gone is noticed when its answer is waited for.
        let _ = self.orders.send(order.clone() + "\n");
        self.last_order = order;
    }

    /// Whether it announced an option.
    pub(super) fn has(&self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// An option that it announced.
    pub(super) fn option(&self, name: &str) -> Option<&UgiOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Waits for a line that `find` takes.
    pub(super) fn wait<T>(
        &mut self,
        patience: Duration,
        stop: &Stop,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let begun = Instant::now();
        let mut bytes = 0;
        loop {
            if stop.is_requested() {
                return Err(Fault::Stopped);
            }
            let left = patience.saturating_sub(begun.elapsed());
            if left.is_zero() {
                let order = self.last_order.split(' ').next().unwrap_or_default().to_owned();
                return Err(Fault::Hung { order, waited: patience });
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(found) = find(&line.text) {
                        return Ok(found);
                    }
                    bytes += line.bytes;
                    if bytes > FLOOD {
                        return Err(Fault::Flooded { bytes });
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crashed(self.last_words())),
            }
        }
    }

    /// How it ended, for one that has stopped writing.
    fn last_words(&mut self) -> String {
        match self.leave(FAREWELL) {
            Some(status) => status.to_string(),
            None => "it closed its output".to_owned(),
        }
    }

    /// Waits a while for it to end by itself.
    fn leave(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                self.ended = true;
                // At once: its number may soon be somebody else's.
                kill_group(&self.child);
                return Some(status);
            }
            if begun.elapsed() >= patience {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Ends it now, and whatever it started.
    pub(super) fn kill(&mut self) {
        if !self.ended {
            kill_group(&self.child);
            // Both fail only for a process that is gone; waiting leaves no zombie.
            let _ = self.child.kill();
            let _ = self.child.wait();
            self.ended = true;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.ended {
            self.order("quit".to_owned());
            self.leave(FAREWELL);
        }
        self.kill();
    }
}

/// Writes orders until there are no more or nobody reads them.
fn write(mut input: ChildStdin, orders: &Receiver<String>) {
    for order in orders {
        if input.write_all(order.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Puts a program in a group of its own: an interrupt from the keyboard is for the match, which then ends its programs.
#[cfg(unix)]
fn alone(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn alone(_command: &mut Command) {}

/// Ends a program together with what it started, so that a script leaves nothing behind.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_child: &Child) {}
