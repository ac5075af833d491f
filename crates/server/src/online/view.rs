//! What a reader is told of a game: `docs/online.md` names the fields.

use khamsin_protocol::nouns::{Both, Side};
use khamsin_protocol::spec::GameSpec;
use khamsin_rules::side::BySide;
use serde::Serialize;
use utoipa::ToSchema;

use super::event::{ClassPlace, ClockSpec, Finished, Millis, Proposal, SeriesPlace, Version};
use super::id::GameId;
use super::table::Table;
use super::wish::GRACE;
use crate::store::Status;

/// Where a game stands, for one reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub struct TableView {
    /// Its name.
    pub id: GameId,
    /// Its version.
    #[schema(value_type = u32)]
    pub v: Version,
    /// `waiting`, `running`, `paused` or `over`.
    pub status: StatusName,
    /// The game as the protocol has it.
    pub game: GameSpec,
    /// What is new of its turns; only in messages, where the list in `game` is left empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnsPatch>,
    /// The reader's side.
    pub you: Option<Side>,
    /// The side to move.
    pub side: Side,
    /// Who plays.
    pub seats: Both<SeatView>,
    /// The clocks.
    pub clock: Option<ClockView>,
    /// What one side offers the other.
    pub offer: Option<OfferView>,
    /// How it ended.
    pub outcome: Option<Finished>,
    /// Its place in a series.
    pub series: Option<SeriesPlace>,
    /// Its place in a class.
    pub class: Option<ClassPlace>,
    /// The rematch.
    pub next: Option<GameId>,
    /// Whether it stands in the lobby while it waits.
    pub listed: bool,
    /// How many watch it on this server.
    pub watchers: usize,
    /// Since when a seat has had no connection.
    #[schema(value_type = Both<Option<i64>>)]
    pub away: Both<Option<Millis>>,
    /// From when on the reader may end the game as won, because the other, whose turn it is, has gone away.
    #[schema(value_type = Option<i64>)]
    pub claim_at: Option<Millis>,
    /// The server's time.
    #[schema(value_type = i64)]
    pub now: Millis,
}

/// Where a game stands, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameStatus)]
pub enum StatusName {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Running,
    /// A teacher has stopped it.
    Paused,
    /// It is over.
    Over,
}

impl From<Status> for StatusName {
    fn from(status: Status) -> StatusName {
        match status {
            Status::Waiting => StatusName::Waiting,
            Status::Running => StatusName::Running,
            Status::Paused => StatusName::Paused,
            Status::Over => StatusName::Over,
        }
    }
}

/// What is new of a list of turns: keep the first `from`, add these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TurnsPatch {
    /// How many stay.
    pub from: usize,
    /// What follows them.
    pub add: Vec<String>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[schema(as = Seat)]
pub struct SeatView {
    /// The name of who sits there.
    pub name: Option<String>,
    /// Whether somebody does.
    pub taken: bool,
    /// Whether they are connected.
    pub here: bool,
    /// Whether it is the reader.
    pub you: bool,
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Clocks)]
pub struct ClockView {
    /// How they were set.
    pub spec: ClockSpec,
    /// What First has left, in milliseconds.
    pub first: i64,
    /// What Second has left.
    pub second: i64,
    /// Whose runs.
    pub running: Option<Side>,
    /// When this was so.
    #[schema(value_type = i64)]
    pub at: Millis,
}

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = OfferStanding)]
pub struct OfferView {
    /// Whose.
    pub by: Side,
    /// What.
    pub what: Proposal,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = People)]
pub struct PeopleView {
    /// Who plays.
    pub seats: Both<SeatView>,
    /// How many watch on this server.
    pub watchers: usize,
    /// Since when a seat has had no connection.
    #[schema(value_type = Both<Option<i64>>)]
    pub away: Both<Option<Millis>>,
    /// From when on the reader may end the game as won, because the other, whose turn it is, has gone away.
    #[schema(value_type = Option<i64>)]
    pub claim_at: Option<Millis>,
    /// The server's time.
    #[schema(value_type = i64)]
    pub now: Millis,
}

/// What is known of the people at a game besides its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct People {
    /// Their names.
    pub names: BySide<Option<String>>,
    /// Until when a server knows each to be connected; none if never.
    pub until: BySide<Option<Millis>>,
    /// How many watch.
    pub watchers: usize,
    /// What whoever is away is given.
    pub grace: Grace,
}

/// The time that whoever is away has to come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grace {
    /// How long it is, in milliseconds.
    pub time: Millis,
    /// It does not begin earlier: before, nobody could tell who was away from whom this server did not hear.
    pub from: Millis,
}

impl Default for People {
    fn default() -> People {
        People {
            names: BySide::new(None, None),
            until: BySide::new(None, None),
            watchers: 0,
            grace: Grace { time: GRACE, from: 0 },
        }
    }
}

impl People {
    /// Whether a side is connected, as far as is known.
    pub fn is_here(&self, side: khamsin_rules::Side, now: Millis) -> bool {
        self.until[side].is_some_and(|until| until > now)
    }

    /// Which sides are connected.
    pub fn here(&self, now: Millis) -> BySide<bool> {
        let here = |side| self.is_here(side, now);
        BySide::new(here(khamsin_rules::Side::First), here(khamsin_rules::Side::Second))
    }

    /// Since when a side has been away; none if it is here or was never.
    pub fn away(&self, side: khamsin_rules::Side, now: Millis) -> Option<Millis> {
        self.until[side].filter(|&until| until <= now)
    }

    /// From when on a side may claim the game: the other is to move and is gone. The time of grace begins when both are so, and
    /// again with whatever happens in the game, or when this server hears again who is there.
    pub fn claim_at(&self, table: &Table, by: khamsin_rules::Side, now: Millis) -> Option<Millis> {
        let waits = table.status() == Status::Running && table.game.side() == !by;
        let since = self.away(!by, now).filter(|_| waits)?;
        Some(since.max(table.at).max(self.grace.from) + self.grace.time)
    }

    /// What a reader is told.
    pub fn view(&self, table: &Table, you: Option<khamsin_rules::Side>, now: Millis) -> PeopleView {
        let seat = |side| SeatView {
            name: self.names[side].clone(),
            taken: table.seats[side].is_some(),
            here: self.is_here(side, now),
            you: you == Some(side),
        };
        PeopleView {
            seats: Both::of(seat),
            watchers: self.watchers,
            away: Both::of(|side| self.away(side, now)),
            claim_at: you.and_then(|you| self.claim_at(table, you, now)),
            now,
        }
    }
}

impl Table {
    /// What a reader is told; `you` is the reader's side.
    pub fn view(&self, people: &People, you: Option<khamsin_rules::Side>, now: Millis) -> TableView {
        let PeopleView { seats, watchers, away, claim_at, now } = people.view(self, you, now);
        let clock = self.clock.map(|clock| {
            let left = clock.left(now);
            ClockView {
                spec: clock.spec(),
                first: left.first,
                second: left.second,
                running: clock.running().map(Into::into),
                at: now,
            }
        });
        TableView {
            id: self.id.clone(),
            v: self.version,
            status: self.status().into(),
            game: self.spec(),
            turns: None,
            you: you.map(Into::into),
            side: self.game.side().into(),
            seats,
            clock,
            offer: self.proposal.map(|(by, what)| OfferView { by: by.into(), what }),
            outcome: self.finished.clone(),
            series: self.created.series.clone(),
            class: self.created.class.clone(),
            next: self.next.clone(),
            listed: self.created.listed,
            watchers,
            away,
            claim_at,
            now,
        }
    }
}

impl TableView {
    /// The same as a message to somebody who has the first turns already.
    #[must_use]
    pub fn since(mut self, from: usize) -> TableView {
        let add = self.game.turns.split_off(from.min(self.game.turns.len()));
        self.game.turns = Vec::new();
        self.turns = Some(TurnsPatch { from, add });
        self
    }
}
