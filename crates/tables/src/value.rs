//! What is known of a position: its value for the side to move, and how far the next capture or the end is.
//!
//! A value is one of seven: three ranks of victory, a draw, three of defeat. Rule sets that pay all victories alike
//! use three of them.

use std::fmt;
use std::ops::Neg;

use khamsin_rules::outcome::{Rank, Ranks};
use khamsin_rules::{Outcome, Side};

/// The exact value of a position for the side to move; larger is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i8);

impl Value {
    /// Neither side wins.
    pub const DRAW: Value = Value(0);

    /// Every value, the worst first.
    pub const ALL: [Value; 7] = [Value(-3), Value(-2), Value(-1), Value(0), Value(1), Value(2), Value(3)];

    /// The side to move wins.
    pub const fn win(rank: Rank) -> Value {
        Value(rank as i8 + 1)
    }

    /// The side to move loses.
    pub const fn loss(rank: Rank) -> Value {
        Value(-(rank as i8 + 1))
    }

    /// What an outcome is worth to a side.
    pub fn of(outcome: Outcome, ranks: &Ranks, side: Side) -> Value {
        match outcome.winner {
            None => Value::DRAW,
            Some(winner) if winner == side => Value::win(ranks.of(outcome.kind)),
            Some(_) => Value::loss(ranks.of(outcome.kind)),
        }
    }

    /// Whether the side to move wins.
    pub const fn is_win(self) -> bool {
        self.0 > 0
    }

    /// Whether the side to move loses.
    pub const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// The rank of the victory or defeat, if it is one.
    pub const fn rank(self) -> Option<Rank> {
        match self.0.abs() {
            0 => None,
            1 => Some(Rank::Low),
            2 => Some(Rank::Middle),
            _ => Some(Rank::High),
        }
    }

    /// Its name in files and for machines: `win-total`, `draw`, `loss`; with the kinds of victory that have its rank,
    /// unless all have.
    pub fn name(self, ranks: &Ranks) -> String {
        let Some(rank) = self.rank() else { return "draw".to_owned() };
        let end = if self.is_win() { "win" } else { "loss" };
        match &ranks.kinds(rank)[..] {
            [_, _, _] => end.to_owned(),
            kinds => kinds.iter().fold(end.to_owned(), |name, kind| name + "-" + kind.name()),
        }
    }

    /// A number below seven that stands for it; larger is better.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub const fn code(self) -> u8 {
        (self.0 + 3) as u8
    }

    /// The value that a number stands for.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub const fn from_code(code: u8) -> Option<Value> {
        if code < 7 { Some(Value(code as i8 - 3)) } else { None }
    }
}

impl Neg for Value {
    type Output = Value;

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank() {
            None => f.write_str("Draw"),
            Some(rank) if self.is_win() => write!(f, "Win({rank:?})"),
            Some(rank) => write!(f, "Loss({rank:?})"),
        }
    }
}

/// What a table says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// What best play of both sides leads to.
    pub value: Value,
    /// Turns to the next capture, removal or end of the game, by best play; 0 if the game is over here.
    ///
    /// None where the value is that of endless play: nobody can force anything better.
    pub distance: Option<u16>,
}

/// The values that a ladder can give, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Alphabet(Ranks);

impl Alphabet {
    /// The alphabet of a ladder's ranks.
    pub const fn new(ranks: Ranks) -> Alphabet {
        Alphabet(ranks)
    }

    /// The ranks that it is made of.
    pub const fn ranks(&self) -> &Ranks {
        &self.0
    }

    /// Its values, the worst first.
    pub fn values(&self) -> Vec<Value> {
        let Ranks { total, grand, small } = self.0;
        let used = |value: &Value| value.rank().is_none_or(|rank| [total, grand, small].contains(&rank));
        Value::ALL.into_iter().filter(used).collect()
    }

    /// How many bits hold one of its values, or that there is none.
    pub fn bits(&self) -> u32 {
        if self.values().len() <= 3 { 2 } else { 3 }
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::outcome::{Points, Rank};

    use super::{Alphabet, Value};

    #[test]
    fn codes_come_back_in_order() {
        assert!(Value::ALL.is_sorted());
        for value in Value::ALL {
            assert_eq!(Value::from_code(value.code()), Some(value));
            assert_eq!(-(-value), value);
        }
        assert_eq!(Value::from_code(7), None);
        assert!(Value::win(Rank::Low) < Value::win(Rank::High));
        assert!(Value::loss(Rank::High) < Value::loss(Rank::Low));
    }

    #[test]
    fn a_plain_ladder_has_three_values() {
        let plain = Alphabet::new(Points::PLAIN.ranks());
        assert_eq!(plain.values(), [Value::loss(Rank::High), Value::DRAW, Value::win(Rank::High)]);
        let ladder = Alphabet::new(Points { total: 5, grand: 2, small: 1, draw: 0 }.ranks());
        assert_eq!(ladder.values(), Value::ALL);
        let two = Alphabet::new(Points { total: 5, grand: 5, small: 1, draw: 0 }.ranks());
        assert_eq!(two.values().len(), 5);
    }
}
