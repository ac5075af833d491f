//! What is noted about every request: an id that also stands in the answer, a span for the log, a count and a latency.
//!
//! An id that a proxy gave is taken over if it is short and plain; otherwise one is drawn. A game's id in the path becomes a
//! field of the span, so that everything about a game can be found. Nothing of a request's body, cookie or token is logged.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument, field, info, info_span, warn};

use super::metrics;

/// The header that carries the id.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// No id of a proxy is longer.
const LONGEST_ID: usize = 64;

/// Notes a request.
pub async fn noted(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = taken_over(request.headers().get(REQUEST_ID)).unwrap_or_else(drawn);
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "none".to_owned());
    let method = request.method().clone();
    let span =
        info_span!("request", id = %id, method = %method, path = request.uri().path(), game = field::Empty);
    if let Some(game) = game(request.uri().path()) {
        span.record("game", game);
    }
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    metrics::answered(known(&method), &route, status, took);
    let milliseconds = took.as_secs_f64() * 1000.0;
    span.in_scope(|| {
        if response.status().is_server_error() {
            warn!(status, milliseconds, "answered");
        } else {
            info!(status, milliseconds, "answered");
        }
    });
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// The method as a label: anybody can make one up, and each would be a number to keep for ever.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// The id that somebody before us gave, if it is sane.
fn taken_over(header: Option<&HeaderValue>) -> Option<String> {
    let id = header?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    (!id.is_empty() && id.len() <= LONGEST_ID && id.bytes().all(plain)).then(|| id.to_owned())
}

/// A new id: sixteen hexadecimal digits.
fn drawn() -> String {
    let number = getrandom::u64().unwrap_or_default();
    format!("{number:016x}")
}

/// The id of the game that a path is about.
fn game(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("/api/v1/games/").or_else(|| path.strip_prefix("/game/"))?;
    let id = rest.split('/').next()?;
    (!id.is_empty() && id.len() <= LONGEST_ID).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_ids_are_taken_over() {
        let taken = |id: &str| taken_over(HeaderValue::from_str(id).ok().as_ref());
        assert_eq!(taken("a-1.b_2").as_deref(), Some("a-1.b_2"));
        for bad in ["", "a b", "a\"b", "é", &"x".repeat(65)] {
            assert_eq!(taken(bad), None, "{bad}");
        }
        assert_eq!(drawn().len(), 16);
        assert_ne!(drawn(), drawn());
    }

    #[test]
    fn a_game_is_found_in_its_paths() {
        assert_eq!(game("/api/v1/games/k7m2/socket"), Some("k7m2"));
        assert_eq!(game("/api/v1/games"), None);
        assert_eq!(game("/api/v1/games/"), None);
    }
}
