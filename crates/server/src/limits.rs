//! How often somebody may ask, and how long an answer may take.
//!
//! Requests under `/api/` are counted by address and, where there is one, by guest (bearer token or cookie). A class of
//! thirty behind one address fits well within the address's measure; a guest's is what one busy browser or bot needs. Files of
//! the app are not counted. Keys are hashes: no token is kept. An IPv6 address counts by its network of 64 bits.

use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::time::timeout;

use crate::errors::Error;
use crate::online::guest::brought;
use crate::operations::metrics;
use crate::request::Reader;

/// How many requests somebody may make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// For ever, per second.
    pub per_second: NonZeroU32,
    /// At once.
    pub burst: NonZeroU32,
}

/// One address: thirty people who all load a page and play at once.
pub const PER_ADDRESS: Measure = Measure::new(120, 1_200);
/// One guest: a person in a few tabs, or a bot with several games.
pub const PER_GUEST: Measure = Measure::new(20, 120);
/// The longest until the head of an answer; streams and sockets go on as long as they like afterwards.
pub const LONGEST_ANSWER: Duration = Duration::from_secs(20);
/// After so many requests keys are forgotten that are as good as new.
const TIDY_AFTER: usize = 4_096;

impl Measure {
    /// So many a second, and so many at once; at least one of each.
    pub const fn new(per_second: u32, burst: u32) -> Measure {
        Measure { per_second: at_least_one(per_second), burst: at_least_one(burst) }
    }

    fn quota(self) -> Quota {
        Quota::per_second(self.per_second).allow_burst(self.burst)
    }
}

const fn at_least_one(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// Whom a request is from, as far as addresses go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Before {
    /// Clients connect themselves: what they say about addresses is not believed.
    #[default]
    Nobody,
    /// A proxy of ours connects, and writes the client's address last into `X-Forwarded-For`.
    Proxy,
}

/// The limits of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// For each address.
    pub address: Measure,
    /// For each guest.
    pub guest: Measure,
    /// Until the head of an answer.
    pub answer: Duration,
    /// Who connects.
    pub before: Before,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { address: PER_ADDRESS, guest: PER_GUEST, answer: LONGEST_ANSWER, before: Before::default() }
    }
}

/// Counts requests.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    limits: Limits,
    addresses: DefaultKeyedRateLimiter<u64>,
    guests: DefaultKeyedRateLimiter<u64>,
    hasher: RandomState,
    asked: AtomicUsize,
}

impl Gate {
    /// With these limits.
    pub fn new(limits: Limits) -> Gate {
        Gate(Arc::new(Inner {
            addresses: RateLimiter::keyed(limits.address.quota()),
            guests: RateLimiter::keyed(limits.guest.quota()),
            hasher: RandomState::new(),
            asked: AtomicUsize::new(0),
            limits,
        }))
    }

    /// Whether a request may pass; otherwise how many seconds to wait.
    fn pass(&self, address: IpAddr, guest: Option<&str>) -> Result<(), u64> {
        let inner = &*self.0;
        if inner.asked.fetch_add(1, Ordering::Relaxed) % TIDY_AFTER == TIDY_AFTER - 1 {
            inner.addresses.retain_recent();
            inner.guests.retain_recent();
        }
        check(&inner.addresses, inner.hasher.hash_one(network(address)), "address")?;
        guest.map_or(Ok(()), |guest| check(&inner.guests, inner.hasher.hash_one(guest), "guest"))
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<u64>, key: u64, by: &'static str) -> Result<(), u64> {
    limiter.check_key(&key).map_err(|until| {
        metrics::limited(by);
        until.wait_time_from(DefaultClock::default().now()).as_secs() + 1
    })
}

/// What stands for an address: itself, or the network that one household has with IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
        four @ IpAddr::V4(_) => four,
    }
}

/// The address that a request comes from.
fn address(request: &Request, before: Before) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
    match before {
        Before::Nobody => peer,
        Before::Proxy => forwarded(request.headers()).unwrap_or(peer),
    }
}

/// The last address of `X-Forwarded-For`: the proxy's own word; those before it are anybody's.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").into_iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Refuses what is too much, and gives up what takes too long.
pub async fn limited(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Reader(lang) = Reader::of(&parts);
    let request = Request::from_parts(parts, body);
    if request.uri().path().starts_with("/api/") {
        // A guest may be invented: the address is counted in any case.
        let guest = brought(request.headers()).map(|(secret, _)| secret);
        let passed = gate.pass(address(&request, gate.0.limits.before), guest);
        if let Err(seconds) = passed {
            return Error::TooMany { seconds }.told(lang).into_response();
        }
    }
    match timeout(gate.0.limits.answer, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Error::Slow.told(lang).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_burst_passes_and_what_follows_waits() {
        let limits = Limits { address: Measure::new(1, 4), guest: Measure::new(1, 2), ..Limits::default() };
        let gate = Gate::new(limits);
        let one: IpAddr = "192.0.2.1".parse().expect("an address");
        assert!(gate.pass(one, Some("ada")).is_ok() && gate.pass(one, Some("ada")).is_ok());
        assert!(gate.pass(one, Some("ada")).is_err_and(|seconds| seconds >= 1), "the guest asks too often");
        assert!(gate.pass(one, Some("bo")).is_ok(), "another guest may still ask");
        assert!(gate.pass(one, None).is_err(), "the address has asked too often");
        assert!(gate.pass("192.0.2.2".parse().expect("an address"), None).is_ok());
    }

    #[test]
    fn neighbours_within_a_network_of_64_bits_are_one() {
        let network = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::2"));
        assert_ne!(network("2001:db8:0:1::1"), network("2001:db8::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }

    #[test]
    fn only_the_last_forwarded_address_counts_and_only_behind_a_proxy() {
        let mut request = Request::new(axum::body::Body::empty());
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static("10.0.0.1, 192.0.2.7"));
        assert_eq!(address(&request, Before::Proxy).to_string(), "192.0.2.7");
        assert_eq!(address(&request, Before::Nobody).to_string(), "0.0.0.0");
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(address(&request, Before::Proxy).to_string(), "0.0.0.0");
    }
}
