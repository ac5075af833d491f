//! `khamsin replay`: are these records games, and how did they go?
//!
//! Every game of a file is checked, also after one that is wrong; a slip in the syntax ends the reading, because nobody
//! can say where the next game begins. Complaints name file, line, game and turn, and go to standard error.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use khamsin_rules::message::Message;
use khamsin_rules::record::{Place, Reason, RecordError, Tag};
use khamsin_rules::replay::{ReplayError, replay};
use khamsin_rules::{Game, Record, RuleSet};
use serde_json::{Value, json};

use crate::args::Replay;
use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::walk::{Walked, walk};
use crate::{board, outcome, playout, show};

/// Runs the command.
pub fn run(what: &Replay, front: &mut Front) -> anyhow::Result<ExitCode> {
    let name = name(front, &what.file);
    let text = read(front, &what.file).map_err(|Complaint(why)| Complaint(format!("{name}: {why}")))?;
    let records = match parse(&text, &what.file) {
        Ok(records) => records,
        Err(error) => return unreadable(front, what, &name, &error),
    };
    let mut answers = Vec::new();
    let mut wrong: usize = 0;
    for (index, record) in records.iter().enumerate() {
        let number = if records.len() > 1 { Some(index + 1) } else { None };
        let answer = match replay(record) {
            Ok(game) => {
                if what.format.get() == Format::Text {
                    tell(front, what, record, &game, index + 1)?;
                }
                told_json(record, &game)
            }
            Err(error) => {
                wrong += 1;
                let sentence = place(front, &name, number, &error) + &reason(front, record, &error);
                front.flush()?;
                complaint::say(front, &sentence);
                error_json(&error, &sentence)
            }
        };
        answers.push(answer);
    }
    match what.format.get() {
        Format::Json => front.json(&Value::Array(answers))?,
        Format::Text if records.len() > 1 => {
            let args = vec![("count", records.len().into()), ("wrong", wrong.into())];
            front.line(&(front.text("cli-replayed", &args) + "."))?;
        }
        Format::Text => {}
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says why a text is no record.
fn unreadable(front: &mut Front, what: &Replay, name: &str, error: &RecordError) -> anyhow::Result<ExitCode> {
    let sentence = format!("{name}: {}", complaint::of(&front.texts, error));
    if what.format.get() == Format::Json {
        let (line, column) = (error.place.line, error.place.column);
        let error = json!({ "id": error.id(), "line": line, "column": column, "message": sentence });
        front.json(&json!([{ "ok": false, "error": error }]))?;
        front.flush()?;
    }
    Err(Complaint(sentence).into())
}

fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// What to call a file.
pub fn name(front: &Front, file: &Path) -> String {
    if is_stdin(file) { front.plain("cli-stdin") } else { file.display().to_string() }
}

/// The text of a file.
pub fn read(front: &Front, file: &Path) -> Result<String, Complaint> {
    let mut bytes = Vec::new();
    let got =
        if is_stdin(file) { io::stdin().read_to_end(&mut bytes).map(|_| bytes) } else { fs::read(file) };
    let bytes = got.map_err(|error| {
        Complaint(front.text("cli-file-unreadable", &vec![("reason", error.to_string().into())]))
    })?;
    String::from_utf8(bytes).map_err(|_| Complaint(front.plain("cli-file-not-text")))
}

/// The records of a text: at least one.
pub fn parse(text: &str, file: &Path) -> Result<Vec<Record>, RecordError> {
    if file.extension().is_some_and(|extension| extension == "json") {
        return Record::from_json(text).map(|record| vec![record]);
    }
    // Some editors put a byte order mark in front.
    let records = Record::parse_all(text.strip_prefix('\u{feff}').unwrap_or(text))?;
    if records.is_empty() {
        let place = Place { line: 1, column: 1 };
        return Err(RecordError { place, reason: Reason::Empty, text: String::new() });
    }
    Ok(records)
}

/// File, line, game and turn, as far as there are any.
pub fn place(front: &Front, name: &str, number: Option<usize>, error: &ReplayError) -> String {
    let line = error.place.line;
    let file = if line > 0 { format!("{name}:{line}") } else { name.to_owned() };
    let game = number.map(|number| front.text("cli-place-game", &vec![("game", number.into())]));
    let turn = (error.turn > 0).then(|| front.text("cli-place-turn", &vec![("turn", error.turn.into())]));
    [Some(file), game, turn].into_iter().flatten().map(|part| part + ": ").collect()
}

/// What is wrong with a record.
pub fn reason(front: &Front, record: &Record, error: &ReplayError) -> String {
    let set = record.tag(Tag::RULESET).and_then(|id| id.parse::<RuleSet>().ok());
    complaint::of_replay(&front.texts, set.as_ref(), error).0
}

/// A good game for people.
fn tell(front: &mut Front, what: &Replay, record: &Record, game: &Game, number: usize) -> anyhow::Result<()> {
    let player = |tag, side: &str| record.tag(tag).map_or_else(|| front.plain(side), str::to_owned);
    let (one, two) = (player(Tag::FIRST, "side-first"), player(Tag::SECOND, "side-second"));
    front.line(
        &front.text("cli-game", &vec![("game", number.into()), ("one", one.into()), ("two", two.into())]),
    )?;
    show::heading(front, game.rule_set())?;
    front.line("")?;
    let turns = walk(game);
    let glyphs = what.glyphs.get();
    if what.boards {
        for turn in &turns {
            let args = vec![
                ("turn", turn.number.into()),
                ("side", front.side(turn.side).into()),
                ("text", turn.text(glyphs).into()),
            ];
            front.line(&front.text("cli-turn", &args))?;
            front.line(&board::draw(&turn.after, glyphs, front.style))?;
            front.line("")?;
        }
    } else {
        playout::list(front, &turns, glyphs)?;
        front.line("")?;
    }
    playout::end(front, game)?;
    front.line("")
}

/// A good game for machines.
fn told_json(record: &Record, game: &Game) -> Value {
    json!({
        "ok": true,
        "ruleset": game.rule_set().to_string(),
        "rules_hash": game.rule_set().rules_hash(),
        "first": record.tag(Tag::FIRST),
        "second": record.tag(Tag::SECOND),
        "result": record.result.text(),
        "turns": walk(game).iter().map(Walked::json).collect::<Vec<_>>(),
        "position": game.setup().to_string(),
        "outcome": outcome::json(game.rule_set(), game.outcome()),
    })
}

/// A wrong game for machines.
fn error_json(error: &ReplayError, sentence: &str) -> Value {
    json!({
        "ok": false,
        "error": {
            "id": error.id(),
            "line": error.place.line,
            "column": error.place.column,
            "turn": error.turn,
            "action": error.illegal().map(|illegal| illegal.action.to_string()),
            "clause": error.illegal().map(|illegal| illegal.clause.id()),
            "message": sentence,
        },
    })
}
