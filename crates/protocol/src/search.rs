//! The engine: thinking about a position, playing at a level, and answering offers.

use std::time::Duration;

use khamsin_engine::review::{Opinion, continuation};
use khamsin_engine::{Bound, Engine, Level, Limits, Options, Purpose, Report, Strength, Time};
use khamsin_rules::Game;
use khamsin_text::Texts;
use serde::{Deserialize, Serialize};

use crate::desk::{Desk, Event, Exchange};
use crate::problem::{Problem, ProblemKind};
use crate::spec::{GameSpec, open, seed};
use crate::value::ValueTold;

/// The engine's table, in megabytes, if nobody says otherwise: a phone has room for it.
const USUAL_HASH: u16 = 16;
/// No browser gives a page much more.
const MOST_HASH: u16 = 512;
/// More lines than anybody reads.
const MOST_LINES: u16 = 64;

/// How long to think; without any of these, until it is cancelled or everything is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// Milliseconds for this turn.
    #[serde(default)]
    pub milliseconds: Option<u32>,
    /// How deep: turns while pieces move, stones while they are placed.
    #[serde(default)]
    pub depth: Option<u16>,
    /// How many actions to try.
    #[serde(default)]
    pub nodes: Option<u32>,
    /// A clock to keep to.
    #[serde(default)]
    pub clock: Option<ClockLeft>,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockLeft {
    /// Milliseconds left for the rest of the game.
    pub left: u32,
    /// Milliseconds added after every turn.
    #[serde(default)]
    pub increment: u32,
}

impl From<Limit> for Limits {
    fn from(limit: Limit) -> Limits {
        let milliseconds = |number: u32| Duration::from_millis(number.into());
        let time = match (limit.milliseconds, limit.clock) {
            (Some(time), _) => Time::Turn(milliseconds(time)),
            (None, Some(ClockLeft { left, increment })) => {
                Time::Clock { left: milliseconds(left), increment: milliseconds(increment) }
            }
            (None, None) => Time::Unlimited,
        };
        let depth = limit.depth.map(|depth| depth.max(1));
        Limits { depth, nodes: limit.nodes.map(u64::from), time, ..Limits::default() }
    }
}

/// Asks the engine what to play. It streams a `search` event whenever it knows more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SearchAsk {
    /// The game.
    pub game: GameSpec,
    /// A level from 1 to 8, to play as; as well as it can if it is left out.
    #[serde(default)]
    pub level: Option<u8>,
    /// How long to think.
    #[serde(default)]
    pub limit: Limit,
    /// How many turns to give values for; one if it is left out.
    #[serde(default)]
    pub lines: Option<u16>,
    /// Draws what a level leaves to chance, in decimal digits: another seed, another game.
    #[serde(default)]
    pub seed: Option<String>,
    /// The size of the engine's table in megabytes.
    #[serde(default)]
    pub hash: Option<u16>,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Found {
    /// The turn to play, or what is left of the one under way; none in a game that is over.
    pub best: Option<String>,
    /// The depth that is finished.
    pub depth: u16,
    /// The deepest any line went.
    pub deepest: u16,
    /// Actions tried.
    pub nodes: u64,
    /// Time spent.
    pub milliseconds: u32,
    /// The best turns, best first.
    pub lines: Vec<LineTold>,
}

/// A turn, what it is worth, and how play may go on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineTold {
    /// What it is worth.
    pub value: ValueTold,
    /// Whether the value is exact, or only a bound on it for the side to act.
    pub bound: BoundKind,
    /// The turn and the turns that may follow.
    pub turns: Vec<String>,
}

/// How a value relates to what was searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BoundKind {
    /// It is the value.
    Exact,
    /// At least this.
    Lower,
    /// At most this.
    Upper,
}

impl Found {
    fn new(texts: &Texts, game: &Game, report: &Report) -> Found {
        let line = |line: &khamsin_engine::Line| LineTold {
            value: ValueTold::new(texts, game.rule_set(), Opinion::of(game.side(), line)),
            bound: match line.bound {
                Bound::Exact => BoundKind::Exact,
                Bound::Lower => BoundKind::Lower,
                Bound::Upper => BoundKind::Upper,
            },
            turns: continuation(game, line).iter().map(ToString::to_string).collect(),
        };
        Found {
            best: report.best().map(|line| line.turn.to_string()),
            depth: report.depth,
            deepest: report.deepest,
            nodes: report.nodes,
            milliseconds: u32::try_from(report.elapsed.as_millis()).unwrap_or(u32::MAX),
            lines: report.lines.iter().map(line).collect(),
        }
    }
}

impl Exchange for SearchAsk {
    type Answer = Found;

    fn answer(&self, desk: &mut Desk) -> Result<Found, Problem> {
        let game = open(desk.texts, &self.game)?.game;
        let level = level(desk.texts, self.level)?;
        let options = Options {
            hash: self.hash.unwrap_or(USUAL_HASH).clamp(1, MOST_HASH).into(),
            seed: seed(desk.texts, self.seed.as_deref())?,
            strength: Strength::from(level),
            purpose: if level.is_some() { Purpose::Play } else { Purpose::Analysis },
            ..Options::default()
        };
        let lines = self.lines.unwrap_or(1).clamp(1, MOST_LINES).into();
        let limits = Limits { lines, ..self.limit.into() };
        let Desk { texts, clock, stop, tell, shelf, .. } = desk;
        let engine = shelf.engine(game.rule_set(), options);
        let mut watch = |report: &Report| tell(&Event::Search(Found::new(texts, &game, report)));
        let report = engine.search(&game, &limits, *clock, stop, &mut watch);
        Ok(Found::new(texts, &game, &report))
    }
}

/// The level of this number.
fn level(texts: &Texts, number: Option<u8>) -> Result<Option<Level>, Problem> {
    let Some(number) = number else { return Ok(None) };
    let wrong = || {
        let args = vec![("text", number.to_string().into()), ("most", Level::HIGHEST.into())];
        Problem::text(ProblemKind::Request, texts, "request-level", &args)
    };
    Level::new(number).map(Some).ok_or_else(wrong)
}

/// Makes an engine, or gives the one there is these options.
pub(crate) fn engine(slot: &mut Option<Engine>, options: Options) -> &mut Engine {
    let engine = slot.get_or_insert_with(|| Engine::new(options.clone()));
    engine.set_options(options);
    engine
}
