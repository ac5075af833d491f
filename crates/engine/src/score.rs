//! What the engine thinks of a position, for the side to act.
//!
//! One number orders everything. From the middle outwards: estimates; points of a game that is decided by points; and
//! victories, in ranks by what the rule set's ladder pays for them, a nearer one of a rank before a later one.
//!
//! ```text
//!  -30000 ‥ lost ‥ -16000 ‥ behind by points ‥ -10000 ‥ estimates ‥ 10000 ‥ ahead by points ‥ 16000 ‥ won ‥ 30000
//! ```
//!
//! Everything outside the estimates is proved: it is made of ends of the game and of nothing else.

use std::fmt;
use std::ops::Neg;

pub use khamsin_rules::outcome::Rank;

/// A value for the side to act, in hundredths of a piece where it is an estimate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// An opinion, in hundredths of a piece.
    Estimate(i16),
    /// Proved: the points by which the side to act ends ahead, or behind if negative.
    Points(i16),
    /// Proved: the side to act wins.
    Win {
        /// What the victory is worth.
        rank: Rank,
        /// How many turns of both sides are played until then; none if exact tables know of the victory, and its end
        /// is out of sight.
        turns: Option<u16>,
    },
    /// Proved: the side to act loses.
    Loss {
        /// What the other's victory is worth.
        rank: Rank,
        /// As for a victory.
        turns: Option<u16>,
    },
}

/// No estimate is further from zero.
const ESTIMATE_LIMIT: i16 = 10_000;
/// Where points begin.
const POINTS: i16 = 12_000;
/// No score of points is further from zero: fourteen full lines of seven are 1666 points.
const POINTS_LIMIT: i16 = POINTS + 2_000;
/// Where victories begin.
const VICTORY: i16 = 16_000;
/// How far apart two ranks of victories are, and more than any victory is turns away.
const RANK_STEP: i16 = 5_000;
/// The furthest a victory may be away if its end is in sight. What lies beyond is known from exact tables alone.
const FURTHEST: u16 = 4_000;
/// The furthest that the next step of such a victory may be away and still be told from a victory of a lower rank; the
/// rest of the step between two ranks is room for the turns of a search.
const FURTHEST_STEP: u16 = 600;

impl Score {
    /// Better than everything.
    pub const INFINITE: Score = Score(32_000);
    /// Neither side is better, or a draw.
    pub const EVEN: Score = Score(0);

    /// An opinion in hundredths of a piece; what is too large for one is cut.
    #[inline]
    pub const fn estimate(hundredths: i32) -> Score {
        let limit = ESTIMATE_LIMIT as i32;
        let cut = if hundredths > limit {
            limit
        } else if hundredths < -limit {
            -limit
        } else {
            hundredths
        };
        Score(cut as i16)
    }

    /// The side to act ends ahead by so many points; none is a draw.
    #[inline]
    pub const fn points(margin: i16) -> Score {
        match margin {
            0 => Score::EVEN,
            1.. => Score(POINTS + margin),
            _ => Score(margin - POINTS),
        }
    }

    /// The side to act wins so many turns from where turns are counted.
    #[inline]
    pub const fn win(rank: Rank, turns: u16) -> Score {
        let turns = if turns > FURTHEST { FURTHEST } else { turns };
        Score(VICTORY + RANK_STEP * (rank as i16 + 1) - turns as i16)
    }

    /// The side to act loses so many turns from where turns are counted.
    #[inline]
    pub fn loss(rank: Rank, turns: u16) -> Score {
        -Score::win(rank, turns)
    }

    /// The side to act wins, as exact tables know; the next step towards it is so many turns away.
    #[inline]
    pub const fn known_win(rank: Rank, turns: u16) -> Score {
        let turns = if turns > FURTHEST_STEP { FURTHEST_STEP } else { turns };
        Score(VICTORY + RANK_STEP * (rank as i16 + 1) - (FURTHEST + 1 + turns) as i16)
    }

    /// The side to act loses, as exact tables know.
    #[inline]
    pub fn known_loss(rank: Rank, turns: u16) -> Score {
        -Score::known_win(rank, turns)
    }

    /// Whether it is made of ends of the game alone.
    #[inline]
    pub const fn is_proved(self) -> bool {
        self.0.unsigned_abs() > ESTIMATE_LIMIT.unsigned_abs()
    }

    /// Whether it is a victory or a defeat.
    #[inline]
    pub const fn is_decisive(self) -> bool {
        self.0.unsigned_abs() > VICTORY.unsigned_abs()
    }

    /// Whether it is a victory or a defeat whose end is in sight.
    #[inline]
    pub const fn is_in_sight(self) -> bool {
        matches!(self.meaning(), Meaning::Win { turns: Some(_), .. } | Meaning::Loss { turns: Some(_), .. })
    }

    /// What it says.
    pub const fn meaning(self) -> Meaning {
        let size = self.0.unsigned_abs() as i16;
        if size <= ESTIMATE_LIMIT {
            return Meaning::Estimate(self.0);
        }
        if size <= POINTS_LIMIT {
            return Meaning::Points(if self.0 > 0 { size - POINTS } else { POINTS - size });
        }
        // A victory of a rank lies up to a step below the number of its rank.
        let above = size - VICTORY;
        let step = (above + RANK_STEP - 1) / RANK_STEP;
        let rank = match step {
            1 => Rank::Low,
            2 => Rank::Middle,
            _ => Rank::High,
        };
        let turns = (step * RANK_STEP - above) as u16;
        let turns = if turns > FURTHEST { None } else { Some(turns) };
        if self.0 > 0 { Meaning::Win { rank, turns } } else { Meaning::Loss { rank, turns } }
    }

    /// The same victory, counted from so many turns earlier.
    #[inline]
    #[must_use]
    pub const fn later(self, turns: u16) -> Score {
        if self.0 > VICTORY {
            Score(self.0 - turns as i16)
        } else if self.0 < -VICTORY {
            Score(self.0 + turns as i16)
        } else {
            self
        }
    }

    /// The same victory, counted from so many turns later.
    #[inline]
    #[must_use]
    pub const fn sooner(self, turns: u16) -> Score {
        if self.0 > VICTORY {
            Score(self.0 + turns as i16)
        } else if self.0 < -VICTORY {
            Score(self.0 - turns as i16)
        } else {
            self
        }
    }

    /// The bare number: larger is better.
    #[inline]
    pub const fn get(self) -> i16 {
        self.0
    }

    /// The score of a bare number that [`Score::get`] gave.
    #[inline]
    pub(crate) const fn from_number(number: i16) -> Score {
        Score(number)
    }

    /// The score so many hundredths above this one, for windows and margins.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, hundredths: i32) -> Score {
        let sum = self.0 as i32 + hundredths;
        let limit = Score::INFINITE.0 as i32;
        Score(if sum > limit {
            limit
        } else if sum < -limit {
            -limit
        } else {
            sum
        } as i16)
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.meaning() {
            Meaning::Estimate(hundredths) => write!(f, "{hundredths}"),
            Meaning::Points(points) => write!(f, "points {points}"),
            Meaning::Win { rank, turns } => write!(f, "win {turns:?} ({rank:?})"),
            Meaning::Loss { rank, turns } => write!(f, "loss {turns:?} ({rank:?})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Meaning, Rank, Score};

    #[test]
    fn meanings_come_back() {
        for turns in [0, 1, 2, 77, 4000] {
            for rank in [Rank::Low, Rank::Middle, Rank::High] {
                let in_sight = Some(turns);
                assert_eq!(Score::win(rank, turns).meaning(), Meaning::Win { rank, turns: in_sight });
                assert_eq!(Score::loss(rank, turns).meaning(), Meaning::Loss { rank, turns: in_sight });
                assert_eq!(Score::known_win(rank, turns).meaning(), Meaning::Win { rank, turns: None });
                let later = Score::known_loss(rank, turns).later(240);
                assert_eq!(later.meaning(), Meaning::Loss { rank, turns: None });
            }
        }
        for points in [-1666, -1, 1, 3, 1666] {
            assert_eq!(Score::points(points).meaning(), Meaning::Points(points));
        }
        assert_eq!(Score::points(0), Score::EVEN);
        assert_eq!(Score::estimate(123_456).meaning(), Meaning::Estimate(10_000));
    }

    #[test]
    fn the_order_is_that_of_preference() {
        let rising = [
            Score::loss(Rank::High, 1),
            Score::loss(Rank::High, 9),
            Score::loss(Rank::Low, 1),
            Score::points(-1666),
            Score::points(-1),
            Score::estimate(-99_999),
            Score::EVEN,
            Score::estimate(99_999),
            Score::points(1),
            Score::points(1666),
            Score::known_win(Rank::Low, 600).later(240),
            Score::known_win(Rank::Low, 0),
            Score::win(Rank::Low, 4000),
            Score::win(Rank::Low, 0),
            Score::known_win(Rank::Middle, 600).later(240),
            Score::win(Rank::Middle, 4000),
            Score::win(Rank::High, 4000),
            Score::win(Rank::High, 0),
            Score::INFINITE,
        ];
        assert!(rising.is_sorted_by(|a, b| a < b), "{rising:?}");
    }
}
