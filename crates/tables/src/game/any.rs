//! A game of whichever kind that has tables: the dynamic front.
//!
//! Code that runs for every position is generic over [`Game`] and gets its game once, by
//! [`dispatch_game!`](crate::dispatch_game).

use khamsin_rules::grid::{Grid5, Grid7};
use khamsin_rules::seega::Size;
use khamsin_rules::{AnyPosition, AnyRules};

use super::{BethGame, CatMen, Game, MenGame, SeegaMen};
use crate::slice::Location;

/// A game of any kind with its positions numbered.
#[derive(Debug)]
pub enum AnyGame {
    /// Seega on 5×5.
    Seega5(MenGame<SeegaMen<Grid5>>),
    /// Seega on 7×7.
    Seega7(MenGame<SeegaMen<Grid7>>),
    /// Saut du Chat.
    SautDuChat(MenGame<CatMen>),
    /// Seti-Beth.
    SetiBeth(BethGame),
}

/// Runs the same expression on the game of whichever kind it is, with its type known.
#[macro_export]
macro_rules! dispatch_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::game::AnyGame::Seega5($game) => $body,
            $crate::game::AnyGame::Seega7($game) => $body,
            $crate::game::AnyGame::SautDuChat($game) => $body,
            $crate::game::AnyGame::SetiBeth($game) => $body,
        }
    };
}

impl AnyGame {
    /// The game of some rules; none if they have no tables: Pahtum, whose pieces never move, Seti-Aleph, whose figures
    /// never leave the game, and Seega on 9×9.
    pub fn new(rules: AnyRules) -> Option<AnyGame> {
        match rules {
            AnyRules::Seega(rules) => match rules.size {
                Size::Five => Some(AnyGame::Seega5(MenGame::new(SeegaMen::new(rules)))),
                Size::Seven => Some(AnyGame::Seega7(MenGame::new(SeegaMen::new(rules)))),
                Size::Nine => None,
            },
            AnyRules::SautDuChat(rules) => Some(AnyGame::SautDuChat(MenGame::new(CatMen::new(rules)))),
            AnyRules::Seti(rules) => BethGame::new(rules).map(AnyGame::SetiBeth),
            AnyRules::Pahtum(_) => None,
        }
    }

    /// Where a position stands; none if it is of another game, or has no entry.
    pub fn locate(&self, position: &AnyPosition) -> Option<Location> {
        match (self, position) {
            (AnyGame::Seega5(game), AnyPosition::Seega5(position)) => game.locate(position),
            (AnyGame::Seega7(game), AnyPosition::Seega7(position)) => game.locate(position),
            (AnyGame::SautDuChat(game), AnyPosition::SautDuChat(position)) => game.locate(position),
            (AnyGame::SetiBeth(game), AnyPosition::SetiBeth(position)) => game.locate(position),
            _ => None,
        }
    }
}
