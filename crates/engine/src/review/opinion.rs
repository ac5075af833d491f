//! What a score says, whoever looks at it, and what it says about winning.

use khamsin_rules::Side;
use khamsin_tables::Entry;

use crate::report::Line;
use crate::score::{Meaning, Score};

/// An advantage of so many hundredths of a piece makes a side ten times as likely to win as the other.
///
/// The evaluation's weights are fitted so that this holds.
const TENFOLD: f64 = 400.0;

/// A score, and the side it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opinion {
    side: Side,
    score: Score,
    known: Option<Entry>,
}

impl Opinion {
    /// The score of a side.
    pub const fn new(side: Side, score: Score) -> Opinion {
        Opinion { side, score, known: None }
    }

    /// What a line is worth to the side that it begins with.
    pub fn of(side: Side, line: &Line) -> Opinion {
        Opinion { side, score: line.score, known: line.known }
    }

    /// What exact tables say, and the side they say it of.
    pub fn known(self) -> Option<(Side, Entry)> {
        self.known.map(|entry| (self.side, entry))
    }

    /// The score for a side.
    pub fn score(self, side: Side) -> Score {
        if side == self.side { self.score } else { -self.score }
    }

    /// How likely a side is to win, from 0 to 1; half of a draw counts.
    pub fn chance(self, side: Side) -> f64 {
        chance(self.score(side))
    }
}

/// How likely the side with this score is to win, from 0 to 1; half of a draw counts, and what is proved is certain.
pub fn chance(score: Score) -> f64 {
    match score.meaning() {
        Meaning::Estimate(hundredths) => 1.0 / (1.0 + 10_f64.powf(-f64::from(hundredths) / TENFOLD)),
        Meaning::Points(points) => f64::from(u8::from(points > 0)),
        Meaning::Win { .. } => 1.0,
        Meaning::Loss { .. } => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Rank;

    #[test]
    fn chances_of_both_sides_are_one() {
        for score in [
            Score::EVEN,
            Score::estimate(135),
            Score::estimate(-9000),
            Score::points(3),
            Score::win(Rank::Low, 7),
        ] {
            let opinion = Opinion::new(Side::Second, score);
            let sum = opinion.chance(Side::First) + opinion.chance(Side::Second);
            assert!((sum - 1.0).abs() < 1e-9, "{score:?}");
        }
        assert!((chance(Score::estimate(400)) - 10.0 / 11.0).abs() < 1e-9);
        assert!((chance(Score::EVEN) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn what_is_proved_is_certain() {
        for (score, certain) in
            [(Score::points(1), 1.0), (Score::points(-1), 0.0), (Score::loss(Rank::High, 90), 0.0)]
        {
            assert!((chance(score) - certain).abs() < f64::EPSILON, "{score:?}");
        }
    }
}
