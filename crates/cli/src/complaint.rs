//! What is wrong with the input, as one sentence in the reader's language.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use khamsin_rules::RuleSet;
use khamsin_rules::message::Message;
use khamsin_rules::replay::ReplayError;
use khamsin_rules::setup::SetupError;
use khamsin_text::Texts;

use crate::front::Front;

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
pub fn report(front: &Front, error: &anyhow::Error) -> ExitCode {
    let closed = error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe);
    if closed {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    say(front, &format!("{error:#}"));
    ExitCode::FAILURE
}

/// Writes a sentence on standard error; what it quotes may come from anywhere, so it cannot steer the terminal.
pub fn say(front: &Front, sentence: &str) {
    // If standard error is gone too, there is nobody to tell.
    let _ = writeln!(io::stderr(), "{}", front.turned(&harmless(sentence)));
}

/// A text from anywhere that cannot steer the terminal. The marks that set a text apart (U+2068, U+2069) may stay: they
/// turn nothing by themselves, and Arabic sentences need them.
pub fn harmless(text: &str) -> String {
    let turns_text = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}');
    text.replace(|c: char| c.is_control() || turns_text(c), "\u{fffd}")
}

/// What a message says.
pub fn of(texts: &Texts, message: &dyn Message) -> Complaint {
    Complaint(texts.message(message))
}

/// Why a position cannot arise.
pub fn of_setup(texts: &Texts, set: &RuleSet, error: &SetupError) -> Complaint {
    Complaint(texts.setup(set, error))
}

/// What is wrong with a record; `set` is its rule set, if it has one.
pub fn of_replay(texts: &Texts, set: Option<&RuleSet>, error: &ReplayError) -> Complaint {
    Complaint(texts.replay(set, error))
}
