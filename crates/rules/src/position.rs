//! What every game's position can do.
//!
//! A position holds no history and no counters: it is exactly a state that a solver would number, and whether it is
//! over is a function of it alone. The side to act may stay the same after an action; compare [`Position::side`].

use std::fmt::Debug;
use std::hash::Hash;

use crate::action::Action;
use crate::clause::{Clause, ClauseSet};
use crate::message::Args;
use crate::outcome::Outcome;
use crate::pending::Pending;
use crate::piece::Piece;
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::square::Square;

/// A state of a game, and its rules.
pub trait Position: Clone + PartialEq + Eq + Hash + Debug {
    /// The game's rules: small and plain.
    type Rules: Copy;
    /// The legal actions as sets of squares.
    type Actions: ActionSet;

    /// The position a game begins with; `seed` draws what the rules leave to chance.
    fn start(rules: Self::Rules, seed: u64) -> Self;

    /// The position a setup describes, if it can arise under these rules.
    ///
    /// # Errors
    /// The first reason why it cannot.
    fn from_setup(rules: Self::Rules, setup: &Setup) -> Result<Self, SetupError>;

    /// The rules it is played by.
    fn rules(&self) -> Self::Rules;

    /// How many files and ranks the board has.
    fn dimensions(&self) -> (u8, u8);

    /// The side to act.
    fn side(&self) -> Side;

    /// What it owes.
    fn pending(&self) -> Pending;

    /// What stands on a square.
    fn piece(&self, square: Square) -> Option<Piece>;

    /// How many pieces, neutrals or ships a side has in hand.
    fn hand(&self, side: Side) -> u8;

    /// How many pieces of a side are counted: those on the board, or its points in Pahtum.
    fn count(&self, side: Side) -> u32;

    /// The legal actions; none once the game is over.
    fn actions(&self) -> Self::Actions;

    /// The legal actions that upset the balance at once: captures, and in Seti arrivals on the row to reach.
    fn sharp_actions(&self) -> Self::Actions;

    /// Whether an enemy piece left its square between this position and the next one, `after`.
    fn took(&self, after: &Self) -> bool;

    /// Plays a legal action. An illegal one leaves a position that means nothing; see [`Position::check`].
    fn play(&mut self, action: Action);

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The enemy pieces a legal action takes off their squares.
    fn captures(&self, action: Action) -> Vec<Square>;

    /// The clauses that a legal action makes use of, the end it brings about included.
    fn fired(&self, action: Action) -> ClauseSet;

    /// The clause that forbids an action which is not among the legal ones.
    fn refusal(&self, action: Action) -> Illegal;

    /// A number that equal positions under equal rules share and unequal ones hardly ever do.
    fn key(&self) -> u64;

    /// Whether repetition and the quiet limit must wait for the reply to this position.
    fn awaits_reply(&self) -> bool {
        false
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The clause that forbids it.
    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.actions().contains(action) { Ok(()) } else { Err(self.refusal(action)) }
    }
}

/// The legal actions of a position, kept as sets so that one can be picked without listing all.
pub trait ActionSet {
    /// How many there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The n-th of them, counted from zero; there must be one.
    fn nth(&self, n: usize) -> Action;

    /// Hands each of them over, in the order of [`ActionSet::nth`].
    fn for_each(&self, take: impl FnMut(Action));

    /// Whether an action is among them.
    fn contains(&self, action: Action) -> bool {
        let mut found = false;
        self.for_each(|legal| found |= legal == action);
        found
    }
}

/// An action that the rules forbid, and the clause that does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{action} is not legal: {clause}")]
pub struct Illegal {
    /// What was tried.
    pub action: Action,
    /// The clause that forbids it; in a game that is over, the clause that ended it.
    pub clause: Clause,
    /// The square the refusal is about.
    pub square: Option<Square>,
    /// Whether it is refused only because the game is over.
    pub over: bool,
}

impl Illegal {
    /// A refusal by a clause, about the action's last square.
    pub(crate) fn by(clause: Clause, action: Action) -> Illegal {
        Illegal { action, clause, square: action.squares().last(), over: false }
    }

    /// A refusal by a clause, about a square.
    pub(crate) fn at(clause: Clause, action: Action, square: Square) -> Illegal {
        Illegal { square: Some(square), ..Illegal::by(clause, action) }
    }

    /// A refusal because the game is over.
    pub(crate) fn over(outcome: Outcome, action: Action) -> Illegal {
        Illegal { over: true, ..Illegal::by(outcome.clause, action) }
    }

    /// What the sentence names: the action, the square it is about, and where a move started.
    pub fn args(&self) -> Args {
        let square = self.square.map_or_else(String::new, |square| square.to_string());
        let other = self.action.squares().next().map_or_else(String::new, |square| square.to_string());
        vec![("action", self.action.into()), ("square", square.into()), ("other", other.into())]
    }
}
