//! One language's texts, by message id.
//!
//! The catalogues are compiled in, except in the browser: five languages would be a third of what it may load, and a
//! reader needs one. A text that a language lacks is given in English, and one that nobody has as its id: a reader should
//! never meet an empty line. Tests see to it that neither happens.
//!
//! In a language that runs from right to left, arguments stand between isolating marks (U+2068, U+2069): without them
//! `c3c4` or `1-0` would be torn apart by the Arabic around it. What is written in Latin letters in a text itself gets
//! the same marks from the function `LATIN("…")`. A text of arguments alone gets a mark at its head, or nobody could tell
//! which way it runs.

use std::collections::HashMap;

use khamsin_rules::message::{Args, Message};

use crate::lang::{Direction, Lang};
use crate::parser;
use crate::pattern::{Manner, Pattern};

/// The files of one language: name and content.
#[cfg(feature = "embedded")]
macro_rules! files {
    ($lang:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../locales/", $lang, "/", $file)))),*]
    };
}

/// The same files in every language.
#[cfg(feature = "embedded")]
macro_rules! locale {
    ($lang:literal) => {
        files!($lang:
            "clauses-seega.ftl"
            "clauses-saut-du-chat.ftl"
            "clauses-pahtum.ftl"
            "clauses-seti.ftl"
            "provenance.ftl"
            "rulesets.ftl"
            "errors.ftl"
            "results.ftl"
            "cli.ftl"
            "match.ftl"
            "analysis.ftl"
            "tables.ftl"
            "tui.ftl"
            "server.ftl"
            "online.ftl"
            "data.ftl"
            "lab.ftl"
        )
    };
}

#[cfg(feature = "embedded")]
impl Lang {
    /// The language's catalogues as Fluent source: file name and content.
    pub const fn sources(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => locale!("en"),
            Lang::Fr => locale!("fr"),
            Lang::Pt => locale!("pt"),
            Lang::De => locale!("de"),
            Lang::Ar => locale!("ar"),
        }
    }
}

/// One language's texts.
pub struct Texts {
    lang: Lang,
    /// The language's own bundle, then English for what it lacks.
    bundles: Vec<Bundle>,
}

/// The texts of one catalogue.
struct Bundle {
    manner: Manner,
    texts: HashMap<String, Pattern>,
}

/// A catalogue that is not Fluent, or says something twice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the {lang} catalogue cannot be used: {reason}")]
pub struct CatalogueError {
    /// The language.
    pub lang: Lang,
    /// What is wrong with it.
    pub reason: String,
}

impl Texts {
    /// The texts of a language.
    ///
    /// # Panics
    /// If a catalogue is not Fluent or says something twice, which the tests rule out.
    #[cfg(feature = "embedded")]
    pub fn new(lang: Lang) -> Texts {
        let langs = if lang == Lang::En { vec![lang] } else { vec![lang, Lang::En] };
        let own = |lang: Lang| {
            let sources: Vec<&str> = lang.sources().iter().map(|(_, source)| *source).collect();
            Bundle::read(lang, &sources.concat()).unwrap_or_else(|error| panic!("{error}"))
        };
        Texts { lang, bundles: langs.into_iter().map(own).collect() }
    }

    /// A language without texts: everything is shown as its id until a catalogue is there.
    pub fn none(lang: Lang) -> Texts {
        Texts { lang, bundles: Vec::new() }
    }

    /// The texts of a catalogue that is handed in, as Fluent source.
    ///
    /// # Errors
    /// If it is not Fluent.
    pub fn given(lang: Lang, source: &str) -> Result<Texts, CatalogueError> {
        Ok(Texts { lang, bundles: vec![Bundle::read(lang, source)?] })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the language itself has a text with this id (`message` or `message.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.bundles.first().is_some_and(|own| own.texts.contains_key(id))
    }

    /// The text with this id (`message` or `message.attribute`), its arguments filled in.
    pub fn text(&self, id: &str, args: &Args) -> String {
        let found = self.bundles.iter().find_map(|bundle| Some((bundle, bundle.texts.get(id)?)));
        let Some((bundle, pattern)) = found else { return id.to_owned() };
        let mut sentence = String::new();
        pattern.say(args, bundle.manner, &mut sentence);
        if self.lang.direction() == Direction::RightToLeft { headed(sentence) } else { sentence }
    }

    /// What an error or another message says.
    pub fn message(&self, message: &dyn Message) -> String {
        self.text(message.id(), &message.args())
    }
}

impl Bundle {
    fn read(lang: Lang, source: &str) -> Result<Bundle, CatalogueError> {
        // Only in a language that is written from right to left does what is put into a text need marks around it.
        let manner = Manner { code: lang.code(), isolates: lang.direction() == Direction::RightToLeft };
        let texts = parser::read(source).map_err(|reason| CatalogueError { lang, reason })?;
        Ok(Bundle { manner, texts })
    }
}

/// A text with a mark at its head (U+200F) if it runs from right to left, but has no letter outside of its arguments
/// that would show it.
fn headed(text: String) -> String {
    let mut depth = 0_usize;
    let mut shows = |c: char| {
        match c {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && (c == '\u{200f}' || Direction::of(c).is_some())
    };
    let turned = text.contains(|c| Direction::of(c) == Some(Direction::RightToLeft));
    if turned && !text.contains(&mut shows) { format!("\u{200f}{text}") } else { text }
}
