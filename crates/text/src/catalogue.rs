//! One language's texts, by message id.
//!
//! The catalogues are compiled in. A text that a language lacks is given in English, and one that nobody has as its id:
//! a reader should never meet an empty line. Tests see to it that neither happens.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use khamsin_rules::message::{Arg, Args, Message};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;

/// The files of one language: name and content.
macro_rules! files {
    ($lang:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../locales/", $lang, "/", $file)))),*]
    };
}

/// The same files in every language.
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
        )
    };
}

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

impl Texts {
    /// The texts of a language.
    ///
    /// # Panics
    /// If a catalogue is not Fluent or says something twice, which the tests rule out.
    pub fn new(lang: Lang) -> Texts {
        let langs = if lang == Lang::En { vec![lang] } else { vec![lang, Lang::En] };
        Texts { lang, bundles: langs.into_iter().map(bundle).collect() }
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

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.code().parse().expect("a language code is a language identifier");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Every language so far is written left to right: no marks around arguments.
    bundle.set_use_isolating(false);
    for (file, source) in lang.sources() {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{file} is not Fluent: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{lang}/{file} repeats what another file says: {errors:?}"));
    }
    bundle
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
