//! One language's texts, by message id.
//!
//! The catalogues are compiled in, except in the browser: five languages would be a third of what it may load, and a
//! reader needs one. A text that a language lacks is given in English, and one that nobody has as its id: a reader should
//! never meet an empty line. Tests see to it that neither happens.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use khamsin_rules::message::{Arg, Args, Message};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;

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
        }
    }
}

/// One language's texts.
pub struct Texts {
    lang: Lang,
    /// The language's own bundle, then English for what it lacks.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// A catalogue that is not Fluent, or says something twice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the {lang} catalogue cannot be used: {reason}")]
pub struct CatalogueError {
    /// The language.
    pub lang: Lang,
    /// What Fluent says about it.
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
            let sources = lang.sources().iter().map(|(_, source)| (*source).to_owned());
            bundle(lang, sources).unwrap_or_else(|error| panic!("{error}"))
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
    pub fn given(lang: Lang, source: String) -> Result<Texts, CatalogueError> {
        Ok(Texts { lang, bundles: vec![bundle(lang, [source])?] })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the language itself has a text with this id (`message` or `message.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.bundles.first().is_some_and(|own| format(own, id, &FluentArgs::new()).is_some())
    }

    /// The text with this id (`message` or `message.attribute`), its arguments filled in.
    pub fn text(&self, id: &str, args: &Args) -> String {
        let args = fluent_args(args);
        let found = self.bundles.iter().find_map(|bundle| format(bundle, id, &args));
        found.unwrap_or_else(|| id.to_owned())
    }

    /// What an error or another message says.
    pub fn message(&self, message: &dyn Message) -> String {
        self.text(message.id(), &message.args())
    }
}

fn bundle(
    lang: Lang,
    sources: impl IntoIterator<Item = String>,
) -> Result<FluentBundle<FluentResource>, CatalogueError> {
    let id: LanguageIdentifier = lang.code().parse().expect("a language code is a language identifier");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Every language so far is written left to right: no marks around arguments.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new(source)
            .map_err(|(_, errors)| CatalogueError { lang, reason: reason(errors) })?;
        bundle.add_resource(resource).map_err(|errors| CatalogueError { lang, reason: reason(errors) })?;
    }
    Ok(bundle)
}

/// The first thing that is wrong: the others often follow from it.
fn reason(errors: Vec<impl std::fmt::Display>) -> String {
    errors.first().map_or_else(String::new, ToString::to_string)
}

/// A message or, after a dot, one of its attributes; `None` if the bundle has no such text.
fn format(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = match id.split_once('.') {
        None => bundle.get_message(id)?.value()?,
        Some((message, attribute)) => bundle.get_message(message)?.get_attribute(attribute)?.value(),
    };
    // A missing argument is shown by its name in braces: the rest of the sentence is still worth reading.
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

fn fluent_args(args: &Args) -> FluentArgs<'_> {
    args.iter()
        .map(|(name, arg)| {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            (*name, value)
        })
        .collect()
}
