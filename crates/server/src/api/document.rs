//! The description of the interface: `OpenAPI` 3.1, gathered from the handlers, as JSON and as a page.

use std::future::{Ready, ready};

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, http::HeaderName};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use super::page;
use crate::errors::Problem;
use crate::online::guest::COOKIE_NAME;

/// What stands above the paths.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Khamsin",
        description = "Seega, Saut du Chat, Pahtum and Seti: rule sets, legal actions, analysis, exact values and \
            games between people. Sentences are in the reader's language: `Accept-Language`, or `?lang=` with \
            `en`, `fr`, `de`, `pt` or `ar`. Every error is `application/problem+json` with a stable `code`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    servers((url = "/")),
    tags(
        (name = "Rule sets", description = "What can be played, clause by clause."),
        (name = "Games you keep", description = "Nothing is remembered between questions: the whole game goes along."),
        (name = "Analysis", description = "What a position is worth, by search and by tables."),
        (name = "Guests", description = "Nobody has an account. A program asks for a token once; a browser gets a cookie."),
        (name = "Games between people", description = "The server keeps them, as a log of events with a version `v`."),
        (name = "Classes", description = "A teacher, pupils and rounds of games.")
    ),
    components(schemas(Problem)),
    modifiers(&Guests)
)]
struct Head;

/// How a guest is known: handlers refer to these names.
struct Guests;

impl Modify for Guests {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
            "For programs: the token that `POST /api/v1/guests` gave. Whoever knows it is the guest.",
        ));
        let cookie = ApiKeyValue::with_description(
            COOKIE_NAME,
            "For browsers: set by whatever makes somebody a guest, such as `POST /api/v1/games`.",
        );
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// The description before anything is described.
pub fn empty() -> OpenApiRouter {
    OpenApiRouter::with_openapi(Head::openapi())
}

/// The handlers, with the paths at which they are described.
pub fn published(all: OpenApiRouter) -> Router {
    let (router, document) = all.split_for_parts();
    let value = serde_json::to_value(&document).expect("a description is made of texts and lists");
    let json = Bytes::from(value.to_string());
    let html = Bytes::from(page::html(&value));
    router
        .route("/api/v1/openapi.json", get(move || given("application/json", json.clone())))
        .route("/api", get(move || given("text/html; charset=utf-8", html.clone())))
        .route("/api/page.css", get(|| given("text/css; charset=utf-8", Bytes::from_static(page::CSS))))
}

fn given(kind: &'static str, content: Bytes) -> Ready<Response> {
    let headers: [(HeaderName, &str); 2] = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")];
    ready((headers, content).into_response())
}
