//! `khamsin bench tables`: how fast positions are solved, in memory.
//!
//! A rate is told by the clock and by core: the second divides by the time that the processors really worked, so that
//! whatever else a machine does hardly touches it.

use std::time::Instant;

use khamsin_rules::RuleSet;
use khamsin_tables::dispatch_game;
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::{Nobody, Solvable, solve_all};
use serde_json::{Value, json};

use super::args::BenchTables;
use super::table_row;
use crate::complaint::Complaint;
use crate::front::{Format, Front};
use crate::style::Paint;
use khamsin_text::numbers::decimal;

/// The rule sets that are measured unless one is named.
const USUAL: [&str; 4] =
    ["seega/tabuleiro-42", "seega/ludens-planet", "seega/jeu-du-seega", "saut-du-chat/ludens-planet"];

/// What was measured of one rule set.
struct Row {
    rule_set: RuleSet,
    pieces: u8,
    threads: usize,
    positions: u64,
    longest: u16,
    seconds: f64,
    core_seconds: f64,
}

/// Runs the command.
pub fn run(what: &BenchTables, front: &mut Front) -> anyhow::Result<()> {
    let named = what.set.as_deref().map(|set| vec![set]);
    let mut rows = Vec::new();
    if what.format.get() == Format::Text {
        let [set, rate, core, longest] = ["rule-set", "position-rate", "core-rate", "longest"]
            .map(|name| front.plain(&format!("cli-bench-{name}")));
        front.line(&front.paint(Paint::Title, &table_row(&set, &rate, &core, &longest)))?;
        front.flush()?;
    }
    for set in named.unwrap_or_else(|| USUAL.to_vec()) {
        let set = front.rule_set(set)?;
        let none = || Complaint(front.text("tables-no-game", &vec![("id", set.to_string().into())]));
        let game = AnyGame::new(set.rules()).ok_or_else(none)?;
        let row = dispatch_game!(game, game => measure(&game, set, what))?;
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

fn measure<G: Solvable>(game: &G, rule_set: RuleSet, what: &BenchTables) -> anyhow::Result<Row> {
    let (mut positions, mut longest) = (0, 0);
    let begun = Instant::now();
    let worked = core_seconds(begun, what.threads);
    solve_all(game, what.pieces, what.threads, &Nobody, |solved, _| {
        for slice in solved {
            positions += game.positions(slice.slice());
            let found = slice.entries().flatten().filter_map(|entry| entry.distance).max();
            longest = longest.max(found.unwrap_or(0));
        }
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    let core_seconds = core_seconds(begun, what.threads) - worked;
    Ok(Row {
        rule_set,
        pieces: what.pieces,
        threads: what.threads,
        positions,
        longest,
        seconds,
        core_seconds,
    })
}

/// How long the processors have worked for this program.
#[cfg(unix)]
fn core_seconds(_begun: Instant, _threads: usize) -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Where nobody tells: as if all threads had worked all the time.
#[cfg(not(unix))]
fn core_seconds(begun: Instant, threads: usize) -> f64 {
    begun.elapsed().as_secs_f64() * threads as f64
}

impl Row {
    fn json(&self) -> Value {
        json!({
            "ruleset": self.rule_set.to_string(),
            "solve_hash": self.rule_set.solve_hash(),
            "pieces": self.pieces,
            "threads": self.threads,
            "positions": self.positions,
            "longest": self.longest,
            "seconds": self.seconds,
            "core_seconds": self.core_seconds,
            "positions_per_second": (self.positions as f64 / self.seconds).round(),
            "positions_per_core_second": (self.positions as f64 / self.core_seconds).round(),
        })
    }

    fn line(&self, front: &Front) -> String {
        let lang = front.texts.lang();
        let rate = |seconds: f64| decimal(lang, self.positions as f64 / seconds / 1e6, 2);
        let (clock, core) = (rate(self.seconds), rate(self.core_seconds));
        table_row(&self.rule_set.to_string(), &clock, &core, &self.longest.to_string())
    }
}
