//! What answers look like: files of the app, and the page that stands in for it.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LANGUAGE, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use khamsin_text::{Lang, Texts};

use crate::assets::{Asset, Caching};

/// A file of the app, compressed if the browser reads that, or the news that it has not changed.
pub fn file(asset: &'static Asset, asked: &HeaderMap) -> Response {
    let caching = match asset.caching() {
        Caching::Immutable => "public, max-age=31536000, immutable",
        Caching::Revalidate => "no-cache",
    };
    let known = [(ETAG, asset.tag), (CACHE_CONTROL, caching), (VARY, "accept-encoding")];
    if has(asked, &IF_NONE_MATCH, |tag| tag == asset.tag || tag == "*") {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    let kind = [(CONTENT_TYPE, asset.content_type())];
    let brotli = asset.brotli.filter(|_| has(asked, &ACCEPT_ENCODING, |word| word == "br"));
    match brotli {
        Some(content) => (known, kind, [(CONTENT_ENCODING, "br")], Body::from(content)).into_response(),
        None => (known, kind, Body::from(asset.plain)).into_response(),
    }
}

/// Whether a list in the headers has a word that fits; weak tags are as good as strong ones, qualities do not matter.
fn has(headers: &HeaderMap, name: &axum::http::HeaderName, fits: impl Fn(&str) -> bool) -> bool {
    let lists = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    let words = lists.flat_map(|list| list.split(','));
    words
        .map(|word| word.split(';').next().unwrap_or_default().trim())
        .any(|word| fits(word.strip_prefix("W/").unwrap_or(word)))
}

/// The page of a program that was built without the app: one sentence that says how to get it.
pub fn without_app(lang: Lang) -> Response {
    let (code, direction) = (lang.code(), lang.direction().code());
    let sentence = escaped(&Texts::new(lang).plain("server-without-app"));
    let page = format!(
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{direction}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Khamsin</title>\n<h1>Khamsin</h1>\n<p>{sentence}</p>\n</html>\n"
    );
    ([(CACHE_CONTROL, "no-store"), (CONTENT_LANGUAGE, code)], Html(page)).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
