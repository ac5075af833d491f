//! From what was asked to a match.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use khamsin_engine::{Limits, Time};
use khamsin_lab::arena::Patience;
use khamsin_lab::opening::{OpeningError, OpeningFault};
use khamsin_lab::spec::SpecError;
use khamsin_lab::{EngineSpec, Match, Openings, Sprt, pace};
use khamsin_rules::RuleSet;

use super::args;
use crate::complaint::{self, Complaint};
use crate::front::Front;

/// The match that was asked for.
pub fn read(what: &args::Match, front: &Front) -> Result<Match, Complaint> {
    let set = front.rule_set(&what.ruleset)?;
    let engine = |text: &str| -> Result<EngineSpec, Complaint> {
        text.parse().map_err(|error: SpecError| complaint::of(&front.texts, &error))
    };
    Ok(Match {
        one: engine(&what.one)?,
        two: engine(&what.two)?,
        pace: limits(&what.pace),
        openings: openings(what.openings.as_deref(), &set, front)?,
        seed: what.seed,
        games: what.games,
        max_turns: what.max_turns,
        patience: patience(&what.patience),
        sprt: sprt(what, front)?,
        set,
    })
}

/// How many games at a time.
pub fn concurrency(what: &args::Match) -> NonZeroUsize {
    let half = || {
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        NonZeroUsize::new(cores / 2).unwrap_or(NonZeroUsize::MIN)
    };
    what.concurrency.unwrap_or_else(half)
}

fn limits(what: &args::PaceArgs) -> Limits {
    let time = match (what.movetime, &what.clock) {
        (Some(movetime), _) => Time::Turn(Duration::from_millis(movetime)),
        (None, Some(args::Clock(text))) => match pace::clock(text) {
            Some((left, increment)) => Time::Clock { left, increment },
            None => Time::Unlimited,
        },
        (None, None) if what.nodes.is_none() && what.depth.is_none() => return pace::usual(),
        (None, None) => Time::Unlimited,
    };
    Limits { depth: what.depth, nodes: what.nodes, time, ..Limits::default() }
}

fn patience(what: &args::PatienceArgs) -> Patience {
    Patience {
        margin: Duration::from_millis(what.margin.into()),
        answer: Duration::from_secs_f64(what.patience),
        turn: Duration::from_secs_f64(what.longest_turn),
    }
}

fn sprt(what: &args::Match, front: &Front) -> Result<Option<Sprt>, Complaint> {
    let Some([elo0, elo1]) = what.sprt.as_deref().and_then(|elos| elos.first_chunk().copied()) else {
        return Ok(None);
    };
    let test = Sprt::new(elo0, elo1, what.alpha, what.beta);
    test.map(Some).ok_or_else(|| Complaint(front.plain("match-sprt-bad")))
}

fn openings(text: Option<&str>, set: &RuleSet, front: &Front) -> Result<Openings, Complaint> {
    let Some(text) = text else { return Ok(Openings::usual(set)) };
    if let Some(turns) = text.strip_prefix("random:") {
        let turns = turns.parse().ok().filter(|turns| *turns <= 999);
        let wrong = || {
            let args = vec![("text", turns_text(text).into()), ("known", "random:4".into())];
            Complaint(front.text("match-openings-turns", &args))
        };
        return turns.map(|turns| Openings::Random { turns }).ok_or_else(wrong);
    }
    let content = file(Path::new(text), front)?;
    Openings::read(&content, set).map_err(|error| {
        let line = front.text("match-place-line", &vec![("line", error.line.into())]);
        let place = if error.line > 0 { format!("{text}, {line}") } else { text.to_owned() };
        Complaint(format!("{place}: {}", why(&error, set, front)))
    })
}

/// What stands behind `random:`.
fn turns_text(text: &str) -> &str {
    text.split_once(':').map_or(text, |(_, turns)| turns)
}

/// Why an opening is none, with the rule where one forbids it.
fn why(error: &OpeningError, set: &RuleSet, front: &Front) -> Complaint {
    match &error.fault {
        OpeningFault::Setup(error) => complaint::of_setup(&front.texts, set, error),
        OpeningFault::Replay(error) => complaint::of_replay(&front.texts, Some(set), error),
        _ => complaint::of(&front.texts, error),
    }
}

/// The content of a file.
fn file(path: &Path, front: &Front) -> Result<String, Complaint> {
    let named = |why: String| Complaint(format!("{}: {why}", path.display()));
    let bytes = fs::read(path).map_err(|error| {
        named(front.text("cli-file-unreadable", &vec![("reason", error.to_string().into())]))
    })?;
    String::from_utf8(bytes).map_err(|_| named(front.plain("cli-file-not-text")))
}
