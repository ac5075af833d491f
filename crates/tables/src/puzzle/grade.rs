//! How hard a puzzle is: points for what makes it hard, and five grades of them.
//!
//! ```text
//! points = 6 · (turns − 1), or 3 · (turns − 1) where something is held
//!        + lures, 6 at most
//!        + 3 · traps, 3 of them at most
//!        + 2 if the first turn takes nothing
//!        + 4 if the first turn seems to lose a piece
//! grade    1: up to 4    2: up to 10    3: up to 15    4: up to 21    5: more
//! ```
//!
//! Depth counts most: every further turn has to be seen before the first is played, but for turns that hold something,
//! which can be found one after the other. Lures and traps are what a player decides between; beyond a handful, one
//! more makes little difference. A turn that takes nothing is found later than one that does, and one that seems to lose a
//! piece is not even looked at.
//!
//! The bounds put the usual cases where they belong. Grade 1: take it, end it, step aside. Grade 2: one quiet turn among
//! many, or two turns with little to mislead. Grade 3: a quiet turn and the piece it wins. Grade 4: three turns, or
//! two that begin with an offer. Grade 5: four turns and more.

use std::fmt;

use super::goal::{Aim, Goal};

/// For every turn of the solver after the first.
const DEPTH_POINTS: u32 = 6;
/// The same where something is held.
const HELD_POINTS: u32 = 3;
/// For a wrong turn that looks as good as the right one.
const LURE_POINTS: u32 = 1;
/// So many of them count.
const MOST_LURES: u32 = 6;
/// For a wrong turn that looks better than the right one.
const TRAP_POINTS: u32 = 3;
/// So many of them count.
const MOST_TRAPS: u32 = 3;
/// For a first turn that takes nothing.
const QUIET_POINTS: u32 = 2;
/// For a first turn that seems to lose a piece.
const OFFER_POINTS: u32 = 4;
/// The most points of each grade but the last.
const BOUNDS: [u32; 4] = [4, 10, 15, 21];

/// What makes a puzzle hard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Difficulty {
    /// What is to be reached.
    pub goal: Goal,
    /// Wrong turns that look as good as the right one.
    pub lures: u8,
    /// Wrong turns that look better than the right one.
    pub traps: u8,
    /// Whether the first turn takes nothing.
    pub quiet: bool,
    /// Whether the other can then take more than the solver has won.
    pub offer: bool,
}

impl Difficulty {
    /// The points of the formula.
    pub fn points(self) -> u32 {
        let each = if self.goal.aim == Aim::Hold { HELD_POINTS } else { DEPTH_POINTS };
        let depth = each * u32::from(self.goal.turns).saturating_sub(1);
        let lures = LURE_POINTS * u32::from(self.lures).min(MOST_LURES);
        let traps = TRAP_POINTS * u32::from(self.traps).min(MOST_TRAPS);
        depth + lures + traps + QUIET_POINTS * u32::from(self.quiet) + OFFER_POINTS * u32::from(self.offer)
    }

    /// The grade of these points.
    pub fn grade(self) -> Grade {
        let passed = BOUNDS.iter().filter(|&&bound| self.points() > bound).count();
        Grade::ALL[passed]
    }
}

/// A grade, from what a child can see to what an expert may miss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Grade(u8);

impl Grade {
    /// Every grade, the easiest first.
    pub const ALL: [Grade; 5] = [Grade(1), Grade(2), Grade(3), Grade(4), Grade(5)];

    /// The grade of a number, if there is one.
    pub fn of(number: u8) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.number() == number)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::{Aim, BOUNDS, Difficulty, Goal};

    #[test]
    fn the_formula_is_what_it_says() {
        let goal = |aim, turns| Goal { aim, turns };
        let plain = Difficulty { goal: goal(Aim::Gain, 1), lures: 0, traps: 0, quiet: false, offer: false };
        assert_eq!((plain.points(), plain.grade().number()), (0, 1));
        let hard = Difficulty { goal: goal(Aim::End, 3), lures: 9, traps: 4, quiet: true, offer: true };
        assert_eq!((hard.points(), hard.grade().number()), (12 + 6 + 9 + 2 + 4, 5));
        let held = Difficulty { goal: goal(Aim::Hold, 2), lures: 5, quiet: true, ..plain };
        assert_eq!((held.points(), held.grade().number()), (3 + 5 + 2, 2));
        let won = Difficulty { goal: goal(Aim::Gain, 2), ..held };
        assert_eq!((won.points(), won.grade().number()), (6 + 5 + 2, 3));
        assert!(BOUNDS.is_sorted());
    }
}
