//! `khamsin ugi`: the engine for match runners, by the universal game interface of the cutegames runner.
//!
//! UGI is UCI with other names and one more command, `query`, by which a runner that knows no rules asks who is to move
//! and whether the game is over. `docs/ugi.md` has the protocol as it is spoken here.
//!
//! Three threads and one loop: one thread reads lines, one searches, and the loop alone hears both and writes. So `stop`,
//! `isready` and `quit` are heard while the engine thinks, and no two answers are ever mixed. What is said is decided in
//! [`Session`], which knows neither threads nor pipes.

mod command;
mod go;
mod info;
mod input;
mod options;
mod session;
mod worker;

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use anyhow::anyhow;
use khamsin_engine::Report;

use session::{Effect, Session};
use worker::Job;

/// So many events wait for the loop before those who bring them have to.
const QUEUE: usize = 64;

/// Whoever quits still gets the answers that are owed, but waits no longer than this for them.
const GRACE: Duration = Duration::from_secs(2);

/// What the loop hears.
enum Event {
    /// A line from the runner.
    Line(String),
    /// The runner will send nothing more.
    InputEnded,
    /// The engine has done everything it was told.
    Ready,
    /// There are no exact tables where they were looked for.
    NoTables,
    /// The engine knows more.
    Progress(Report),
    /// The engine has finished a search.
    Found(Report),
    /// The engine is gone.
    Lost,
}

/// Runs the command until `quit` or the end of the input.
pub fn run() -> anyhow::Result<()> {
    let (events, heard) = mpsc::sync_channel(QUEUE);
    let jobs = worker::start(events.clone());
    input::start(events);
    let mut conversation = Conversation { session: Session::new(), jobs };
    while let Ok(event) = heard.recv() {
        if conversation.hear(event)? == State::Over {
            return conversation.close(&heard);
        }
    }
    Ok(())
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Over,
}

/// The session, and those it has something done by.
struct Conversation {
    session: Session,
    jobs: Sender<Job>,
}

impl Conversation {
    fn hear(&mut self, event: Event) -> anyhow::Result<State> {
        let effects = match event {
            Event::Line(line) => self.session.hear(&line),
            Event::InputEnded => self.session.hear("quit"),
            Event::Ready => self.session.ready(),
            Event::NoTables => self.session.no_tables(),
            Event::Progress(report) => self.session.progress(&report),
            Event::Found(report) => self.session.found(&report),
            Event::Lost => return Err(lost()),
        };
        self.act(effects)
    }

    fn act(&mut self, effects: Vec<Effect>) -> anyhow::Result<State> {
        let mut said = String::new();
        let mut state = State::Open;
        for effect in effects {
            match effect {
                Effect::Say(line) => said.extend([line.as_str(), "\n"]),
                Effect::Do(job) => self.jobs.send(job).map_err(|_| lost())?,
                Effect::Quit => state = State::Over,
            }
        }
        if !said.is_empty() {
            let mut out = io::stdout().lock();
            out.write_all(said.as_bytes())?;
            out.flush()?;
        }
        Ok(state)
    }

    /// Waits for the answers that are owed: a search was told to stop and has its turn at once.
    fn close(mut self, heard: &Receiver<Event>) -> anyhow::Result<()> {
        let deadline = Instant::now() + GRACE;
        while self.session.owes() {
            let left = deadline.saturating_duration_since(Instant::now());
            match heard.recv_timeout(left) {
                Ok(Event::Line(_) | Event::InputEnded) => {}
                Ok(event) => drop(self.hear(event)?),
                Err(_) => break,
            }
        }
        Ok(())
    }
}

fn lost() -> anyhow::Error {
    anyhow!("the engine has failed: please report how")
}
