//! The loop of the full screen: waits for an event, changes the state, does what it asks for, draws.
//!
//! Everything that happens comes through one channel: keys and the mouse from a thread that reads the terminal, findings
//! from the engine's thread, the end from a signal. The loop sleeps until something comes, so that an idle game costs
//! nothing; only while a clock runs it wakes once a second.

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::process;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use khamsin_engine::{Clock as _, SystemClock};
use ratatui::crossterm::event as terminal_event;
use ratatui::layout::Rect;

use crate::Error;
use crate::app::{App, Done, Effect, Event};
use crate::start::Start;
use crate::store::{self, Slot, Store, StoreError};
use crate::table::Table;
use crate::terminal::{self, Guard};
use crate::view::View;
use crate::view::theme::Theme;
use crate::worker::Worker;

/// What reaches the loop.
enum Incoming {
    Event(Event),
    /// The terminal cannot be read any more, or a signal wants the program to end.
    End,
}

/// How the loop ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The player left.
    Left,
    /// A signal, or a terminal that is gone.
    Stopped,
}

/// How long a clock may stand still on the screen.
const SECOND: Duration = Duration::from_secs(1);
/// How long the loop may take to give the terminal back before the signal's own thread does it.
const PATIENCE: Duration = Duration::from_millis(500);
/// What a program that was told to end answers the shell: 128 and the number of SIGTERM.
const TERMINATED: i32 = 143;

/// Plays in full screen until the player leaves.
///
/// # Errors
/// If there is no terminal, or it is gone.
pub fn run(start: Start) -> Result<Ended, Error> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Error::NoTerminal);
    }
    let (incoming, events) = mpsc::channel();
    let theme = Theme::new(start.colours);
    let store = start.store.clone();
    let findings = incoming.clone();
    let worker = Worker::start(start.settings.seed, start.tables.clone(), move |ticket, finding| {
        findings.send(Incoming::Event(Event::Found(ticket, finding))).is_ok()
    });
    end_on_signals(incoming.clone());
    let mut guard = Guard::take()?;
    read_terminal(incoming);
    let size = guard.terminal.size()?;
    let left = store.as_ref().and_then(|store| store.unfinished().into_iter().next());
    let (app, effects) = App::new(start, left, Rect::new(0, 0, size.width, size.height));
    let mut game = Loop { app, worker, store, slot: None, clock: SystemClock::new() };
    game.perform(effects);
    game.run(&mut guard, theme, &events)
}

/// Lets the thread of signals tell the loop; if the loop does not listen, it restores the terminal itself.
fn end_on_signals(incoming: Sender<Incoming>) {
    // A handler that is there already is that of a test.
    let _ = ctrlc::set_handler(move || {
        let _ = incoming.send(Incoming::End);
        thread::sleep(PATIENCE);
        terminal::restore();
        process::exit(TERMINATED);
    });
}

/// Reads the terminal in a thread of its own.
fn read_terminal(incoming: Sender<Incoming>) {
    thread::spawn(move || {
        loop {
            let event = match terminal_event::read() {
                Ok(terminal_event::Event::Key(key)) => Event::Key(key),
                Ok(terminal_event::Event::Mouse(mouse)) => Event::Mouse(mouse),
                Ok(terminal_event::Event::Resize(width, height)) => Event::Resize(width, height),
                Ok(_) => continue,
                Err(_) => {
                    let _ = incoming.send(Incoming::End);
                    return;
                }
            };
            if incoming.send(Incoming::Event(event)).is_err() {
                return;
            }
        }
    });
}

/// The state and everything it acts on.
struct Loop {
    app: App,
    worker: Worker,
    store: Option<Store>,
    /// Where the game is kept as it goes.
    slot: Option<Slot>,
    clock: SystemClock,
}

/// Whether the loop goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    GoOn,
    Leave,
}

impl Loop {
    fn run(&mut self, guard: &mut Guard, theme: Theme, events: &Receiver<Incoming>) -> Result<Ended, Error> {
        loop {
            guard.terminal.draw(|frame| {
                frame.render_widget(&View { app: &self.app, theme }, frame.area());
            })?;
            let Some(first) = self.wait(events) else { return Ok(Ended::Stopped) };
            // What came in the meantime is taken together: a fast engine does not make the screen slow.
            for incoming in std::iter::once(first).chain(events.try_iter()) {
                let Incoming::Event(event) = incoming else { return Ok(Ended::Stopped) };
                let effects = self.app.update(event, self.clock.now());
                if self.perform(effects) == Then::Leave {
                    return Ok(Ended::Left);
                }
            }
        }
    }

    /// The next thing that happens; a tick if a clock runs and nothing does.
    fn wait(&self, events: &Receiver<Incoming>) -> Option<Incoming> {
        if !self.app.clock_runs() {
            return events.recv().ok();
        }
        match events.recv_timeout(SECOND) {
            Ok(incoming) => Some(incoming),
            Err(RecvTimeoutError::Timeout) => Some(Incoming::Event(Event::Tick)),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    /// Does what the state asks for, and what comes of that.
    fn perform(&mut self, effects: Vec<Effect>) -> Then {
        for effect in effects {
            let done = match effect {
                Effect::Quit => return Then::Leave,
                effect => self.effect(effect),
            };
            if let Some(done) = done {
                let more = self.app.update(Event::Done(done), self.clock.now());
                if self.perform(more) == Then::Leave {
                    return Then::Leave;
                }
            }
        }
        Then::GoOn
    }

    fn effect(&mut self, effect: Effect) -> Option<Done> {
        match effect {
            Effect::Ask(ticket, task) => {
                self.worker.ask(ticket, task);
                None
            }
            Effect::Stop => {
                self.worker.stop();
                None
            }
            Effect::Follow(file) => {
                let before = self.slot.take().map(|slot| Done::Unfollowed(slot.file().to_owned()));
                self.slot = file.and_then(|file| Slot::take(file).ok().flatten());
                before
            }
            Effect::Keep(table) => {
                store::keep(self.store.as_ref(), &mut self.slot, &table).err().map(Done::NotKept)
            }
            Effect::Save(file, table) => Some(Done::Saved(self.save(file, &table))),
            Effect::Open(file) => Some(Done::Opened(store::read(&file).map(Box::new))),
            Effect::List => Some(Done::Listed(self.store.as_ref().map(Store::games).unwrap_or_default())),
            Effect::Copy(text) => {
                // A terminal that does not copy still shows the text.
                let _ = terminal::copy(&text, &mut stdout());
                None
            }
            Effect::Quit => None,
        }
    }

    fn save(&self, file: Option<PathBuf>, table: &Table) -> Result<PathBuf, StoreError> {
        let named = file.or_else(|| self.store.as_ref().map(|store| store.name(table.game())));
        let file = named.ok_or(StoreError::NoFolder)?;
        store::write(&file, &table.record())?;
        Ok(file)
    }
}
