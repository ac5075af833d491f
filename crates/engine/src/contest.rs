//! What the search asks of a game besides its rules.

use khamsin_rules::grid::Grid;
use khamsin_rules::outcome::Points;
use khamsin_rules::pahtum::Pahtum;
use khamsin_rules::saut_du_chat::SautDuChat;
use khamsin_rules::seega::{Duty, Endless, Seega};
use khamsin_rules::seti::{Board, Seti};
use khamsin_rules::{AnyRules, Kind, Outcome, Position, Side};

use crate::evaluation::{Features, Lines, Sections, Sum};
use crate::score::{Rank, Score};

/// A game the engine can play.
pub(crate) trait Contest: Position + Copy + Send + Sync + Features {
    /// Weights made ready for use.
    type Weights: Send + Sync + 'static;

    /// Makes weights ready for use.
    fn prepare(sections: &Sections) -> Self::Weights;

    /// What the position is worth at a glance for the side to act, in hundredths of a piece.
    fn evaluate(&self, weights: &Self::Weights) -> i32;

    /// Whether a side that can capture has to.
    fn must_capture(&self) -> bool {
        false
    }

    /// Whether endless play is decided by counting pieces.
    fn counts_when_endless(&self) -> bool {
        false
    }

    /// Whether every reply but a capture of the intruder loses.
    fn is_broken_through(&self) -> bool {
        false
    }
}

fn weighted<P: Features>(position: &P, sections: &Sections) -> i32 {
    let mut sum = Sum::new(&sections.0[position.section()]);
    position.tell(&mut sum);
    let (men, most) = position.fullness();
    sum.total().mixed(men, most)
}

impl<G: Grid + Send + Sync> Contest for Seega<G>
where
    G::Bits: Send + Sync,
{
    type Weights = Sections;

    fn prepare(sections: &Sections) -> Sections {
        sections.clone()
    }

    #[inline]
    fn evaluate(&self, sections: &Sections) -> i32 {
        weighted(self, sections)
    }

    #[inline]
    fn must_capture(&self) -> bool {
        self.rules().capture == Duty::Mandatory
    }

    fn counts_when_endless(&self) -> bool {
        self.rules().endless == Endless::Count
    }
}

impl Contest for SautDuChat {
    type Weights = Sections;

    fn prepare(sections: &Sections) -> Sections {
        sections.clone()
    }

    #[inline]
    fn evaluate(&self, sections: &Sections) -> i32 {
        weighted(self, sections)
    }
}

impl<G: Board + Send + Sync> Contest for Seti<G> {
    type Weights = Sections;

    fn prepare(sections: &Sections) -> Sections {
        sections.clone()
    }

    #[inline]
    fn evaluate(&self, sections: &Sections) -> i32 {
        weighted(self, sections)
    }

    #[inline]
    fn is_broken_through(&self) -> bool {
        self.awaits_reply()
    }
}

impl Contest for Pahtum {
    type Weights = Lines;

    fn prepare(sections: &Sections) -> Lines {
        Lines::new(sections)
    }

    #[inline]
    fn evaluate(&self, lines: &Lines) -> i32 {
        lines.worth(self)
    }
}

/// How a rule set settles a game: what each kind of victory is worth beside the others, and when play is endless.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settlement {
    total: Rank,
    grand: Rank,
    small: Rank,
    /// The estimate of an endless game for the side that a count would favour.
    endless: i32,
    /// Turns without a capture after which the game ends.
    pub(crate) quiet_limit: u32,
}

/// The estimate of an endless game that a count would win, where that is worth as much as any victory.
///
/// Less than a clear lead is worth: whoever has one goes on to capture rather than back and forth.
const ENDLESS_WIN: i32 = 300;

impl Settlement {
    pub(crate) fn new(rules: &AnyRules) -> Settlement {
        let Points { total, grand, small, .. } = rules.points();
        let rank = |points: u8| {
            let mut better: Vec<u8> =
                [total, grand, small].into_iter().filter(|&other| other > points).collect();
            better.sort_unstable();
            better.dedup();
            match better.len() {
                0 => Rank::High,
                1 => Rank::Middle,
                _ => Rank::Low,
            }
        };
        let best = total.max(grand).max(small).max(1);
        Settlement {
            total: rank(total),
            grand: rank(grand),
            small: rank(small),
            endless: ENDLESS_WIN * i32::from(grand) / i32::from(best),
            quiet_limit: rules.quiet_limit().unwrap_or(u32::MAX),
        }
    }

    /// What an end is worth to the side to act, so many turns after where turns are counted from.
    pub(crate) fn score<P: Contest>(&self, outcome: Outcome, position: &P, turns: u16) -> Score {
        let us = position.side();
        let Some(winner) = outcome.winner else { return Score::EVEN };
        let rank = match outcome.kind {
            Kind::Points => {
                let margin = position.count(us) as i32 - position.count(!us) as i32;
                return Score::points(margin as i16);
            }
            Kind::Total => self.total,
            Kind::Small => self.small,
            Kind::Grand | Kind::Breakthrough | Kind::Blocked | Kind::Draw => self.grand,
        };
        if winner == us { Score::win(rank, turns) } else { Score::loss(rank, turns) }
    }

    /// What a loss by any breakthrough is worth.
    pub(crate) fn broken_through(&self, turns: u16) -> Score {
        Score::loss(self.grand, turns)
    }

    /// What the end by endless play is worth to the side to act.
    pub(crate) fn endless_end<P: Contest>(&self, position: &P, turns: u16) -> Score {
        match lead(position) {
            0 => Score::EVEN,
            1.. => Score::win(self.grand, turns),
            _ => Score::loss(self.grand, turns),
        }
    }

    /// What endless play seems worth to the side to act once a position has come back.
    pub(crate) fn endless_estimate<P: Contest>(&self, position: &P) -> Score {
        Score::estimate(self.endless * lead(position).signum())
    }
}

/// By how many pieces the side to act is ahead, where that decides endless play.
fn lead<P: Contest>(position: &P) -> i32 {
    if !position.counts_when_endless() {
        return 0;
    }
    let count = |side: Side| position.count(side) as i32;
    count(position.side()) - count(!position.side())
}

#[cfg(test)]
mod tests {
    use khamsin_rules::catalogue::rule_sets;
    use khamsin_rules::random::Random;
    use khamsin_rules::{Game, dispatch};

    use super::{Contest, weighted};

    fn check<P: Contest>(position: &P) {
        let sections = position.own_weights();
        let quick = position.evaluate(&P::prepare(&sections));
        assert_eq!(quick, weighted(position, &sections), "{position:?}");
    }

    /// Every rule set has weights, and what is looked up is the sum of the features.
    #[test]
    fn evaluations_are_sums_of_features() {
        let mut random = Random::new(5);
        for set in rule_sets() {
            let mut game = Game::new(set, 1);
            while game.outcome().is_none() && game.turn() < 80 {
                dispatch!(game.position(), position => check(position));
                let legal = game.legal_actions();
                game.play(legal[random.below(legal.len())]).expect("it is legal");
            }
        }
    }
}
