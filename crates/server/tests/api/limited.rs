//! Too many requests, and requests that take too long.

use khamsin_server::app::{Parts, app_of};
use khamsin_server::limits::{Before, Limits, Measure};

use crate::asking::{asked_of, request};

fn parts(before: Before) -> Parts {
    let limits =
        Limits { address: Measure::new(1, 3), guest: Measure::new(1, 1), before, ..Limits::default() };
    Parts { limits, ..Parts::default() }
}

#[tokio::test]
async fn an_address_that_asks_too_often_waits() {
    let app = app_of(parts(Before::Nobody));
    let ask = |path: &str| asked_of(app.clone(), request("GET", path, &[], ""));
    for _ in 0..3 {
        assert_eq!(ask("/api/v1/rulesets").await.status, 200);
    }
    let refused = ask("/api/v1/rulesets").await;
    refused.problem(429, "too-many-requests");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() >= 1);
    assert_eq!(ask("/healthz").await.status, 200, "only the interface is counted");
}

#[tokio::test]
async fn a_guest_has_a_smaller_measure() {
    let app = app_of(parts(Before::Nobody));
    let ask = |name: &str| {
        let token = format!("Bearer {name}");
        asked_of(app.clone(), request("GET", "/api/v1/rulesets", &[("authorization", &token)], ""))
    };
    assert_eq!(ask("ada").await.status, 200);
    ask("ada").await.problem(429, "too-many-requests");
    assert_eq!(ask("bo").await.status, 200);
}

#[tokio::test]
async fn forwarded_addresses_count_behind_a_proxy_only() {
    for (before, last) in [(Before::Proxy, 200), (Before::Nobody, 429)] {
        let app = app_of(parts(before));
        let mut status = 0;
        for client in ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"] {
            let headers = [("x-forwarded-for", client)];
            status =
                asked_of(app.clone(), request("GET", "/api/v1/rulesets", &headers, "")).await.status.as_u16();
        }
        assert_eq!(status, last, "{before:?}");
    }
}
