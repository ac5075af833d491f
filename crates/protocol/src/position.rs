//! The editor's question: is this a position, and if not, why not.

use khamsin_rules::{Setup, Square};
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange};
use crate::nouns::{Both, Side, Standing};
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, excerpt, open, rule_set};
use crate::state::{State, phases};

/// Asks whether a position can arise: one that was written down, or one that was put together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionAsk {
    /// The rule set.
    pub ruleset: String,
    /// The position.
    pub position: Draft,
}

/// A position that may not be one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// As a text of six fields; spaces may be underscores.
    Text(String),
    /// Piece by piece.
    Parts(Parts),
}

/// A position piece by piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// What stands on the board.
    pub pieces: Vec<Standing>,
    /// The side to act.
    pub side: Side,
    /// The phase as a position text has it: `move`, `place:2`, `chain:c3`.
    pub phase: String,
    /// What is in hand.
    pub hands: Both<u8>,
    /// Turns since the last capture.
    #[serde(default)]
    pub quiet: u32,
    /// The number of the turn; one if it is left out.
    #[serde(default)]
    pub turn: Option<u32>,
}

/// What is to be said about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionTold {
    /// The position written down, if it could be; also one that cannot arise.
    pub text: Option<String>,
    /// The game that begins there; none if it cannot arise.
    pub state: Option<State>,
    /// Why it cannot arise, or is no position at all.
    pub problem: Option<Problem>,
    /// The phases that a position of this rule set can be in, as texts.
    pub phases: Vec<String>,
}

impl Exchange for PositionAsk {
    type Answer = PositionTold;

    fn answer(&self, desk: &mut Desk) -> Result<PositionTold, Problem> {
        let texts = desk.texts;
        let set = rule_set(texts, &self.ruleset)?;
        let phases = phases(&set).iter().map(ToString::to_string).collect();
        let text = match &self.position {
            Draft::Text(text) => text.clone(),
            Draft::Parts(parts) => parts.text(desk, set.rules().dimensions())?,
        };
        let text = text.replace('_', " ");
        let spec = GameSpec::new(&set, None, Some(text.clone()));
        let known: Result<Setup, _> = text.parse();
        Ok(match open(texts, &spec) {
            Ok(opened) => {
                let state = State::new(texts, &opened);
                PositionTold { text: Some(text), state: Some(state), problem: None, phases }
            }
            Err(problem) => {
                PositionTold { text: known.ok().map(|_| text), state: None, problem: Some(problem), phases }
            }
        })
    }
}

impl Parts {
    /// The position as a text; the phase is checked by whoever reads it.
    fn text(&self, desk: &Desk, (files, ranks): (u8, u8)) -> Result<String, Problem> {
        let mut setup = Setup::empty(files, ranks);
        for standing in &self.pieces {
            let square = Square::parse(&standing.square)
                .filter(|square| square.file() < files && square.rank() < ranks);
            let placed = square.zip(standing.piece());
            let Some((square, piece)) = placed else {
                let args = vec![("text", excerpt(&standing.square).into())];
                return Err(Problem::text(ProblemKind::Position, desk.texts, "request-piece", &args));
            };
            setup.put(square, Some(piece));
        }
        let text = setup.to_string();
        let board = text.split(' ').next().unwrap_or_default();
        let Parts { side, phase, hands, quiet, turn, .. } = self;
        let side = khamsin_rules::Side::from(*side);
        let Both { first, second } = hands;
        let turn = turn.unwrap_or(quiet.saturating_add(1));
        Ok(format!("{board} {side} {phase} {first},{second} {quiet} {turn}"))
    }
}
