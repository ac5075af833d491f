//! What a teacher does: rounds, pauses, the end, and pupils by their number.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::Deserialize;
use utoipa::{IntoResponses, ToSchema};

use super::{Asking, first_name};
use crate::api::{Always, Asked, BodyRefusals, Fresh};
use crate::class::refused::ClassRefused;
use crate::class::state::State;
use crate::class::teaching::{self, Running};
use crate::class::view::ClassView;
use crate::errors::{ErrorResponse, Problem};
use crate::online::http::{Answer, Named};
use crate::online::id::ClassId;
use crate::online::refused::Refused;
use crate::request::Reader;

/// How the next round is to be paired.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextRound {
    /// Whether games that are running end as draws; otherwise they are waited for.
    #[serde(default)]
    stop: bool,
    /// The round that the teacher sees: if there is another by now, nothing happens.
    #[serde(default)]
    round: Option<u32>,
}

/// Nothing more is to be said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Why somebody may not, or it is not there.
#[derive(IntoResponses)]
pub enum TeacherRefusals {
    /// Only the teacher of the class may do this
    #[response(status = 403, content_type = "application/problem+json")]
    NotTeacher(Problem),
    /// There is no such class, or no such pupil
    #[response(status = 404, content_type = "application/problem+json")]
    NotThere(Problem),
}

/// The pupil that a path names; what is no number is an unknown one.
pub struct PupilOf(u32);

impl<S: Send + Sync> FromRequestParts<S> for PupilOf {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PupilOf, ErrorResponse> {
        #[derive(Deserialize)]
        struct InPath {
            number: u32,
        }
        let Reader(lang) = Reader::of(parts);
        let path = Path::<InPath>::from_request_parts(parts, state).await;
        let none = || Refused::from(ClassRefused::NoPupil).told(lang);
        path.map(|Path(path)| PupilOf(path.number)).map_err(|_| none())
    }
}

/// Pairs the next round.
#[utoipa::path(post, path = "/api/v1/classes/{id}/pair", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    request_body(content = NextRound, example = json!({ "stop": false, "round": 0 })),
    responses((status = 200, description = "The class", body = ClassView),
        (status = 409, description = "Games are running, there is another round by now, the pupils are fewer than two, \
            or the class is paused or has ended", body = Problem, content_type = "application/problem+json"),
        TeacherRefusals, BodyRefusals, Always))]
pub async fn pair(asking: Asking, Asked { ask: next, .. }: Asked<NextRound>) -> Answer<Fresh<ClassView>> {
    let running = if next.stop { Running::Stop } else { Running::Wait };
    let paired = async { teaching::pair(&asking.hub, &asking.own().await?, running, next.round).await };
    asking.told(paired).await
}

/// Stops turns and clocks, until the teacher has spoken.
#[utoipa::path(post, path = "/api/v1/classes/{id}/pause", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    request_body(content = Nothing, example = json!({})),
    responses((status = 200, description = "The class", body = ClassView),
        (status = 409, description = "The class has ended", body = Problem,
            content_type = "application/problem+json"),
        TeacherRefusals, BodyRefusals, Always))]
pub async fn pause(asking: Asking, _: Asked<Nothing>) -> Answer<Fresh<ClassView>> {
    set_paused(&asking, State::Paused).await
}

/// Lets turns and clocks go on.
#[utoipa::path(post, path = "/api/v1/classes/{id}/resume", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    request_body(content = Nothing, example = json!({})),
    responses((status = 200, description = "The class", body = ClassView),
        (status = 409, description = "The class has ended", body = Problem,
            content_type = "application/problem+json"),
        TeacherRefusals, BodyRefusals, Always))]
pub async fn resume(asking: Asking, _: Asked<Nothing>) -> Answer<Fresh<ClassView>> {
    set_paused(&asking, State::Open).await
}

async fn set_paused(asking: &Asking, state: State) -> Answer<Fresh<ClassView>> {
    let set = async { teaching::set_paused(&asking.hub, &asking.own().await?.id, state).await };
    asking.told(set).await
}

/// Ends the class; games that are running end as draws.
#[utoipa::path(post, path = "/api/v1/classes/{id}/end", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class")),
    request_body(content = Nothing, example = json!({})),
    responses((status = 200, description = "The class", body = ClassView), TeacherRefusals, BodyRefusals, Always))]
pub async fn end(asking: Asking, _: Asked<Nothing>) -> Answer<Fresh<ClassView>> {
    let ended = async { teaching::end(&asking.hub, &asking.own().await?.id).await };
    asking.told(ended).await
}

/// Gives a pupil another name.
#[utoipa::path(put, path = "/api/v1/classes/{id}/pupils/{number}", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class"),
        ("number" = u32, Path, description = "The pupil's number", minimum = 1, example = 1)),
    request_body(content = Named, example = json!({ "name": "Ada" })),
    responses((status = 200, description = "The class", body = ClassView),
        (status = 409, description = "Another pupil has this name", body = Problem,
            content_type = "application/problem+json"),
        TeacherRefusals, BodyRefusals, Always))]
pub async fn rename(
    asking: Asking,
    PupilOf(number): PupilOf,
    Asked { ask: named, .. }: Asked<Named>,
) -> Answer<Fresh<ClassView>> {
    let renamed = async {
        let (class, name) = (asking.own().await?, first_name(&named)?);
        teaching::rename(&asking.hub, &class.id, number, &name).await
    };
    asking.told(renamed).await
}

/// Removes a pupil, who loses a running game by abandoning it.
#[utoipa::path(delete, path = "/api/v1/classes/{id}/pupils/{number}", tag = "Classes",
    security(("token" = []), ("cookie" = [])),
    params(("id" = ClassId, Path, description = "The class"),
        ("number" = u32, Path, description = "The pupil's number", minimum = 1, example = 1)),
    responses((status = 200, description = "The class", body = ClassView), TeacherRefusals, Always))]
pub async fn remove(asking: Asking, PupilOf(number): PupilOf) -> Answer<Fresh<ClassView>> {
    let removed = async { teaching::remove(&asking.hub, &asking.own().await?.id, number).await };
    asking.told(removed).await
}
