//! How the engine answers a person: to stop and count, to call it a draw, to take a turn back.
//!
//! It accepts when it sees no gain in playing on, and always lets people take turns back: it is there to play with.

use khamsin_engine::review::Opinion;
use khamsin_engine::{Limits, Options};
use khamsin_rules::{Game, Side as RulesSide};
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Exchange};
use crate::nouns::Side;
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, open};

/// How much the engine looks at before it answers: a twentieth of a second in a browser.
const NODES: u64 = 30_000;
/// A chance to win no greater than this is no reason to play on rather than to share.
const EVEN: f64 = 0.55;
/// A chance to win no greater than this is no reason to play on rather than to lose.
const HOPELESS: f64 = 0.03;

/// What a person asks of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// To stop and count.
    Count,
    /// To call it a draw.
    Draw,
    /// To take a turn back.
    TakeBack,
}

/// Asks the engine for its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConsiderAsk {
    /// The game.
    pub game: GameSpec,
    /// The side the engine plays.
    pub engine: Side,
    /// What the other side asks.
    pub wish: Wish,
}

/// The engine's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Considered {
    /// Whether it agrees.
    pub accept: bool,
    /// What it says.
    pub text: String,
}

impl Exchange for ConsiderAsk {
    type Answer = Considered;

    fn answer(&self, desk: &mut Desk) -> Result<Considered, Problem> {
        let game = open(desk.texts, &GameSpec { offer: None, ..self.game.clone() })?.game;
        let own: RulesSide = self.engine.into();
        let accept = match self.wish {
            Wish::TakeBack => true,
            Wish::Draw | Wish::Count => {
                let offer = match self.wish {
                    Wish::Count => khamsin_rules::game::Offer::Count,
                    _ => khamsin_rules::game::Offer::Draw,
                };
                let mut agreed = game.clone();
                let outcome = agreed.offer(!own, offer).and_then(|()| agreed.accept(own));
                let outcome =
                    outcome.map_err(|error| Problem::message(ProblemKind::Offer, desk.texts, &error))?;
                match outcome.winner {
                    Some(winner) if winner == own => true,
                    Some(_) => chance(desk, &game, own) <= HOPELESS,
                    None => chance(desk, &game, own) <= EVEN,
                }
            }
        };
        let id = if accept { "answer-accept" } else { "answer-decline" };
        Ok(Considered { accept, text: desk.texts.plain(id) })
    }
}

/// The engine's chance to win, as it sees it.
fn chance(desk: &mut Desk, game: &Game, own: RulesSide) -> f64 {
    let Desk { clock, stop, shelf, .. } = desk;
    let engine = shelf.engine(game.rule_set(), Options { hash: 16, ..Options::default() });
    let report = engine.search(game, &Limits::nodes(NODES), *clock, stop, &mut |_| {});
    report.best().map_or(0.5, |line| Opinion::of(game.side(), line).chance(own))
}
