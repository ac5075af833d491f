//! Which path goes to which handler.

use std::sync::Arc;

use axum::Router;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use khamsin_tables::store::Folder;

use crate::api::{self, Api};
use crate::assets::Asset;
use crate::class;
use crate::errors::{Error, ErrorResponse};
use crate::limits::{Gate, Limits, limited};
use crate::online::http;
use crate::online::hub::Hub;
use crate::operations::ready::Readiness;
use crate::operations::{metrics, trace};
use crate::qr;
use crate::request::Reader;
use crate::response;
use crate::security::harden;

/// What a server is made of, besides what is inside the program.
#[derive(Clone, Default)]
pub struct Parts {
    /// How often and how long.
    pub limits: Limits,
    /// Where exact tables are.
    pub tables: Option<Folder>,
    /// Whether the store answers.
    pub ready: Readiness,
    /// Games between people; without it there are none.
    pub hub: Option<Arc<Hub>>,
}

impl Parts {
    /// A server with games, which is ready when their store is.
    pub fn with_games(hub: Arc<Hub>) -> Parts {
        Parts { ready: Readiness::of(Arc::clone(&hub)), hub: Some(hub), ..Parts::default() }
    }
}

/// Everything that the server answers, with nothing besides what is inside the program.
pub fn app() -> Router {
    app_of(Parts::default())
}

/// Everything that a server of these parts answers.
pub fn app_of(parts: Parts) -> Router {
    metrics::start();
    let Parts { limits, tables, ready, hub } = parts;
    let games = hub.map(|hub| http::routes().merge(class::http::routes()).with_state(hub));
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(move |reader| ready.answer(reader)))
        .route("/metrics", get(metrics::answer))
        .merge(api::everything(Api::new(tables), games))
        .merge(qr::routes())
        .route("/api/{*path}", any(nothing))
        .route("/", get(file))
        .route("/{*path}", get(file))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(Gate::new(limits), limited))
        .layer(from_fn(trace::noted))
        .layer(map_response(harden))
}

/// Whether the server is alive.
async fn health() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

/// Below `/api` there are no files.
async fn nothing(uri: Uri, Reader(lang): Reader) -> ErrorResponse {
    Error::NotFound { path: uri.path().to_owned() }.told(lang)
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
