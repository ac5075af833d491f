//! The one list of questions: names, what they bring along, what they are answered with.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::agree::{SayAsk, SeriesAsk};
use crate::catalogue::{CatalogueAsk, RuleSetAsk};
use crate::compare::CompareAsk;
use crate::consider::ConsiderAsk;
use crate::desk::{Desk, Exchange, TextsAsk};
use crate::exact::{ProbeAsk, TablesAsk};
use crate::levels::LevelsAsk;
use crate::link::{LinkAsk, OpenLinkAsk};
use crate::play::{CheckAsk, NewGameAsk, PlayAsk, UndoAsk};
use crate::position::PositionAsk;
use crate::problem::{Problem, ProblemKind};
use crate::record::{ReadRecordAsk, WriteRecordAsk};
use crate::review::ReviewAsk;
use crate::search::SearchAsk;
use crate::spec::excerpt;
use crate::state::StateAsk;

/// Declares the questions by name.
macro_rules! exchanges {
    ($($name:literal: $ask:ty;)*) => {
        /// The names of all questions.
        pub const NAMES: &[&str] = &[$($name),*];

        /// Answers the question of this name, as JSON.
        pub(crate) fn dispatch(desk: &mut Desk, name: &str, with: &RawValue) -> Result<Box<RawValue>, Problem> {
            match name {
                $($name => {
                    let ask: $ask = serde_json::from_str(with.get()).map_err(|error| unreadable(desk, name, &error))?;
                    ask.answer(desk).map(|answer| raw(&answer))
                })*
                _ => Err(unknown(desk, name)),
            }
        }

        /// Hands every question to a visitor that wants their types.
        #[cfg(test)]
        pub(crate) fn visit(visitor: &mut impl crate::typescript::Visitor) {
            $(visitor.exchange::<$ask>($name);)*
        }
    };
}

exchanges! {
    "catalogue": CatalogueAsk;
    "ruleset": RuleSetAsk;
    "levels": LevelsAsk;
    "new_game": NewGameAsk;
    "state": StateAsk;
    "check": CheckAsk;
    "play": PlayAsk;
    "undo": UndoAsk;
    "say": SayAsk;
    "series": SeriesAsk;
    "position": PositionAsk;
    "read_record": ReadRecordAsk;
    "write_record": WriteRecordAsk;
    "link": LinkAsk;
    "open_link": OpenLinkAsk;
    "compare": CompareAsk;
    "search": SearchAsk;
    "consider": ConsiderAsk;
    "review": ReviewAsk;
    "probe": ProbeAsk;
    "tables": TablesAsk;
    "texts": TextsAsk;
}

fn raw(answer: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(answer).expect("answers are made of texts, numbers and lists")
}

fn unreadable(desk: &Desk, name: &str, error: &serde_json::Error) -> Problem {
    let args = vec![("name", name.into()), ("reason", excerpt_long(&error.to_string()).into())];
    Problem::text(ProblemKind::Request, desk.texts, "request-fields", &args)
}

fn unknown(desk: &Desk, name: &str) -> Problem {
    let args = vec![("text", excerpt(name).into()), ("known", NAMES.join(", ").into())];
    Problem::text(ProblemKind::Request, desk.texts, "request-unknown", &args)
}

/// What a reader of JSON says: long enough to be of use, and without what could steer a terminal.
pub(crate) fn excerpt_long(text: &str) -> String {
    const READABLE: usize = 160;
    text.chars().filter(|char| !char.is_control()).take(READABLE).collect()
}
