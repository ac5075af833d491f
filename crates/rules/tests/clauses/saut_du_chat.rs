//! The clauses of Saut du Chat: set-up and steps, leaps and chains, and how a game ends.

mod ends;
mod leaps;
mod moves;

/// The sheet's own rules.
const SET: &str = "saut-du-chat/ludens-planet";
/// A blocked side passes instead of losing.
const PASS: &str = "saut-du-chat/ludens-planet(blocked=pass)";
/// The centre is a refuge, which needs `blocked=pass`.
const SAFE: &str = "saut-du-chat/ludens-planet(centre_safe=true,blocked=pass)";

/// The set-up: twelve pieces each, the centre empty.
const START: &str = "
    m m m m m
    m m m m m
    m m . M M
    M M M M M
    M M M M M";
