//! The levels of play for people, and what each is worth.

use khamsin_engine::Level;
use khamsin_engine::ladder::{Step, steps_for};
use serde::{Deserialize, Serialize};

use crate::decimal::Decimal;
use crate::desk::{Desk, Exchange};
use crate::problem::Problem;
use crate::spec::rule_set;

/// Asks for the levels of a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LevelsAsk {
    /// The rule set.
    pub ruleset: String,
}

/// The levels of a rule set.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Levels {
    /// The levels, the weakest first.
    pub levels: Vec<LevelTold>,
    /// The rule set they were measured with: this one, or another of its game.
    pub measured_with: Option<String>,
    /// What the figures mean, in a sentence.
    pub text: String,
}

/// A level.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelTold {
    /// Its number, from 1.
    pub level: u8,
    /// How it did against the level below it; none for the lowest.
    pub against_the_level_below: Option<Strength>,
}

/// A measured score in percent, a win counting one and a draw a half.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Strength {
    /// The score.
    pub score: Decimal,
    /// The lower end of the 95 % interval.
    pub low: Decimal,
    /// The upper end.
    pub high: Decimal,
}

impl Exchange for LevelsAsk {
    type Answer = Levels;

    fn answer(&self, desk: &mut Desk) -> Result<Levels, Problem> {
        let set = rule_set(desk.texts, &self.ruleset)?;
        let steps = steps_for(&set);
        let level = |level: u8| {
            let step = steps.iter().find(|step| step.level.number() == level);
            let strength = step.map(|&Step { score, low, high, .. }| Strength {
                score: Decimal::new(score),
                low: Decimal::new(low),
                high: Decimal::new(high),
            });
            LevelTold { level, against_the_level_below: strength }
        };
        let with = steps.first().map(|step| step.rule_set);
        let own = with.is_some_and(|with| with.rules_hash() == set.rules_hash());
        let other = with.map(|with| with.to_string()).unwrap_or_default();
        let args = vec![("id", set.to_string().into()), ("other", other.into())];
        Ok(Levels {
            levels: (1..=Level::HIGHEST).map(level).collect(),
            measured_with: with.map(|with| with.to_string()),
            text: desk.texts.text(if own { "levels-own" } else { "levels-kin" }, &args),
        })
    }
}
