//! The game line by line: for screen readers, pipes and tests.
//!
//! Every event is one readable line, every wish a word of the reader's language (English words are always understood),
//! everything else a move. Nothing is drawn, nothing is overwritten, and the line mode waits while the engine thinks.

mod board;
mod command;
mod voice;
mod wishes;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};

use khamsin_engine::{Clock as _, SystemClock};
use khamsin_text::{Glyphs, Texts};

use crate::start::{Chosen, Start};
use crate::store::{self, Slot, Store};
use crate::table::{Settings, Table};
use crate::worker::{Finding, Ticket, Worker};
use crate::{Error, tell};

use command::{Command, Heard};

/// Plays games line by line until the reader leaves or the input ends.
///
/// # Errors
/// If the output is gone.
pub fn run(start: Start, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Error> {
    let (told, findings) = mpsc::channel();
    let Start { texts, glyphs, store, tables, settings, chosen, file, .. } = start;
    let worker =
        Worker::start(settings.seed, tables, move |ticket, finding| told.send((ticket, finding)).is_ok());
    let mut lines = Lines {
        texts,
        glyphs,
        store,
        settings,
        worker,
        findings,
        ticket: Ticket::default(),
        clock: SystemClock::new(),
        slot: None,
        input,
        output,
    };
    match lines.play(chosen, file) {
        Err(Halt::Left) | Ok(()) => Ok(lines.output.flush()?),
        Err(Halt::Failed(error)) => Err(error),
    }
}

/// Why a conversation ends.
enum Halt {
    /// The reader leaves.
    Left,
    /// Something is gone.
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Halt {
    fn from(error: E) -> Halt {
        Halt::Failed(error.into())
    }
}

/// A conversation.
struct Lines<'a> {
    texts: Texts,
    glyphs: Glyphs,
    store: Option<Store>,
    settings: Settings,
    worker: Worker,
    findings: Receiver<(Ticket, Finding)>,
    ticket: Ticket,
    clock: SystemClock,
    /// Where the game is kept as it goes.
    slot: Option<Slot>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Lines<'_> {
    fn play(&mut self, chosen: Chosen, file: Option<PathBuf>) -> Result<(), Halt> {
        let mut table = self.first_table(chosen, file)?;
        loop {
            self.welcome(&table)?;
            self.game(&mut table)?;
            self.settings.seed = self.settings.seed.wrapping_add(1);
            table = self.new_table();
        }
    }

    /// The game that was asked for, one that was left, or one that is chosen now.
    fn first_table(&mut self, chosen: Chosen, file: Option<PathBuf>) -> Result<Table, Halt> {
        if let Some(file) = file {
            match store::read(&file) {
                Ok(table) => return Ok(table),
                Err(error) => self.message(&error)?,
            }
        }
        if chosen == Chosen::Open {
            let left = self.store.as_ref().and_then(|store| store.unfinished().into_iter().next());
            if let Some((file, table)) = left {
                let name = self.texts.rule_set(table.game().rule_set());
                let args = vec![("name", name.into()), ("turn", table.game().turn().into())];
                self.text("plain-resume", &args)?;
                if self.agrees()? {
                    self.slot = Slot::take(file).ok().flatten();
                    self.plain("told-resumed")?;
                    return Ok(table);
                }
            }
            self.choose_rule_set()?;
        }
        Ok(self.new_table())
    }

    fn new_table(&mut self) -> Table {
        self.slot = None;
        Table::new(&self.settings)
    }

    fn choose_rule_set(&mut self) -> Result<(), Halt> {
        let sets: Vec<_> = khamsin_rules::catalogue::rule_sets().collect();
        for (number, set) in (1..).zip(&sets) {
            let name = self.texts.rule_set(set);
            self.say(&format!("{number}. {name}: {set}"))?;
        }
        self.plain("plain-which-game")?;
        loop {
            let line = self.hear()?;
            let number = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(set) = number.and_then(|number| sets.get(number)) {
                self.settings.set = *set;
                return Ok(());
            }
            let args = vec![("text", line.trim().into()), ("count", sets.len().into())];
            self.text("plain-no-such-game", &args)?;
        }
    }

    fn welcome(&mut self, table: &Table) -> Result<(), Halt> {
        let set = table.game().rule_set();
        let sheet = self.texts.plain(&khamsin_text::render::sheet_message(set.entry().sheet));
        let args = vec![("name", self.texts.rule_set(set).into()), ("sheet", sheet.into())];
        self.text("plain-welcome", &args)?;
        self.say(&tell::seats(&self.texts, table))
    }

    /// One game, until another one is wanted.
    fn game(&mut self, table: &mut Table) -> Result<(), Halt> {
        self.tell_turn(table)?;
        loop {
            while let Some(task) = table.engine_task() {
                if let Finding::Turn(turn) = self.ask(task)? {
                    let answer = table.engine_turn(&turn, self.clock.now());
                    self.tell(table, answer)?;
                }
            }
            let line = self.hear()?;
            match command::hear(&self.texts, &line) {
                Heard::Nothing => {}
                Heard::Unknown(text) => self.text("plain-unknown", &vec![("text", text.into())])?,
                Heard::Turn(turn) => {
                    let answer = table.act_all(&turn, self.clock.now());
                    self.tell(table, answer)?;
                }
                Heard::Command(Command::Again, _) if table.game().outcome().is_some() => return Ok(()),
                Heard::Command(command, rest) => self.obey(table, command, &rest)?,
            }
        }
    }
}
