//! A match over several games, scored on the rule set's ladder.

use crate::outcome::Outcome;
use crate::ruleset::RuleSet;
use crate::side::{BySide, Side};

/// A player of a match, whichever side they take in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// The one named first.
    One,
    /// The other.
    Two,
}

/// What a player has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Points on the sheet's ladder.
    pub points: u32,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// The score of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Series {
    one: Score,
    two: Score,
}

impl Series {
    /// A match without games.
    pub fn new() -> Series {
        Series::default()
    }

    /// Adds a finished game, in which `first` was First.
    pub fn add(&mut self, set: &RuleSet, outcome: Outcome, first: Player) {
        let points: BySide<u32> = set.rules().points().of(outcome);
        for side in Side::BOTH {
            let is_one = (side == Side::First) == (first == Player::One);
            let score = if is_one { &mut self.one } else { &mut self.two };
            score.points += points[side];
            match outcome.winner {
                None => score.drawn += 1,
                Some(winner) if winner == side => score.won += 1,
                Some(_) => score.lost += 1,
            }
        }
    }

    /// The score of a player.
    pub fn score(&self, player: Player) -> Score {
        match player {
            Player::One => self.one,
            Player::Two => self.two,
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.one.won + self.one.drawn + self.one.lost
    }
}
