//! What a build has to do, and about what it takes.

use crate::game::Game;
use crate::slice::Pair;
use crate::store::Tables;

/// Bytes of an entry while its pair is solved.
const WORKING: u64 = 2;
/// Bytes for what does not grow with the pair: the program, the numbering of positions, blocks being packed.
const BESIDES: u64 = 96 << 20;
/// Entries that one core solves and writes in a second: half of what was measured for seega/ludens-planet up to ten
/// pieces (6.6 million), because larger pairs miss the caches more often, and machines have other things to do.
const RATE: f64 = 3.3e6;
/// Bytes on the disk for an entry; measured for seega/ludens-planet up to ten pieces: 0.31.
const STORED: f64 = 0.35;

/// A pair of slices in a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The pair.
    pub pair: Pair,
    /// How many positions it has.
    pub positions: u64,
    /// How many entries it has, those that stand for no position included.
    pub entries: u64,
    /// How many bytes of memory it takes to solve.
    pub memory: u64,
    /// Whether its tables are there already.
    pub finished: bool,
}

/// What a build has to do, in its order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Every pair of up to so many pieces.
    pub steps: Vec<Step>,
}

impl Plan {
    /// The plan for the slices of up to so many pieces.
    pub fn new<G: Game>(tables: &Tables<G>, pieces: u8) -> Plan {
        let step = |pair| step(tables, pair);
        Plan { steps: tables.game().pairs(pieces).into_iter().map(step).collect() }
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.steps.iter().map(|step| step.positions).sum()
    }

    /// How many slices there are.
    pub fn slices(&self) -> usize {
        self.steps.iter().map(|step| step.pair.slices().count()).sum()
    }

    /// What is not there yet.
    #[must_use]
    pub fn remaining(&self) -> Plan {
        Plan { steps: self.steps.iter().filter(|step| !step.finished).cloned().collect() }
    }

    /// How many bytes of memory the largest step takes.
    pub fn memory(&self) -> u64 {
        self.steps.iter().map(|step| step.memory).max().unwrap_or(0)
    }

    /// About how many bytes the tables will take on the disk.
    pub fn disk(&self) -> u64 {
        (self.entries() * STORED) as u64
    }

    /// About how many seconds so many threads take.
    pub fn seconds(&self, threads: usize) -> f64 {
        self.entries() / RATE / threads as f64
    }

    fn entries(&self) -> f64 {
        self.steps.iter().map(|step| step.entries).sum::<u64>() as f64
    }
}

fn step<G: Game>(tables: &Tables<G>, pair: Pair) -> Step {
    let game = tables.game();
    let entries = pair.slices().map(|slice| game.entries(slice)).sum();
    let mut exits: Vec<_> = pair.slices().flat_map(|slice| game.exits(slice)).collect();
    exits.sort_unstable();
    exits.dedup();
    let looked_up: u64 = exits.into_iter().map(|slice| game.entries(slice)).sum();
    Step {
        pair,
        positions: pair.slices().map(|slice| game.positions(slice)).sum(),
        entries,
        memory: WORKING * entries + looked_up * u64::from(game.alphabet().bits()) / 8 + BESIDES,
        finished: pair.slices().all(|slice| matches!(tables.fresh(slice), Ok(Some(_)))),
    }
}
