//! What can go wrong with a request. An error is a response: a status and `application/problem+json` (RFC 9457) with a
//! sentence in the reader's language, a code for programs and, where a clause forbids something, its refusal.

use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use khamsin_protocol as protocol;
use khamsin_protocol::ProblemKind;
use khamsin_protocol::clauses::Refusal;
use khamsin_protocol::problem::TextPlace;
use khamsin_rules::message::{Args, Message};
use khamsin_text::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use crate::online::refused::Refused;
use crate::words::texts;

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
    /// The body is not declared as JSON.
    #[error("the body is not declared as JSON")]
    NotJson,
    /// The body is no JSON.
    #[error("the body is no JSON: {reason}")]
    Json {
        /// What the reader of JSON says.
        reason: String,
    },
    /// The body is JSON of another shape.
    #[error("the body has other fields: {reason}")]
    Fields {
        /// What the reader of JSON says.
        reason: String,
    },
    /// The query of the address is not what is needed.
    #[error("the query cannot be read: {reason}")]
    Query {
        /// What its reader says.
        reason: String,
    },
    /// The body is too long.
    #[error("the body is longer than {most} bytes")]
    TooLarge {
        /// How long it may be.
        most: usize,
    },
    /// A number is out of its bounds.
    #[error("{name} is not from 1 to {most}")]
    Bound {
        /// Which number.
        name: &'static str,
        /// The most it may be.
        most: u32,
    },
    /// The rules, or what reads their texts, say no.
    #[error("{}", .0.text)]
    Asked(Box<protocol::Problem>),
    /// A game between people says no.
    #[error("{0}")]
    Refused(Box<Refused>),
    /// No table knows the position.
    #[error("{why}")]
    NoTable {
        /// Why, in a sentence in the reader's language.
        why: String,
    },
    /// This address or guest asks too often.
    #[error("too many requests; {seconds} s to wait")]
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// Every place for searches is taken.
    #[error("every search place is taken")]
    Busy,
    /// The answer took too long.
    #[error("the answer took too long")]
    Slow,
    /// The server is not ready: its store does not answer.
    #[error("the server is not ready")]
    NotReady,
    /// The request comes from a page of another origin.
    #[error("the request comes from another origin")]
    Origin,
    /// Something is broken here.
    #[error("something is broken")]
    Internal,
}

/// How long to wait before asking again where nobody can know.
const USUAL_WAIT: u64 = 2;

impl Error {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::NotFound { .. } | Error::NoTable { .. } => StatusCode::NOT_FOUND,
            Error::Method { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Error::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Error::Json { .. } | Error::Query { .. } => StatusCode::BAD_REQUEST,
            Error::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Asked(problem) if problem.kind == ProblemKind::Tables => StatusCode::SERVICE_UNAVAILABLE,
            Error::Fields { .. } | Error::Bound { .. } | Error::Asked(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Refused(refused) => refused.status(),
            Error::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::Busy | Error::Slow | Error::NotReady => StatusCode::SERVICE_UNAVAILABLE,
            Error::Origin => StatusCode::FORBIDDEN,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What it is called among programs; these names do not change.
    pub fn code(&self) -> &'static str {
        match self {
            Error::NotFound { .. } => "not-found",
            Error::Method { .. } => "wrong-method",
            Error::NotJson => "not-json",
            Error::Json { .. } => "bad-json",
            Error::Fields { .. } => "bad-fields",
            Error::Query { .. } => "bad-query",
            Error::TooLarge { .. } => "too-large",
            Error::Bound { .. } => "out-of-bounds",
            Error::Asked(problem) => asked_code(problem),
            Error::Refused(refused) => refused.code(),
            Error::NoTable { .. } => "no-table",
            Error::TooMany { .. } => "too-many-requests",
            Error::Busy => "busy",
            Error::Slow => "too-slow",
            Error::NotReady => "not-ready",
            Error::Origin => "other-origin",
            Error::Internal => "internal",
        }
    }

    /// How many seconds to wait before it is worth asking again.
    fn wait(&self) -> Option<u64> {
        match self {
            Error::TooMany { seconds } => Some(*seconds),
            Error::Busy | Error::Slow | Error::NotReady => Some(USUAL_WAIT),
            Error::Refused(refused) if **refused == Refused::Unavailable => Some(USUAL_WAIT),
            _ => None,
        }
    }

    /// The error as a response to a reader of a language.
    pub fn told(self, lang: Lang) -> ErrorResponse {
        ErrorResponse { error: self, lang }
    }
}

fn asked_code(problem: &protocol::Problem) -> &'static str {
    match problem.kind {
        ProblemKind::Turn if problem.refusal.is_some() => "illegal-turn",
        ProblemKind::Turn => "bad-turn",
        ProblemKind::Ruleset => "bad-ruleset",
        ProblemKind::Position => "bad-position",
        ProblemKind::Record => "bad-record",
        ProblemKind::Offer => "offer-refused",
        ProblemKind::Link => "bad-link",
        ProblemKind::Tables => "bad-table",
        ProblemKind::Request | ProblemKind::Texts => "bad-fields",
    }
}

impl From<protocol::Problem> for Error {
    fn from(problem: protocol::Problem) -> Error {
        Error::Asked(Box::new(problem))
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Refused(Box::new(refused))
    }
}

impl Message for Error {
    fn id(&self) -> &'static str {
        match self {
            Error::NotFound { .. } => "server-not-found",
            Error::Method { .. } => "server-method",
            Error::NotJson => "server-not-json",
            Error::Json { .. } => "server-json",
            Error::Fields { .. } | Error::Asked(_) => "server-fields",
            Error::Query { .. } => "server-query",
            Error::TooLarge { .. } => "server-too-large",
            Error::Bound { .. } => "server-bound",
            Error::Refused(refused) => refused.id(),
            Error::NoTable { .. } => "tables-not-known",
            Error::TooMany { .. } => "server-too-many",
            Error::Busy => "server-busy",
            Error::Slow => "server-slow",
            Error::NotReady => "server-not-ready",
            Error::Origin => "server-origin",
            Error::Internal => "server-internal",
        }
    }

    fn args(&self) -> Args {
        match self {
            Error::NotFound { path } => vec![("text", path.clone().into())],
            Error::Method { method, path } => {
                vec![("name", method.to_string().into()), ("text", path.clone().into())]
            }
            Error::Json { reason } | Error::Fields { reason } | Error::Query { reason } => {
                vec![("reason", reason.clone().into())]
            }
            Error::TooLarge { most } => vec![("most", (most >> 10).into())],
            Error::Bound { name, most } => vec![("name", (*name).into()), ("most", (*most).into())],
            Error::TooMany { seconds } => vec![("count", (*seconds as usize).into())],
            _ => vec![],
        }
    }
}

/// An error on its way to a reader.
#[derive(Clone, Debug)]
pub struct ErrorResponse {
    error: Error,
    lang: Lang,
}

/// The body, as RFC 9457 has it, with what Khamsin adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// `about:blank`: nothing more is to be read about it.
    pub r#type: &'static str,
    /// The status in words.
    pub title: &'static str,
    /// The status.
    pub status: u16,
    /// What is wrong and what to do about it, in the reader's language.
    pub detail: String,
    /// What is wrong, for programs: `illegal-turn`, `bad-json`, `busy`.
    pub code: &'static str,
    /// Where in a text it is; only with positions and rule sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<TextPlace>,
    /// The turn it is about, counted from zero in the list of turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// The clause that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Box<Refusal>>,
}

impl ErrorResponse {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.error.status()
    }

    /// The body.
    pub fn problem(&self) -> Problem {
        let status = self.error.status();
        let detail = match &self.error {
            Error::Asked(problem) => problem.text.clone(),
            Error::NoTable { why } => why.clone(),
            Error::Refused(refused) => refused.sentence(texts(self.lang)),
            error => texts(self.lang).message(error),
        };
        let asked = if let Error::Asked(problem) = &self.error { Some(problem) } else { None };
        Problem {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or_default(),
            status: status.as_u16(),
            detail,
            code: self.error.code(),
            place: asked.and_then(|problem| problem.place),
            turn: asked.and_then(|problem| problem.turn),
            refusal: match &self.error {
                Error::Refused(refused) => refused.refusal(texts(self.lang)).map(Box::new),
                _ => asked.and_then(|problem| problem.refusal.clone()),
            },
        }
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let headers = [
            (CONTENT_TYPE, "application/problem+json"),
            (CONTENT_LANGUAGE, self.lang.code()),
            (CACHE_CONTROL, "no-store"),
        ];
        let body = serde_json::to_string(&self.problem()).expect("a problem is made of texts and numbers");
        let mut response = (self.error.status(), headers, body).into_response();
        if let Some(seconds) = self.error.wait() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
