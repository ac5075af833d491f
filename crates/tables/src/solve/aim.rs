//! On which side of a value its side to move is.

use crate::value::Value;

/// A value for a side to move that is not the one of endless play, and whether that side strives for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// It is better than endless play: one turn that leads to it is enough.
    Attack(Value),
    /// It is worse: all turns have to lead to it, or to worse.
    Defend(Value),
}

impl Aim {
    /// The value.
    pub(super) fn value(self) -> Value {
        match self {
            Aim::Attack(value) | Aim::Defend(value) => value,
        }
    }

    /// What it is for the other side.
    pub(super) fn turned(self) -> Aim {
        match self {
            Aim::Attack(value) => Aim::Defend(-value),
            Aim::Defend(value) => Aim::Attack(-value),
        }
    }
}
