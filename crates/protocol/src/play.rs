//! Playing: trying an action, playing one, taking back.

use serde::{Deserialize, Serialize};

use crate::clauses::Refusal;
use crate::desk::{Desk, Exchange};
use crate::nouns::Side;
use crate::problem::Problem;
use crate::spec::{GameSpec, Opened, open, read_action, rule_set, seed};
use crate::state::{Change, State};

/// Asks for a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGameAsk {
    /// The rule set.
    pub ruleset: String,
    /// A number in decimal digits that draws the lot and what else the rules leave to chance.
    #[serde(default)]
    pub seed: Option<String>,
    /// The position to begin with, if not the usual one.
    #[serde(default)]
    pub position: Option<String>,
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGame {
    /// Where it stands; its `game` is what to keep.
    pub state: State,
    /// The side that the lot gives to the player who asked.
    pub drawn: Side,
}

impl Exchange for NewGameAsk {
    type Answer = NewGame;

    fn answer(&self, desk: &mut Desk) -> Result<NewGame, Problem> {
        let set = rule_set(desk.texts, &self.ruleset)?;
        let number = seed(desk.texts, self.seed.as_deref())?;
        let spec = GameSpec::new(&set, self.seed.clone(), self.position.clone());
        let opened = open(desk.texts, &spec)?;
        Ok(NewGame {
            state: State::new(desk.texts, &opened),
            drawn: khamsin_rules::Side::drawn(number).into(),
        })
    }
}

/// Asks whether an action is legal; also how `play` is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckAsk {
    /// The game.
    pub game: GameSpec,
    /// The action, as somebody wrote it.
    pub action: String,
}

/// Whether an action is legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Check {
    /// Why it is not, with its clause; none if it is legal.
    pub refusal: Option<Refusal>,
}

impl Exchange for CheckAsk {
    type Answer = Check;

    fn answer(&self, desk: &mut Desk) -> Result<Check, Problem> {
        let opened = open(desk.texts, &self.game)?;
        let action = read_action(desk.texts, &self.action)?;
        let refused = opened.game.clone().play(action).err();
        let refusal = refused.map(|illegal| Refusal::new(desk.texts, opened.game.rule_set(), illegal));
        Ok(Check { refusal })
    }
}

/// Asks to play an action, or several of one turn with commas between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayAsk {
    /// The game.
    pub game: GameSpec,
    /// The action (`c3c4`), or a whole turn (`b2,d4`).
    pub action: String,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// What each action did.
    pub changes: Vec<Change>,
    /// Where the game stands now; its `game` is what to keep.
    pub state: State,
}

impl Exchange for PlayAsk {
    type Answer = Played;

    fn answer(&self, desk: &mut Desk) -> Result<Played, Problem> {
        let mut opened = open(desk.texts, &self.game)?;
        let first = opened.steps.len();
        for word in self.action.split(',') {
            let action = read_action(desk.texts, word)?;
            opened.play(action).map_err(|illegal| opened.refused(desk.texts, illegal))?;
        }
        let changes = opened.steps[first..].iter().map(|step| Change::new(desk.texts, step)).collect();
        Ok(Played { changes, state: State::new(desk.texts, &opened) })
    }
}

impl Opened {
    /// Plays an action and writes it into the spec.
    fn play(&mut self, action: khamsin_rules::Action) -> Result<(), khamsin_rules::Illegal> {
        let begun = self.mid_turn;
        let turn = if begun { self.spec.turns.len() - 1 } else { self.spec.turns.len() };
        let before = self.game.turn();
        self.act(turn, action)?;
        match self.spec.turns.last_mut().filter(|_| begun) {
            Some(open) => {
                open.push(',');
                open.push_str(&action.to_string());
            }
            None => self.spec.turns.push(action.to_string()),
        }
        self.mid_turn = self.game.turn() == before && self.game.outcome().is_none();
        if self.game.standing_offer().is_none() {
            self.spec.offer = None;
        }
        Ok(())
    }
}

/// How far to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// The last action.
    Action,
    /// The last turn, or what was played of it.
    Turn,
    /// To this side's last decision: its last turn, and what the other side played since.
    Decision(Side),
}

/// Asks to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoAsk {
    /// The game.
    pub game: GameSpec,
    /// How far.
    pub what: TakeBack,
}

impl Exchange for UndoAsk {
    type Answer = State;

    fn answer(&self, desk: &mut Desk) -> Result<State, Problem> {
        // How the players ended it is taken back with it.
        let mut spec = GameSpec { offer: None, end: None, ..self.game.clone() };
        match self.what {
            TakeBack::Action => {
                if let Some(last) = spec.turns.pop()
                    && let Some((rest, _)) = last.rsplit_once(',')
                {
                    spec.turns.push(rest.to_owned());
                }
            }
            TakeBack::Turn => {
                spec.turns.pop();
            }
            TakeBack::Decision(side) => {
                let opened = open(desk.texts, &spec)?;
                let side: khamsin_rules::Side = side.into();
                let own = opened.steps.iter().rev().find(|step| step.side == side);
                if let Some(turn) = own.map(|step| step.turn) {
                    spec.turns.truncate(turn);
                }
            }
        }
        Ok(State::new(desk.texts, &open(desk.texts, &spec)?))
    }
}
