//! Where a question is answered: what it may use besides what it brings along.

use std::collections::HashMap;
use std::sync::Arc;

use khamsin_engine::{Clock, Engine, Options, Oracle, Stop};
use khamsin_rules::RuleSet;
use khamsin_tables::format::Pack;
use khamsin_tables::store::AnyTables;
use khamsin_text::{Lang, Texts};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::problem::{Problem, ProblemKind};
use crate::review::ReviewProgress;
use crate::search::{self, Found};
use crate::spec::excerpt;

/// A kind of question.
pub trait Exchange: Serialize + DeserializeOwned {
    /// What it is answered with.
    type Answer: Serialize;

    /// The answer.
    ///
    /// # Errors
    /// What is wrong with the question, in a sentence.
    fn answer(&self, desk: &mut Desk) -> Result<Self::Answer, Problem>;
}

/// What an answer is made with.
pub struct Desk<'a> {
    /// The reader's language.
    pub texts: &'a Texts,
    /// The time, for searches.
    pub clock: &'a dyn Clock,
    /// How a search is told to stop, where somebody can.
    pub stop: &'a Stop,
    /// Hears what is known before the answer is finished.
    pub tell: &'a mut dyn FnMut(&Event),
    pub(crate) shelf: &'a mut Shelf,
}

/// What is told before an answer is finished.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "CoreEvent"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A search knows more.
    Search(Found),
    /// A review has come further.
    Review(ReviewProgress),
}

/// What lasts from question to question.
#[derive(Default)]
pub(crate) struct Shelf {
    pub(crate) texts: HashMap<Lang, Texts>,
    engine: Option<Engine>,
    pub(crate) packs: Vec<Pack>,
    /// Where tables are looked for that no pack has.
    #[cfg(feature = "folder")]
    pub(crate) folder: Option<khamsin_tables::store::Folder>,
    /// Tables that were taken out of their pack, by solve hash.
    pub(crate) tables: HashMap<String, Option<Arc<AnyTables>>>,
}

impl Shelf {
    /// The engine, with these options and the tables of a rule set.
    pub(crate) fn engine(&mut self, set: &RuleSet, options: Options) -> &mut Engine {
        // An engine plays without a table that cannot be read; whoever probes it is told what is wrong.
        let tables = self.tables_for(set).ok().flatten().cloned();
        let engine = search::engine(&mut self.engine, options);
        engine.set_oracle(tables.and_then(Oracle::new));
        engine
    }
}

/// Hands in the texts of a language, as Fluent source: in the browser they are not inside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TextsAsk {
    /// The language's code.
    pub lang: String,
    /// All its catalogues, one behind the other.
    pub source: String,
}

/// That texts were taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TextsTaken {
    /// The language's code.
    pub lang: String,
}

impl Exchange for TextsAsk {
    type Answer = TextsTaken;

    fn answer(&self, desk: &mut Desk) -> Result<TextsTaken, Problem> {
        let lang = language(desk.texts, &self.lang)?;
        let texts = Texts::given(lang, &self.source).map_err(|error| {
            let args = vec![("name", lang.code().into()), ("reason", error.reason.into())];
            Problem::text(ProblemKind::Texts, desk.texts, "request-texts", &args)
        })?;
        desk.shelf.texts.insert(lang, texts);
        Ok(TextsTaken { lang: lang.code().to_owned() })
    }
}

/// The language of a code.
pub(crate) fn language(texts: &Texts, code: &str) -> Result<Lang, Problem> {
    code.parse().map_err(|_| {
        let known: Vec<&str> = Lang::ALL.into_iter().map(Lang::code).collect();
        let args = vec![("text", excerpt(code).into()), ("known", known.join(", ").into())];
        Problem::text(ProblemKind::Request, texts, "request-language", &args)
    })
}
