//! What the engine thinks of a position, as a number and in words.
//!
//! Values are told from First's side of the board, as boards are drawn: above zero First is better.

use khamsin_engine::Meaning;
use khamsin_engine::review::Opinion;
use khamsin_rules as rules;
use khamsin_rules::RuleSet;
use khamsin_text::{Texts, numbers};
use serde::Serialize;

use crate::decimal::Decimal;
use crate::exact::{self, ExactValue};
use crate::nouns::{Both, Side};

/// A side whose chance to win is no greater is not called better.
const EVEN_CHANCE: f64 = 0.55;
/// A side whose chance to win is greater is called much better.
const GREAT_CHANCE: f64 = 0.85;

/// A value in words: `+1.35, First is better`.
pub fn words(texts: &Texts, set: &RuleSet, opinion: Opinion) -> String {
    if let Some((side, entry)) = opinion.known() {
        let value = exact::words(texts, set, entry, side);
        return texts.text("analysis-known", &vec![("value", value.into())]);
    }
    let better =
        if opinion.chance(rules::Side::First) < 0.5 { rules::Side::Second } else { rules::Side::First };
    let side = texts.side(better);
    match opinion.score(better).meaning() {
        Meaning::Estimate(_) => {
            let number = short(texts, opinion);
            let id = match opinion.chance(better) {
                chance if chance <= EVEN_CHANCE => "analysis-even",
                chance if chance <= GREAT_CHANCE => "analysis-better",
                _ => "analysis-much-better",
            };
            texts.text(id, &vec![("number", number.into()), ("side", side.into())])
        }
        Meaning::Points(points) => texts
            .text("analysis-points", &vec![("side", side.into()), ("count", points.unsigned_abs().into())]),
        Meaning::Win { turns: Some(0), .. } | Meaning::Loss { turns: Some(0), .. } => {
            texts.text("analysis-won", &vec![("side", side.into())])
        }
        Meaning::Win { turns: Some(turns), .. } | Meaning::Loss { turns: Some(turns), .. } => {
            texts.text("analysis-win", &vec![("side", side.into()), ("count", turns.into())])
        }
        Meaning::Win { turns: None, .. } | Meaning::Loss { turns: None, .. } => {
            texts.text("analysis-win-by-tables", &vec![("side", side.into())])
        }
    }
}

/// A value in a word without spaces, as a record keeps it: `1.35`, `#7` for a victory, `12pt` for points.
pub fn word(opinion: Opinion) -> String {
    match opinion.score(rules::Side::First).meaning() {
        Meaning::Estimate(hundredths) => numbers::fixed(f64::from(hundredths) / 100.0, 2),
        Meaning::Points(points) => format!("{points}pt"),
        Meaning::Win { turns, .. } => format!("#{}", number(turns)),
        Meaning::Loss { turns, .. } => format!("#-{}", number(turns)),
    }
}

/// How many turns away a victory is; exact tables may know of one whose end is out of sight.
fn number(turns: Option<u16>) -> String {
    turns.map_or_else(String::new, |turns| turns.to_string())
}

/// A value in few characters for people: `+1.35`, or as a record keeps it.
pub fn short(texts: &Texts, opinion: Opinion) -> String {
    match opinion.score(rules::Side::First).meaning() {
        Meaning::Estimate(hundredths) => numbers::signed(texts.lang(), f64::from(hundredths) / 100.0, 2),
        Meaning::Points(_) | Meaning::Win { .. } | Meaning::Loss { .. } => word(opinion),
    }
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ValueKind {
    /// An opinion, in pieces.
    Estimate,
    /// Proved: how many points First ends ahead, or behind if negative.
    Points,
    /// Proved: somebody wins.
    Win,
}

/// What a position is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ValueTold {
    /// What it is.
    pub kind: ValueKind,
    /// Pieces or points, above zero for First; none with `win`.
    pub number: Option<Decimal>,
    /// Who wins, if that is proved.
    pub winner: Option<Side>,
    /// After how many turns; only with `win`, and where the end is in sight.
    pub turns: Option<u16>,
    /// Whether it is a proof and not an opinion.
    pub proved: bool,
    /// What exact tables say.
    pub exact: Option<ExactValue>,
    /// Each side's chance to win, from 0 to 1; half of a draw counts.
    pub chance: Both<Decimal>,
    /// All of it in words.
    pub words: String,
    /// In a few characters.
    pub short: String,
}

impl ValueTold {
    /// An opinion.
    pub fn new(texts: &Texts, set: &RuleSet, opinion: Opinion) -> ValueTold {
        let exact = opinion.known().map(|(side, entry)| ExactValue::new(texts, set, entry, side));
        let meaning = opinion.score(rules::Side::First).meaning();
        let (kind, number, winner, turns) = match meaning {
            Meaning::Estimate(hundredths) => {
                (ValueKind::Estimate, Some(Decimal::new(f64::from(hundredths) / 100.0)), None, None)
            }
            Meaning::Points(points) => {
                let winner = if points > 0 { Side::First } else { Side::Second };
                (ValueKind::Points, Some(Decimal::new(f64::from(points))), Some(winner), None)
            }
            Meaning::Win { turns, .. } => (ValueKind::Win, None, Some(Side::First), turns),
            Meaning::Loss { turns, .. } => (ValueKind::Win, None, Some(Side::Second), turns),
        };
        ValueTold {
            kind,
            number,
            winner,
            turns,
            proved: exact.is_some() || opinion.score(rules::Side::First).is_proved(),
            exact,
            chance: Both::of(|side| Decimal::new(opinion.chance(side))),
            words: words(texts, set, opinion),
            short: short(texts, opinion),
        }
    }
}
