//! Class mode: a teacher, pupils with first names, and rounds of games. `docs/online.md` is the contract.
//!
//! - [`pairing`] and [`standing`] are the domain: who plays whom, and the table; [`matching`] is the algorithm they need;
//! - [`state`] is a class as it is kept, [`store`] what a database does for it;
//! - [`teaching`] is what teacher and pupils do: read, decide, write, tell the games;
//! - [`view`] and [`export`] are what is told, [`http`] the handlers, [`refused`] why not;
//! - [`purge`] deletes names when their days are over.

pub mod export;
pub mod http;
pub mod matching;
pub mod pairing;
pub mod purge;
pub mod refused;
pub mod standing;
pub mod state;
pub mod store;
pub mod teaching;
pub mod view;
