//! Rule sets: `game/sheet@revision(parameter=value,…)`, expanded to every parameter of the game's table.
//!
//! Each sheet has its column of defaults; what stands in parentheses in the id replaces them. A parameter that has no
//! effect is accepted, an impossible value or combination is refused.

mod seega;

pub use seega::SeegaRules;

use crate::choices::{Blocked, Edition, NeutralSetup, Parameter, Variant};

/// A parsed rule set: which game, and all its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    pub(crate) which: Which,
}

/// The game and its parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    Seega(SeegaRules),
    Leap(LeapRules),
    Pahtum(PahtumRules),
    Seti(SetiRules),
}

/// The parameters of Saut du Chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LeapRules {
    pub centre_safe: bool,
    pub blocked: Blocked,
    pub quiet_limit: u32,
}

/// The parameters of Pahtum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PahtumRules {
    pub neutrals: u32,
    pub neutral_setup: NeutralSetup,
    pub pie: bool,
}

/// The parameters of Seti, and which of its two games it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetiRules {
    pub variant: Variant,
    pub edition: Edition,
    pub home_ships: bool,
    pub quiet_limit: u32,
}

impl Rules {
    /// Read a rule-set id.
    ///
    /// # Errors
    /// A sentence about what is wrong with the id.
    pub fn parse(id: &str) -> Result<Rules, String> {
        let (name, parameters) = split(id)?;
        let which = match name {
            "saut-du-chat/ludens-planet" => Which::Leap(leap(&parameters)?),
            "pahtum/globe-joueur" => Which::Pahtum(pahtum(&parameters)?),
            "seti/aleph" => Which::Seti(seti(Variant::Aleph, &parameters)?),
            "seti/beth" => Which::Seti(seti(Variant::Beth, &parameters)?),
            _ => match name.strip_prefix("seega/").and_then(seega::sheet) {
                Some(sheet) => Which::Seega(seega::read(sheet, &parameters)?),
                None => return Err(format!("there is no rule set `{name}`")),
            },
        };
        Ok(Rules { which })
    }

    /// Files, ranks, and the letters of the pieces.
    pub(crate) fn board_shape(&self) -> (i8, i8, &'static str) {
        match self.which {
            Which::Seega(rules) => (rules.size, rules.size, "M"),
            Which::Leap(_) => (5, 5, "M"),
            Which::Pahtum(_) => (7, 7, "M*"),
            Which::Seti(SetiRules { variant: Variant::Aleph, .. }) => (3, 10, "PHS"),
            Which::Seti(SetiRules { variant: Variant::Beth, .. }) => (5, 10, "PH"),
        }
    }
}

/// Cut an id into its name and its parameters.
fn split(id: &str) -> Result<(&str, Vec<Parameter<'_>>), String> {
    let (head, list) = match id.split_once('(') {
        Some((head, rest)) => (head, rest.strip_suffix(')').ok_or_else(|| format!("`{id}` lacks its `)`"))?),
        None => (id, ""),
    };
    let name = match head.split_once('@') {
        Some((name, "1")) => name,
        Some((_, revision)) => return Err(format!("there is no revision `{revision}`")),
        None => head,
    };
    let mut parameters: Vec<Parameter<'_>> = Vec::new();
    for item in list.split(',').filter(|_| !list.is_empty()) {
        let (name, value) = item.split_once('=').ok_or_else(|| format!("`{item}` is not `name=value`"))?;
        let parameter = Parameter { name: name.trim(), value: value.trim() };
        if parameters.iter().any(|earlier| earlier.name == parameter.name) {
            return Err(format!("`{name}` is given twice"));
        }
        parameters.push(parameter);
    }
    Ok((name, parameters))
}

fn leap(parameters: &[Parameter<'_>]) -> Result<LeapRules, String> {
    let mut rules = LeapRules { centre_safe: false, blocked: Blocked::Lose, quiet_limit: 200 };
    for parameter in parameters {
        match parameter.name {
            "centre_safe" => rules.centre_safe = parameter.truth()?,
            "blocked" => {
                rules.blocked = parameter.choice(&[("lose", Blocked::Lose), ("pass", Blocked::Pass)])?;
            }
            "quiet_limit" => rules.quiet_limit = parameter.positive()?,
            _ => return Err(parameter.unknown()),
        }
    }
    if rules.centre_safe && rules.blocked == Blocked::Lose {
        return Err("`centre_safe=true` needs `blocked=pass`, or First wins at once by c2c3".into());
    }
    Ok(rules)
}

fn pahtum(parameters: &[Parameter<'_>]) -> Result<PahtumRules, String> {
    let mut rules = PahtumRules { neutrals: 5, neutral_setup: NeutralSetup::Players, pie: false };
    for parameter in parameters {
        match parameter.name {
            "neutrals" => {
                rules.neutrals = parameter.positive()?;
                if rules.neutrals > 13 || rules.neutrals.is_multiple_of(2) {
                    return Err(parameter.impossible());
                }
            }
            "neutral_setup" => {
                let words = [("players", NeutralSetup::Players), ("random", NeutralSetup::Random)];
                rules.neutral_setup = parameter.choice(&words)?;
            }
            "pie" => rules.pie = parameter.truth()?,
            _ => return Err(parameter.unknown()),
        }
    }
    Ok(rules)
}

fn seti(variant: Variant, parameters: &[Parameter<'_>]) -> Result<SetiRules, String> {
    let mut rules = SetiRules { variant, edition: Edition::German, home_ships: true, quiet_limit: 200 };
    for parameter in parameters {
        match parameter.name {
            "edition" => {
                rules.edition = parameter.choice(&[("de", Edition::German), ("en", Edition::English)])?;
            }
            "home_ships" => rules.home_ships = parameter.truth()?,
            "quiet_limit" => rules.quiet_limit = parameter.positive()?,
            _ => return Err(parameter.unknown()),
        }
    }
    Ok(rules)
}
