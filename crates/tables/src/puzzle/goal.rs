//! What the solver is asked to reach: something that a person can see on the board.

use std::fmt;

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Aim {
    /// The end of the game, with the value of the position.
    End,
    /// A piece more than before, of which no answer takes anything back.
    Gain,
    /// The value as it is, where nothing more can be forced: each turn is the only one that keeps it.
    Hold,
}

impl Aim {
    /// Every aim.
    pub const ALL: [Aim; 3] = [Aim::End, Aim::Gain, Aim::Hold];

    /// Its name in records and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::End => "end",
            Aim::Gain => "gain",
            Aim::Hold => "hold",
        }
    }
}

/// What is to be reached, and in how many turns of the solver; written `gain 3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// What is to be reached.
    pub aim: Aim,
    /// In how many turns of the solver; for how many, where the value is held.
    pub turns: u8,
}

impl Goal {
    /// The goal that a text names.
    pub fn read(text: &str) -> Option<Goal> {
        let (name, turns) = text.split_once(' ')?;
        let aim = Aim::ALL.into_iter().find(|aim| aim.name() == name)?;
        Some(Goal { aim, turns: turns.parse().ok()? })
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.aim.name(), self.turns)
    }
}
