//! Where a command meets its reader: the language, the colours, the width, and standard output.
//!
//! Output is collected and written out in large pieces; a failed write is an ordinary error, so that a closed pipe ends
//! the program quietly instead of with a panic.

use std::io::{self, BufWriter, Stdout, Write};

use khamsin_rules::message::Args;
use khamsin_rules::ruleset::RuleSetError;
use khamsin_rules::setup::PositionTextError;
use khamsin_rules::{Game, RuleSet, Setup, Side};
use khamsin_text::{Direction, Lang, Texts};
use serde_json::Value;

use crate::args::Start;
use crate::complaint::{self, Complaint};
use crate::direction;
use crate::layout;
use crate::style::{ColorChoice, Paint, Style};

/// Whether people or machines read the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// People.
    Text,
    /// Machines.
    Json,
}

/// The reader's wishes, and the way to the reader.
pub struct Front {
    /// What is said, in the reader's language.
    pub texts: Texts,
    /// Colours or none.
    pub style: Style,
    /// How many columns to fill.
    pub width: usize,
    out: BufWriter<Stdout>,
}

impl Front {
    /// The front for these wishes; the environment answers where there are none.
    pub fn new(lang: Option<Lang>, color: ColorChoice) -> Front {
        Front {
            texts: Texts::new(lang.unwrap_or_else(Lang::from_env)),
            style: Style::chosen(color),
            width: layout::width(),
            out: BufWriter::new(io::stdout()),
        }
    }

    /// A text of the catalogue.
    pub fn text(&self, id: &str, args: &Args) -> String {
        self.texts.text(id, args)
    }

    /// A text of the catalogue that names nothing.
    pub fn plain(&self, id: &str) -> String {
        self.texts.plain(id)
    }

    /// A side's name.
    pub fn side(&self, side: Side) -> String {
        self.texts.side(side)
    }

    /// The text in its colour.
    pub fn paint(&self, paint: Paint, text: &str) -> String {
        self.style.paint(paint, text)
    }

    /// A title in its colour.
    pub fn title(&self, id: &str) -> String {
        self.paint(Paint::Title, &self.plain(id))
    }

    /// A line as a terminal shows it rightly: turned, if the reader's language runs from right to left.
    pub fn turned(&self, text: &str) -> String {
        match self.texts.lang().direction() {
            Direction::LeftToRight => text.to_owned(),
            Direction::RightToLeft => direction::lines(text),
        }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> anyhow::Result<()> {
        let text = self.turned(text);
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes a paragraph, broken to the width.
    pub fn paragraph(&mut self, text: &str, indent: usize) -> anyhow::Result<()> {
        let wrapped = layout::wrap(text, self.width, indent);
        self.line(&wrapped)
    }

    /// Writes JSON.
    pub fn json(&mut self, value: &Value) -> anyhow::Result<()> {
        let text = serde_json::to_string_pretty(value)?;
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        Ok(self.out.write_all(bytes)?)
    }

    /// Hands everything over.
    pub fn flush(&mut self) -> anyhow::Result<()> {
        Ok(self.out.flush()?)
    }

    /// The rule set a text names.
    pub fn rule_set(&self, text: &str) -> Result<RuleSet, Complaint> {
        text.parse().map_err(|error: RuleSetError| complaint::of(&self.texts, &error))
    }

    /// Where a command begins: the usual first position, or the one that was written down.
    pub fn start(&self, start: &Start, default_seed: u64) -> Result<Game, Complaint> {
        let set = self.rule_set(&start.set)?;
        let Some(text) = &start.position else {
            return Ok(Game::new(set, start.seed.unwrap_or(default_seed)));
        };
        let setup: Setup =
            text.parse().map_err(|error: PositionTextError| complaint::of(&self.texts, &error))?;
        Game::from_setup(set, &setup).map_err(|error| complaint::of_setup(&self.texts, &set, &error))
    }
}
