//! A position: board, side to move, phase and hands, without any history.
//!
//! Everything here asks the rule set which game it is and hands the question to that game's module. The text
//! form is the first four fields of the notation.

use crate::action::Action;
use crate::board::{Board, Side};
use crate::outcome::Outcome;
use crate::phase::Phase;
use crate::rules::{Rules, Which};
use crate::{leap, pahtum, seega, seti};

/// A position of one of the games.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) board: Board,
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) hands: [u32; 2],
}

/// What an action led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The position after the action.
    pub position: Position,
    /// The squares that enemy pieces were taken from, as sorted texts.
    pub captures: Vec<String>,
}

impl Position {
    /// The first position of a game.
    ///
    /// # Errors
    /// Pahtum with random neutrals starts from a drawn position, which only a text can give.
    pub fn start(rules: &Rules) -> Result<Position, String> {
        match rules.which {
            Which::Seega(seega) => Ok(seega::start(*rules, seega)),
            Which::Leap(_) => Ok(leap::start(*rules)),
            Which::Pahtum(pahtum) => pahtum::start(*rules, pahtum),
            Which::Seti(seti) => Ok(seti::start(*rules, seti)),
        }
    }

    /// Read the first four fields of a position's text; whether it could arise is not asked.
    ///
    /// # Errors
    /// A sentence about what is wrong with the text.
    pub fn parse(rules: &Rules, text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [board, side, phase, hands, ..] = fields[..] else {
            return Err(format!("`{text}` has fewer than four fields"));
        };
        let (width, height, letters) = rules.board_shape();
        let board = Board::parse(width, height, letters, board)?;
        let side = match side {
            "1" => Side::First,
            "2" => Side::Second,
            _ => return Err(format!("`{side}` is not a side")),
        };
        let phase = parse_phase(rules, &board, phase)?;
        let hand = |text: &str| text.parse::<u32>().map_err(|_| format!("`{hands}` are not hands"));
        let (first, second) = hands.split_once(',').ok_or_else(|| format!("`{hands}` are not hands"))?;
        Ok(Position { rules: *rules, board, side, phase, hands: [hand(first)?, hand(second)?] })
    }

    /// The first four fields of the text: board, side, phase, hands.
    #[must_use]
    pub fn text(&self) -> String {
        let [first, second] = self.hands;
        format!("{} {} {} {first},{second}", self.board, self.side.number(), self.phase)
    }

    /// The legal actions, sorted by their text; none when the position is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut actions = match self.rules.which {
            Which::Seega(rules) => seega::legal(self, rules),
            Which::Leap(rules) => leap::legal(self, rules),
            Which::Pahtum(_) => pahtum::legal(self),
            Which::Seti(rules) => seti::legal(self, rules),
        };
        actions.sort_by_key(|action| action.letters());
        actions.dedup();
        actions
    }

    /// Play a legal action.
    #[must_use]
    pub fn play(&self, action: Action) -> Played {
        let mut position = self.clone();
        let squares = match self.rules.which {
            Which::Seega(rules) => seega::play(&mut position, rules, action),
            Which::Leap(rules) => leap::play(&mut position, rules, action),
            Which::Pahtum(rules) => pahtum::play(&mut position, rules, action),
            Which::Seti(rules) => seti::play(&mut position, rules, action),
        };
        let mut captures: Vec<String> = squares.iter().map(ToString::to_string).collect();
        captures.sort();
        Played { position, captures }
    }

    /// How the game ended, if this position by itself is an ending.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.rules.which {
            Which::Seega(rules) => seega::outcome(self, rules),
            Which::Leap(rules) => leap::outcome(self, rules),
            Which::Pahtum(_) => pahtum::outcome(self),
            Which::Seti(rules) => seti::outcome(self, rules),
        }
    }

    /// The turn goes to the other side, which begins with this phase.
    pub(crate) fn pass_turn(&mut self, phase: Phase) {
        self.side = self.side.other();
        self.phase = phase;
    }
}

/// Read a phase and refuse those of other games.
fn parse_phase(rules: &Rules, board: &Board, text: &str) -> Result<Phase, String> {
    let phase: Phase = text.parse()?;
    let known = match rules.which {
        Which::Seega(_) => !matches!(phase, Phase::Neutral | Phase::Pie | Phase::Reenter(_)),
        Which::Leap(_) => matches!(phase, Phase::Move | Phase::Chain(_)),
        Which::Pahtum(_) => matches!(phase, Phase::Neutral | Phase::Pie | Phase::Place(1)),
        Which::Seti(_) => matches!(phase, Phase::Move | Phase::Reenter(_)),
    };
    let on_board = match phase {
        Phase::Chain(square) => board.get(square).is_some(),
        _ => true,
    };
    if known && on_board { Ok(phase) } else { Err(format!("this game has no phase `{text}`")) }
}
