//! What can go wrong with a request. An error is a response: a status and `application/problem+json` (RFC 9457) with a
//! sentence in the reader's language.

use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use khamsin_rules::message::{Args, Message};
use khamsin_text::{Lang, Texts};
use serde::Serialize;

/// Why a request has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// There is nothing at this path.
    #[error("there is nothing at {path}")]
    NotFound {
        /// The path.
        path: String,
    },
    /// There is something, but not for this method.
    #[error("{method} does not fit {path}")]
    Method {
        /// What was tried.
        method: Method,
        /// The path.
        path: String,
    },
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Error::NotFound { .. } => StatusCode::NOT_FOUND,
            Error::Method { .. } => StatusCode::METHOD_NOT_ALLOWED,
        }
    }

    /// The error as a response to a reader of a language.
    pub fn told(self, lang: Lang) -> ErrorResponse {
        ErrorResponse { error: self, lang }
    }
}

impl Message for Error {
    fn id(&self) -> &'static str {
        match self {
            Error::NotFound { .. } => "server-not-found",
            Error::Method { .. } => "server-method",
        }
    }

    fn args(&self) -> Args {
        match self {
            Error::NotFound { path } => vec![("text", path.clone().into())],
            Error::Method { method, path } => {
                vec![("name", method.to_string().into()), ("text", path.clone().into())]
            }
        }
    }
}

/// An error on its way to a reader.
pub struct ErrorResponse {
    error: Error,
    lang: Lang,
}

/// The body, as RFC 9457 has it.
#[derive(Serialize)]
struct Problem {
    r#type: &'static str,
    title: &'static str,
    status: u16,
    detail: String,
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let status = self.error.status();
        let problem = Problem {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or_default(),
            status: status.as_u16(),
            detail: Texts::new(self.lang).message(&self.error),
        };
        let headers = [
            (CONTENT_TYPE, "application/problem+json"),
            (CONTENT_LANGUAGE, self.lang.code()),
            (CACHE_CONTROL, "no-store"),
        ];
        let body = serde_json::to_string(&problem).expect("a problem is made of texts and a number");
        (status, headers, body).into_response()
    }
}
