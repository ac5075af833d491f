//! A game: a position and what it cannot know, namely repetition and the quiet limit.
//!
//! A position is counted when it stands between two turns of the moving phase. The third occurrence ends the game, and
//! so do `quiet_limit` turns without a capture or removal.

use std::collections::HashMap;

use crate::action::Action;
use crate::board::Side;
use crate::choices::Endless;
use crate::outcome::Outcome;
use crate::phase::Phase;
use crate::position::{Played, Position};
use crate::rules::{Rules, Which};
use crate::{seega, seti};

/// A position with its history.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    occurrences: HashMap<Position, u32>,
    quiet: u32,
    turn: u32,
}

impl Game {
    /// A game from its first position.
    ///
    /// # Errors
    /// As [`Position::start`].
    pub fn start(rules: &Rules) -> Result<Game, String> {
        Ok(Game::new(Position::start(rules)?, 0, 1))
    }

    /// A game from all six fields of a position's text; what came before is not known.
    ///
    /// # Errors
    /// A sentence about what is wrong with the text.
    pub fn from_text(rules: &Rules, six_fields: &str) -> Result<Game, String> {
        let position = Position::parse(rules, six_fields)?;
        let fields: Vec<&str> = six_fields.split_whitespace().collect();
        let [_, _, _, _, quiet, turn] = fields[..] else {
            return Err(format!("`{six_fields}` should have six fields"));
        };
        let quiet = quiet.parse().map_err(|_| format!("`{quiet}` is not a count of turns"))?;
        let turn = turn.parse().map_err(|_| format!("`{turn}` is not a turn"))?;
        Ok(Game::new(position, quiet, turn))
    }

    fn new(position: Position, quiet: u32, turn: u32) -> Game {
        let mut game = Game { position, occurrences: HashMap::new(), quiet, turn };
        game.count_occurrence();
        game
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Play a legal action.
    pub fn play(&mut self, a: Action) {
        let Played { position, captures } = self.position.play(a);
        let before = std::mem::replace(&mut self.position, position);

        // The turn ends when the other is to act, and with the change from placing to moving.
        let placing_ended = matches!(before.phase, Phase::Place(_)) && self.position.phase == Phase::Move;
        let turn_ended = self.position.side != before.side || placing_ended;

        let placed = matches!(a, Action::Place(_));
        if placed || !captures.is_empty() || before.phase.after_capture() {
            self.quiet = 0;
        } else if turn_ended {
            self.quiet = self.quiet.saturating_add(1);
        }
        if turn_ended {
            self.turn = self.turn.saturating_add(1);
            self.count_occurrence();
        }
    }

    fn count_occurrence(&mut self) {
        if self.position.phase.between_turns() {
            *self.occurrences.entry(self.position.clone()).or_insert(0) += 1;
        }
    }

    /// How the game ended, if it is over: by the position, or else by endless play.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| self.endless())
    }

    /// Endless play: the third occurrence of a position, or the quiet limit.
    fn endless(&self) -> Option<Outcome> {
        if !self.position.phase.between_turns() {
            return None;
        }
        let quiet_limit = match self.position.rules.which {
            Which::Seega(rules) => rules.quiet_limit,
            Which::Leap(rules) => rules.quiet_limit,
            Which::Seti(rules) => rules.quiet_limit,
            Which::Pahtum(_) => return None,
        };
        if self.awaits_reply() {
            return None;
        }
        let third = self.occurrences.get(&self.position).is_some_and(|&times| times >= 3);
        if !third && self.quiet < quiet_limit {
            return None;
        }
        Some(match self.position.rules.which {
            Which::Seega(rules) => match rules.endless {
                Endless::Count => seega::count(&self.position.board, rules),
                Endless::Draw => Outcome::drawn(rules.points.draw),
            },
            _ => Outcome::drawn(0),
        })
    }

    /// Seti: an enemy intruder stands on the start row of the side to move, and the reply decides first.
    fn awaits_reply(&self) -> bool {
        let enemy: Side = self.position.side.other();
        matches!(self.position.rules.which, Which::Seti(_)) && seti::has_intruder(&self.position.board, enemy)
    }

    /// All six fields of the text.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {} {}", self.position.text(), self.quiet, self.turn)
    }

    /// The legal actions; none once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        if self.outcome().is_some() { Vec::new() } else { self.position.legal() }
    }
}
