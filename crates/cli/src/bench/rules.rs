//! `khamsin bench rules`: how fast the rules are, through the same interface as everyone else's.
//!
//! A playout chooses uniformly among the legal actions, plays, and asks for the outcome. The checksum folds the last
//! position of the first playouts, so that two builds which print the same number have played the same games. A rate is
//! that of the fastest of several stretches: whatever else a machine does can only slow one down.

use std::time::{Duration, Instant};

use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::{Random, mix};
use khamsin_rules::{ActionSet as _, AnyPosition, Position, RuleSet, dispatch};
use serde_json::{Value, json};

use super::args::BenchRules;
use super::table_row;
use crate::front::{Format, Front};
use crate::perft;
use crate::style::Paint;
use khamsin_text::numbers::decimal;

/// A playout that lasts longer than this is cut: random play need not end.
const LONGEST_PLAYOUT: u32 = 2000;

/// The playouts whose last positions the checksum covers: the same number on every machine.
const CHECKED_PLAYOUTS: u64 = 1000;

/// How many stretches the time is cut into.
const STRETCHES: u32 = 8;

/// A tree with so many leaves is deep enough to measure with.
const MANY_LEAVES: u64 = 1_000_000;

/// What was measured of one rule set.
struct Row {
    rule_set: RuleSet,
    actions_per_second: f64,
    perft_leaves_per_second: f64,
    actions_per_playout: f64,
    checksum: u64,
}

/// Runs the command.
pub fn run(what: &BenchRules, front: &mut Front) -> anyhow::Result<()> {
    let sets = match &what.set {
        Some(text) => vec![front.rule_set(text)?],
        None => rule_sets().collect(),
    };
    let time = Duration::from_millis(what.milliseconds);
    let mut rows = Vec::new();
    if what.format.get() == Format::Text {
        let [set, actions, leaves, checksum] = ["rule-set", "actions", "leaves", "checksum"]
            .map(|name| front.plain(&format!("cli-bench-{name}")));
        let heading = table_row(&set, &actions, &leaves, &checksum);
        front.line(&front.paint(Paint::Title, &heading))?;
        front.flush()?;
    }
    for set in sets {
        let row = measure(set, time);
        match what.format.get() {
            Format::Json => rows.push(row.json()),
            Format::Text => {
                front.line(&row.line(front))?;
                front.flush()?;
            }
        }
    }
    if what.format.get() == Format::Json { front.json(&Value::Array(rows)) } else { Ok(()) }
}

impl Row {
    fn json(&self) -> Value {
        json!({
            "ruleset": self.rule_set.to_string(),
            "rules_hash": self.rule_set.rules_hash(),
            "actions_per_second": self.actions_per_second.round(),
            "perft_leaves_per_second": self.perft_leaves_per_second.round(),
            "actions_per_playout": self.actions_per_playout,
            "checksum": format!("{:016x}", self.checksum),
        })
    }

    fn line(&self, front: &Front) -> String {
        let millions = |rate: f64| decimal(front.texts.lang(), rate / 1e6, 1);
        table_row(
            &self.rule_set.to_string(),
            &millions(self.actions_per_second),
            &millions(self.perft_leaves_per_second),
            &format!("{:016x}", self.checksum),
        )
    }
}

fn measure(rule_set: RuleSet, time: Duration) -> Row {
    dispatch!(AnyPosition::start(&rule_set, 0), start => {
        let played = playouts(&start, &mut Random::new(0), Duration::ZERO);
        let mut random = Random::new(1);
        let rate = (0..STRETCHES)
            .map(|_| playouts(&start, &mut random, time / STRETCHES))
            .map(|stretch| stretch.actions as f64 / stretch.seconds)
            .fold(0.0, f64::max);
        Row {
            rule_set,
            actions_per_second: rate,
            perft_leaves_per_second: perft_rate(&start, time / 2),
            actions_per_playout: played.actions as f64 / played.games as f64,
            checksum: played.checksum,
        }
    })
}

struct Playouts {
    actions: u64,
    games: u64,
    seconds: f64,
    checksum: u64,
}

/// Plays for a time, but at least the playouts that the checksum covers if the time is none.
fn playouts<P: Position>(start: &P, random: &mut Random, time: Duration) -> Playouts {
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
        let enough = if time.is_zero() { games >= CHECKED_PLAYOUTS } else { elapsed >= time };
        if enough {
            return Playouts { actions, games, seconds: elapsed.as_secs_f64(), checksum };
        }
    }
}

/// Leaves per second of trees that start in the middle of random games.
fn perft_rate<P: Position>(start: &P, time: Duration) -> f64 {
    let mut random = Random::new(1);
    let (mut leaves, mut spent) = (0, Duration::ZERO);
    while spent < time {
        let mut game = vec![start.clone()];
        while let Some(last) = game.last()
            && last.outcome().is_none()
            && game.len() < LONGEST_PLAYOUT as usize
        {
            let mut next = last.clone();
            let legal = next.actions();
            next.play(legal.nth(random.below(legal.len())));
            game.push(next);
        }
        let middle = &game[game.len() / 2];
        let begun = Instant::now();
        // A tree that ends early has no deeper one.
        for depth in 1..=LONGEST_PLAYOUT {
            let found = perft::count(middle, depth);
            leaves += found;
            if found == 0 || found >= MANY_LEAVES || begun.elapsed() >= time {
                break;
            }
        }
        spent += begun.elapsed();
    }
    leaves as f64 / spent.as_secs_f64()
}
