//! What whoever runs the server sees: readiness, metrics, ids of requests.

use khamsin_server::app::{Parts, app, app_of};
use khamsin_server::operations::metrics;
use khamsin_server::operations::ready::Readiness;

use crate::asking::{asked_of, get, request};

#[tokio::test]
async fn it_is_ready_when_its_store_says_so() {
    assert_eq!(get("/readyz").await.text(), "ready\n");
    let parts = Parts { ready: Readiness::asking(|| async { false }), ..Parts::default() };
    let refused = asked_of(app_of(parts), request("GET", "/readyz", &[], "")).await;
    refused.problem(503, "not-ready");
    assert!(!refused.header("retry-after").is_empty());
}

#[tokio::test]
async fn requests_are_counted_by_route() {
    get("/api/v1/levels?ruleset=seti/beth").await;
    get("/%3Cscript%3E/nowhere").await;
    let socket = metrics::socket();
    let told = get("/metrics").await;
    assert!(told.header("content-type").starts_with("text/plain; version=0.0.4"));
    let line = "khamsin_http_requests_total{method=\"GET\",route=\"/api/v1/levels\",status=\"200\"}";
    assert!(told.text().contains(line), "{}", told.text());
    assert!(
        told.text()
            .contains("khamsin_http_request_duration_seconds_bucket{route=\"/api/v1/levels\",le=\"0.001\"}")
    );
    assert!(!told.text().contains("script"), "paths are no labels");
    assert!(told.text().contains("khamsin_sockets 1"));
    drop(socket);
    assert!(get("/metrics").await.text().contains("khamsin_sockets 0"));
}

#[tokio::test]
async fn every_answer_has_the_id_of_its_request() {
    assert_eq!(get("/healthz").await.header("x-request-id").len(), 16);
    for (given, kept) in [("proxy-7.a_b", true), ("two words", false)] {
        let answer = asked_of(app(), request("GET", "/healthz", &[("x-request-id", given)], "")).await;
        assert_eq!(answer.header("x-request-id") == given, kept, "{given}");
    }
}
