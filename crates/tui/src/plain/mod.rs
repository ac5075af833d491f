//! The game line by line: for screen readers, pipes and tests.
//!
//! Every event is one readable line, every wish a word of the reader's language (English words are always understood),
//! everything else a move. Nothing is drawn, nothing is overwritten, and the line mode waits while the engine thinks.

mod board;
mod command;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};

use khamsin_engine::review::{Grade, Review};
use khamsin_engine::{Clock as _, SystemClock};
use khamsin_protocol::value;
use khamsin_rules::game::Offer;
use khamsin_rules::message::{Args, Message};
use khamsin_rules::{Game, RuleSet, Turn};
use khamsin_text::{Glyphs, Texts};

use crate::start::{Chosen, Start};
use crate::store::{self, Slot, Store, StoreError};
use crate::table::{Answer, Settings, Table};
use crate::terminal::fold;
use crate::worker::{Finding, Task, Ticket, Verdict, Worker};
use crate::{Error, tell};

use command::{Command, Heard};

/// How many actions a better line shows.
const BETTER: usize = 3;

/// Plays games line by line until the reader leaves or the input ends.
///
/// # Errors
/// If the output is gone.
pub fn run(start: Start, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), Error> {
    let (told, findings) = mpsc::channel();
    let worker =
        Worker::start(start.settings.seed, move |ticket, finding| told.send((ticket, finding)).is_ok());
    let Start { texts, glyphs, store, settings, chosen, file, .. } = start;
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

    fn obey(&mut self, table: &mut Table, command: Command, rest: &str) -> Result<(), Halt> {
        match command {
            Command::Help => self.help(),
            Command::Moves => {
                let moves: Vec<String> =
                    table.game().legal_actions().iter().map(ToString::to_string).collect();
                self.text("plain-moves", &vec![("text", moves.join(" ").into())])
            }
            Command::Board => self.board(table),
            Command::Hint => match self.ask(Task::Hint(table.game().clone()))? {
                Finding::Hint(Some(hint)) => {
                    let hint = tell::hint(&self.texts, table.game().rule_set(), &hint);
                    self.say(&hint)
                }
                _ => self.plain("result-over"),
            },
            Command::Back => {
                let answer = table.take_back(self.clock.now());
                self.tell(table, answer)
            }
            Command::Count => self.offer(table, Offer::Count),
            Command::Draw => self.offer(table, Offer::Draw),
            Command::Resign => {
                self.plain("plain-resign-asked")?;
                if !self.agrees()? {
                    return self.tell_turn(table);
                }
                let answer = table.resign();
                self.tell(table, answer)
            }
            Command::Rules => self.clauses(table),
            Command::AllRules => self.all_clauses(table),
            Command::Position => {
                let text = table.game().setup().to_string();
                self.text("plain-position", &vec![("text", text.into())])
            }
            Command::Save => self.save(table, rest),
            Command::Review => self.review(table.game()),
            Command::Again => self.text("plain-unknown", &vec![("text", rest.into())]),
            Command::Quit => {
                let kept = table.game().outcome().is_none() && self.slot.is_some();
                self.plain(if kept { "plain-bye" } else { "plain-goodbye" })?;
                Err(Halt::Left)
            }
        }
    }

    fn help(&mut self) -> Result<(), Halt> {
        for command in Command::ALL {
            let word = command.words(&self.texts).swap_remove(0);
            let does = self.texts.plain(&format!("{}.does", command.id()));
            let line = tell::pair(&self.texts, &word, &does);
            self.say(&line)?;
        }
        Ok(())
    }

    fn board(&mut self, table: &Table) -> Result<(), Halt> {
        for line in board::lines(&self.texts, table) {
            self.say(&line)?;
        }
        Ok(())
    }

    fn offer(&mut self, table: &mut Table, offer: Offer) -> Result<(), Halt> {
        let to = !table.game().side();
        let answer = table.offer(offer);
        if answer.is_err() {
            return self.tell(table, answer);
        }
        self.tell_news(table, answer)?;
        let accepted = if table.is_shared() {
            self.text("plain-accept-asked", &vec![("side", self.texts.side(to).into())])?;
            self.agrees()?
        } else {
            let task = Task::Offer { game: table.game().clone(), to, offer };
            matches!(self.ask(task)?, Finding::Offer(Verdict::Accept))
        };
        let answer = if accepted { table.accept() } else { table.decline() };
        self.tell(table, answer)
    }

    fn clauses(&mut self, table: &Table) -> Result<(), Halt> {
        let set = table.game().rule_set();
        let used = table.clauses_used();
        if used.is_empty() {
            return self.plain("tui-rules-none");
        }
        let titles: Vec<String> = used.iter().map(|&clause| self.texts.title(clause)).collect();
        self.text("plain-clauses", &vec![("text", titles.join(", ").into())])?;
        for clause in used {
            let told = self.texts.clause(clause, &set.args());
            let line = tell::pair(&self.texts, &self.texts.title(clause), &told);
            self.say(&line)?;
        }
        Ok(())
    }

    fn all_clauses(&mut self, table: &Table) -> Result<(), Halt> {
        let set = table.game().rule_set();
        for clause in set.clauses() {
            let source = self.texts.provenance(set.entry().sheet, &set.provenance(clause));
            let told = format!("{} ({source})", self.texts.clause(clause, &set.args()));
            let line = tell::pair(&self.texts, &self.texts.title(clause), &told);
            self.say(&line)?;
        }
        Ok(())
    }

    fn save(&mut self, table: &Table, name: &str) -> Result<(), Halt> {
        let file = match (&self.store, name) {
            (Some(store), "") => store.name(table.game()),
            (None, "") => return self.message(&StoreError::NoFolder),
            (_, name) => PathBuf::from(name),
        };
        match store::write(&file, &table.record()) {
            Ok(()) => self.text("told-saved", &vec![("file", file.display().to_string().into())]),
            Err(error) => self.message(&error),
        }
    }

    fn review(&mut self, game: &Game) -> Result<(), Halt> {
        let Finding::Review(review) = self.ask(Task::Review(game.clone()))? else { return Ok(()) };
        if review.mistakes().is_empty() {
            return self.plain("analysis-no-mistakes");
        }
        for line in mistakes(&self.texts, game.rule_set(), &review) {
            self.say(&line)?;
        }
        Ok(())
    }

    /// Whether the reader says yes; any other answer is a no.
    fn agrees(&mut self) -> Result<bool, Halt> {
        let line = self.hear()?;
        Ok(command::is_yes(&self.texts, &line))
    }

    /// Tells what came of a wish, and whose turn it is; keeps the game.
    fn tell(&mut self, table: &Table, answer: Answer) -> Result<(), Halt> {
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

    fn tell_news(&mut self, table: &Table, answer: Answer) -> Result<(), Halt> {
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
        Ok(())
    }

    fn tell_turn(&mut self, table: &Table) -> Result<(), Halt> {
        match tell::turn(&self.texts, table).filter(|_| table.person_to_act().is_some()) {
            Some(turn) => self.say(&turn),
            None => Ok(()),
        }
    }

    /// Writes the game down; a finished one moves to the games that were played.
    fn keep(&mut self, table: &Table) -> Result<(), Halt> {
        let kept = store::keep(self.store.as_ref(), &mut self.slot, table);
        match kept {
            Ok(()) => Ok(()),
            Err(error) => self.message(&error),
        }
    }

    /// Asks the engine and waits.
    fn ask(&mut self, task: Task) -> Result<Finding, Halt> {
        self.ticket.0 += 1;
        self.worker.ask(self.ticket, task);
        loop {
            let (ticket, finding) = self.findings.recv().map_err(|_| Error::EngineGone)?;
            let done = !matches!(finding, Finding::Thinking { .. } | Finding::Reviewing(_));
            if ticket == self.ticket && done {
                return Ok(finding);
            }
        }
    }

    /// The next line of the reader; the end of the input is a wish to leave.
    fn hear(&mut self) -> Result<String, Halt> {
        self.output.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line) {
            Ok(0) => Err(Halt::Left),
            Ok(_) => Ok(line),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(String::new()),
            Err(error) => Err(error.into()),
        }
    }

    fn say(&mut self, sentence: &str) -> Result<(), Halt> {
        match self.glyphs {
            Glyphs::Unicode => writeln!(self.output, "{sentence}")?,
            Glyphs::Ascii => writeln!(self.output, "{}", sentence.chars().map(fold).collect::<String>())?,
        }
        Ok(())
    }

    fn plain(&mut self, id: &str) -> Result<(), Halt> {
        self.text(id, &Args::new())
    }

    fn text(&mut self, id: &str, args: &Args) -> Result<(), Halt> {
        let sentence = self.texts.text(id, args);
        self.say(&sentence)
    }

    fn message(&mut self, message: &dyn Message) -> Result<(), Halt> {
        let sentence = self.texts.message(message);
        self.say(&sentence)
    }
}

/// The mistakes of a game in their order, a line for each.
fn mistakes(texts: &Texts, set: &RuleSet, review: &Review) -> Vec<String> {
    let graded = review.turns.iter().filter_map(|turn| turn.grade().map(|grade| (turn, grade)));
    graded
        .map(|(turn, grade): (_, Grade)| {
            let best: Vec<String> = turn.best.iter().take(BETTER).map(Turn::to_string).collect();
            texts.text(
                "plain-mistake",
                &vec![
                    ("turn", turn.number.into()),
                    ("side", texts.side(turn.side).into()),
                    ("text", turn.played.to_string().into()),
                    ("mark", grade.sign().into()),
                    ("other", best.join(" ").into()),
                    ("value", value::words(texts, set, turn.before).into()),
                ],
            )
        })
        .collect()
}
