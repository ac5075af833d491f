//! How games begin: what somebody asks for, a rematch, a game of a class.

use khamsin_protocol::nouns::Side as SideName;
use khamsin_rules::ruleset::RuleSet;
use khamsin_rules::side::BySide;
use khamsin_rules::{Game, Setup, Side};
use serde::Deserialize;
use utoipa::ToSchema;

use super::event::{ClassPlace, ClockSpec, Created, Event, SCHEMA, SeriesPlace};
use super::id::{GuestKey, draw_seed};
use super::refused::Refused;
use super::table::Table;

/// Which side somebody asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// First.
    First,
    /// Second.
    Second,
    /// Whatever the lot gives.
    #[default]
    Lot,
}

/// The log of a new game, in whose maker has a seat.
pub fn asked_for(
    set: &RuleSet,
    side: SideChoice,
    clock: Option<ClockSpec>,
    listed: bool,
    seed: Option<u64>,
    position: Option<String>,
    guest: &GuestKey,
) -> Vec<Event> {
    let seed = seed.unwrap_or_else(draw_seed);
    let (side, lot) = match side {
        SideChoice::First => (Side::First, None),
        SideChoice::Second => (Side::Second, None),
        SideChoice::Lot => {
            // By a seed of its own: the game's may have been chosen by who asks.
            let lot = Side::drawn(draw_seed());
            (lot, Some(lot.into()))
        }
    };
    let created = Created { position, clock, listed, lot, ..plain(set, seed) };
    vec![Event::Created(created), Event::Joined { side: side.into(), guest: guest.clone() }]
}

/// A position as it is written, if a game can begin with it.
///
/// # Errors
/// Why it cannot.
pub fn position(set: &RuleSet, text: &str) -> Result<String, Refused> {
    // In links spaces are underscores.
    let setup: Setup =
        text.replace('_', " ").parse().map_err(|error| Refused::PositionText(Box::new(error)))?;
    let game = Game::from_setup(*set, &setup)
        .map_err(|error| Refused::Setup { set: *set, error: Box::new(error) })?;
    if game.outcome().is_some() { Err(Refused::Over) } else { Ok(setup.to_string()) }
}

/// The log of the rematch of a game: the same players, sides exchanged, the next of their series.
pub fn rematch(table: &Table) -> Vec<Event> {
    let before = &table.created;
    let series = before.series.clone().unwrap_or_else(|| SeriesPlace { id: table.id.clone(), number: 1 });
    let series = SeriesPlace { number: series.number + 1, ..series };
    let created = Created {
        clock: before.clock,
        position: before.position.clone(),
        series: Some(series),
        ..plain(table.rule_set(), draw_seed())
    };
    seated(created, &table.seats.clone().swapped())
}

/// The log of a game of a class: both pupils sit at it.
pub fn of_class(
    set: &RuleSet,
    clock: Option<ClockSpec>,
    class: ClassPlace,
    seats: BySide<GuestKey>,
) -> Vec<Event> {
    let created = Created { clock, class: Some(class), ..plain(set, draw_seed()) };
    seated(created, &seats.map(Some))
}

fn seated(created: Created, seats: &BySide<Option<GuestKey>>) -> Vec<Event> {
    let joined = Side::BOTH.into_iter().filter_map(|side| {
        let guest = seats[side].clone()?;
        Some(Event::Joined { side: SideName::from(side), guest })
    });
    std::iter::once(Event::Created(created)).chain(joined).collect()
}

fn plain(set: &RuleSet, seed: u64) -> Created {
    Created {
        schema: SCHEMA,
        ruleset: set.to_string(),
        rules_hash: set.rules_hash(),
        seed: seed.to_string(),
        position: None,
        clock: None,
        listed: false,
        lot: None,
        series: None,
        class: None,
    }
}
