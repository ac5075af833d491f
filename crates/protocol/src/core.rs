//! The one door: a question in, an answer out.

use khamsin_engine::{Clock, Stop};
use khamsin_text::{Lang, Texts};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::desk::{Desk, Event, Exchange, Shelf, language};
use crate::exact::TablesTold;
use crate::exchange::{dispatch, excerpt_long};
use crate::problem::{Problem, ProblemKind};

/// A question as it travels.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<'a> {
    /// The reader's language; English if it is left out.
    #[serde(default, borrow)]
    lang: Option<std::borrow::Cow<'a, str>>,
    /// The name of the question.
    #[serde(borrow)]
    ask: std::borrow::Cow<'a, str>,
    /// What it brings along.
    #[serde(borrow)]
    with: &'a RawValue,
}

/// An answer as it travels.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Reply<T> {
    Answer(T),
    Error(Problem),
}

/// What searches need of the machine they run on.
pub struct Host<'a> {
    /// The time.
    pub clock: &'a dyn Clock,
    /// How a search is told to stop.
    pub stop: &'a Stop,
    /// Hears what is known before an answer is finished.
    pub tell: &'a mut dyn FnMut(&Event),
}

/// Answers questions, and keeps what lasts from one to the next: texts, tables, the engine's memory.
#[derive(Default)]
pub struct Core {
    shelf: Shelf,
}

impl Core {
    /// One that has been asked nothing yet.
    pub fn new() -> Core {
        Core::default()
    }

    /// Answers a question as JSON with an answer as JSON, whatever it is: `{"answer":…}` or `{"error":…}`.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn answer(&mut self, question: &str, host: &mut Host) -> String {
        let reply = match self.reply(question, host) {
            Ok(answer) => Reply::Answer(answer),
            Err(problem) => Reply::Error(problem),
        };
        serde_json::to_string(&reply).expect("answers are made of texts, numbers and lists")
    }

    fn reply(&mut self, question: &str, host: &mut Host) -> Result<Box<RawValue>, Problem> {
        let envelope: Envelope = serde_json::from_str(question).map_err(|error| {
            let texts = self.take_texts(Lang::En);
            let args = vec![("reason", excerpt_long(&error.to_string()).into())];
            let problem = Problem::text(ProblemKind::Request, &texts, "request-form", &args);
            self.put_back(texts);
            problem
        })?;
        let code = envelope.lang.as_deref().unwrap_or("en");
        let english = self.take_texts(Lang::En);
        let lang = language(&english, code);
        self.put_back(english);
        self.with_desk(lang?, host, |desk| dispatch(desk, &envelope.ask, envelope.with))
    }

    /// Answers a question whose type is known: for callers in Rust.
    ///
    /// # Errors
    /// What is wrong with the question, in a sentence.
    pub fn ask<E: Exchange>(&mut self, lang: Lang, ask: &E, host: &mut Host) -> Result<E::Answer, Problem> {
        self.with_desk(lang, host, |desk| ask.answer(desk))
    }

    /// Takes in a file of exact tables, as `khamsin tables pack` writes it.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub fn take_tables(&mut self, lang: Lang, bytes: Vec<u8>) -> Result<TablesTold, Problem> {
        let texts = self.take_texts(lang);
        let taken = self.shelf.take_in(&texts, bytes);
        self.put_back(texts);
        taken
    }

    /// The same, told as JSON like an answer.
    #[expect(clippy::missing_panics_doc, reason = "it cannot panic")]
    pub fn take_tables_json(&mut self, bytes: Vec<u8>) -> String {
        let reply = match self.take_tables(Lang::En, bytes) {
            Ok(told) => Reply::Answer(told),
            Err(problem) => Reply::Error(problem),
        };
        serde_json::to_string(&reply).expect("answers are made of texts, numbers and lists")
    }

    /// Looks tables up in a folder from now on, where `khamsin tables build` leaves them.
    #[cfg(feature = "folder")]
    #[must_use]
    pub fn with_folder(mut self, folder: khamsin_tables::store::Folder) -> Core {
        self.shelf.folder = Some(folder);
        self.shelf.tables.clear();
        self
    }

    fn with_desk<T>(&mut self, lang: Lang, host: &mut Host, answer: impl FnOnce(&mut Desk) -> T) -> T {
        let texts = self.take_texts(lang);
        let mut desk = Desk {
            texts: &texts,
            clock: host.clock,
            stop: host.stop,
            tell: host.tell,
            shelf: &mut self.shelf,
        };
        let answered = answer(&mut desk);
        self.put_back(texts);
        answered
    }

    /// The texts of a language, off the shelf while they are used.
    fn take_texts(&mut self, lang: Lang) -> Texts {
        self.shelf.texts.remove(&lang).unwrap_or_else(|| fresh(lang))
    }

    /// Back on the shelf, unless newer ones were handed in meanwhile.
    fn put_back(&mut self, texts: Texts) {
        self.shelf.texts.entry(texts.lang()).or_insert(texts);
    }
}

#[cfg(feature = "embedded")]
fn fresh(lang: Lang) -> Texts {
    Texts::new(lang)
}

#[cfg(not(feature = "embedded"))]
fn fresh(lang: Lang) -> Texts {
    Texts::none(lang)
}
