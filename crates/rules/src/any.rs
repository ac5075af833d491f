//! A position of whichever game: the dynamic front.
//!
//! Code that runs at every node is generic over [`Position`] and gets its game once, by [`dispatch!`](crate::dispatch);
//! code that speaks with people uses the methods here.

use crate::action::Action;
use crate::clause::ClauseSet;
use crate::grid::{Grid3x10, Grid5, Grid5x10, Grid7, Grid9};
use crate::outcome::Outcome;
use crate::pahtum::Pahtum;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::position::{ActionSet, Illegal, Position};
use crate::ruleset::{AnyRules, RuleSet};
use crate::saut_du_chat::SautDuChat;
use crate::seega::{Seega, Size};
use crate::seti::{Seti, Variant};
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::square::Square;

/// A position of any game on any board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyPosition {
    /// Seega on 5×5.
    Seega5(Seega<Grid5>),
    /// Seega on 7×7.
    Seega7(Seega<Grid7>),
    /// Seega on 9×9.
    Seega9(Seega<Grid9>),
    /// Saut du Chat.
    SautDuChat(SautDuChat),
    /// Pahtum.
    Pahtum(Pahtum),
    /// Seti-Aleph.
    SetiAleph(Seti<Grid3x10>),
    /// Seti-Beth.
    SetiBeth(Seti<Grid5x10>),
}

/// Runs the same expression on the position of whichever game it is, with its type known.
#[macro_export]
macro_rules! dispatch {
    ($any:expr, $position:ident => $body:expr) => {
        match $any {
            $crate::AnyPosition::Seega5($position) => $body,
            $crate::AnyPosition::Seega7($position) => $body,
            $crate::AnyPosition::Seega9($position) => $body,
            $crate::AnyPosition::SautDuChat($position) => $body,
            $crate::AnyPosition::Pahtum($position) => $body,
            $crate::AnyPosition::SetiAleph($position) => $body,
            $crate::AnyPosition::SetiBeth($position) => $body,
        }
    };
}

/// A position of a known game is one of any game.
macro_rules! wrapped {
    ($($variant:ident: $position:ty)*) => {
        $(impl From<$position> for AnyPosition {
            fn from(position: $position) -> AnyPosition {
                AnyPosition::$variant(position)
            }
        })*
    };
}
wrapped! {
    Seega5: Seega<Grid5>
    Seega7: Seega<Grid7>
    Seega9: Seega<Grid9>
    SautDuChat: SautDuChat
    Pahtum: Pahtum
    SetiAleph: Seti<Grid3x10>
    SetiBeth: Seti<Grid5x10>
}

/// Builds a position of the type that some rules call for.
macro_rules! construct {
    ($rules:expr, $new:ident($($argument:expr),*) $wrap:ident) => {
        match $rules {
            AnyRules::Seega(rules) => match rules.size {
                Size::Five => $wrap!(Seega5, Seega::<Grid5>::$new(rules, $($argument),*)),
                Size::Seven => $wrap!(Seega7, Seega::<Grid7>::$new(rules, $($argument),*)),
                Size::Nine => $wrap!(Seega9, Seega::<Grid9>::$new(rules, $($argument),*)),
            },
            AnyRules::SautDuChat(rules) => $wrap!(SautDuChat, SautDuChat::$new(rules, $($argument),*)),
            AnyRules::Pahtum(rules) => $wrap!(Pahtum, Pahtum::$new(rules, $($argument),*)),
            AnyRules::Seti(rules) => match rules.variant {
                Variant::Aleph => $wrap!(SetiAleph, Seti::<Grid3x10>::$new(rules, $($argument),*)),
                Variant::Beth => $wrap!(SetiBeth, Seti::<Grid5x10>::$new(rules, $($argument),*)),
            },
        }
    };
}

macro_rules! plain {
    ($variant:ident, $position:expr) => {
        AnyPosition::$variant($position)
    };
}

macro_rules! fallible {
    ($variant:ident, $position:expr) => {
        $position.map(AnyPosition::$variant)
    };
}

impl AnyPosition {
    /// The position a game of this rule set begins with; `seed` draws what the rules leave to chance.
    pub fn start(set: &RuleSet, seed: u64) -> AnyPosition {
        construct!(set.rules(), start(seed) plain)
    }

    /// The position a setup describes, if it can arise under this rule set.
    ///
    /// # Errors
    /// The first reason why it cannot.
    pub fn from_setup(set: &RuleSet, setup: &Setup) -> Result<AnyPosition, SetupError> {
        construct!(set.rules(), from_setup(setup) fallible)
    }

    /// This position written down, with counters that it does not have itself.
    pub fn setup(&self, quiet: u32, turn: u32) -> Setup {
        dispatch!(self, position => Setup::of(position, quiet, turn))
    }

    /// How many files and ranks the board has.
    pub fn dimensions(&self) -> (u8, u8) {
        dispatch!(self, position => position.dimensions())
    }

    /// The side to act.
    pub fn side(&self) -> Side {
        dispatch!(self, position => position.side())
    }

    /// What it owes.
    pub fn pending(&self) -> Pending {
        dispatch!(self, position => position.pending())
    }

    /// What stands on a square, which must be on the board.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        dispatch!(self, position => position.piece(square))
    }

    /// How many pieces, neutrals or ships a side has in hand.
    pub fn hand(&self, side: Side) -> u8 {
        dispatch!(self, position => position.hand(side))
    }

    /// How many pieces of a side are counted: those on the board, or its points in Pahtum.
    pub fn count(&self, side: Side) -> u32 {
        dispatch!(self, position => position.count(side))
    }

    /// The legal actions.
    pub fn actions(&self) -> Vec<Action> {
        dispatch!(self, position => {
            let set = position.actions();
            let mut actions = Vec::with_capacity(set.len());
            set.for_each(|action| actions.push(action));
            actions
        })
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        dispatch!(self, position => position.check(action))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The clause that forbids it; the position is then as it was.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        dispatch!(self, position => {
            position.check(action)?;
            position.play(action);
        });
        Ok(())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        dispatch!(self, position => position.outcome())
    }

    /// The enemy pieces a legal action takes off their squares.
    pub fn captures(&self, action: Action) -> Vec<Square> {
        dispatch!(self, position => position.captures(action))
    }

    /// The clauses that a legal action makes use of.
    pub fn fired(&self, action: Action) -> ClauseSet {
        dispatch!(self, position => position.fired(action))
    }

    /// A number that equal positions share.
    pub fn key(&self) -> u64 {
        dispatch!(self, position => position.key())
    }

    /// Whether repetition and the quiet limit must wait for the reply to this position.
    pub fn awaits_reply(&self) -> bool {
        dispatch!(self, position => position.awaits_reply())
    }
}
