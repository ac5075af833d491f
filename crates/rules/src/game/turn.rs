//! Whole turns: what records, logs and engines speak in.

use super::Game;
use crate::action::{Action, Turn};
use crate::message::{Args, Message};
use crate::pending::Pending;
use crate::position::Illegal;
use crate::side::Side;

/// A turn that was played, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTurn {
    /// Who played it.
    pub side: Side,
    /// Its actions.
    pub turn: Turn,
}

/// Why a whole turn was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnError {
    /// One of its actions is not legal.
    #[error("action {}: {illegal}", index + 1)]
    Illegal {
        /// Which action, from zero.
        index: usize,
        /// What forbids it.
        illegal: Illegal,
    },
    /// The turn stops while its side still owes something.
    #[error("the turn is not complete: {pending}")]
    Incomplete {
        /// What is owed.
        pending: Pending,
    },
    /// The turn was complete before this action.
    #[error("the turn was complete before {action}")]
    TooLong {
        /// The first action too many.
        action: Action,
    },
}

impl Message for TurnError {
    fn id(&self) -> &'static str {
        match self {
            TurnError::Illegal { .. } => "turn-illegal",
            TurnError::Incomplete { .. } => "turn-incomplete",
            TurnError::TooLong { .. } => "turn-too-long",
        }
    }

    fn args(&self) -> Args {
        match *self {
            TurnError::Illegal { illegal, .. } => illegal.args(),
            TurnError::Incomplete { pending } => vec![("phase", pending.into())],
            TurnError::TooLong { action } => vec![("action", action.into())],
        }
    }
}

impl Game {
    /// The turns played so far; the last one may be incomplete.
    pub fn turns(&self) -> Vec<PlayedTurn> {
        let mut turns: Vec<PlayedTurn> = Vec::new();
        let mut last = None;
        for step in &self.past {
            let side = step.before.position.side();
            match turns.last_mut().filter(|_| last == Some(step.before.turn)) {
                Some(open) => open.turn.0.push(step.action),
                None => turns.push(PlayedTurn { side, turn: Turn(vec![step.action]) }),
            }
            last = Some(step.before.turn);
        }
        turns
    }

    /// Plays a whole turn.
    ///
    /// # Errors
    /// What is wrong with it; the game is then as it was.
    pub fn play_turn(&mut self, turn: &Turn) -> Result<(), TurnError> {
        let played = self.past.len();
        let result = self.try_turn(turn);
        if result.is_err() {
            while self.past.len() > played {
                self.undo();
            }
        }
        result
    }

    fn try_turn(&mut self, turn: &Turn) -> Result<(), TurnError> {
        let number = self.now.turn;
        for (index, &action) in turn.0.iter().enumerate() {
            if self.now.turn != number {
                return Err(TurnError::TooLong { action });
            }
            self.play(action).map_err(|illegal| TurnError::Illegal { index, illegal })?;
        }
        if self.now.turn == number && self.outcome().is_none() {
            return Err(TurnError::Incomplete { pending: self.now.pending() });
        }
        Ok(())
    }
}
