//! A text with its places for arguments, and how it becomes a sentence.
//!
//! What Fluent's own library does, for the part of Fluent that the catalogues use: arguments, choices by number or by word,
//! and words that keep their direction. The library would be an eighth of what a page may load; a test compares every
//! text of every language with what it says.

use khamsin_rules::message::{Arg, Args};

use crate::plural::{Category, category};

/// A text and its places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pattern(pub(crate) Vec<Element>);

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Element {
    /// Said as it is.
    Text(String),
    /// A literal in braces: what the syntax would not let stand otherwise.
    Literal(String),
    /// `LATIN("…")`: a word that keeps its direction in a language that has the other one.
    Foreign(String),
    /// An argument.
    Argument(String),
    /// One of several texts, by an argument.
    Choice { argument: String, variants: Vec<(String, Pattern)>, usual: usize },
}

/// How sentences are made in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The language's code, for its plurals.
    pub(crate) code: &'static str,
    /// Whether what is put into a text is marked off, so that its direction does not change the text's.
    pub(crate) isolates: bool,
}

impl Pattern {
    /// The sentence.
    pub(crate) fn say(&self, args: &Args, manner: Manner, out: &mut String) {
        for element in &self.0 {
            let marked = manner.isolates
                && self.0.len() > 1
                && !matches!(element, Element::Text(_) | Element::Literal(_));
            if marked {
                out.push('\u{2068}');
            }
            element.say(args, manner, out);
            if marked {
                out.push('\u{2069}');
            }
        }
    }
}

impl Element {
    fn say(&self, args: &Args, manner: Manner, out: &mut String) {
        match self {
            Element::Text(text) | Element::Literal(text) | Element::Foreign(text) => out.push_str(text),
            Element::Argument(name) => match argument(args, name) {
                Some(Arg::Text(text)) => out.push_str(text),
                Some(Arg::Number(number)) => out.push_str(&number.to_string()),
                // The rest of the sentence is still worth reading.
                None => out.extend(["{$", name, "}"]),
            },
            Element::Choice { argument: name, variants, usual } => {
                let chosen = argument(args, name).and_then(|arg| choose(arg, variants, manner));
                variants[chosen.unwrap_or(*usual)].1.say(args, manner, out);
            }
        }
    }
}

fn argument<'a>(args: &'a Args, name: &str) -> Option<&'a Arg> {
    args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

/// The variant for an argument: the first that names it, or its plural.
fn choose(arg: &Arg, variants: &[(String, Pattern)], manner: Manner) -> Option<usize> {
    let fits = |key: &str| match arg {
        Arg::Text(text) => key == text,
        Arg::Number(number) => {
            key.parse() == Ok(*number)
                || Category::named(key).is_some_and(|named| named == category(manner.code, *number))
        }
    };
    variants.iter().position(|(key, _)| fits(key))
}
