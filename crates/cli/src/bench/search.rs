//! `khamsin bench search`: how fast the engine searches, and a count that tells two builds apart.
//!
//! For every rule set a few positions of random games are searched to a fixed depth, on one thread and from an empty
//! table: the nodes are the same on every machine, and change when the search does. A node is one action played,
//! quiescence included. Pahtum has a second row, for the exact solution of its last empty squares.

use std::time::Duration;

use khamsin_engine::{Engine, Limits, Options, Stop, SystemClock};
use khamsin_rules::catalogue::rule_sets;
use khamsin_rules::random::Random;
use khamsin_rules::{Game, GameKind, RuleSet};
use serde_json::{Value, json};

use super::args::BenchSearch;
use super::table_row;
use crate::front::{Format, Front};
use crate::style::Paint;
use khamsin_text::numbers::decimal;

/// Positions for each rule set.
const POSITIONS: usize = 8;

/// What the engine has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Search to a depth.
    Depth,
    /// Solve the last empty squares.
    Solution,
}

/// Empty squares that are solved.
const SOLVED: usize = 20;

/// What was measured of one rule set.
struct Row {
    rule_set: RuleSet,
    task: Task,
    nodes: u64,
    /// For each position.
    times: Vec<Duration>,
}

/// Runs the command.
pub fn run(what: &BenchSearch, front: &mut Front) -> anyhow::Result<()> {
    let sets = match &what.set {
        Some(text) => vec![front.rule_set(text)?],
        None => rule_sets().collect(),
    };
    let mut rows = Vec::new();
    if what.format.get() == Format::Text {
        let [set, rate, time, nodes] = ["rule-set", "node-rate", "seconds", "nodes"]
            .map(|name| front.plain(&format!("cli-bench-{name}")));
        let heading = table_row(&set, &rate, &time, &nodes);
        front.line(&front.paint(Paint::Title, &heading))?;
        front.flush()?;
    }
    let tasks = sets.into_iter().flat_map(|set| {
        let solved = (set.game() == GameKind::Pahtum).then_some((set, Task::Solution));
        [(set, Task::Depth)].into_iter().chain(solved)
    });
    for (set, task) in tasks {
        let row = measure(set, task, what);
        match what.format.get() {
            Format::Json => rows.push(row.json()),
            Format::Text => {
                let line = row.line(front);
                front.line(&line)?;
                front.flush()?;
            }
        }
    }
    if what.format.get() == Format::Json { front.json(&Value::Array(rows)) } else { Ok(()) }
}

impl Row {
    fn seconds(&self) -> f64 {
        self.times.iter().map(Duration::as_secs_f64).sum()
    }

    fn rate(&self) -> f64 {
        self.nodes as f64 / self.seconds()
    }

    fn json(&self) -> Value {
        json!({
            "ruleset": self.rule_set.to_string(),
            "task": if self.task == Task::Depth { "depth" } else { "solution" },
            "rules_hash": self.rule_set.rules_hash(),
            "nodes": self.nodes,
            "nodes_per_second": self.rate().round(),
            "seconds": self.times.iter().map(Duration::as_secs_f64).collect::<Vec<_>>(),
        })
    }

    fn line(&self, front: &Front) -> String {
        let name = match self.task {
            Task::Depth => self.rule_set.to_string(),
            Task::Solution => front.text("cli-bench-solution", &vec![("count", SOLVED.into())]),
        };
        let lang = front.texts.lang();
        let (rate, seconds) = (decimal(lang, self.rate() / 1e6, 2), decimal(lang, self.seconds(), 2));
        table_row(&name, &rate, &seconds, &self.nodes.to_string())
    }
}

fn measure(rule_set: RuleSet, task: Task, what: &BenchSearch) -> Row {
    let mut row = Row { rule_set, task, nodes: 0, times: Vec::new() };
    let mut engine = Engine::new(Options { hash: 16, threads: what.threads, ..Options::default() });
    let clock = SystemClock::new();
    for number in 0..POSITIONS {
        let (game, limits) = match task {
            Task::Depth => {
                let game = position(rule_set, number);
                let depth = depth(&game) + what.deeper;
                (game, Limits::depth(depth))
            }
            Task::Solution => (late_position(rule_set, number), Limits::default()),
        };
        engine.forget();
        let report = engine.search(&game, &limits, &clock, &Stop::new(), &mut |_| {});
        row.nodes += report.nodes;
        row.times.push(report.elapsed);
    }
    row
}

/// A position of a random game, the later the higher its number.
fn position(set: RuleSet, number: usize) -> Game {
    let mut random = Random::new(number as u64);
    let mut game = Game::new(set, random.word());
    let mut length = 0;
    while game.outcome().is_none() {
        let legal = game.legal_actions();
        let _ = game.play(legal[random.below(legal.len())]);
        length += 1;
    }
    // Random games of moving pieces are long and have little left to search in their second half.
    let kept = length * (number + 1) / (2 * POSITIONS + 1);
    for _ in kept..length {
        game.undo();
    }
    game
}

/// A position of a random game in which so many squares are empty as are solved.
fn late_position(set: RuleSet, number: usize) -> Game {
    let mut random = Random::new(number as u64);
    let mut game = Game::new(set, random.word());
    while game.legal_actions().len() > SOLVED {
        let legal = game.legal_actions();
        let _ = game.play(legal[random.below(legal.len())]);
    }
    game
}

/// Deep enough for some hundred thousand nodes.
fn depth(game: &Game) -> u16 {
    let (files, _) = game.position().dimensions();
    let placing = matches!(game.position().pending(), khamsin_rules::Pending::Place(_));
    match game.rule_set().game() {
        GameKind::Seega if placing => 5,
        GameKind::Seega if files == 5 => 14,
        GameKind::Seega if files == 7 => 11,
        GameKind::Seega => 9,
        GameKind::SautDuChat => 14,
        GameKind::Pahtum => 6,
        GameKind::Seti => 9,
    }
}
