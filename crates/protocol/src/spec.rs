//! A game as it is kept and passed on: the rule set, how it began, its turns, and what the players agreed.
//!
//! Everything about a game follows from its spec, so a page keeps nothing else: it survives a reload, fits into a link
//! and goes to any instance. [`open`] replays it; a game of three hundred turns takes a few milliseconds.

use khamsin_rules::game::TurnError;
use khamsin_rules::{Action, ClauseSet, Game, Illegal, Piece, RuleSet, Setup, Square, Turn};
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::clauses::Refusal;
use crate::nouns::{OfferKind, Side};
use crate::problem::{Problem, ProblemKind, TextPlace};

/// More turns than any game has; a longer list is a mistake or an attack.
const MOST_TURNS: usize = 20_000;

/// A game from its beginning to now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameSpec {
    /// The rule set: `seega/tabuleiro-42@1(size=7)`; without a revision, the newest.
    pub ruleset: String,
    /// The seed for what the rules leave to chance, in decimal digits; `0` if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The position it began with, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The turns played; the last one may be incomplete.
    pub turns: Vec<String>,
    /// An offer that waits for its answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<StandingOffer>,
    /// How the players ended it, if the rules did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<PlayersEnd>,
}

/// An offer that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StandingOffer {
    /// Who made it.
    pub by: Side,
    /// What is offered.
    pub what: OfferKind,
}

/// How players end a game that the rules did not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayersEnd {
    /// This side gave up.
    Resigned(Side),
    /// This side's time was up.
    Flagged(Side),
    /// This side went away.
    Abandoned(Side),
    /// Both agreed to count.
    Counted,
    /// Both agreed on a draw.
    Drawn,
}

impl GameSpec {
    /// A game that has not begun.
    pub fn new(set: &RuleSet, seed: Option<String>, position: Option<String>) -> GameSpec {
        GameSpec { ruleset: set.to_string(), seed, position, turns: Vec::new(), offer: None, end: None }
    }
}

/// An action that was played, and what it did.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The number of its turn in the spec, from zero.
    pub(crate) turn: usize,
    pub(crate) side: khamsin_rules::Side,
    pub(crate) action: Action,
    pub(crate) captured: Vec<(Square, Piece)>,
    pub(crate) fired: ClauseSet,
}

/// A replayed game.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    pub(crate) spec: GameSpec,
    pub(crate) game: Game,
    pub(crate) steps: Vec<Step>,
    /// Whether the last turn is not complete.
    pub(crate) mid_turn: bool,
}

/// The rule set of this name.
pub(crate) fn rule_set(texts: &Texts, name: &str) -> Result<RuleSet, Problem> {
    name.parse().map_err(|error: khamsin_rules::ruleset::RuleSetError| {
        Problem::message(ProblemKind::Ruleset, texts, &error).at(TextPlace::column(error.column))
    })
}

/// The seed that a text names.
pub(crate) fn seed(texts: &Texts, seed: Option<&str>) -> Result<u64, Problem> {
    let text = seed.unwrap_or("0");
    text.parse().map_err(|_| {
        let args = vec![("text", excerpt(text).into())];
        Problem::text(ProblemKind::Request, texts, "request-seed", &args)
    })
}

/// The position that a text describes, as a game that begins there.
pub(crate) fn position(texts: &Texts, set: RuleSet, text: &str) -> Result<Game, Problem> {
    // In links spaces are underscores.
    let setup: Setup =
        text.replace('_', " ").parse().map_err(|error: khamsin_rules::setup::PositionTextError| {
            Problem::message(ProblemKind::Position, texts, &error).at(TextPlace::column(error.column))
        })?;
    Game::from_setup(set, &setup)
        .map_err(|error| Problem::new(ProblemKind::Position, texts.setup(&set, &error)))
}

/// The head of a text, short enough to quote.
pub(crate) fn excerpt(text: &str) -> String {
    const READABLE: usize = 40;
    let mut head: String = text.chars().filter(|char| !char.is_control()).take(READABLE).collect();
    if head.len() < text.len() {
        head.push('…');
    }
    head
}

/// Replays a game.
pub(crate) fn open(texts: &Texts, spec: &GameSpec) -> Result<Opened, Problem> {
    let set = rule_set(texts, &spec.ruleset)?;
    let game = match &spec.position {
        Some(text) => position(texts, set, text)?,
        None => Game::new(set, seed(texts, spec.seed.as_deref())?),
    };
    if spec.turns.len() > MOST_TURNS {
        let args = vec![("count", spec.turns.len().into()), ("most", MOST_TURNS.into())];
        return Err(Problem::text(ProblemKind::Request, texts, "request-turns", &args));
    }
    let spec = GameSpec { ruleset: set.to_string(), ..spec.clone() };
    let mut opened = Opened { game, steps: Vec::new(), mid_turn: false, spec };
    for number in 0..opened.spec.turns.len() {
        opened.turn(texts, number).map_err(|problem| problem.in_turn(number))?;
    }
    opened.agreements(texts)?;
    Ok(opened)
}

impl Opened {
    /// Plays a turn of the spec; only the last may be incomplete.
    fn turn(&mut self, texts: &Texts, number: usize) -> Result<(), Problem> {
        let turn = read_turn(texts, &self.spec.turns[number])?;
        let before = self.game.turn();
        for &action in &turn.0 {
            if self.game.turn() != before {
                return Err(self.refused_turn(texts, &TurnError::TooLong { action }));
            }
            self.act(number, action).map_err(|illegal| self.refused(texts, illegal))?;
        }
        self.mid_turn = self.game.turn() == before && self.game.outcome().is_none();
        let last = number + 1 == self.spec.turns.len();
        if self.mid_turn && !last {
            let pending = self.game.position().pending();
            return Err(self.refused_turn(texts, &TurnError::Incomplete { pending }));
        }
        Ok(())
    }

    /// Plays an action of a turn.
    pub(crate) fn act(&mut self, turn: usize, action: Action) -> Result<(), Illegal> {
        let position = *self.game.position();
        let side = position.side();
        let legal = self.game.outcome().is_none() && position.check(action).is_ok();
        let squares = if legal { position.captures(action) } else { Vec::new() };
        let captured = squares.into_iter().filter_map(|square| Some((square, position.piece(square)?)));
        let captured: Vec<(Square, Piece)> = captured.collect();
        let fired = self.game.play(action)?;
        self.steps.push(Step { turn, side, action, captured, fired });
        Ok(())
    }

    /// What the players settled between them.
    fn agreements(&mut self, texts: &Texts) -> Result<(), Problem> {
        use khamsin_rules::game::Offer;
        let agreed = |game: &mut Game, offer| {
            game.offer(khamsin_rules::Side::First, offer)?;
            game.accept(khamsin_rules::Side::Second).map(|_| ())
        };
        let settled = match self.spec.end {
            None => Ok(()),
            Some(PlayersEnd::Resigned(side) | PlayersEnd::Flagged(side) | PlayersEnd::Abandoned(side)) => {
                self.game.surrender(side.into()).map(|_| ())
            }
            Some(PlayersEnd::Counted) => agreed(&mut self.game, Offer::Count),
            Some(PlayersEnd::Drawn) => agreed(&mut self.game, Offer::Draw),
        };
        let offered = settled.and_then(|()| match self.spec.offer {
            Some(StandingOffer { by, what }) => self.game.offer(by.into(), what.into()),
            None => Ok(()),
        });
        offered.map_err(|error| Problem::message(ProblemKind::Offer, texts, &error))
    }

    /// Why an action was refused.
    pub(crate) fn refused(&self, texts: &Texts, illegal: Illegal) -> Problem {
        let refusal = Refusal::new(texts, self.game.rule_set(), illegal);
        let text = refusal.text.clone();
        Problem { refusal: Some(Box::new(refusal)), ..Problem::new(ProblemKind::Turn, text) }
    }

    fn refused_turn(&self, texts: &Texts, error: &TurnError) -> Problem {
        Problem::new(ProblemKind::Turn, texts.turn(self.game.rule_set(), error))
    }
}

/// The turn that a text describes.
fn read_turn(texts: &Texts, text: &str) -> Result<Turn, Problem> {
    text.parse().map_err(|error| bad_action(texts, &error))
}

/// The action that a text describes.
pub(crate) fn read_action(texts: &Texts, text: &str) -> Result<Action, Problem> {
    text.trim().parse().map_err(|error| bad_action(texts, &error))
}

fn bad_action(texts: &Texts, error: &khamsin_rules::action::ActionTextError) -> Problem {
    let args = vec![("text", excerpt(&error.text).into())];
    Problem::text(ProblemKind::Turn, texts, "action-text", &args)
}
