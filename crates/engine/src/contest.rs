//! What the search asks of a game besides its rules.

use khamsin_rules::grid::Grid;
use khamsin_rules::outcome::{Points, Ranks};
use khamsin_rules::pahtum::Pahtum;
use khamsin_rules::saut_du_chat::SautDuChat;
use khamsin_rules::seega::{Duty, Endless, Seega};
use khamsin_rules::seti::{Board, Seti};
use khamsin_rules::{AnyPosition, AnyRules, Kind, Outcome, Position, Side};
use khamsin_tables::Value;

use crate::evaluation::{Features, Glance, Lines, Sections};
use crate::score::Score;

/// A game the engine can play.
pub(crate) trait Contest: Position + Copy + Send + Sync + Features + Into<AnyPosition> {
    /// Weights made ready for use.
    type Weights: Glance<Self>;

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

impl<G: Grid + Send + Sync> Contest for Seega<G>
where
    G::Bits: Send + Sync,
    Seega<G>: Into<AnyPosition>,
{
    type Weights = Sections;

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
}

impl<G: Board + Send + Sync> Contest for Seti<G>
where
    Seti<G>: Into<AnyPosition>,
{
    type Weights = Sections;

    #[inline]
    fn is_broken_through(&self) -> bool {
        self.awaits_reply()
    }
}

impl Contest for Pahtum {
    type Weights = Lines;
}

/// How a rule set settles a game: what each kind of victory is worth beside the others, and when play is endless.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settlement {
    ranks: Ranks,
    /// The estimate of an endless game for the side that a count would favour.
    endless: i32,
    /// The side that wants more than a draw.
    ambitious: Option<Side>,
    /// Turns without a capture after which the game ends.
    pub(crate) quiet_limit: u32,
}

/// The estimate of an endless game that a count would win, where that is worth as much as any victory.
///
/// Less than a clear lead is worth: whoever has one goes on to capture rather than back and forth.
const ENDLESS_WIN: i32 = 300;
/// What a draw by endless play is worth less than nothing to a side that wants more, in hundredths of a piece.
///
/// Without it, a quarter of 200 games of Saut du Chat against a much weaker player were drawn, and more than half of
/// those repeated away within forty turns.
const AMBITION: i32 = 60;

impl Settlement {
    pub(crate) fn new(rules: &AnyRules) -> Settlement {
        let points = rules.points();
        let Points { total, grand, small, .. } = points;
        let best = total.max(grand).max(small).max(1);
        Settlement {
            ranks: points.ranks(),
            endless: ENDLESS_WIN * i32::from(grand) / i32::from(best),
            ambitious: None,
            quiet_limit: rules.quiet_limit().unwrap_or(u32::MAX),
        }
    }

    /// The same for a side that would rather play on than draw by endless play.
    pub(crate) fn with_ambition(self, side: Side) -> Settlement {
        Settlement { ambitious: Some(side), ..self }
    }

    /// What an end is worth to the side to act, so many turns after where turns are counted from.
    pub(crate) fn score<P: Contest>(&self, outcome: Outcome, position: &P, turns: u16) -> Score {
        let us = position.side();
        let Some(winner) = outcome.winner else { return Score::EVEN };
        if outcome.kind == Kind::Points {
            let margin = position.count(us) as i32 - position.count(!us) as i32;
            return Score::points(margin as i16);
        }
        let rank = self.ranks.of(outcome.kind);
        if winner == us { Score::win(rank, turns) } else { Score::loss(rank, turns) }
    }

    /// What a loss by any breakthrough is worth.
    pub(crate) fn broken_through(&self, turns: u16) -> Score {
        Score::loss(self.ranks.grand, turns)
    }

    /// What the end by endless play is worth to the side to act.
    pub(crate) fn endless_end<P: Contest>(&self, position: &P, turns: u16) -> Score {
        match lead(position) {
            0 => Score::EVEN,
            1.. => Score::win(self.ranks.grand, turns),
            _ => Score::loss(self.ranks.grand, turns),
        }
    }

    /// What an exact value is worth to the side to act, so many turns after where turns are counted from.
    pub(crate) fn known<P: Contest>(&self, value: Value, position: &P, turns: u16) -> Score {
        match value.rank() {
            Some(rank) if value.is_win() => Score::known_win(rank, turns),
            Some(rank) => Score::known_loss(rank, turns),
            None => self.draw(position),
        }
    }

    /// What endless play seems worth to the side to act once a position has come back.
    pub(crate) fn endless_estimate<P: Contest>(&self, position: &P) -> Score {
        match lead(position).signum() {
            0 => self.draw(position),
            sign => Score::estimate(self.endless * sign),
        }
    }

    /// What a draw that could be played on is worth to the side to act.
    fn draw<P: Contest>(&self, position: &P) -> Score {
        Score::estimate(match self.ambitious {
            Some(side) if side == position.side() => -AMBITION,
            Some(_) => AMBITION,
            None => 0,
        })
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

    use super::{Contest, Glance};

    fn check<P: Contest>(position: &P) {
        let sections = position.own_weights();
        let quick = P::Weights::prepare(&sections).worth(position);
        assert_eq!(quick, sections.worth(position), "{position:?}");
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
