//! Rule sets: a sheet's rules by name, with the parameters a user changed.
//!
//! `seega/tabuleiro-42@1(size=7)`: game, sheet, revision, parameters. A rule set writes itself with its revision and
//! only with what differs from its sheet; a published revision never changes meaning.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::catalogue::{Entry, Provenance, provenance};
use crate::clause::Clause;
use crate::message::Args;
use crate::outcome::Points;
use crate::parameter::Parameter;
use crate::{pahtum, saut_du_chat, seega, seti};

mod error;
mod id;

pub use error::{RuleSetError, RuleSetFault};

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum GameKind {
    /// Seega, with Kharbga.
    Seega,
    /// The Cat's Leap.
    SautDuChat,
    /// Pahtum.
    Pahtum,
    /// Seti-Aleph and Seti-Beth.
    Seti,
}

impl GameKind {
    /// All games.
    pub const ALL: [GameKind; 4] = [GameKind::Seega, GameKind::SautDuChat, GameKind::Pahtum, GameKind::Seti];

    /// The game's name in ids.
    pub const fn id(self) -> &'static str {
        match self {
            GameKind::Seega => "seega",
            GameKind::SautDuChat => "saut-du-chat",
            GameKind::Pahtum => "pahtum",
            GameKind::Seti => "seti",
        }
    }
}

/// The rules of any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyRules {
    /// Seega.
    Seega(seega::Rules),
    /// Saut du Chat.
    SautDuChat(saut_du_chat::Rules),
    /// Pahtum.
    Pahtum(pahtum::Rules),
    /// Seti.
    Seti(seti::Rules),
}

/// Runs the same expression on the rules of whichever game it is.
macro_rules! each_rules {
    ($any:expr, $rules:ident => $body:expr) => {
        match $any {
            AnyRules::Seega($rules) => $body,
            AnyRules::SautDuChat($rules) => $body,
            AnyRules::Pahtum($rules) => $body,
            AnyRules::Seti($rules) => $body,
        }
    };
}

impl AnyRules {
    /// Which game they are of.
    pub const fn game(&self) -> GameKind {
        match self {
            AnyRules::Seega(_) => GameKind::Seega,
            AnyRules::SautDuChat(_) => GameKind::SautDuChat,
            AnyRules::Pahtum(_) => GameKind::Pahtum,
            AnyRules::Seti(_) => GameKind::Seti,
        }
    }

    /// The game's parameters, in the order in which they are written.
    pub const fn parameters(&self) -> &'static [Parameter] {
        match self {
            AnyRules::Seega(_) => seega::Rules::PARAMETERS,
            AnyRules::SautDuChat(_) => saut_du_chat::Rules::PARAMETERS,
            AnyRules::Pahtum(_) => pahtum::Rules::PARAMETERS,
            AnyRules::Seti(_) => seti::Rules::PARAMETERS,
        }
    }

    /// The value of a parameter.
    pub fn get(&self, parameter: &str) -> Option<String> {
        each_rules!(self, rules => rules.get(parameter))
    }

    /// Whether a clause is in force.
    pub fn has(&self, clause: Clause) -> bool {
        each_rules!(self, rules => rules.has(clause))
    }

    /// The same rules with a parameter set; `None` if it cannot have this value.
    fn with(self, parameter: &str, value: &str) -> Option<AnyRules> {
        Some(match self {
            AnyRules::Seega(rules) => AnyRules::Seega(rules.with(parameter, value)?),
            AnyRules::SautDuChat(rules) => AnyRules::SautDuChat(rules.with(parameter, value)?),
            AnyRules::Pahtum(rules) => AnyRules::Pahtum(rules.with(parameter, value)?),
            AnyRules::Seti(rules) => AnyRules::Seti(rules.with(parameter, value)?),
        })
    }

    /// These rules with every parameter that has no effect set as in `other`.
    fn idle_as(self, other: &AnyRules) -> AnyRules {
        match (self, other) {
            (AnyRules::Seega(rules), AnyRules::Seega(other)) => AnyRules::Seega(rules.idle_as(other)),
            (AnyRules::Seti(rules), AnyRules::Seti(other)) => AnyRules::Seti(rules.idle_as(other)),
            (rules, _) => rules,
        }
    }

    /// The form in which rules that play alike are written alike.
    fn canonical(self) -> AnyRules {
        match self {
            AnyRules::Seega(rules) => AnyRules::Seega(rules.idle_as(&seega::Rules::TABULEIRO_42)),
            AnyRules::Seti(rules) => AnyRules::Seti(rules.idle_as(&seti::Rules::ALEPH)),
            AnyRules::SautDuChat(_) | AnyRules::Pahtum(_) => self,
        }
    }

    /// How many turns without a capture are endless play; Pahtum always ends by itself.
    pub fn quiet_limit(&self) -> Option<u32> {
        match self {
            AnyRules::Seega(rules) => Some(rules.quiet_limit.0.into()),
            AnyRules::SautDuChat(rules) => Some(rules.quiet_limit.0.into()),
            AnyRules::Seti(rules) => Some(rules.quiet_limit.0.into()),
            AnyRules::Pahtum(_) => None,
        }
    }

    /// What a result is worth.
    pub fn points(&self) -> Points {
        match self {
            AnyRules::Seega(rules) => rules.points,
            AnyRules::SautDuChat(_) | AnyRules::Pahtum(_) | AnyRules::Seti(_) => Points::PLAIN,
        }
    }

    /// How many files and ranks the board has.
    pub fn dimensions(&self) -> (u8, u8) {
        match self {
            AnyRules::Seega(rules) => (rules.size.squares(), rules.size.squares()),
            AnyRules::SautDuChat(_) => (5, 5),
            AnyRules::Pahtum(_) => (7, 7),
            AnyRules::Seti(rules) => match rules.variant {
                seti::Variant::Aleph => (3, 10),
                seti::Variant::Beth => (5, 10),
            },
        }
    }
}

/// A rule set: an entry of the catalogue, and the rules it stands for after the user's changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSet {
    entry: &'static Entry,
    rules: AnyRules,
}

impl RuleSet {
    /// The rule set of a catalogue entry, as its sheet has it.
    pub fn of(entry: &'static Entry) -> RuleSet {
        RuleSet { entry, rules: entry.rules }
    }

    /// The entry it is told from.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.rules
    }

    /// The game.
    pub fn game(&self) -> GameKind {
        self.rules.game()
    }

    /// The parameters that differ from the sheet, with their values.
    pub fn changes(&self) -> Vec<(&'static str, String)> {
        let sheet = self.entry.rules_for(&self.rules);
        self.rules
            .parameters()
            .iter()
            .filter(|parameter| self.rules.get(parameter.name) != sheet.get(parameter.name))
            .filter_map(|parameter| Some((parameter.name, self.rules.get(parameter.name)?)))
            .collect()
    }

    /// The value that a parameter would have if the user had not changed it: a larger board, say, brings its own limit.
    pub fn sheet_value(&self, parameter: &str) -> String {
        let others = self.changes().into_iter().filter(|(other, _)| *other != parameter);
        let others: Vec<String> = others.map(|(other, value)| format!("{other}={value}")).collect();
        let id = format!("{}@{}({})", self.entry.id(), self.entry.revision, others.join(","));
        let rules = id.parse().map_or(self.entry.rules, |set: RuleSet| set.rules);
        rules.get(parameter).unwrap_or_default()
    }

    /// The clauses in force, in the order of a sheet.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> {
        let rules = self.rules;
        Clause::ALL.iter().copied().filter(move |&clause| clause.game() == rules.game() && rules.has(clause))
    }

    /// Where this rule set has a clause from: its sheet's word counts only for the values the sheet has.
    pub fn provenance(&self, clause: Clause) -> Provenance {
        let offered = |change: &str| self.entry.variants.contains(&change);
        let changed = self
            .changes()
            .into_iter()
            .any(|(name, value)| clause.figure() == Some(name) && !offered(&format!("{name}={value}")));
        if changed { Provenance::CHOSEN } else { provenance(self.entry.sheet, clause) }
    }

    /// What the texts of clauses name: the board, the pieces, the limits, the points.
    pub fn args(&self) -> Args {
        let (files, ranks) = self.rules.dimensions();
        let points = self.rules.points();
        let (pieces, lose_at) = match self.rules {
            AnyRules::Seega(rules) => (rules.size.pieces(), rules.lose_at.pieces()),
            _ => (12, 0),
        };
        let neutrals = match self.rules {
            AnyRules::Pahtum(rules) => rules.neutrals.0,
            _ => 0,
        };
        vec![
            ("size", files.into()),
            ("board", format!("{files}×{ranks}").into()),
            ("pieces", pieces.into()),
            ("limit", self.rules.quiet_limit().unwrap_or(0).into()),
            ("total", points.total.into()),
            ("grand", points.grand.into()),
            ("small", points.small.into()),
            ("draw", points.draw.into()),
            ("lose_at", lose_at.into()),
            ("neutrals", neutrals.into()),
        ]
    }

    /// Twelve hex digits that stand for how the game is played: the same for rule sets that play alike.
    pub fn rules_hash(&self) -> String {
        self.hash_without(&[])
    }

    /// Twelve hex digits that stand for what positions with moving pieces are worth: the same for rule sets that
    /// differ only in how those positions come about, or in when endless play is cut short.
    pub fn solve_hash(&self) -> String {
        self.hash_without(&["placement_captures", "opening", "starter", "quiet_limit"])
    }

    /// Twelve hex digits of all parameters but some.
    fn hash_without(&self, left_out: &[&str]) -> String {
        let rules = self.rules.canonical();
        let mut text = format!("{}@{}", rules.game().id(), self.entry.semantics);
        if let AnyRules::Seti(seti) = rules {
            text += match seti.variant {
                seti::Variant::Aleph => " aleph",
                seti::Variant::Beth => " beth",
            };
        }
        for parameter in rules.parameters().iter().filter(|parameter| !left_out.contains(&parameter.name)) {
            let value = rules.get(parameter.name).unwrap_or_default();
            text += " ";
            text += parameter.name;
            text += "=";
            text += &value;
        }
        let digest = Sha256::digest(text.as_bytes());
        let head = digest.iter().take(6).fold(0, |head, &byte| head << 8 | u64::from(byte));
        format!("{head:012x}")
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.entry.id(), self.entry.revision)?;
        let changes = self.changes();
        if changes.is_empty() {
            return Ok(());
        }
        let words: Vec<String> = changes.iter().map(|(name, value)| format!("{name}={value}")).collect();
        write!(f, "({})", words.join(","))
    }
}
