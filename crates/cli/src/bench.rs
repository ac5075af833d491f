//! `khamsin bench rules`: how fast the rules are, through the same interface as everyone else's.
//!
//! A playout chooses uniformly among the legal actions, plays, and asks for the outcome. The checksum folds the last
//! position of every playout, so that two builds which print the same number have played the same games.

use std::time::{Duration, Instant};

use khamsin_rules::catalogue::CATALOGUE;
use khamsin_rules::random::{Random, mix};
use khamsin_rules::{ActionSet as _, AnyPosition, Position, RuleSet, dispatch};

/// A playout that lasts longer than this is cut: random play need not end.
const LONGEST_PLAYOUT: u32 = 2000;

/// The playouts whose last positions the checksum covers: the same number on every machine.
const CHECKED_PLAYOUTS: u64 = 1000;

/// What was measured of one rule set.
pub struct Row {
    /// The rule set.
    pub rule_set: RuleSet,
    /// Actions of random playouts per second.
    pub actions_per_second: f64,
    /// Leaves of the action tree per second, the last level counted without playing it.
    pub perft_leaves_per_second: f64,
    /// The mean length of a playout.
    pub actions_per_playout: f64,
    /// The last positions of the first playouts, folded.
    pub checksum: u64,
}

/// Measures every rule set of the catalogue and its variants, each for about the given time.
pub fn rules(time: Duration, mut progress: impl FnMut(&Row)) -> Vec<Row> {
    let ids = CATALOGUE.iter().flat_map(|entry| {
        let variants = entry.variants.iter().map(|variant| format!("{}({variant})", entry.id()));
        std::iter::once(entry.id()).chain(variants)
    });
    ids.filter_map(|id| id.parse().ok())
        .map(|rule_set| {
            let row = measure(rule_set, time);
            progress(&row);
            row
        })
        .collect()
}

pub fn measure(rule_set: RuleSet, time: Duration) -> Row {
    dispatch!(AnyPosition::start(&rule_set, 0), start => {
        let playouts = playouts(&start, time);
        Row {
            rule_set,
            actions_per_second: playouts.actions as f64 / playouts.seconds,
            perft_leaves_per_second: perft_rate(&start, time / 4),
            actions_per_playout: playouts.actions as f64 / playouts.games as f64,
            checksum: playouts.checksum,
        }
    })
}

pub struct Playouts {
    pub actions: u64,
    pub games: u64,
    seconds: f64,
    checksum: u64,
}

pub fn playouts<P: Position>(start: &P, time: Duration) -> Playouts {
    let mut random = Random::new(0);
    let (mut actions, mut games, mut checksum) = (0, 0, 0);
    let begun = Instant::now();
    loop {
        let mut position = start.clone();
        let mut length = 0;
        while position.outcome().is_none() && length < LONGEST_PLAYOUT {
            let legal = position.actions();
            position.play(legal.nth(random.below(legal.len())));
            length += 1;
        }
        actions += u64::from(length);
        if games < CHECKED_PLAYOUTS {
            checksum = mix(checksum ^ position.key());
        }
        games += 1;
        let elapsed = begun.elapsed();
        if games >= CHECKED_PLAYOUTS && elapsed >= time {
            return Playouts { actions, games, seconds: elapsed.as_secs_f64(), checksum };
        }
    }
}

/// Leaves per second of the deepest tree, from a few positions into the game, that takes about the given time.
fn perft_rate<P: Position>(start: &P, time: Duration) -> f64 {
    /// Far enough for every game to have pieces to move.
    const INTO_THE_GAME: u32 = 90;
    let mut random = Random::new(1);
    let mut position = start.clone();
    for _ in 0..INTO_THE_GAME {
        let mut next = position.clone();
        let legal = next.actions();
        next.play(legal.nth(random.below(legal.len())));
        if next.actions().is_empty() {
            break;
        }
        position = next;
    }
    let begun = Instant::now();
    let mut leaves = 0;
    for depth in 1.. {
        // A game near its end has only so many leaves at any depth: count the same tree again.
        let deepest = depth.min(12);
        leaves += perft(&position, deepest);
        if begun.elapsed() >= time {
            break;
        }
    }
    leaves as f64 / begun.elapsed().as_secs_f64()
}

/// The leaves of the tree of actions; a finished position adds nothing.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let legal = position.actions();
    if depth <= 1 {
        return legal.len() as u64;
    }
    let mut leaves = 0;
    legal.for_each(|action| {
        let mut next = position.clone();
        next.play(action);
        leaves += perft(&next, depth - 1);
    });
    leaves
}
