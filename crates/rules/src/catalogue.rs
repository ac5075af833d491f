//! The one list of rule sets: everything that offers rule sets to people walks it.
//!
//! Adding a rule set is one entry here, its provenance beside it, and a title in the texts.

use crate::ruleset::{AnyRules, GameKind, RuleSet};
use crate::{pahtum, saut_du_chat, seega, seti};

mod provenance;

pub use provenance::{Provenance, Sheet, Source, Tag, provenance};

/// A published rule set.
#[derive(PartialEq, Eq, Debug)]
pub struct Entry {
    /// The sheet it is told from.
    pub sheet: Sheet,
    /// Its name within the game.
    pub name: &'static str,
    /// Its revision: what it means never changes, a new meaning gets a new number.
    pub revision: u32,
    /// The revision of the game's semantics, which the rules hash carries.
    pub semantics: u32,
    /// The rules as the sheet has them.
    pub rules: AnyRules,
    /// Parameter lists that the sheet itself offers, or that people ask for by name.
    pub variants: &'static [&'static str],
}

impl Entry {
    /// Its name without the revision: `seega/globe-joueur`.
    pub fn id(&self) -> String {
        format!("{}/{}", self.game().id(), self.name)
    }

    /// The game.
    pub const fn game(&self) -> GameKind {
        self.rules.game()
    }

    /// The rule set as the sheet has it, then the variants that go with it.
    ///
    /// # Panics
    /// If a variant is none: the catalogue is wrong then, and every test says so.
    pub fn rule_sets(&'static self) -> impl Iterator<Item = RuleSet> {
        let variants = self.variants.iter().map(|variant| {
            let id = format!("{}@{}({variant})", self.id(), self.revision);
            id.parse().unwrap_or_else(|error| panic!("the catalogue offers {id}: {error}"))
        });
        std::iter::once(RuleSet::of(self)).chain(variants)
    }

    /// The sheet's rules on the board that `rules` are for: a larger board has a larger default limit.
    pub(crate) fn rules_for(&self, rules: &AnyRules) -> AnyRules {
        match (self.rules, rules) {
            (AnyRules::Seega(sheet), AnyRules::Seega(rules)) => {
                AnyRules::Seega(seega::Rules { quiet_limit: rules.size.quiet_limit(), ..sheet })
            }
            (sheet, _) => sheet,
        }
    }
}

/// Every rule set that the catalogue offers, variants included.
pub fn rule_sets() -> impl Iterator<Item = RuleSet> {
    CATALOGUE.iter().flat_map(Entry::rule_sets)
}

/// Every published rule set, game by game.
pub static CATALOGUE: &[Entry] = &[
    Entry {
        sheet: Sheet::GlobeJoueur,
        name: "globe-joueur",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seega(seega::Rules::GLOBE_JOUEUR),
        variants: &[],
    },
    Entry {
        sheet: Sheet::JeuDuSeega,
        name: "jeu-du-seega",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seega(seega::Rules::JEU_DU_SEEGA),
        variants: &["placement_captures=true", "move=slide"],
    },
    Entry {
        sheet: Sheet::LudensPlanet,
        name: "ludens-planet",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seega(seega::Rules::LUDENS_PLANET),
        variants: &["opening=croisade-edges", "opening=croisade-inner", "opening=croisade-cross"],
    },
    Entry {
        sheet: Sheet::LudensPlanet,
        name: "kharbga",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seega(seega::Rules::KHARBGA),
        variants: &[],
    },
    Entry {
        sheet: Sheet::Tabuleiro42,
        name: "tabuleiro-42",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seega(seega::Rules::TABULEIRO_42),
        variants: &["size=7", "size=9"],
    },
    Entry {
        sheet: Sheet::LudensPlanet,
        name: "ludens-planet",
        revision: 1,
        semantics: 1,
        rules: AnyRules::SautDuChat(saut_du_chat::Rules::LUDENS_PLANET),
        variants: &[],
    },
    Entry {
        sheet: Sheet::GlobeJoueur,
        name: "globe-joueur",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Pahtum(pahtum::Rules::GLOBE_JOUEUR),
        variants: &["neutral_setup=random", "pie=true", "neutrals=1", "neutrals=13"],
    },
    Entry {
        sheet: Sheet::Seti,
        name: "aleph",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seti(seti::Rules::ALEPH),
        variants: &["edition=en"],
    },
    Entry {
        sheet: Sheet::Seti,
        name: "beth",
        revision: 1,
        semantics: 1,
        rules: AnyRules::Seti(seti::Rules::BETH),
        variants: &["edition=en"],
    },
];
