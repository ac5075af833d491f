//! Games over HTTP: who asks (`guests`), making, finding and playing a game (`games`), hearing of it as it goes on
//! (`lines`), and what is left when it is over (`records`). Each handler is described where it stands.

mod games;
mod guests;
mod lines;
mod records;

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::Deserialize;
use utoipa::IntoResponses;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::guests::Named;

use super::hub::Hub;
use super::id::GameId;
use super::refused::Refused;
use crate::errors::{ErrorResponse, Problem};
use crate::request::Reader;

/// What a handler answers.
pub type Answer<T> = Result<T, ErrorResponse>;

/// The paths of games.
pub fn routes() -> OpenApiRouter<Arc<Hub>> {
    OpenApiRouter::new()
        .routes(routes!(guests::new_guest))
        .routes(routes!(guests::me, guests::admit, guests::rename))
        .routes(routes!(games::lobby, games::create))
        .routes(routes!(games::view))
        .routes(routes!(games::join))
        .routes(routes!(games::act))
        .routes(routes!(lines::socket))
        .routes(routes!(lines::stream))
        .routes(routes!(records::record))
        .routes(routes!(records::series))
}

/// The refusal of a request about a game that is not there.
#[derive(IntoResponses)]
pub enum NoSuchGame {
    /// There is no such game
    #[response(status = 404, content_type = "application/problem+json")]
    NotThere(Problem),
}

/// The refusal of a request that needs a guest.
#[derive(IntoResponses)]
pub enum UnknownGuest {
    /// Nobody is known by this token or cookie, or it has expired
    #[response(status = 401, content_type = "application/problem+json")]
    Unknown(Problem),
}

/// The refusal of a request that anybody may make, but nobody with a secret that is no longer good.
#[derive(IntoResponses)]
pub enum ExpiredGuest {
    /// The guest has expired
    #[response(status = 401, content_type = "application/problem+json")]
    Expired(Problem),
}

/// The game that a path names; what is no name of a game is an unknown one.
struct GameOf(GameId);

impl<S: Send + Sync> FromRequestParts<S> for GameOf {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GameOf, ErrorResponse> {
        #[derive(Deserialize)]
        struct InPath {
            id: GameId,
        }
        let Reader(lang) = Reader::of(parts);
        let path = Path::<InPath>::from_request_parts(parts, state).await;
        path.map(|Path(path)| GameOf(path.id)).map_err(|_| Refused::NoGame.told(lang))
    }
}
