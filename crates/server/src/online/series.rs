//! A series of games between two players, with the points of the sheet's ladder.

use khamsin_rules::Side;
use khamsin_rules::series::{Player, Series};
use serde::Serialize;
use utoipa::ToSchema;

use super::hub::Hub;
use super::id::{GameId, GuestKey};
use super::refused::Refused;

/// A series as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Series)]
pub struct SeriesView {
    /// The name of its first game.
    id: GameId,
    /// The rule set.
    ruleset: String,
    /// Its games, in order.
    games: Vec<SeriesGame>,
    /// Who was First in the first game.
    one: SeriesScore,
    /// The other.
    two: SeriesScore,
}

/// A game of a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeriesGame {
    /// Which.
    id: GameId,
    /// Who was First: 1 or 2.
    #[schema(minimum = 1, maximum = 2)]
    first: u8,
    /// Whether it is over.
    over: bool,
    /// What it brought, once it is.
    points: Option<SeriesPoints>,
}

/// What a game brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeriesPoints {
    /// To One.
    one: u32,
    /// To Two.
    two: u32,
}

/// What a player has gathered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeriesScore {
    /// The name, if there is one.
    name: Option<String>,
    /// Whether it is the reader.
    you: bool,
    /// Points of the sheet's ladder.
    points: u32,
    /// Games won.
    won: u32,
    /// Games drawn.
    drawn: u32,
    /// Games lost.
    lost: u32,
}

/// The series that began with a game, or that the game is part of; the player named first is its first game's First.
///
/// # Errors
/// If there is no such game.
pub async fn of(hub: &Hub, id: &GameId, reader: Option<&GuestKey>) -> Result<SeriesView, Refused> {
    let asked = hub.table(id).await?;
    let first = asked.created.series.map_or_else(|| id.clone(), |place| place.id);
    let ids = hub.store().series(&first).await.map_err(|_| Refused::Unavailable)?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in &ids {
        tables.push(hub.table(id).await?);
    }
    let Some(opening) = tables.first() else { return Err(Refused::NoGame) };
    let (one, two) = (opening.seats[Side::First].clone(), opening.seats[Side::Second].clone());
    let mut series = Series::new();
    let games = tables.iter().map(|table| {
        let one_first = table.seats[Side::First] == one;
        if let Some(outcome) = table.game.outcome() {
            series.add(table.rule_set(), outcome, if one_first { Player::One } else { Player::Two });
        }
        let points = table.finished.as_ref().map(|end| {
            let (of_one, of_two) = if one_first {
                (end.points.first, end.points.second)
            } else {
                (end.points.second, end.points.first)
            };
            SeriesPoints { one: of_one, two: of_two }
        });
        SeriesGame {
            id: table.id.clone(),
            first: if one_first { 1 } else { 2 },
            over: points.is_some(),
            points,
        }
    });
    let games = games.collect();
    let guests: Vec<GuestKey> = [&one, &two].into_iter().flatten().cloned().collect();
    let names = hub.store().names(&guests).await.map_err(|_| Refused::Unavailable)?;
    let score = |player, guest: &Option<GuestKey>| {
        let khamsin_rules::series::Score { points, won, drawn, lost } = series.score(player);
        let name = names.iter().find(|(key, _)| Some(key) == guest.as_ref()).map(|(_, name)| name.clone());
        SeriesScore { name, you: guest.is_some() && guest.as_ref() == reader, points, won, drawn, lost }
    };
    Ok(SeriesView {
        id: first,
        ruleset: opening.created.ruleset.clone(),
        games,
        one: score(Player::One, &one),
        two: score(Player::Two, &two),
    })
}
