//! Whether the server can serve: `/healthz` says that it is alive, `/readyz` that its store answers.
//!
//! The store hands in a question; without one the server is ready as soon as it listens.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::errors::Error;
use crate::online::hub::Hub;
use crate::request::Reader;

/// A store that does not answer for so long is not there.
const PATIENCE: Duration = Duration::from_secs(2);

type Answer = Pin<Box<dyn Future<Output = bool> + Send>>;

/// Tells whether the server is ready.
#[derive(Clone, Default)]
pub struct Readiness(Option<Arc<dyn Fn() -> Answer + Send + Sync>>);

impl Readiness {
    /// Ready whenever this says so.
    pub fn asking<F>(ask: impl Fn() -> F + Send + Sync + 'static) -> Readiness
    where
        F: Future<Output = bool> + Send + 'static,
    {
        Readiness(Some(Arc::new(move || Box::pin(ask()))))
    }

    /// Ready whenever a hub's store answers.
    pub fn of(hub: Arc<Hub>) -> Readiness {
        Readiness::asking(move || {
            let hub = Arc::clone(&hub);
            async move { hub.store().now().await.is_ok() }
        })
    }

    async fn is_ready(&self) -> bool {
        match &self.0 {
            None => true,
            Some(ask) => timeout(PATIENCE, ask()).await.unwrap_or(false),
        }
    }

    /// The answer to `/readyz`.
    pub async fn answer(self, Reader(lang): Reader) -> Response {
        if self.is_ready().await {
            ([(CACHE_CONTROL, "no-store")], "ready\n").into_response()
        } else {
            Error::NotReady.told(lang).into_response()
        }
    }
}
