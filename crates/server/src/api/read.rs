//! How requests are read: JSON bodies of a bounded size, and queries; whatever is wrong with them is a sentence in the
//! reader's language.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use khamsin_text::Lang;
use serde::de::DeserializeOwned;

use crate::errors::{Error, ErrorResponse};
use crate::request::Reader;

/// The longest body that is read: a game of three thousand turns fits.
pub const MOST_BYTES: usize = 64 << 10;

/// What a reader asked in a JSON body.
pub struct Asked<T> {
    /// The reader's language.
    pub lang: Lang,
    /// The question.
    pub ask: T,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = ErrorResponse;

    async fn from_request(request: Request, _: &S) -> Result<Asked<T>, ErrorResponse> {
        let (parts, body) = request.into_parts();
        let Reader(lang) = Reader::of(&parts);
        if !is_json(&parts.headers) {
            return Err(Error::NotJson.told(lang));
        }
        let bytes = to_bytes(body, MOST_BYTES).await;
        let bytes = bytes.map_err(|_| Error::TooLarge { most: MOST_BYTES }.told(lang))?;
        let ask = serde_json::from_slice(&bytes).map_err(|error| unreadable(&error).told(lang))?;
        // Serde would take the fields from a list as well, in their order, which is nobody's contract.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Error::Fields { reason: "expected an object".to_owned() }.told(lang));
        }
        Ok(Asked { lang, ask })
    }
}

/// What a reader asked in the query of the address; `lang` may stand there too.
pub struct Queried<T> {
    /// The reader's language.
    pub lang: Lang,
    /// The question.
    pub ask: T,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Queried<T> {
    type Rejection = ErrorResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Queried<T>, ErrorResponse> {
        let Reader(lang) = Reader::of(parts);
        let read = Query::try_from_uri(&parts.uri);
        let Query(ask) =
            read.map_err(|error| Error::Query { reason: excerpt(&error.body_text()) }.told(lang))?;
        Ok(Queried { lang, ask })
    }
}

/// Whether a body is said to be JSON; parameters behind the type do not matter.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

fn unreadable(error: &serde_json::Error) -> Error {
    let reason = excerpt(&error.to_string());
    if error.is_data() { Error::Fields { reason } } else { Error::Json { reason } }
}

/// What a reader of texts says: long enough to be of use, and without what could steer a terminal.
fn excerpt(text: &str) -> String {
    const READABLE: usize = 160;
    text.chars().filter(|char| !char.is_control()).take(READABLE).collect()
}
