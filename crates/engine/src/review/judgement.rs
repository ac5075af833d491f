//! How good one turn was.

use khamsin_rules::game::PlayedTurn;
use khamsin_rules::outcome::{Points, Rank};
use khamsin_rules::{Outcome, Side, Turn};

use super::Seen;
use super::opinion::Opinion;
use crate::score::Meaning;

/// A proved victory no more turns away than this can be expected to be seen: three turns of one's own.
const NEAR: u16 = 5;

/// A turn that was played, beside the best one there was.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Its number.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub played: Turn,
    /// The best turn, and how play might have gone on from it.
    pub best: Vec<Turn>,
    /// What the position was worth with the best turn.
    pub before: Opinion,
    /// What it is worth after the turn that was played.
    pub after: Opinion,
    /// How the game ended, if this turn ended it.
    pub ended: Option<Outcome>,
    /// What victories pay.
    pub ladder: Points,
}

/// How large a mistake is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Not the best: `?!`.
    Inaccuracy,
    /// A mistake: `?`.
    Mistake,
    /// A bad mistake: `??`.
    Blunder,
}

impl Grade {
    /// Every grade, the smallest first.
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The chance to win that must be lost for it; the steps that lichess.org uses for chess.
    pub const fn threshold(self) -> f64 {
        match self {
            Grade::Inaccuracy => 0.05,
            Grade::Mistake => 0.10,
            Grade::Blunder => 0.15,
        }
    }

    /// Its name in files and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// Its sign behind a turn.
    pub const fn sign(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    /// Its number as a glyph of a record.
    pub const fn nag(self) -> u8 {
        match self {
            Grade::Inaccuracy => 6,
            Grade::Mistake => 2,
            Grade::Blunder => 4,
        }
    }
}

impl Judged {
    pub(super) fn new(
        number: u32,
        played: PlayedTurn,
        before: &Seen,
        after: &Seen,
        ladder: Points,
    ) -> Judged {
        let PlayedTurn { side, turn } = played;
        let is_best = before.best.first() == Some(&turn);
        // What was played is worth what it turned out to be: the best turn too, and one that is better than that.
        let better = after.opinion.score(side) > before.opinion.score(side);
        let value = if is_best || better { after.opinion } else { before.opinion };
        Judged {
            number,
            side,
            played: turn,
            best: before.best.clone(),
            before: value,
            after: after.opinion,
            ended: after.ended,
            ladder,
        }
    }

    /// How much of its side's chance to win the turn gave away, from 0 to 1; or how much of the ladder.
    pub fn loss(&self) -> f64 {
        let chance = self.before.chance(self.side) - self.after.chance(self.side);
        chance.max(self.paid_less()).max(0.0)
    }

    /// Whether who wins is proved before and after the turn, and only the points of the victory are worse for its side.
    pub fn costs_points(&self) -> bool {
        self.paid_less() > 0.0
    }

    /// What the ladder pays less after the turn, where a victory of one side is proved before and after it.
    ///
    /// From a draw to the best victory is half of the way from 0 to 1, as it is for chances.
    fn paid_less(&self) -> f64 {
        let meanings = [self.before, self.after].map(|opinion| opinion.score(self.side).meaning());
        let share = |rank| share(self.ladder, rank);
        match meanings {
            [Meaning::Win { rank: before, .. }, Meaning::Win { rank: after, .. }] => {
                (share(before) - share(after)) / 2.0
            }
            [Meaning::Loss { rank: before, .. }, Meaning::Loss { rank: after, .. }] => {
                (share(after) - share(before)) / 2.0
            }
            _ => 0.0,
        }
    }

    /// How large a mistake it was, if it was one: letting a near victory slip always is.
    pub fn grade(&self) -> Option<Grade> {
        let loss = self.loss();
        let by_loss = Grade::ALL.into_iter().rev().find(|grade| loss >= grade.threshold());
        let missed = self.missed_win().is_some_and(|turns| turns <= NEAR);
        by_loss.or_else(|| missed.then_some(Grade::Inaccuracy))
    }

    /// How many turns away a proved victory was that the turn let slip.
    pub fn missed_win(&self) -> Option<u16> {
        match (self.before.score(self.side).meaning(), self.after.score(self.side).meaning()) {
            (_, Meaning::Win { .. } | Meaning::Points(1..)) => None,
            (Meaning::Win { turns, .. }, _) => turns,
            _ => None,
        }
    }

    /// How near to the best turn it was, from 0 to 100: the curve that lichess.org published for chess.
    pub fn accuracy(&self) -> f64 {
        const TOP: f64 = 103.1668;
        const FALL: f64 = 0.04354;
        const BOTTOM: f64 = -3.1669;
        (TOP * (-FALL * 100.0 * self.loss()).exp() + BOTTOM).clamp(0.0, 100.0)
    }
}

/// What a ladder pays for a victory of a rank, as a share of the best.
fn share(ladder: Points, rank: Rank) -> f64 {
    let ranks = ladder.ranks();
    let paid = |rank| ranks.kinds(rank).first().map(|&kind| f64::from(ladder.paid(kind)));
    match (paid(rank), paid(Rank::High)) {
        (Some(own), Some(best)) if best > 0.0 => own / best,
        _ => 1.0,
    }
}
