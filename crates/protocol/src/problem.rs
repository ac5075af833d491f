//! What is wrong with a question: always a sentence in the reader's language, never a panic and never silence.

use khamsin_rules::message::{Args, Message};
use khamsin_rules::record::Place;
use khamsin_text::Texts;
use serde::Serialize;

use crate::clauses::Refusal;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RulesProblem))]
pub struct Problem {
    /// What it is about, for programs.
    pub kind: ProblemKind,
    /// What is wrong and what to do about it, for people.
    pub text: String,
    /// Where in a text it is, counted from one; only with records, positions and rule sets.
    pub place: Option<TextPlace>,
    /// The turn it is about, counted from zero in the list of turns.
    pub turn: Option<u32>,
    /// The clause that forbids it, if one does.
    pub refusal: Option<Box<Refusal>>,
}

/// What a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// The question itself: no JSON, no such question, fields missing or out of bounds.
    Request,
    /// The name of a rule set or its parameters.
    Ruleset,
    /// A position.
    Position,
    /// A turn or an action.
    Turn,
    /// A game record.
    Record,
    /// An offer, an answer to one, or a resignation.
    Offer,
    /// A link.
    Link,
    /// Exact tables.
    Tables,
    /// A catalogue of texts.
    Texts,
}

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TextPlace {
    /// The line, from one.
    pub line: u32,
    /// The character in the line, from one.
    pub column: u32,
}

impl TextPlace {
    /// A column of a text that has one line.
    pub fn column(column: usize) -> TextPlace {
        TextPlace { line: 1, column: column as u32 }
    }
}

impl From<Place> for TextPlace {
    fn from(place: Place) -> TextPlace {
        TextPlace { line: place.line, column: place.column }
    }
}

impl Problem {
    /// A problem told by a sentence.
    pub fn new(kind: ProblemKind, text: String) -> Problem {
        Problem { kind, text, place: None, turn: None, refusal: None }
    }

    /// A problem told by a text of the catalogue.
    pub fn text(kind: ProblemKind, texts: &Texts, id: &str, args: &Args) -> Problem {
        Problem::new(kind, texts.text(id, args))
    }

    /// A problem that the rules tell.
    pub fn message(kind: ProblemKind, texts: &Texts, message: &dyn Message) -> Problem {
        Problem::new(kind, texts.message(message))
    }

    /// The same problem at a place of a text.
    #[must_use]
    pub fn at(self, place: TextPlace) -> Problem {
        Problem { place: Some(place), ..self }
    }

    /// The same problem in a turn of a list.
    #[must_use]
    pub fn in_turn(self, turn: usize) -> Problem {
        Problem { turn: Some(turn as u32), ..self }
    }
}
