//! How the line mode speaks and listens: to the reader, and to the engine.

use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use khamsin_engine::Clock as _;
use khamsin_rules::message::{Args, Message};
use khamsin_text::{Direction, Glyphs, direction};

use super::{Halt, Lines, board, command};
use crate::table::{Answer, Table};
use crate::terminal::fold;
use crate::worker::{Finding, Task};
use crate::{Error, store, tell};

/// How long it may be silent while the engine thinks.
const SILENCE: Duration = Duration::from_secs(3);

impl Lines<'_> {
    /// Whether the reader says yes; any other answer is a no.
    pub(super) fn agrees(&mut self) -> Result<bool, Halt> {
        let line = self.hear()?;
        Ok(command::is_yes(&self.texts, &line))
    }

    /// Tells what came of a wish, and whose turn it is; keeps the game.
    pub(super) fn tell(&mut self, table: &Table, answer: Answer) -> Result<(), Halt> {
        match answer {
            Err(refused) => {
                let sentence = tell::refused(&self.texts, table, &refused);
                self.say(&sentence)
            }
            Ok(news) => {
                self.tell_news(table, Ok(news))?;
                if table.game().outcome().is_some() {
                    return self.plain("plain-again");
                }
                Ok(())
            }
        }
    }

    pub(super) fn tell_news(&mut self, table: &Table, answer: Answer) -> Result<(), Halt> {
        let mut sentences = tell::news(&self.texts, table, &answer.unwrap_or_default());
        let turn = tell::turn(&self.texts, table)
            .filter(|_| table.person_to_act().is_some() && table.game().standing_offer().is_none());
        if let (Some(turn), Some(last)) = (turn, sentences.last_mut()) {
            last.push(' ');
            last.push_str(&turn);
        }
        self.keep(table)?;
        for sentence in sentences {
            self.say(&sentence)?;
        }
        match board::clock(&self.texts, table) {
            Some(times) if table.game().outcome().is_none() => self.say(&times),
            _ => Ok(()),
        }
    }

    pub(super) fn tell_turn(&mut self, table: &Table) -> Result<(), Halt> {
        match tell::turn(&self.texts, table).filter(|_| table.person_to_act().is_some()) {
            Some(turn) => self.say(&turn),
            None => Ok(()),
        }
    }

    /// Writes the game down; a finished one moves to the games that were played.
    pub(super) fn keep(&mut self, table: &Table) -> Result<(), Halt> {
        let kept = store::keep(self.store.as_ref(), &mut self.slot, table);
        match kept {
            Ok(()) => Ok(()),
            Err(error) => self.message(&error),
        }
    }

    /// Asks the engine and waits; a long silence is broken once.
    pub(super) fn ask(&mut self, task: Task) -> Result<Finding, Halt> {
        let mut meanwhile = Some(self.meanwhile(&task));
        let asked = self.clock.now();
        self.ticket.0 += 1;
        self.worker.ask(self.ticket, task);
        loop {
            match self.findings.recv_timeout(SILENCE) {
                Ok((_, Finding::Thinking { .. } | Finding::Reviewing(_)))
                | Err(RecvTimeoutError::Timeout) => {}
                Ok((ticket, finding)) if ticket == self.ticket => return Ok(finding),
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Error::EngineGone.into()),
            }
            if let Some(words) = meanwhile.take_if(|_| self.clock.now().saturating_sub(asked) >= SILENCE) {
                self.say(&words)?;
                self.output.flush()?;
            }
        }
    }

    /// What is said while the engine thinks for long.
    fn meanwhile(&self, task: &Task) -> String {
        let by = |id: &str, side| self.texts.text(id, &vec![("side", self.texts.side(side).into())]);
        match task {
            Task::Turn { game, .. } => by("told-thinking", game.side()),
            Task::Offer { to, .. } => by("told-offer-thinking", *to),
            Task::Hint(_) => self.texts.plain("told-hint-thinking"),
            Task::Lines(_) | Task::Review(_) => self.texts.plain("told-review-thinking"),
        }
    }

    /// The next line of the reader; the end of the input is a wish to leave.
    pub(super) fn hear(&mut self) -> Result<String, Halt> {
        self.output.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line) {
            Ok(0) => Err(Halt::Left),
            Ok(_) => Ok(line),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(String::new()),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) fn say(&mut self, sentence: &str) -> Result<(), Halt> {
        let line = match (self.glyphs, self.texts.lang().direction()) {
            (Glyphs::Ascii, _) => sentence.chars().map(fold).collect(),
            (Glyphs::Unicode, Direction::LeftToRight) => sentence.to_owned(),
            (Glyphs::Unicode, Direction::RightToLeft) => direction::lines(sentence),
        };
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    pub(super) fn plain(&mut self, id: &str) -> Result<(), Halt> {
        self.text(id, &Args::new())
    }

    pub(super) fn text(&mut self, id: &str, args: &Args) -> Result<(), Halt> {
        let sentence = self.texts.text(id, args);
        self.say(&sentence)
    }

    pub(super) fn message(&mut self, message: &dyn Message) -> Result<(), Halt> {
        let sentence = self.texts.message(message);
        self.say(&sentence)
    }
}
