//! Which path goes to which handler.

use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE};
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};

use crate::assets::Asset;
use crate::catalogue;
use crate::errors::{Error, ErrorResponse};
use crate::request::Reader;
use crate::response;
use crate::security::harden;

/// Everything that the server answers.
pub fn app() -> Router {
    Router::new()
        .route("/healthz", get(health))
        .route("/api/v1/rulesets", get(rule_sets))
        .route("/", get(file))
        .route("/{*path}", get(file))
        .method_not_allowed_fallback(wrong_method)
        .layer(map_response(harden))
}

/// Whether the server is alive.
async fn health() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

/// The games with their rule sets.
async fn rule_sets(Reader(lang): Reader) -> impl IntoResponse {
    let headers = [
        (CONTENT_LANGUAGE, lang.code()),
        (CACHE_CONTROL, "no-cache"),
        (axum::http::header::VARY, "accept-language"),
    ];
    (headers, Json(catalogue::told(lang)))
}

/// A file of the app.
async fn file(uri: Uri, Reader(lang): Reader, headers: HeaderMap) -> Result<Response, ErrorResponse> {
    match Asset::find(uri.path()) {
        Some(asset) => Ok(response::file(asset, &headers)),
        None if uri.path() == "/" => Ok(response::without_app(lang)),
        None => Err(Error::NotFound { path: uri.path().to_owned() }.told(lang)),
    }
}

async fn wrong_method(method: Method, uri: Uri, Reader(lang): Reader) -> ErrorResponse {
    Error::Method { method, path: uri.path().to_owned() }.told(lang)
}
