//! The server's numbers, for Prometheus: `/metrics`. Every name is here, so that `docs/operations.md` can list them.
//!
//! Other parts of the server call the functions; nobody else writes a name. Labels are few and known: routes as they are
//! written in the code, never paths, ids or addresses.

use std::sync::OnceLock;
use std::time::Duration;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const REQUESTS: &str = "khamsin_http_requests_total";
const LATENCY: &str = "khamsin_http_request_duration_seconds";
const LIMITED: &str = "khamsin_http_limited_total";
const SOCKETS: &str = "khamsin_sockets";
const GAMES: &str = "khamsin_games_in_memory";
const EVENTS: &str = "khamsin_events_total";
const SEARCHES: &str = "khamsin_searches";

/// Where latencies are counted, in seconds: a tick is a millisecond on one end and the longest request on the other.
const BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// Where the numbers are read; made when it is first asked for.
fn handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&BUCKETS).expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // A program that counts already goes on counting its own way.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    })
}

fn describe() {
    describe_counter!(REQUESTS, "Requests by method, route and status");
    describe_histogram!(LATENCY, Unit::Seconds, "Time to the head of the answer, by route");
    describe_counter!(LIMITED, "Requests refused because there were too many, by who was counted");
    describe_gauge!(SOCKETS, "Open sockets");
    describe_gauge!(GAMES, "Games held in memory");
    describe_counter!(EVENTS, "Events written to the log of games");
    describe_gauge!(SEARCHES, "Searches under way");
}

/// Starts counting; calling it again does nothing.
pub fn start() {
    handle();
}

/// The answer to `/metrics`.
pub async fn answer() -> impl IntoResponse {
    handle().run_upkeep();
    let headers = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (headers, handle().render())
}

/// A request was answered.
pub fn answered(method: &'static str, route: &str, status: u16, took: Duration) {
    let route = route.to_owned();
    counter!(REQUESTS, "method" => method, "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    histogram!(LATENCY, "route" => route).record(took);
}

/// A request was refused because this key asks too often: `address` or `guest`.
pub fn limited(by: &'static str) {
    counter!(LIMITED, "by" => by).increment(1);
}

/// So many events were written to the logs of games.
pub fn events(count: u64) {
    counter!(EVENTS).increment(count);
}

/// How many games are held in memory.
pub fn games(count: usize) {
    gauge!(GAMES).set(count as f64);
}

/// Something that is counted while it lasts.
#[derive(Debug)]
pub struct Lasting(&'static str);

impl Lasting {
    fn new(name: &'static str) -> Lasting {
        gauge!(name).increment(1.0);
        Lasting(name)
    }
}

impl Drop for Lasting {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}

/// A socket, counted until this is dropped.
#[must_use]
pub fn socket() -> Lasting {
    Lasting::new(SOCKETS)
}

/// A search, counted until this is dropped.
#[must_use]
pub fn search() -> Lasting {
    Lasting::new(SEARCHES)
}
