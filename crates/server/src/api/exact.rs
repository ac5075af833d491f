//! Exact values, where there are tables: those that `khamsin tables build` leaves where the engine finds them too.

use axum::extract::State;
use khamsin_protocol::exact::{ProbeAsk, Probed};

use super::{Always, Answers, Api, Asked, BodyRefusals};
use crate::errors::{Error, ErrorResponse, Problem};

/// What best play of both sides leads to, for the position and for each of its turns.
#[utoipa::path(post, path = "/api/v1/exact", tag = "Analysis",
    request_body(content = ProbeAsk, example = json!({ "game": { "ruleset": "seega/ludens-planet", "position": "1M3/5/2m2/5/5 1 move 0,0 0 1", "turns": [] } })),
    responses((status = 200, body = Probed),
        (status = 404, description = "No table knows the position; `detail` tells why", body = Problem,
            content_type = "application/problem+json"),
        BodyRefusals, Always))]
pub async fn exact(
    State(api): State<Api>,
    Asked { lang, ask }: Asked<ProbeAsk>,
) -> Result<Answers<Probed>, ErrorResponse> {
    match api.quick.ask(lang, ask).await {
        Ok(Probed { why: Some(why), .. }) => Err(Error::NoTable { why }.told(lang)),
        Ok(probed) => Ok(Answers(lang, probed)),
        Err(error) => Err(error.told(lang)),
    }
}
