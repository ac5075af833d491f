//! Games that the asker keeps: where one stands and what is legal, whether a position can arise, and playing.

use axum::extract::State;
use khamsin_protocol::play::{PlayAsk, Played};
use khamsin_protocol::position::{PositionAsk, PositionTold};
use khamsin_protocol::state::{State as GameState, StateAsk};

use super::{Always, Answers, Api, Asked, BodyRefusals};
use crate::errors::{Error, ErrorResponse};

/// Where a game stands: its board, its legal actions, what is owed, its outcome.
#[utoipa::path(post, path = "/api/v1/state", tag = "Games you keep",
    request_body(content = StateAsk, example = json!({ "game": { "ruleset": "seega/ludens-planet", "turns": ["b2,d4"] } })),
    responses((status = 200, body = GameState), BodyRefusals, Always))]
pub async fn state(
    State(api): State<Api>,
    Asked { lang, ask }: Asked<StateAsk>,
) -> Result<Answers<GameState>, ErrorResponse> {
    let answer = api.quick.ask(lang, ask).await;
    answer.map(|state| Answers(lang, state)).map_err(|error| error.told(lang))
}

/// Whether a position can arise, and the game that begins there; one that cannot is refused with the reason.
#[utoipa::path(post, path = "/api/v1/position", tag = "Games you keep",
    request_body(content = PositionAsk, example = json!({ "ruleset": "seega/ludens-planet", "position": { "text": "1M3/5/2m2/5/5 1 move 0,0 0 1" } })),
    responses((status = 200, body = PositionTold), BodyRefusals, Always))]
pub async fn position(
    State(api): State<Api>,
    Asked { lang, ask }: Asked<PositionAsk>,
) -> Result<Answers<PositionTold>, ErrorResponse> {
    match api.quick.ask(lang, ask).await {
        Ok(PositionTold { problem: Some(problem), .. }) => Err(Error::from(problem).told(lang)),
        Ok(told) => Ok(Answers(lang, told)),
        Err(error) => Err(error.told(lang)),
    }
}

/// Plays an action or a turn: where the game stands afterwards; an illegal one is refused, and `refusal` names the clause.
#[utoipa::path(post, path = "/api/v1/play", tag = "Games you keep",
    request_body(content = PlayAsk, example = json!({ "game": { "ruleset": "seega/ludens-planet", "turns": ["b2,d4"] }, "action": "a1,a2" })),
    responses((status = 200, body = Played), BodyRefusals, Always))]
pub async fn play(
    State(api): State<Api>,
    Asked { lang, ask }: Asked<PlayAsk>,
) -> Result<Answers<Played>, ErrorResponse> {
    let answer = api.quick.ask(lang, ask).await;
    answer.map(|played| Answers(lang, played)).map_err(|error| error.told(lang))
}
