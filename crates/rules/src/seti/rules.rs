//! Seti's parameters.

use crate::clause::Clause;
use crate::parameter::{QuietLimit, choice, parameters};
use crate::ruleset::GameKind;

/// Which of the two games on the sheet it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// 3×10, with death-ships.
    Aleph,
    /// 5×10, without.
    Beth,
}

choice! {
    /// Which language's text is followed where they differ.
    Edition { /// The German text; the French one says the same.
        De = "de", /// The English text.
        En = "en", }
}

parameters! {
    /// The rules of Seti.
    Rules {
        { /// Which of the two games it is.
            variant: Variant }
        /// Which text is followed.
        edition ("edition"): Edition,
        /// Whether ships may lie on their owner's start row.
        home_ships ("home_ships"): bool,
        /// How many turns without a capture are endless play.
        quiet_limit ("quiet_limit"): QuietLimit,
    }
}

impl Rules {
    /// Seti-Aleph.
    pub const ALEPH: Rules = Rules {
        variant: Variant::Aleph,
        edition: Edition::De,
        home_ships: true,
        quiet_limit: QuietLimit(200),
    };

    /// Seti-Beth.
    pub const BETH: Rules = Rules { variant: Variant::Beth, ..Rules::ALEPH };

    /// These rules with every parameter that has no effect set as in `other`.
    #[must_use]
    pub fn idle_as(self, other: &Rules) -> Rules {
        match self.variant {
            Variant::Aleph => self,
            Variant::Beth => Rules { home_ships: other.home_ships, ..self },
        }
    }

    /// Whether a clause is in force under these rules.
    pub fn has(&self, clause: Clause) -> bool {
        use Clause as C;
        let aleph = self.variant == Variant::Aleph;
        match clause {
            C::SetiPharaohEight => self.edition == Edition::De,
            C::SetiPharaohFour => self.edition == Edition::En,
            C::SetiStartSix => !aleph && self.edition == Edition::En,
            C::SetiStart => aleph || self.edition == Edition::De,
            C::SetiShipHome => aleph && self.home_ships,
            C::SetiShipNoHome => aleph && !self.home_ships,
            C::SetiShipPut
            | C::SetiShipUnderOwn
            | C::SetiShipOne
            | C::SetiShipFarRow
            | C::SetiShipTake
            | C::SetiShipStays
            | C::SetiShipAboard
            | C::SetiShipProtects
            | C::SetiShipTaken
            | C::SetiCaptureTurns
            | C::SetiReenterRow
            | C::SetiReenterSquare
            | C::SetiReenterOverflow => aleph,
            C::SetiNoShips | C::SetiCaptureOut => !aleph,
            _ => clause.game() == GameKind::Seti,
        }
    }

    /// The clause that says how the Pharaoh moves.
    pub(super) fn pharaoh_clause(self) -> Clause {
        match self.edition {
            Edition::De => Clause::SetiPharaohEight,
            Edition::En => Clause::SetiPharaohFour,
        }
    }
}
