//! What is wrong with the input, as one sentence in the reader's language.
//!
//! The rules say what is wrong by message id and arguments. Three things are spelled out here because they depend on the
//! rule set: the clause that refuses an action, the clause that forbids a square, and what a turn still owes.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use khamsin_rules::game::TurnError;
use khamsin_rules::message::{Args, Message};
use khamsin_rules::replay::{ReplayError, ReplayFault};
use khamsin_rules::setup::SetupError;
use khamsin_rules::{Clause, RuleSet};
use khamsin_text::Texts;

/// A sentence about the input, ready to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint(pub String);

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Complaint {}

/// Says on standard error what went wrong, and gives the exit code for it.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let closed = error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe);
    if closed {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    say(&format!("{error:#}"));
    ExitCode::FAILURE
}

/// Writes a sentence on standard error; what it quotes may come from anywhere, so it cannot steer the terminal.
pub fn say(sentence: &str) {
    // If standard error is gone too, there is nobody to tell.
    let _ = writeln!(io::stderr(), "{}", harmless(sentence));
}

/// A text from anywhere that cannot steer the terminal.
pub fn harmless(text: &str) -> String {
    let turns_text = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.replace(|c: char| c.is_control() || turns_text(c), "\u{fffd}")
}

/// What a message says.
pub fn of(texts: &Texts, message: &dyn Message) -> Complaint {
    Complaint(texts.message(message))
}

/// Why a position cannot arise.
pub fn of_setup(texts: &Texts, set: &RuleSet, error: &SetupError) -> Complaint {
    let SetupError::Square { square, clause } = *error else { return of(texts, error) };
    let rule = texts.clause(clause, &set.args());
    let cited = cite(texts, set, clause, rule.trim_end_matches('.'));
    Complaint(texts.text(error.id(), &vec![("square", square.into()), ("clause", cited.into())]))
}

/// What is wrong with a record; `set` is its rule set, if it has one.
pub fn of_replay(texts: &Texts, set: Option<&RuleSet>, error: &ReplayError) -> Complaint {
    match (&error.fault, set) {
        (ReplayFault::Turn(TurnError::Illegal { illegal, .. }), Some(set)) => {
            Complaint(texts.refused(set, *illegal))
        }
        (ReplayFault::Turn(TurnError::Incomplete { pending }), _) => {
            let phase = texts.duty(*pending);
            Complaint(texts.text(error.id(), &vec![("phase", phase.into())]))
        }
        (ReplayFault::Setup(setup), Some(set)) => of_setup(texts, set, setup),
        _ => of(texts, error),
    }
}

/// A sentence with the authority of its clause behind it.
fn cite(texts: &Texts, set: &RuleSet, clause: Clause, sentence: &str) -> String {
    let provenance = set.provenance(clause);
    let sheet = texts.text(&khamsin_text::render::sheet_message(set.entry().sheet), &Args::new());
    let source = provenance.source.map(khamsin_text::render::source_message);
    let source = source.map_or_else(String::new, |id| texts.text(&id, &Args::new()));
    let args = vec![("text", sentence.into()), ("sheet", sheet.into()), ("source", source.into())];
    texts.text(&format!("refusal-{}", provenance.tag.id()), &args)
}
