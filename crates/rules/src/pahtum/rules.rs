//! Pahtum's parameters.

use crate::clause::Clause;
use crate::parameter::{Domain, Value, choice, parameters, read_number};
use crate::ruleset::GameKind;

/// How many neutral pieces are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Neutrals(pub u8);

impl Value for Neutrals {
    const DOMAIN: Domain = Domain::Number { min: 1, max: 13, odd: true };

    fn read(word: &str) -> Option<Neutrals> {
        read_number(word, Self::DOMAIN).map(|n| Neutrals(n as u8))
    }

    fn write(self) -> String {
        self.0.to_string()
    }
}

choice! {
    /// Who puts the neutrals on the board.
    NeutralSetup { /// The players, in turn.
        Players = "players", /// The lot.
        Random = "random", }
}

parameters! {
    /// The rules of Pahtum.
    Rules {
        /// How many neutral pieces are used.
        neutrals ("neutrals"): Neutrals,
        /// Who puts them on the board.
        neutral_setup ("neutral_setup"): NeutralSetup,
        /// Whether Second may take over First's first piece.
        pie ("pie"): bool,
    }
}

impl Rules {
    /// Le Globe Joueur.
    pub const GLOBE_JOUEUR: Rules =
        Rules { neutrals: Neutrals(5), neutral_setup: NeutralSetup::Players, pie: false };

    /// Whether a clause is in force under these rules.
    pub fn has(&self, clause: Clause) -> bool {
        match clause {
            Clause::PahtumNeutralsPlayers => self.neutral_setup == NeutralSetup::Players,
            Clause::PahtumNeutralsRandom => self.neutral_setup == NeutralSetup::Random,
            Clause::PahtumPie => self.pie,
            _ => clause.game() == GameKind::Pahtum,
        }
    }
}
