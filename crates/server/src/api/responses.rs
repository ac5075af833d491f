//! What every answer and every refusal has in common, for the handlers and for their description.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, VARY};
use axum::response::{IntoResponse, Response};
use khamsin_text::Lang;
use serde::Serialize;
use utoipa::IntoResponses;

use crate::errors::Problem;

/// An answer as JSON in the reader's language.
pub struct Answers<T>(pub Lang, pub T);

impl<T: Serialize> IntoResponse for Answers<T> {
    fn into_response(self) -> Response {
        let Answers(lang, answer) = self;
        let headers =
            [(CONTENT_LANGUAGE, lang.code()), (CACHE_CONTROL, "no-cache"), (VARY, "accept-language")];
        (headers, Json(answer)).into_response()
    }
}

/// An answer as JSON that is true now, and that nobody keeps.
pub struct Fresh<T>(pub T);

impl<T: Serialize> IntoResponse for Fresh<T> {
    fn into_response(self) -> Response {
        ([(CACHE_CONTROL, "no-store")], Json(self.0)).into_response()
    }
}

/// The refusals that every request may meet.
#[derive(IntoResponses)]
pub enum Always {
    /// Too many requests from this address or guest
    #[response(status = 429, content_type = "application/problem+json",
        headers(("retry-after" = u64, description = "How many seconds to wait")))]
    TooMany(Problem),
    /// No place is free, the store cannot be reached, or the answer took too long
    #[response(status = 503, content_type = "application/problem+json",
        headers(("retry-after" = u64, description = "How many seconds to wait")))]
    Busy(Problem),
}

/// The refusals of a request with a body.
#[derive(IntoResponses)]
pub enum BodyRefusals {
    /// The body is no JSON
    #[response(status = 400, content_type = "application/problem+json")]
    Bad(Problem),
    /// The body is longer than 64 KiB
    #[response(status = 413, content_type = "application/problem+json")]
    TooLarge(Problem),
    /// The body is not declared as JSON
    #[response(status = 415, content_type = "application/problem+json")]
    NotJson(Problem),
    /// Fields are missing or out of bounds, or the rules say no: then `refusal` names the clause
    #[response(status = 422, content_type = "application/problem+json")]
    Refused(Problem),
}

/// The refusal of a request with a query.
#[derive(IntoResponses)]
pub enum QueryRefusals {
    /// The query cannot be read
    #[response(status = 400, content_type = "application/problem+json")]
    Bad(Problem),
}
