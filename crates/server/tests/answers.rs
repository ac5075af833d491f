//! What the server answers, with and without the app in it.
#![expect(clippy::unwrap_used, reason = "a test may stop anywhere, also in its helpers")]

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use khamsin_server::app::{Parts, app};
use khamsin_server::listen::{ListenError, Port, Reach, Server};
use serde_json::Value;
use tower::ServiceExt;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

async fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = app().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = body.collect().await.unwrap().to_bytes().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

#[tokio::test]
async fn it_is_alive() {
    let answer = ask("GET", "/healthz", &[]).await;
    assert_eq!((answer.status, &*answer.body), (StatusCode::OK, &b"ok\n"[..]));
}

#[tokio::test]
async fn rule_sets_are_told_in_the_reader_s_language() {
    let french = ask("GET", "/api/v1/rulesets", &[("accept-language", "fr-CA, en;q=0.5")]).await;
    assert_eq!(french.header("content-language"), "fr");
    let games = french.json()["games"].as_array().unwrap().len();
    assert_eq!(games, 4);
    let asked = ask("GET", "/api/v1/rulesets?lang=de", &[("accept-language", "fr")]).await;
    assert_eq!(asked.header("content-language"), "de");
    assert_ne!(asked.json()["games"][0]["summary"], french.json()["games"][0]["summary"]);
}

#[tokio::test]
async fn every_answer_is_hardened() {
    for path in ["/", "/healthz", "/api/v1/rulesets", "/nowhere"] {
        let answer = ask("GET", path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("'wasm-unsafe-eval'"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn problems_are_problems_in_the_reader_s_language() {
    for (method, path, status) in [
        ("GET", "/api/v1/nothing", StatusCode::NOT_FOUND),
        ("GET", "/assets/../Cargo.toml", StatusCode::NOT_FOUND),
        ("GET", "/%2e%2e/etc/passwd", StatusCode::NOT_FOUND),
        ("POST", "/api/v1/rulesets", StatusCode::METHOD_NOT_ALLOWED),
        ("DELETE", "/", StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let answer = ask(method, path, &[("accept-language", "fr")]).await;
        assert_eq!(answer.status, status, "{method} {path}");
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert_eq!(answer.header("content-language"), "fr");
        let problem = answer.json();
        assert_eq!(problem["status"], status.as_u16());
        assert!(problem["detail"].as_str().unwrap().contains(path), "{problem}");
    }
}

/// With the app in it, the page is the app; without, it is one sentence. Both are built and tested, on some machine.
#[tokio::test]
async fn the_root_is_a_page() {
    let page = ask("GET", "/", &[("accept-language", "fr")]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.header("content-type").starts_with("text/html"));
    let text = String::from_utf8(page.body.clone()).unwrap();
    if page.header("etag").is_empty() {
        assert!(text.contains("make run") && text.contains("lang=\"fr\""), "{text}");
        return;
    }
    assert_eq!(page.header("cache-control"), "no-cache");
    assert!(text.contains("<div id=\"app\">"), "{text}");
    let unchanged = ask("GET", "/", &[("if-none-match", page.header("etag"))]).await;
    assert_eq!((unchanged.status, unchanged.body.len()), (StatusCode::NOT_MODIFIED, 0));

    let script = text.split("src=\".").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let plain = ask("GET", script, &[]).await;
    let small = ask("GET", script, &[("accept-encoding", "gzip, deflate, br;q=1.0")]).await;
    assert!(plain.header("cache-control").contains("immutable"));
    assert!(plain.header("content-type").starts_with("text/javascript"));
    assert_eq!((plain.header("content-encoding"), small.header("content-encoding")), ("", "br"));
    assert!(small.body.len() * 2 < plain.body.len(), "{} of {}", small.body.len(), plain.body.len());
}

#[tokio::test]
async fn a_taken_port_is_said_or_passed_over() {
    let first = Server::bind(Port::Exactly(0), Reach::Here).await.unwrap();
    let again = Server::bind(Port::Exactly(first.port()), Reach::Here).await.unwrap_err();
    assert!(matches!(again, ListenError::Taken { port } if port == first.port()));
    let one = Server::bind(Port::Usual, Reach::Here).await.unwrap();
    let two = Server::bind(Port::Usual, Reach::Here).await.unwrap();
    assert!(one.port() < two.port());
}

#[tokio::test]
async fn it_ends_when_it_is_asked_to() {
    let server = Server::bind(Port::Exactly(0), Reach::Here).await.unwrap();
    let (end, ended) = tokio::sync::oneshot::channel();
    let running = tokio::spawn(server.run(Parts::default(), async move {
        let _: Result<(), _> = ended.await;
    }));
    end.send(()).unwrap();
    let done = tokio::time::timeout(std::time::Duration::from_secs(4), running).await;
    assert!(done.unwrap().unwrap().is_ok());
}
