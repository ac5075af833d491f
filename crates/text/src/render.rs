//! Clauses and where they come from, as sentences.
//!
//! A refusal always says whose rule it is, so that nobody takes a house decision for tradition.

use khamsin_rules::catalogue::{Provenance, Sheet, Source, Tag};
use khamsin_rules::clause::Clause;
use khamsin_rules::message::Args;

use crate::catalogue::Texts;

/// The id of a clause's message: Fluent has no dots in names.
pub fn clause_message(clause: Clause) -> String {
    clause.id().replace('.', "-")
}

/// The id of a sheet's message.
pub fn sheet_message(sheet: Sheet) -> String {
    format!("sheet-{}", sheet.id())
}

/// The id of a source's message; another sheet is named as a sheet.
pub fn source_message(source: Source) -> String {
    match source {
        Source::OtherSheet(sheet) => sheet_message(sheet),
        _ => format!("source-{}", source.id()),
    }
}

impl Texts {
    /// What a clause says: the rule.
    pub fn clause(&self, clause: Clause, args: &Args) -> String {
        self.text(&clause_message(clause), args)
    }

    /// A clause's name in two to four words.
    pub fn title(&self, clause: Clause) -> String {
        self.text(&format!("{}.title", clause_message(clause)), &Args::new())
    }

    /// Why a clause forbids an action, and whose rule that is.
    pub fn refusal(&self, clause: Clause, args: &Args, provenance: &Provenance, sheet: Sheet) -> String {
        let text = self.text(&format!("{}.refusal", clause_message(clause)), args);
        let args = vec![
            ("text", text.into()),
            ("sheet", self.sheet(sheet).into()),
            ("source", self.source(provenance).into()),
        ];
        self.text(&format!("refusal-{}", provenance.tag.id()), &args)
    }

    /// Why a clause ended the game.
    pub fn ending(&self, clause: Clause, args: &Args) -> String {
        self.text(&format!("{}.ending", clause_message(clause)), args)
    }

    /// Where a rule set of this sheet has a clause from.
    pub fn provenance(&self, sheet: Sheet, provenance: &Provenance) -> String {
        let args = vec![
            ("sheet", self.sheet(sheet).into()),
            ("section", provenance.section.unwrap_or_default().into()),
            ("source", self.source(provenance).into()),
        ];
        let origin = self.text(&format!("provenance-{}", provenance.tag.id()), &args);
        let Some(note) = provenance.note else { return origin };
        let joint = if provenance.tag == Tag::House { "provenance-reason" } else { "provenance-remark" };
        self.text(joint, &vec![("origin", origin.into()), ("note", self.text(note, &Args::new()).into())])
    }

    fn sheet(&self, sheet: Sheet) -> String {
        self.text(&sheet_message(sheet), &Args::new())
    }

    fn source(&self, provenance: &Provenance) -> String {
        provenance.source.map_or_else(String::new, |source| self.text(&source_message(source), &Args::new()))
    }
}
