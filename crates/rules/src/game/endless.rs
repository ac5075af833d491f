//! Endless play: the third occurrence of a position, or too long without a capture.

use super::Game;
use crate::any::AnyPosition;
use crate::clause::{Clause, ClauseSet};
use crate::outcome::{Kind, Outcome};
use crate::ruleset::{AnyRules, GameKind};
use crate::seega::Endless;
use crate::side::{BySide, Side};

/// How often a position may occur before the game ends.
const OCCURRENCES: usize = 3;

impl Game {
    /// The end that endless play brings about now, if it does.
    pub(super) fn endless(&self) -> Option<Outcome> {
        if !self.now.pending().between_moves() || self.now.position.awaits_reply() {
            return None;
        }
        let limit = self.set.rules().quiet_limit()?;
        let (repetition, quiet) = match self.set.game() {
            GameKind::Seega => (Clause::SeegaEndlessRepetition, Clause::SeegaEndlessQuiet),
            GameKind::SautDuChat => (Clause::SautEndlessRepetition, Clause::SautEndlessQuiet),
            GameKind::Seti => (Clause::SetiEndlessRepetition, Clause::SetiEndlessQuiet),
            GameKind::Pahtum => return None,
        };
        if self.now.position.outcome().is_some() {
            return None;
        }
        if self.occurrences() >= OCCURRENCES {
            return Some(self.endless_outcome(repetition));
        }
        (self.now.quiet >= limit).then(|| self.endless_outcome(quiet))
    }

    /// How often the position now has stood between two turns of the moving phase, this time included.
    ///
    /// Where captured pieces are gone for good, nothing before the last capture can return, and the search stops there.
    /// In Seti-Aleph they change sides and come back, so there it goes through the whole game.
    pub fn occurrences(&self) -> usize {
        1 + self.earlier_positions().filter(|&earlier| *earlier == self.now.position).count()
    }

    /// The earlier positions between two turns of the moving phase that the game may come back to, latest first.
    pub fn earlier_positions(&self) -> impl Iterator<Item = &AnyPosition> {
        let captures_return = matches!(self.now.position, AnyPosition::SetiAleph(_));
        let earliest = if captures_return { 0 } else { self.now.turn - self.now.quiet };
        self.past
            .iter()
            .rev()
            .map(|step| &step.before)
            .take_while(move |moment| moment.turn >= earliest)
            .filter(|moment| moment.pending().between_moves())
            .map(|moment| &moment.position)
    }

    fn endless_outcome(&self, clause: Clause) -> Outcome {
        match self.set.rules() {
            AnyRules::Seega(rules) if rules.endless == Endless::Count => self.counted(clause),
            _ => Outcome::draw(clause),
        }
    }

    /// The outcome if the pieces are counted now.
    pub(super) fn counted(&self, clause: Clause) -> Outcome {
        let position = &self.now.position;
        let count = BySide::new(position.count(Side::First), position.count(Side::Second));
        Outcome::majority(count, Kind::Grand, clause)
    }

    /// Adds the clauses that an end by endless play makes use of.
    pub(super) fn add_endless_clauses(&self, end: Outcome, fired: &mut ClauseSet) {
        fired.insert(end.clause);
        match self.set.rules() {
            AnyRules::Seega(rules) => {
                fired.insert(Clause::SeegaPoints);
                match rules.endless {
                    Endless::Draw => fired.insert(Clause::SeegaEndlessDraw),
                    Endless::Count => {
                        fired.insert(Clause::SeegaEndlessCount);
                        fired.insert(Clause::SeegaCount);
                    }
                }
            }
            AnyRules::SautDuChat(_) => fired.insert(Clause::SautPoints),
            AnyRules::Seti(_) => fired.insert(Clause::SetiPoints),
            AnyRules::Pahtum(_) => {}
        }
    }
}
