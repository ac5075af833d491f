//! The record of a game of a match.
//!
//! Its result is one that `khamsin replay` finds too: a fault counts as giving up, too many turns as an agreed draw. The
//! tag `TerminationDetails` says what really happened.

use std::collections::BTreeSet;

use khamsin_rules::record::Tag;
use khamsin_rules::{Game, Record, RuleSet, Side};

use crate::played::{Ending, NotAGame, Played};
use crate::seat::Seat;
use crate::settings::Settings;

/// The position in which the engines took over.
const OPENING: &str = "Opening";
/// How many turns led there.
const OPENING_TURNS: &str = "OpeningTurns";
/// What happened, if it was not the rules that ended the game.
const DETAILS: &str = "TerminationDetails";

/// The record of a game.
///
/// # Errors
/// If what was written down is no game.
pub fn record(played: &Played, settings: &Settings, set: &RuleSet) -> Result<Record, NotAGame> {
    let game = played.replay(set)?;
    let mut record = Record::default();
    record.set_tag(Tag::EVENT, event(settings));
    record.set_tag(Tag::ROUND, round(played));
    let names = settings.names();
    for (side, tag) in [(Side::First, Tag::FIRST), (Side::Second, Tag::SECOND)] {
        let name = &names[Seat::playing(side, played.game) as usize];
        record.set_tag(tag, name.replace(char::is_control, " "));
    }
    let Record { tags, line, result, .. } = game.record();
    record.tags.extend(tags);
    (record.line, record.result) = (line, result);
    if let Some(opening) = opening(game, played.opening) {
        record.set_tag(OPENING, opening);
        record.set_tag(OPENING_TURNS, played.opening.to_string());
    }
    match &played.ending {
        Ending::Clause(_) => {}
        Ending::Fault { engine, kind, detail } => {
            record.set_tag(DETAILS, format!("engine {engine}: {}: {detail}", kind.name()));
        }
        Ending::TooLong { turns } => record.set_tag(DETAILS, format!("stopped after {turns} turns")),
    }
    Ok(record)
}

/// The match that a game belongs to, told from all others by its settings.
pub fn event(settings: &Settings) -> String {
    let text = serde_json::to_string(settings).unwrap_or_default();
    let hash = text.bytes().fold(0, |hash, byte| khamsin_rules::random::mix(hash ^ u64::from(byte)));
    format!("khamsin match {hash:016x}")
}

/// Pair and game in the pair.
fn round(played: &Played) -> String {
    format!("{}.{}", played.pair() + 1, (played.game - 1) % 2 + 1)
}

fn opening(mut game: Game, turns: usize) -> Option<String> {
    while game.turns().len() > turns {
        game.undo_turn()?;
    }
    Some(game.setup().to_string())
}

/// The games of this match that a file of records lacks.
///
/// A program that is killed between journal and records has one without the other; this brings them together.
pub fn missing<'a>(
    file: &str,
    settings: &Settings,
    played: impl IntoIterator<Item = &'a Played>,
) -> Vec<&'a Played> {
    let ours = Tag { name: Tag::EVENT.to_owned(), value: event(settings) }.to_string();
    let mut rounds = BTreeSet::new();
    let mut of_this_match = false;
    for line in file.lines() {
        if line.starts_with("[Event ") {
            of_this_match = line == ours;
        } else if let Some(rest) = line.strip_prefix("[Round \"").filter(|_| of_this_match) {
            rounds.extend(rest.strip_suffix("\"]"));
        }
    }
    played.into_iter().filter(|played| !rounds.contains(round(played).as_str())).collect()
}
