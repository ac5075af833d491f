//! Laws that every game, rule set and position obeys, whatever happens in it.
//!
//! The heart is [`differential`]: the crate against a slow, literal second implementation, over random games and
//! seeded positions under every parameter, with a count of how often each clause fired.

mod conservation;
mod coverage;
mod differential;
mod keys;
mod outside;
mod perft;
mod rulesets;
mod seeds;
mod sharp;
mod symmetry;
mod texts;
mod wasm;
