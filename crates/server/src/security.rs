//! The headers of every response: nothing from elsewhere, nothing inline, nothing guessed, nothing told to others. And
//! whether a request comes from our own pages: browsers let any page open a socket anywhere, so the server has to look.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

/// The same policy under which the app is tested while it is built.
const POLICY: &str = include_str!("../../../web/policy.txt");

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds them.
pub async fn harden(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request comes from a page of this server, or from a program, which names no origin.
///
/// The page's address is compared with the one that was asked for (`Host`), so that it holds under any name of the server.
/// A proxy has to hand `Host` on.
pub fn same_origin(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(ORIGIN).into_iter();
    let Some(origin) = origins.next() else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let (Some(host), Some((scheme, page)), None) = (host, origin, origins.next()) else { return false };
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return false,
    };
    // A browser leaves the usual port away in both headers, but a proxy may write it out.
    let plain = |authority: &str| authority.strip_suffix(usual).unwrap_or(authority).to_ascii_lowercase();
    !page.is_empty() && plain(page) == plain(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origins: &[&'static str], host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        for origin in origins {
            headers.append(ORIGIN, HeaderValue::from_static(origin));
        }
        same_origin(&headers)
    }

    #[test]
    fn pages_of_this_server_and_programs_are_let_in() {
        assert!(from(&[], "127.0.0.1:5050"));
        assert!(from(&["http://127.0.0.1:5050"], "127.0.0.1:5050"));
        assert!(from(&["https://khamsin.example"], "khamsin.example:443"));
        assert!(from(&["http://Khamsin.example"], "khamsin.example"));
        assert!(from(&["http://[::1]:5050"], "[::1]:5050"));
    }

    #[test]
    fn pages_of_others_are_not() {
        for origin in [
            "null",
            "",
            "http://",
            "http://evil.example",
            "http://khamsin.example.evil.example",
            "http://khamsin.example:81",
            "file://khamsin.example",
            "http://khamsin.example/",
        ] {
            assert!(!from(&[origin], "khamsin.example"), "{origin}");
        }
        assert!(!from(&["http://khamsin.example", "http://evil.example"], "khamsin.example"));
        let mut without_host = HeaderMap::new();
        without_host.insert(ORIGIN, HeaderValue::from_static("http://khamsin.example"));
        assert!(!same_origin(&without_host));
    }
}
