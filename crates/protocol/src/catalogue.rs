//! The games, their rule sets, and a rule set clause by clause.

use khamsin_rules::catalogue::{CATALOGUE, Entry};
use khamsin_rules::parameter::{Domain, Parameter};
use khamsin_rules::{GameKind, RuleSet};
use khamsin_text::render::sheet_message;
use khamsin_text::{Lang, Texts};
use serde::{Deserialize, Serialize};

use crate::clauses::{ClauseTold, Tag};
use crate::desk::{Desk, Exchange};
use crate::problem::Problem;
use crate::spec::rule_set;
use crate::state::Board;

/// Asks for everything there is to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CatalogueAsk {}

/// Everything there is to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Catalogue {
    /// The version of Khamsin.
    pub version: String,
    /// The games.
    pub games: Vec<GameTold>,
    /// The languages.
    pub languages: Vec<Language>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameTold {
    /// Its id: `seega`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What it is, in about sixty words.
    pub summary: String,
    /// Its rule sets; each sheet's own first, then the variants that go with it.
    pub rulesets: Vec<RuleSetTold>,
}

/// A language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Language {
    /// Its code: `fr`.
    pub code: String,
    /// Its name in itself.
    pub name: String,
}

/// A rule set in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleSetTold {
    /// Its full name: `seega/tabuleiro-42@1(size=7)`.
    pub id: String,
    /// The rule set it is a variant of; its own id if it is none.
    pub base: String,
    /// The game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// What it is in one line: that of its sheet, also where parameters were changed.
    pub summary: String,
    /// The sheet it is told from, by id.
    pub sheet: String,
    /// The sheet's name.
    pub sheet_name: String,
    /// The board.
    pub board: Board,
    /// Twelve digits that stand for how it is played.
    pub rules_hash: String,
    /// Twelve digits that stand for what positions with moving pieces are worth.
    pub solve_hash: String,
    /// What was changed from the sheet.
    pub changes: Vec<Setting>,
    /// How many of its clauses have which authority.
    pub authority: Authority,
}

/// A parameter and its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// The parameter.
    pub name: String,
    /// The value.
    pub value: String,
}

/// How many clauses have which authority: the badges of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Authority {
    /// From the sheet.
    pub sheet: u32,
    /// From elsewhere.
    pub outside: u32,
    /// House decisions.
    pub house: u32,
    /// Set by the user.
    pub chosen: u32,
}

impl Exchange for CatalogueAsk {
    type Answer = Catalogue;

    fn answer(&self, desk: &mut Desk) -> Result<Catalogue, Problem> {
        let texts = desk.texts;
        let game = |game: GameKind| {
            let id = format!("game-{}", game.id());
            let entries = CATALOGUE.iter().filter(|entry| entry.game() == game);
            GameTold {
                id: game.id().to_owned(),
                title: texts.plain(&id),
                summary: texts.plain(&format!("{id}.summary")),
                rulesets: entries
                    .flat_map(Entry::rule_sets)
                    .map(|set| RuleSetTold::new(texts, &set))
                    .collect(),
            }
        };
        let language = |lang: Lang| Language { code: lang.code().to_owned(), name: lang.name().to_owned() };
        Ok(Catalogue {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            games: GameKind::ALL.into_iter().map(game).collect(),
            languages: Lang::ALL.into_iter().map(language).collect(),
        })
    }
}

impl RuleSetTold {
    /// A rule set.
    pub fn new(texts: &Texts, set: &RuleSet) -> RuleSetTold {
        let title = format!("ruleset-{}-{}", set.entry().game().id(), set.entry().name);
        let mut authority = Authority::default();
        for clause in set.clauses() {
            let count = match set.provenance(clause).tag.into() {
                Tag::Sheet => &mut authority.sheet,
                Tag::Outside => &mut authority.outside,
                Tag::House => &mut authority.house,
                Tag::Chosen => &mut authority.chosen,
            };
            *count += 1;
        }
        let setting = |(name, value): (&str, String)| Setting { name: name.to_owned(), value };
        RuleSetTold {
            id: set.to_string(),
            base: RuleSet::of(set.entry()).to_string(),
            game: set.game().id().to_owned(),
            title: texts.plain(&title),
            summary: texts.plain(&format!("{title}.summary")),
            sheet: set.entry().sheet.id().to_owned(),
            sheet_name: texts.plain(&sheet_message(set.entry().sheet)),
            board: Board::of(&set.rules()),
            rules_hash: set.rules_hash(),
            solve_hash: set.solve_hash(),
            changes: set.changes().into_iter().map(setting).collect(),
            authority,
        }
    }
}

/// Asks for a rule set clause by clause, perhaps with parameters of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleSetAsk {
    /// Its name; with `changes`, one without parameters of its own.
    pub ruleset: String,
    /// Parameters to change.
    #[serde(default)]
    pub changes: Vec<Setting>,
}

/// A rule set clause by clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleSetDetail {
    /// The rule set.
    pub ruleset: RuleSetTold,
    /// Its parameters, in the order in which they are written.
    pub parameters: Vec<ParameterTold>,
    /// Its clauses, in the order of a sheet.
    pub clauses: Vec<ClauseTold>,
}

/// A parameter of a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ParameterTold {
    /// Its name in ids.
    pub name: String,
    /// Its name for people.
    pub label: String,
    /// Its value.
    pub value: String,
    /// The value that the sheet has.
    pub sheet: String,
    /// Whether the value is not the sheet's.
    pub changed: bool,
    /// The values it can have.
    pub values: Values,
    /// The values in words of the notation.
    pub values_text: String,
}

/// The values a parameter can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Values {
    /// One of these words.
    Choice(Vec<String>),
    /// A number within these bounds.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
        /// Whether it must be odd.
        odd: bool,
    },
    /// Four numbers that do not rise, joined by dashes: `5-2-1-0`.
    Ladder,
}

impl From<Domain> for Values {
    fn from(domain: Domain) -> Values {
        match domain {
            Domain::Choice(words) => Values::Choice(words.iter().map(|&word| word.to_owned()).collect()),
            Domain::Number { min, max, odd } => Values::Number { min, max, odd },
            Domain::Ladder => Values::Ladder,
        }
    }
}

impl Exchange for RuleSetAsk {
    type Answer = RuleSetDetail;

    fn answer(&self, desk: &mut Desk) -> Result<RuleSetDetail, Problem> {
        let texts = desk.texts;
        let set = rule_set(texts, &self.name())?;
        let parameter = |parameter: &Parameter| {
            let value = set.rules().get(parameter.name).unwrap_or_default();
            let sheet = set.sheet_value(parameter.name);
            ParameterTold {
                name: parameter.name.to_owned(),
                label: texts.plain(&format!("parameter-{}", parameter.name.replace('_', "-"))),
                changed: value != sheet,
                value,
                sheet,
                values: parameter.domain.into(),
                values_text: parameter.domain.describe(),
            }
        };
        Ok(RuleSetDetail {
            ruleset: RuleSetTold::new(texts, &set),
            parameters: set.rules().parameters().iter().map(parameter).collect(),
            clauses: set.clauses().map(|clause| ClauseTold::new(texts, &set, clause)).collect(),
        })
    }
}

impl RuleSetAsk {
    /// The name of the rule set with its changes.
    fn name(&self) -> String {
        if self.changes.is_empty() {
            return self.ruleset.clone();
        }
        let words: Vec<String> =
            self.changes.iter().map(|Setting { name, value }| format!("{name}={value}")).collect();
        format!("{}({})", self.ruleset, words.join(","))
    }
}
