//! What is agreed before a game: the rule set, who plays whom, and how long.

use khamsin_engine::Level;
use khamsin_rules::side::BySide;
use khamsin_rules::{RuleSet, Side};

use super::Table;
use super::clock::{Clock, TimeControl};
use super::player::Player;

/// The other player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Somebody at the same keyboard.
    Person,
    /// The engine.
    Engine(Level),
}

/// Which side the person takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideChoice {
    /// This one.
    Chosen(Side),
    /// The one that the lot falls on.
    Lot,
}

/// Everything that is agreed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// By which rules.
    pub set: RuleSet,
    /// Against whom.
    pub opponent: Opponent,
    /// As which side.
    pub side: SideChoice,
    /// With how much time, if it matters.
    pub clock: Option<TimeControl>,
    /// Draws lots, and what the rules leave to chance.
    pub seed: u64,
}

impl Settings {
    /// What was agreed for a game that is on the table; lots are drawn from `seed`.
    pub fn of(table: &Table, seed: u64) -> Settings {
        let person = table.person();
        let opponent = match table.player(!person) {
            Player::Person => Opponent::Person,
            Player::Engine(level) => Opponent::Engine(level),
        };
        let clock = table.clock().map(Clock::control);
        Settings { set: *table.game().rule_set(), opponent, side: SideChoice::Chosen(person), clock, seed }
    }

    /// Who sits where.
    pub fn players(&self) -> BySide<Player> {
        let Opponent::Engine(level) = self.opponent else {
            return BySide::new(Player::Person, Player::Person);
        };
        let side = match self.side {
            SideChoice::Chosen(side) => side,
            SideChoice::Lot => Side::drawn(self.seed),
        };
        let mut players = BySide::new(Player::Engine(level), Player::Engine(level));
        players[side] = Player::Person;
        players
    }
}
