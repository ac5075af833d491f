//! What the commands of the line mode do.

use std::path::PathBuf;

use khamsin_engine::Clock as _;
use khamsin_engine::review::{Grade, Review};
use khamsin_protocol::value;
use khamsin_rules::game::Offer;
use khamsin_rules::{Game, RuleSet, Turn};
use khamsin_text::Texts;

use super::command::Command;
use super::{Halt, Lines, board};
use crate::store::{self, StoreError};
use crate::table::Table;
use crate::tell;
use crate::worker::{Finding, Task, Verdict};

/// How many turns a better line shows.
const BETTER: usize = 3;

impl Lines<'_> {
    /// Does what a command asks for.
    pub(super) fn obey(&mut self, table: &mut Table, command: Command, rest: &str) -> Result<(), Halt> {
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
            // Once it is over, the game itself ends at this word.
            Command::Again => self.plain("plain-not-over"),
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
        self.plain("plain-notation")
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
            return self.plain("plain-no-clauses");
        }
        let titles: Vec<String> = used.iter().map(|&clause| self.texts.title(clause)).collect();
        self.text("plain-clauses", &vec![("text", self.texts.list(&titles).into())])?;
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
