//! A whole game: how well each side played, and where it went wrong.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use khamsin_engine::review::{Grade, Judged, Progress, Review, review};
use khamsin_engine::{Engine, Stop, SystemClock};
use khamsin_protocol::review as told;
use khamsin_rules::record::{RecordError, Tag};
use khamsin_rules::replay::replay;
use khamsin_rules::{Game, Record, RuleSet, Side};
use serde_json::{Value, json};

use super::args::Analyse;
use super::{annotate, value};
use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::style::Paint;
use crate::{layout, outcome, replay as records, show, tables};

/// Runs the command for a game.
pub fn run(what: &Analyse, file: &Path, stop: &Stop, front: &mut Front) -> anyhow::Result<()> {
    let (record, game) = read(front, file)?;
    let mut engine = Engine::new(what.options());
    engine.set_oracle(tables::oracle(game.rule_set(), &what.place));
    let mut progress = |progress| show_progress(front, progress);
    let review = review(&game, &mut engine, &what.game_limits(), &SystemClock::new(), stop, &mut progress);
    if let Some(out) = &what.pgn {
        let annotated = annotate::annotated(&record, &game, &review);
        write(front, out, &annotated.to_string())?;
    }
    let told = Told { record: &record, game: &game, review: &review };
    match what.format.get() {
        Format::Json => front.json(&told.json(front)),
        Format::Text => told.tell(front, what.pgn.as_deref()),
    }
}

/// The one record of a file, and its game.
fn read(front: &Front, file: &Path) -> Result<(Record, Game), Complaint> {
    let name = records::name(front, file);
    let at = |Complaint(why): Complaint| Complaint(format!("{name}: {why}"));
    let text = records::read(front, file).map_err(at)?;
    let record = parse(&text, file).map_err(|error| at(complaint::of(&front.texts, &error)))?;
    let game = replay(&record).map_err(|error| {
        Complaint(records::place(front, &name, None, &error) + &records::reason(front, &record, &error))
    })?;
    Ok((record, game))
}

fn parse(text: &str, file: &Path) -> Result<Record, RecordError> {
    if file.extension().is_some_and(|extension| extension == "json") {
        return Record::from_json(text);
    }
    // Some editors put a byte order mark in front.
    Record::parse(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn write(front: &Front, out: &Path, text: &str) -> Result<(), Complaint> {
    fs::write(out, text).map_err(|error| {
        let why = front.text("analysis-unwritable", &vec![("reason", error.to_string().into())]);
        Complaint(format!("{}: {why}", out.display()))
    })
}

/// Tells somebody who waits how far it is; the line is written over each time.
fn show_progress(front: &Front, Progress { done, all }: Progress) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let text = if done == all {
            String::new()
        } else {
            front.text("analysis-progress", &vec![("done", (done + 1).into()), ("count", all.into())])
        };
        // If standard error is gone, there is nobody to tell.
        let _ = write!(err, "\r\x1b[K{}", front.turned(&text)).and_then(|()| err.flush());
    }
}

/// A review, ready to be told.
struct Told<'a> {
    record: &'a Record,
    game: &'a Game,
    review: &'a Review,
}

impl Told<'_> {
    fn tell(&self, front: &mut Front, written: Option<&Path>) -> anyhow::Result<()> {
        let (one, two) = (self.player(front, Side::First), self.player(front, Side::Second));
        front.line(&front.text("analysis-game", &vec![("one", one.into()), ("two", two.into())]))?;
        show::heading(front, self.game.rule_set())?;
        if !self.review.complete {
            front.paragraph(&self.stopped(front), 0)?;
        }
        front.line("")?;
        for side in Side::BOTH {
            front.paragraph(&told::summary(&front.texts, self.review, side), 0)?;
        }
        front.line("")?;
        self.tell_mistakes(front)?;
        self.tell_values(front)?;
        if let Some(out) = written {
            let name = out.display().to_string();
            front.line("")?;
            front.paragraph(&front.text("analysis-written", &vec![("text", name.into())]), 0)?;
        }
        Ok(())
    }

    fn player(&self, front: &Front, side: Side) -> String {
        let tag = match side {
            Side::First => Tag::FIRST,
            Side::Second => Tag::SECOND,
        };
        self.record.tag(tag).map_or_else(|| front.side(side), str::to_owned)
    }

    fn stopped(&self, front: &Front) -> String {
        match self.review.turns.first() {
            Some(turn) => front.text("analysis-stopped", &vec![("turn", turn.number.into())]),
            None => front.plain("analysis-stopped-early"),
        }
    }

    fn tell_mistakes(&self, front: &mut Front) -> anyhow::Result<()> {
        let mistakes = self.review.mistakes();
        if mistakes.is_empty() {
            return front.line(&front.plain("analysis-no-mistakes"));
        }
        front.line(&front.title("analysis-mistakes"))?;
        for judged in mistakes {
            let lines = told::mistake(&front.texts, self.game.rule_set(), judged);
            front.paragraph(&lines[0], 2)?;
            for line in &lines[1..] {
                front.paragraph(line, 6)?;
            }
        }
        Ok(())
    }

    fn tell_values(&self, front: &mut Front) -> anyhow::Result<()> {
        if self.review.turns.is_empty() {
            return Ok(());
        }
        front.line("")?;
        front.line(&front.title("analysis-values"))?;
        let item = |judged: &Judged| {
            let sign = judged.grade().map_or("", Grade::sign);
            let value = match judged.ended {
                Some(outcome) => outcome.result().to_owned(),
                None => khamsin_protocol::value::short(&front.texts, judged.after),
            };
            let value = front.paint(Paint::Faint, &value);
            format!("{}. {}{sign} {value}", judged.number, judged.played)
        };
        let items: Vec<String> = self.review.turns.iter().map(item).collect();
        front.line(&layout::flow(&items, "   ", front.width, 2))
    }

    fn json(&self, front: &Front) -> Value {
        let side = |side: Side| {
            let count = |grade| self.review.count(side, grade);
            json!({
                "side": side.to_string(),
                "accuracy": self.review.accuracy(side).map(|accuracy| rounded(accuracy, 10.0)),
                "inaccuracies": count(Grade::Inaccuracy),
                "mistakes": count(Grade::Mistake),
                "blunders": count(Grade::Blunder),
            })
        };
        json!({
            "ruleset": self.game.rule_set().to_string(),
            "rules_hash": self.game.rule_set().rules_hash(),
            "first": self.record.tag(Tag::FIRST),
            "second": self.record.tag(Tag::SECOND),
            "result": self.record.result.text(),
            "outcome": outcome::json(self.game.rule_set(), self.game.outcome()),
            "complete": self.review.complete,
            "sides": Side::BOTH.map(side),
            "turns": self.review.turns.iter().map(|judged| turn_json(front, self.game.rule_set(), judged)).collect::<Vec<_>>(),
        })
    }
}

fn turn_json(front: &Front, set: &RuleSet, judged: &Judged) -> Value {
    let best: Vec<String> = judged.best.iter().map(ToString::to_string).collect();
    json!({
        "turn": judged.number,
        "side": judged.side.to_string(),
        "played": judged.played.to_string(),
        "value": value::json(front, set, judged.after),
        "best": { "turns": best, "value": value::json(front, set, judged.before) },
        "loss": rounded(judged.loss(), 10_000.0),
        "accuracy": rounded(judged.accuracy(), 10.0),
        "grade": judged.grade().map(Grade::name),
        "missed_win": judged.missed_win(),
    })
}

/// A number to the nearest part of one.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
