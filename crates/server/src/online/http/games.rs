//! Making a game, finding one, joining it, and playing without a socket.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use khamsin_rules::ruleset::RuleSet;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Answer, GameOf, Named, NoSuchGame, UnknownGuest};
use crate::api::{Always, Asked, BodyRefusals, Fresh};
use crate::errors::Problem;
use crate::online::event::{ClockSpec, Version};
use crate::online::founding::{self, SideChoice};
use crate::online::guest::Caller;
use crate::online::hub::Hub;
use crate::online::id::GameId;
use crate::online::refused::Refused;
use crate::online::view::TableView;
use crate::online::wish::Command;
use crate::request::Reader;

/// How many games the lobby shows.
const LOBBY: u32 = 100;
/// How long a game stays in the lobby without the one who waits in it, in milliseconds.
const LOBBY_WAITS: i64 = 10 * 60 * 1_000;

/// What somebody asks for who makes a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The rule set; without a revision, the newest.
    #[schema(example = "seega/ludens-planet")]
    ruleset: String,
    /// The side of who asks.
    #[serde(default)]
    side: SideChoice,
    /// The clock; there is none if it is left out.
    #[serde(default)]
    clock: Option<ClockSpec>,
    /// Whether strangers see it in the lobby.
    #[serde(default)]
    listed: bool,
    /// Draws what the rules leave to chance, in decimal digits; at random if it is left out.
    #[serde(default)]
    #[schema(example = "7")]
    seed: Option<String>,
    /// The position to begin with, if not the usual one.
    #[serde(default)]
    position: Option<String>,
    /// The guest's name from now on; it stays as it is if it is left out.
    #[serde(default)]
    #[schema(example = "Ada")]
    name: Option<String>,
}

impl NewGame {
    /// What it begins with, if the rules agree.
    fn checked(&self) -> Result<(RuleSet, Option<u64>, Option<String>), Refused> {
        let set: RuleSet = self.ruleset.parse().map_err(|error| Refused::RuleSet(Box::new(error)))?;
        if self.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(Refused::BadClock);
        }
        let seed = self.seed.as_deref().map(|text| text.parse().map_err(|_| Refused::BadSeed)).transpose()?;
        let position = self.position.as_deref().map(|text| founding::position(&set, text)).transpose()?;
        Ok((set, seed, position))
    }
}

/// The open games.
#[derive(Serialize, ToSchema)]
pub struct Lobby {
    /// Listed games that wait for a second player, the newest first.
    games: Vec<TableView>,
}

/// The version that came of a command.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// The number of the last event that came of it.
    #[schema(value_type = u32)]
    v: Version,
}

/// The lobby: listed games in which somebody waits for a second player, a hundred at most, three of one player.
///
/// Who has left a game for ten minutes does not wait in it any more; its link is good all the same.
#[utoipa::path(get, path = "/api/v1/games", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    responses((status = 200, description = "The games", body = Lobby), Always))]
pub async fn lobby(
    State(hub): State<Arc<Hub>>,
    Reader(lang): Reader,
    caller: Caller,
) -> Answer<Fresh<Lobby>> {
    let ids = hub
        .store()
        .lobby(hub.now() - LOBBY_WAITS, LOBBY)
        .await
        .map_err(|_| Refused::Unavailable.told(lang))?;
    let mut games = Vec::with_capacity(ids.len());
    for id in ids {
        // One that cannot be read does not hide the others.
        games.extend(hub.view(&id, caller.key().as_ref()).await.ok());
    }
    Ok(Fresh(Lobby { games }))
}

/// Makes a game, with who asks in one of its seats; whoever is no guest yet becomes one.
#[utoipa::path(post, path = "/api/v1/games", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    request_body(content = NewGame, example = json!({ "ruleset": "seega/ludens-planet", "side": "lot",
        "clock": { "kind": "increment", "base": 300_000, "step": 2_000 }, "listed": true })),
    responses((status = 201, description = "The game", body = TableView,
            headers(("set-cookie" = String, description = "The guest, if it is new"))),
        (status = 409, description = "The game would be over in this position", body = Problem,
            content_type = "application/problem+json"),
        BodyRefusals, Always))]
pub async fn create(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    Asked { lang, ask: asked }: Asked<NewGame>,
) -> Answer<Response> {
    let created = async {
        let (set, seed, position) = asked.checked()?;
        let guest = caller.admitted(&hub, asked.name.as_deref()).await?;
        let id = GameId::draw();
        let events =
            founding::asked_for(&set, asked.side, asked.clock, asked.listed, seed, position, &guest.key);
        hub.found(&id, events).await?;
        Ok((hub.view(&id, Some(&guest.key)).await?, guest))
    };
    let (view, guest) = created.await.map_err(|refused: Refused| refused.told(lang))?;
    Ok((StatusCode::CREATED, guest.with_cookie(Fresh(view))).into_response())
}

/// Where a game stands, for who asks.
#[utoipa::path(get, path = "/api/v1/games/{id}", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game")),
    responses((status = 200, description = "The game", body = TableView),
        NoSuchGame,
        Always))]
pub async fn view(
    State(hub): State<Arc<Hub>>,
    Reader(lang): Reader,
    caller: Caller,
    GameOf(id): GameOf,
) -> Answer<Fresh<TableView>> {
    let found = hub.view(&id, caller.key().as_ref()).await;
    found.map(Fresh).map_err(|refused| refused.told(lang))
}

/// Takes the free seat; whoever sits there already stays, whoever is no guest yet becomes one.
#[utoipa::path(post, path = "/api/v1/games/{id}/join", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game")),
    request_body(content = Named, example = json!({ "name": "Ben" })),
    responses((status = 200, description = "The game", body = TableView,
            headers(("set-cookie" = String, description = "The guest, if it is new"))),
        NoSuchGame,
        (status = 409, description = "Both seats are taken", body = Problem,
            content_type = "application/problem+json"),
        BodyRefusals, Always))]
pub async fn join(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    GameOf(id): GameOf,
    Asked { lang, ask: asked }: Asked<Named>,
) -> Answer<Response> {
    let joined = async {
        // Nobody becomes a guest for a game that is not there.
        hub.view(&id, None).await?;
        let guest = caller.admitted(&hub, asked.name.as_deref()).await?;
        hub.join(&id, &guest.key).await?;
        Ok((hub.view(&id, Some(&guest.key)).await?, guest))
    };
    let (view, guest) = joined.await.map_err(|refused: Refused| refused.told(lang))?;
    Ok(guest.with_cookie(Fresh(view)))
}

/// Plays, offers, accepts, declines, resigns or claims: what a socket does, for programs.
///
/// A turn is a whole turn, its actions joined by commas. With an `ack` id it can be sent again when the answer was lost: it is
/// not done twice.
#[utoipa::path(post, path = "/api/v1/games/{id}/do", tag = "Games between people",
    security(("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "The game")),
    request_body(content = Command, example = json!({ "do": "turn", "turn": "b2,d4", "ack": "move-1", "v": 3 })),
    responses((status = 200, description = "It is done, and on the disk", body = Done),
        UnknownGuest,
        (status = 403, description = "The guest has no seat at this game", body = Problem,
            content_type = "application/problem+json"),
        NoSuchGame,
        (status = 409, description = "It cannot be done as the game stands: `code` tells why, as `not-your-turn`, \
            `stale-version`, `game-waiting`, `game-over`, `no-offer` or `ack-reused`", body = Problem,
            content_type = "application/problem+json"),
        BodyRefusals, Always))]
pub async fn act(
    State(hub): State<Arc<Hub>>,
    caller: Caller,
    GameOf(id): GameOf,
    Asked { lang, ask: command }: Asked<Command>,
) -> Answer<Fresh<Done>> {
    let acted = async {
        let guest = caller.required(&hub).await?;
        hub.act(&id, &guest, &command).await
    };
    acted.await.map(|v| Fresh(Done { v })).map_err(|refused| refused.told(lang))
}
