//! The games and their rule sets. A rule set's name holds slashes and parentheses, so it stands in the query:
//! `?ruleset=seega/tabuleiro-42(size=7)`.

use axum::extract::State;
use khamsin_protocol::catalogue::{Catalogue, RuleSetAsk, RuleSetDetail};
use khamsin_protocol::levels::{Levels, LevelsAsk};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Always, Answers, Api, Queried, QueryRefusals};
use crate::catalogue;
use crate::errors::{ErrorResponse, Problem};
use crate::request::Reader;

/// Which rule set is meant.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Its name; without a revision, the newest.
    #[param(example = "seega/tabuleiro-42(size=7)")]
    ruleset: String,
}

/// The games with their rule sets, and the languages.
#[utoipa::path(get, path = "/api/v1/rulesets", tag = "Rule sets",
    responses((status = 200, body = Catalogue), Always))]
pub async fn list(Reader(lang): Reader) -> Answers<&'static Catalogue> {
    Answers(lang, catalogue::told(lang))
}

/// A rule set clause by clause, with its parameters and where each clause is from.
#[utoipa::path(get, path = "/api/v1/ruleset", tag = "Rule sets", params(Which),
    responses((status = 200, body = RuleSetDetail),
        (status = 422, description = "There is no such rule set", body = Problem,
            content_type = "application/problem+json"),
        QueryRefusals, Always))]
pub async fn detail(
    State(api): State<Api>,
    Queried { lang, ask: Which { ruleset } }: Queried<Which>,
) -> Result<Answers<RuleSetDetail>, ErrorResponse> {
    let answer = api.quick.ask(lang, RuleSetAsk { ruleset, changes: Vec::new() }).await;
    answer.map(|detail| Answers(lang, detail)).map_err(|error| error.told(lang))
}

/// What the levels of play are worth in a rule set.
#[utoipa::path(get, path = "/api/v1/levels", tag = "Rule sets", params(Which),
    responses((status = 200, body = Levels),
        (status = 422, description = "There is no such rule set", body = Problem,
            content_type = "application/problem+json"),
        QueryRefusals, Always))]
pub async fn levels(
    State(api): State<Api>,
    Queried { lang, ask: Which { ruleset } }: Queried<Which>,
) -> Result<Answers<Levels>, ErrorResponse> {
    let answer = api.quick.ask(lang, LevelsAsk { ruleset }).await;
    answer.map(|levels| Answers(lang, levels)).map_err(|error| error.told(lang))
}
