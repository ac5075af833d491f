//! Saut du Chat's parameters.

use crate::clause::Clause;
use crate::grid::{Grid, Grid5};
use crate::parameter::{QuietLimit, choice, parameters};
use crate::ruleset::GameKind;

choice! {
    /// What happens to a side that cannot move.
    Blocked { /// It loses.
        Lose = "lose", /// It passes.
        Pass = "pass", }
}

parameters! {
    /// The rules of Saut du Chat.
    Rules {
        /// Whether a piece on the centre is safe.
        centre_safe ("centre_safe"): bool,
        /// What happens to a blocked side.
        blocked ("blocked"): Blocked,
        /// How many turns without a capture are endless play.
        quiet_limit ("quiet_limit"): QuietLimit,
    }
}

impl Rules {
    /// The Ludens Planet sheet.
    pub const LUDENS_PLANET: Rules =
        Rules { centre_safe: false, blocked: Blocked::Lose, quiet_limit: QuietLimit(200) };

    /// Those of a side's men that can be leapt over: `saut-du-chat.centre.*`.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn prey(&self, men: u32) -> u32 {
        let safe = if self.centre_safe { Grid5::CENTRE } else { 0 };
        men & !safe
    }

    /// Whether First would win at once: c2–c3 blocks Second, and the piece on the centre cannot be leapt over.
    pub(crate) fn is_won_at_once(self) -> bool {
        self.centre_safe && self.blocked == Blocked::Lose
    }

    /// Whether a clause is in force under these rules.
    pub fn has(&self, clause: Clause) -> bool {
        match clause {
            Clause::SautCentreOpen => !self.centre_safe,
            Clause::SautCentreSafe => self.centre_safe,
            Clause::SautBlockedLose => self.blocked == Blocked::Lose,
            Clause::SautBlockedPass => self.blocked == Blocked::Pass,
            _ => clause.game() == GameKind::SautDuChat,
        }
    }

    /// The clause that says what happens to a blocked side.
    pub(super) fn blocked_clause(self) -> Clause {
        match self.blocked {
            Blocked::Lose => Clause::SautBlockedLose,
            Blocked::Pass => Clause::SautBlockedPass,
        }
    }
}
