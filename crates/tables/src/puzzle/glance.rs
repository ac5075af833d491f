//! What a person sees at a glance: the pieces after a turn, and after the answer that takes most.

use khamsin_rules::{AnyPosition, Side};

use super::judge::balance;
use super::line::after_turns;

/// More than any number of pieces.
const DECIDED: i32 = 100;

/// How a turn looks to its side: what it has more than the other after the answer that is worst in pieces.
pub(super) fn look(after: &AnyPosition, side: Side) -> i32 {
    if after.outcome().is_some() {
        return seen(after, side);
    }
    after_turns(after).iter().map(|reply| seen(reply, side)).min().unwrap_or(0)
}

/// The pieces that a side has more than the other, unless the game is over.
fn seen(position: &AnyPosition, side: Side) -> i32 {
    match position.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == side => DECIDED,
        Some(Some(_)) => -DECIDED,
        Some(None) | None => balance(position, side),
    }
}
