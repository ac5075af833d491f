//! Clauses as people read them: the rule, whose rule it is, and why it refused something.

use khamsin_rules::catalogue::Source;
use khamsin_rules::{Clause, ClauseSet, Illegal, RuleSet};
use khamsin_text::Texts;
use serde::Serialize;

/// A clause by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClauseName {
    /// Its id: `seega.place.centre`.
    pub id: String,
    /// Its name in a few words.
    pub title: String,
}

impl ClauseName {
    /// A clause.
    pub fn new(texts: &Texts, clause: Clause) -> ClauseName {
        ClauseName { id: clause.id().to_owned(), title: texts.title(clause) }
    }

    /// The clauses of a set.
    pub fn all(texts: &Texts, clauses: ClauseSet) -> Vec<ClauseName> {
        clauses.iter().map(|clause| ClauseName::new(texts, clause)).collect()
    }
}

/// A clause of a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClauseTold {
    /// Its id: `seega.place.centre`.
    pub id: String,
    /// Its name in a few words.
    pub title: String,
    /// The rule.
    pub text: String,
    /// The heading under which it stands; clauses of one heading follow each other.
    pub heading: String,
    /// Whether it can forbid an action.
    pub refuses: bool,
    /// Whether it can end a game.
    pub ends: bool,
    /// Where the rule set has it from.
    pub provenance: Provenance,
}

impl ClauseTold {
    /// A clause that is in force in a rule set.
    pub fn new(texts: &Texts, set: &RuleSet, clause: Clause) -> ClauseTold {
        ClauseTold {
            id: clause.id().to_owned(),
            title: texts.title(clause),
            text: texts.clause(clause, &set.args()),
            heading: texts.plain(khamsin_text::phase::heading(clause)),
            refuses: clause.refuses(),
            ends: clause.ends(),
            provenance: Provenance::new(texts, set, clause),
        }
    }
}

/// What kind of authority a clause has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    /// The sheet itself says so.
    Sheet,
    /// An outside source, or another of the sheets, says so.
    Outside,
    /// A house decision: the sheet is silent or contradicts itself.
    House,
    /// The user set it so.
    Chosen,
}

impl From<khamsin_rules::catalogue::Tag> for Tag {
    fn from(tag: khamsin_rules::catalogue::Tag) -> Tag {
        use khamsin_rules::catalogue::Tag as Known;
        match tag {
            Known::Sheet => Tag::Sheet,
            Known::Outside => Tag::Outside,
            Known::House => Tag::House,
            Known::Chosen => Tag::Chosen,
        }
    }
}

/// Where a rule set has a clause from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Provenance {
    /// The kind of authority, for a badge.
    pub tag: Tag,
    /// All of it in one sentence.
    pub text: String,
    /// The heading on the sheet, in the sheet's language; only with `sheet`.
    pub section: Option<String>,
    /// Who reports it, by its id; only with `outside`.
    pub source: Option<String>,
    /// What a reader should know: a lost figure, a contradiction, a reason.
    pub note: Option<String>,
}

impl Provenance {
    /// Where a rule set has a clause from.
    pub fn new(texts: &Texts, set: &RuleSet, clause: Clause) -> Provenance {
        let found = set.provenance(clause);
        Provenance {
            tag: found.tag.into(),
            text: texts.provenance(set.entry().sheet, &found),
            section: found.section.map(str::to_owned),
            source: found.source.map(|source: Source| source.id().to_owned()),
            note: found.note.map(|note| texts.plain(note)),
        }
    }
}

/// Why an action is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// What was tried.
    pub action: String,
    /// The clause that forbids it; in a game that is over, the clause that ended it.
    pub clause: ClauseName,
    /// Why, and whose rule that is: the sentence to show.
    pub text: String,
    /// The square it is about.
    pub square: Option<String>,
    /// Whether it is refused only because the game is over.
    pub over: bool,
    /// Where the rule set has the clause from.
    pub provenance: Provenance,
}

impl Refusal {
    /// A refusal of the rules.
    pub fn new(texts: &Texts, set: &RuleSet, illegal: Illegal) -> Refusal {
        Refusal {
            action: illegal.action.to_string(),
            clause: ClauseName::new(texts, illegal.clause),
            text: texts.illegal(set, illegal),
            square: illegal.square.map(|square| square.to_string()),
            over: illegal.over,
            provenance: Provenance::new(texts, set, illegal.clause),
        }
    }
}
