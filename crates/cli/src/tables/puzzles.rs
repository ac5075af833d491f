//! `khamsin tables puzzles`: positions with one good turn, found in the tables or shipped, as records.
//!
//! A record says by tags what is to be reached; here the sentence is put in front of its first turn, in the reader's
//! language.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use khamsin_protocol::exact;
use khamsin_rules::record::Tag;
use khamsin_rules::{AnyPosition, Record, RuleSet, Setup, Side};
use khamsin_tables::Location;
use khamsin_tables::format::Cache;
use khamsin_tables::puzzle::{Aim, Draw, Grade, PIECES, SHIPPED, Task, Watcher};
use khamsin_tables::store::{AnyTables, Folder};
use serde_json::{Value, json};

use super::{CACHE, SPARSE, amount, args, failed, folder, game, none};
use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::replay;
use crate::status::Status;

/// What is worth building for puzzles, and takes seconds.
const WORTH_BUILDING: u8 = 6;

/// Runs the command.
pub fn run(what: &args::Puzzles, front: &mut Front) -> anyhow::Result<()> {
    let set = front.rule_set(&what.asked.set)?;
    game(&set, front)?;
    let grade = what.grade.and_then(Grade::of);
    let records = if what.shipped { shipped(&set, grade, front)? } else { drawn(what, &set, grade, front)? };
    let posed = |record| {
        let task = Task::read(&record, &set)?;
        Some((worded(front, &set, record, task), task))
    };
    let posed: Vec<(Record, Task)> = records.into_iter().filter_map(posed).collect();
    match what.asked.format.get() {
        Format::Json => {
            let puzzles: Vec<Value> =
                posed.iter().map(|(record, task)| json(front, &set, record, *task)).collect();
            front.json(&json!({
                "ruleset": set.to_string(),
                "rules_hash": set.rules_hash(),
                "solve_hash": set.solve_hash(),
                "puzzles": puzzles,
            }))
        }
        Format::Text => {
            let texts: Vec<String> = posed.iter().map(|(record, _)| record.to_string()).collect();
            front.bytes(texts.join("\n").as_bytes())
        }
    }
}

/// The puzzles that come with the program.
fn shipped(set: &RuleSet, grade: Option<Grade>, front: &Front) -> anyhow::Result<Vec<Record>> {
    let ours = SHIPPED.iter().find(|shipped| shipped.rule_set == set.to_string());
    let none = || Complaint(front.text("puzzles-none-shipped", &vec![("id", set.to_string().into())]));
    let records = Record::parse_all(ours.ok_or_else(none)?.records).expect("tests read what ships");
    let wanted = |record: &Record| {
        let task = Task::read(record, set);
        grade.is_none_or(|grade| task.is_some_and(|task| task.grade == grade))
    };
    Ok(records.into_iter().filter(wanted).collect())
}

/// Puzzles that are looked for in the tables.
fn drawn(
    what: &args::Puzzles,
    set: &RuleSet,
    grade: Option<Grade>,
    front: &Front,
) -> anyhow::Result<Vec<Record>> {
    let folder = folder(&what.asked.place, front)?;
    let cache = Arc::new(Cache::new(CACHE));
    let tables = AnyTables::in_folder(set, &folder, &cache).ok_or_else(|| none(front, set, &folder))?;
    let pieces = pieces(what.pieces, &tables, set, &folder, front)?;
    let count = usize::from(what.count);
    let mut watch = Watch { front, status: Status::new(SPARSE) };
    let except = known(&what.except, &tables, front)?;
    let draw = Draw { tables: &tables, pieces, grade, count, seed: what.seed, except };
    let found = draw.puzzles(&mut watch).map_err(|error| failed(front, &error));
    watch.status.clear();
    let found = found?;
    if found.len() < count {
        let args = vec![("count", found.len().into()), ("needed", count.into())];
        complaint::say(front, &front.text("puzzles-fewer", &args));
    }
    Ok(found.iter().zip(1..).map(|(puzzle, number)| puzzle.record(number)).collect())
}

/// Where the first positions of some files of records stand.
fn known(files: &[PathBuf], tables: &AnyTables, front: &Front) -> anyhow::Result<HashSet<Location>> {
    let mut known = HashSet::new();
    for file in files {
        let named = |sentence: String| Complaint(format!("{}: {sentence}", file.display()));
        let text = replay::read(front, file).map_err(|complaint| named(complaint.0))?;
        let records = replay::parse(&text, file);
        let records = records.map_err(|error| named(complaint::of(&front.texts, &error).0))?;
        // A position that cannot arise here need not be left out.
        let positions = records.iter().filter_map(|record| {
            let setup: Setup = record.tag(Tag::FEN)?.parse().ok()?;
            AnyPosition::from_setup(tables.rule_set(), &setup).ok()
        });
        known.extend(positions.filter_map(|position| tables.locate(&position)));
    }
    Ok(known)
}

/// The most pieces for which all tables are there; those that were asked for must be.
fn pieces(
    wanted: Option<u8>,
    tables: &AnyTables,
    set: &RuleSet,
    folder: &Folder,
    front: &Front,
) -> anyhow::Result<u8> {
    let mut built = 0;
    'numbers: for pieces in 2..=wanted.unwrap_or(*PIECES.end()) {
        for slice in tables.slices(pieces).into_iter().filter(|slice| slice.pieces() == pieces) {
            if tables.table(slice).map_err(|error| failed(front, &error))?.is_none() {
                break 'numbers;
            }
        }
        built = pieces;
    }
    let enough = wanted.unwrap_or(*PIECES.start());
    if built >= enough {
        return Ok(built);
    }
    let (id, pieces) = (set.to_string(), wanted.unwrap_or(WORTH_BUILDING));
    let command = format!("khamsin tables build '{id}' --pieces {pieces}");
    let args = vec![
        ("id", id.into()),
        ("pieces", pieces.into()),
        ("text", command.into()),
        ("folder", folder.root().display().to_string().into()),
    ];
    Err(Complaint(front.text("puzzles-build", &args)).into())
}

/// Tells on standard error how far it is.
struct Watch<'a> {
    front: &'a Front,
    status: Status,
}

impl Watcher for Watch<'_> {
    fn looked(&mut self, positions: usize, found: usize) {
        if self.status.is_due() {
            let count = |n: usize| amount::count(self.front, n as u64);
            let args = vec![("count", count(positions).into()), ("values", count(found).into())];
            self.status.write(self.front, &self.front.text("puzzles-progress", &args));
        }
    }
}

/// The record with what is asked in words before its first turn, whatever words were there.
fn worded(front: &Front, set: &RuleSet, mut record: Record, task: Task) -> Record {
    record.intro.truncate(1);
    record.intro.push(words(front, set, side(&record), task));
    record
}

/// Who is to move first.
fn side(record: &Record) -> Side {
    let setup = record.tag(Tag::FEN).and_then(|text| text.parse::<Setup>().ok());
    setup.map_or(Side::First, |setup| setup.side)
}

/// What is asked, in a sentence.
fn words(front: &Front, set: &RuleSet, side: Side, task: Task) -> String {
    let kind = match task.value.rank() {
        Some(rank) => exact::victory(&front.texts, set, rank),
        None => front.plain("kind-draw"),
    };
    let id = match (task.goal.aim, task.value.rank()) {
        (Aim::End, _) => "puzzles-end",
        (Aim::Gain, Some(_)) => "puzzles-gain",
        (Aim::Gain, None) => "puzzles-gain-draw",
        (Aim::Hold, Some(_)) => "puzzles-hold",
        (Aim::Hold, None) => "puzzles-hold-draw",
    };
    let args =
        vec![("side", front.side(side).into()), ("kind", kind.into()), ("count", task.goal.turns.into())];
    front.text(id, &args)
}

/// A puzzle for machines.
fn json(front: &Front, set: &RuleSet, record: &Record, task: Task) -> Value {
    json!({
        "position": record.tag(Tag::FEN),
        "side": side(record).to_string(),
        "words": words(front, set, side(record), task),
        "goal": task.goal.aim.name(),
        "turns": task.goal.turns,
        "value": exact::name(set, task.value),
        "grade": task.grade.number(),
        "points": task.points,
        "solution": record.line.0.iter().map(|node| node.turn.to_string()).collect::<Vec<_>>(),
        "record": record.to_json(),
    })
}
