//! What happens in a game, as it is written down for good. `docs/online.md` is the contract.
//!
//! Events are only ever added. One that was written by an older program must stay readable: new fields need a default,
//! and a change of meaning a new [`SCHEMA`].

use khamsin_protocol::nouns::{Both, OutcomeKind, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::id::{ClassId, GameId, GuestKey};

/// The meaning of the events that this program writes.
pub const SCHEMA: u32 = 1;

/// Milliseconds since 1970, by the clock of the store.
pub type Millis = i64;

/// The number of a game's last event; 0 before the first.
pub type Version = u32;

/// An event in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number, from 1.
    pub version: Version,
    /// When it was written.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// What happens in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game is there.
    Created(Created),
    /// A guest takes a seat.
    Joined {
        /// Which.
        side: Side,
        /// Who.
        guest: GuestKey,
    },
    /// A whole turn.
    Turn {
        /// Whose.
        side: Side,
        /// Its actions, joined by commas.
        turn: String,
    },
    /// A player offers something.
    Offer {
        /// Who.
        side: Side,
        /// What.
        what: Proposal,
    },
    /// A player accepts the other's offer.
    Accepted {
        /// Who.
        side: Side,
        /// What.
        what: Proposal,
        /// With a rematch: the game it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<GameId>,
    },
    /// A player declines the other's offer.
    Declined {
        /// Who.
        side: Side,
        /// What.
        what: Proposal,
    },
    /// Turns are taken back.
    Takeback {
        /// How many are left.
        turns: u32,
    },
    /// A player gives up.
    Resigned {
        /// Who.
        side: Side,
    },
    /// A player's time is up.
    Flagged {
        /// Whose.
        side: Side,
    },
    /// A player has gone away for good.
    Abandoned {
        /// Who.
        side: Side,
    },
    /// A teacher ends it as a draw.
    Stopped {},
    /// A teacher stops the clocks and the moves.
    Paused {},
    /// And lets them go on.
    Resumed {},
    /// The game is over, by the event before this one.
    Finished(Finished),
}

impl Event {
    /// Whether it is only written together with the event before it.
    pub fn follows_another(&self) -> bool {
        matches!(self, Event::Takeback { .. } | Event::Finished(_))
    }
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The meaning of this log's events.
    pub schema: u32,
    /// The rule set, with its revision and parameters.
    pub ruleset: String,
    /// What it plays like.
    pub rules_hash: String,
    /// What draws that which the rules leave to chance, in decimal digits.
    pub seed: String,
    /// The position it begins with, if not the usual one.
    pub position: Option<String>,
    /// The clock.
    pub clock: Option<ClockSpec>,
    /// Whether strangers see it in the lobby.
    pub listed: bool,
    /// The side that the lot gave to the one who created it.
    pub lot: Option<Side>,
    /// The series it belongs to.
    pub series: Option<SeriesPlace>,
    /// The class it belongs to.
    pub class: Option<ClassPlace>,
}

/// A clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockSpec {
    /// Time for the whole game, and some more after each turn.
    Increment {
        /// For the game, in milliseconds: from a second to a week.
        #[schema(minimum = 1_000, maximum = 604_800_000)]
        base: u32,
        /// After each turn, in milliseconds: an hour at most.
        #[schema(maximum = 3_600_000)]
        step: u32,
    },
    /// The same time for every turn.
    PerTurn {
        /// For a turn, in milliseconds: from a second to a week.
        #[schema(minimum = 1_000, maximum = 604_800_000)]
        base: u32,
    },
}

/// A place in a series; the series has the name of its first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeriesPlace {
    /// Which series.
    pub id: GameId,
    /// The number of the game in it, from 1.
    pub number: u32,
}

/// A place in a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClassPlace {
    /// Which class.
    pub id: ClassId,
    /// The round, from 1.
    pub round: u32,
}

/// What a player can offer the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// To stop and count the pieces.
    Count,
    /// To call it a draw.
    Draw,
    /// To take back the last turn of the one who offers it.
    Takeback,
    /// To play another game, sides exchanged.
    Rematch,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Finished {
    /// Who won it, if anybody.
    pub winner: Option<Side>,
    /// Which victory it is.
    pub kind: OutcomeKind,
    /// The clause that ended it.
    pub clause: String,
    /// What it brings on the sheet's ladder.
    pub points: Both<u32>,
}
