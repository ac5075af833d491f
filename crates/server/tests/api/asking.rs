//! Helpers: a request in, an answer out, without a network.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use khamsin_server::app::app;
use serde_json::{Value, json};
use tower::ServiceExt;

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The problem, checked for its form.
    pub fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        assert_eq!(self.header("content-type"), "application/problem+json");
        let problem = self.json();
        assert_eq!((&problem["status"], &problem["code"]), (&json!(status), &json!(code)), "{problem}");
        assert_eq!(problem["type"], "about:blank");
        let detail = problem["detail"].as_str().unwrap();
        assert!(!detail.is_empty() && !detail.ends_with('.'), "{detail}");
        problem
    }
}

pub async fn asked_of(app: Router, request: Request<Body>) -> Answer {
    let response = app.oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = body.collect().await.unwrap().to_bytes().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body.into()).unwrap()
}

pub async fn get(path: &str) -> Answer {
    asked_of(app(), request("GET", path, &[], "")).await
}

pub async fn post(path: &str, body: &Value) -> Answer {
    post_text(path, body.to_string()).await
}

pub async fn post_text(path: &str, body: impl Into<Body>) -> Answer {
    asked_of(app(), request("POST", path, &[("content-type", "application/json")], body)).await
}

pub fn game(ruleset: &str, turns: &[&str]) -> Value {
    json!({ "ruleset": ruleset, "turns": turns })
}
