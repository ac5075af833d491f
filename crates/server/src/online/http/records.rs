//! What is left of games that are over: the record of one, the score of a series.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{Answer, GameOf, NoSuchGame};
use crate::api::{Always, Fresh, Queried, QueryRefusals};
use crate::errors::Problem;
use crate::online::guest::Caller;
use crate::online::hub::Hub;
use crate::online::id::GameId;
use crate::online::record;
use crate::online::refused::Refused;
use crate::online::series::{self, SeriesView};
use crate::request::Reader;

/// How a record is written.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordFormat {
    /// As PGN.
    #[default]
    Pgn,
    /// As JSON.
    Json,
}

/// In which form somebody wants a record.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RecordForm {
    /// `pgn`, or `json`, of which the project's `docs/schema/record.schema.json` is the schema.
    #[serde(default)]
    #[param(inline, required = false)]
    format: RecordFormat,
}

/// The record of a game that is over; it names nobody.
#[utoipa::path(get, path = "/api/v1/games/{id}/record", tag = "Games between people",
    params(("id" = GameId, Path, description = "The game"), RecordForm),
    responses((status = 200, description = "The record", content(
            (String = "application/vnd.chess-pgn", example = "[Variant \"Seega\"]\n\n1. b2,d4 a1,a2 *"),
            (Object = "application/json"))),
        NoSuchGame,
        (status = 409, description = "It is not over", body = Problem,
            content_type = "application/problem+json"),
        QueryRefusals, Always))]
pub async fn record(
    State(hub): State<Arc<Hub>>,
    GameOf(id): GameOf,
    Queried { lang, ask: form }: Queried<RecordForm>,
) -> Answer<Response> {
    let table = hub.table(&id).await.map_err(|refused| refused.told(lang))?;
    if table.finished.is_none() {
        return Err(Refused::NotOver.told(lang));
    }
    let record = record::of(&table);
    Ok(match form.format {
        RecordFormat::Json => Fresh(record.to_json()).into_response(),
        RecordFormat::Pgn => {
            ([(CONTENT_TYPE, "application/vnd.chess-pgn; charset=utf-8")], record.to_string()).into_response()
        }
    })
}

/// The games of a series, by any of them, with the points of the sheet's ladder.
#[utoipa::path(get, path = "/api/v1/series/{id}", tag = "Games between people",
    security((), ("token" = []), ("cookie" = [])),
    params(("id" = GameId, Path, description = "A game of the series; the series has the name of its first")),
    responses((status = 200, description = "The series", body = SeriesView),
        (status = 404, description = "There is no such series", body = Problem,
            content_type = "application/problem+json"),
        Always))]
pub async fn series(
    State(hub): State<Arc<Hub>>,
    Reader(lang): Reader,
    caller: Caller,
    GameOf(id): GameOf,
) -> Answer<Fresh<SeriesView>> {
    let told = series::of(&hub, &id, caller.key().as_ref()).await;
    told.map(Fresh).map_err(|refused| refused.told(lang))
}
