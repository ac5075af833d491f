//! What can be wrong with the name of a rule set.

use crate::message::{Args, Message};

/// A text that names no rule set, and the column at which it stops naming one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {fault:?}")]
pub struct RuleSetError {
    /// The column, from one.
    pub column: usize,
    /// What is wrong there.
    pub fault: RuleSetFault,
}

/// A slip in the name of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RuleSetFault {
    /// Not of the form `game/sheet@revision(parameter=value,…)`.
    Form {
        /// What stands there.
        text: String,
    },
    /// No such rule set.
    Unknown {
        /// What was asked for.
        text: String,
        /// Those that exist.
        known: String,
    },
    /// No such revision.
    Revision {
        /// What was asked for.
        text: String,
        /// The newest.
        newest: u32,
    },
    /// No such parameter in this game.
    Parameter {
        /// What was asked for.
        text: String,
        /// Those that exist.
        known: String,
    },
    /// A parameter given twice.
    Twice {
        /// Its name.
        name: String,
    },
    /// A value that the parameter cannot have.
    Value {
        /// The parameter.
        name: String,
        /// The value.
        text: String,
        /// The values it can have.
        values: String,
    },
    /// A point ladder that rises: a lesser victory worth more than a greater one.
    Ladder {
        /// The value.
        text: String,
    },
    /// Pahtum's neutrals are an odd number from 1 to 13.
    Neutrals {
        /// The value.
        text: String,
    },
    /// Saut du Chat with a safe centre and a loss by blocking is won at once by c2–c3.
    WonAtOnce,
}

impl Message for RuleSetError {
    fn id(&self) -> &'static str {
        match self.fault {
            RuleSetFault::Form { .. } => "ruleset-form",
            RuleSetFault::Unknown { .. } => "ruleset-unknown",
            RuleSetFault::Revision { .. } => "ruleset-revision",
            RuleSetFault::Parameter { .. } => "ruleset-parameter",
            RuleSetFault::Twice { .. } => "ruleset-twice",
            RuleSetFault::Value { .. } => "ruleset-value",
            RuleSetFault::Ladder { .. } => "ruleset-ladder",
            RuleSetFault::Neutrals { .. } => "ruleset-neutrals",
            RuleSetFault::WonAtOnce => "ruleset-won-at-once",
        }
    }

    fn args(&self) -> Args {
        let mut args: Args = vec![("column", self.column.into())];
        match &self.fault {
            RuleSetFault::Form { text } | RuleSetFault::Ladder { text } | RuleSetFault::Neutrals { text } => {
                args.push(("text", text.as_str().into()));
            }
            RuleSetFault::Unknown { text, known } | RuleSetFault::Parameter { text, known } => {
                args.extend([("text", text.as_str().into()), ("known", known.as_str().into())]);
            }
            RuleSetFault::Revision { text, newest } => {
                args.extend([("text", text.as_str().into()), ("newest", (*newest).into())]);
            }
            RuleSetFault::Twice { name } => args.push(("name", name.as_str().into())),
            RuleSetFault::Value { name, text, values } => args.extend([
                ("name", name.as_str().into()),
                ("text", text.as_str().into()),
                ("values", values.as_str().into()),
            ]),
            RuleSetFault::WonAtOnce => {}
        }
        args
    }
}
