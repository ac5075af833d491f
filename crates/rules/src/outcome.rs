//! How a game ended: absolute, never from one side's point of view.

use crate::clause::Clause;
use crate::side::{BySide, Side};

/// The kind of a victory, or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Every enemy piece is gone (or the other gave up).
    Total,
    /// More pieces when nothing can be captured any more.
    Grand,
    /// By a barrier.
    Small,
    /// Nobody won.
    Draw,
    /// More points (Pahtum).
    Points,
    /// An intruder stood on the enemy's start row and was not taken (Seti).
    Breakthrough,
    /// The other could not move.
    Blocked,
}

impl Kind {
    /// The kind's name in files and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Total => "total",
            Kind::Grand => "grand",
            Kind::Small => "small",
            Kind::Draw => "draw",
            Kind::Points => "points",
            Kind::Breakthrough => "breakthrough",
            Kind::Blocked => "blocked",
        }
    }
}

/// A finished game: who won, by which kind of victory, and the clause that decided it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner, or nobody.
    pub winner: Option<Side>,
    /// The kind of victory.
    pub kind: Kind,
    /// The clause that ended the game.
    pub clause: Clause,
}

impl Outcome {
    /// A victory.
    #[inline]
    pub const fn win(winner: Side, kind: Kind, clause: Clause) -> Outcome {
        Outcome { winner: Some(winner), kind, clause }
    }

    /// A draw.
    #[inline]
    pub const fn draw(clause: Clause) -> Outcome {
        Outcome { winner: None, kind: Kind::Draw, clause }
    }

    /// The side with more, by this kind of victory; equal is a draw.
    pub(crate) fn majority(count: BySide<u32>, kind: Kind, clause: Clause) -> Outcome {
        match count[Side::First].cmp(&count[Side::Second]) {
            std::cmp::Ordering::Greater => Outcome::win(Side::First, kind, clause),
            std::cmp::Ordering::Less => Outcome::win(Side::Second, kind, clause),
            std::cmp::Ordering::Equal => Outcome::draw(clause),
        }
    }

    /// The result as a record writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// How much a victory is worth beside the others of its rule set; all are alike where the ladder pays them alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// The least of three.
    Low,
    /// The middle of three, or the lesser of two.
    Middle,
    /// The best there is.
    High,
}

/// The rank of each kind of victory under one ladder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ranks {
    /// Of a total victory.
    pub total: Rank,
    /// Of a grand victory.
    pub grand: Rank,
    /// Of a small victory.
    pub small: Rank,
}

impl Ranks {
    /// The rank of a victory of some kind; one that the ladder does not name is worth what a grand one is.
    pub const fn of(&self, kind: Kind) -> Rank {
        match kind {
            Kind::Total => self.total,
            Kind::Small => self.small,
            Kind::Grand | Kind::Points | Kind::Breakthrough | Kind::Blocked | Kind::Draw => self.grand,
        }
    }

    /// The kinds of victory on the ladder that have a rank, the best first.
    pub fn kinds(&self, rank: Rank) -> Vec<Kind> {
        [Kind::Total, Kind::Grand, Kind::Small].into_iter().filter(|&kind| self.of(kind) == rank).collect()
    }
}

/// What each kind of result is worth: the sheet's ladder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Points {
    /// For a total victory.
    pub total: u8,
    /// For a grand victory, and for one by blocking.
    pub grand: u8,
    /// For a small victory.
    pub small: u8,
    /// For a draw, to each side.
    pub draw: u8,
}

impl Points {
    /// One for a win, nothing for a draw.
    pub const PLAIN: Points = Points { total: 1, grand: 1, small: 1, draw: 0 };

    /// What an outcome is worth to each side.
    pub fn of(self, outcome: Outcome) -> BySide<u32> {
        let Some(winner) = outcome.winner else {
            return BySide::new(self.draw.into(), self.draw.into());
        };
        let mut points = BySide::new(0, 0);
        points[winner] = self.paid(outcome.kind).into();
        points
    }

    /// What a victory of some kind pays; one that the ladder does not name pays what a grand one does.
    pub const fn paid(self, kind: Kind) -> u8 {
        match kind {
            Kind::Total => self.total,
            Kind::Small => self.small,
            Kind::Grand | Kind::Points | Kind::Breakthrough | Kind::Blocked | Kind::Draw => self.grand,
        }
    }

    /// The ranks of the victories: those worth equally many points are one rank.
    pub fn ranks(self) -> Ranks {
        let paid = [self.total, self.grand, self.small];
        let rank = |points: u8| {
            let mut better: Vec<u8> = paid.into_iter().filter(|&other| other > points).collect();
            better.sort_unstable();
            better.dedup();
            match better.len() {
                0 => Rank::High,
                1 => Rank::Middle,
                _ => Rank::Low,
            }
        };
        Ranks { total: rank(self.total), grand: rank(self.grand), small: rank(self.small) }
    }
}
