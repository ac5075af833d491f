//! How long it takes to look a position up.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use khamsin_rules::random::Random;
use khamsin_rules::{AnyPosition, RuleSet};
use khamsin_tables::build::{Builder, Plan, Watcher};
use khamsin_tables::format::{Cache, Codec};
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::Observer;
use khamsin_tables::store::{AnyTables, Folder, Tables};
use khamsin_tables::{Game, Location, Slice, dispatch_game};

use crate::files::folder;

struct Alone;

impl Observer for Alone {}
impl Watcher for Alone {}

/// The time that half of the probes take at the most.
fn median(tables: &AnyTables, positions: &[AnyPosition]) -> Duration {
    let mut times: Vec<Duration> = positions
        .iter()
        .map(|position| {
            let begun = Instant::now();
            let entry = tables.probe(position);
            let time = begun.elapsed();
            assert!(matches!(entry, Ok(Some(_))), "every position is known");
            time
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// Random positions of a slice of two million: first with every block still packed, then again.
#[test]
#[ignore = "deep: run by `make test-deep`"]
fn a_probe_takes_less_than_two_microseconds() {
    for id in ["seega/ludens-planet", "seega/tabuleiro-42", "saut-du-chat/ludens-planet"] {
        let set: RuleSet = id.parse().expect("the rule set exists");
        let folder = Folder::new(folder("speed"));
        let slice = Slice::men(4, 3);
        let game = AnyGame::new(set.rules()).expect("the game has tables");
        let positions: Vec<AnyPosition> = dispatch_game!(game, game => {
            let mut random = Random::new(1);
            let mut draw = || loop {
                let index = random.below(game.entries(slice) as usize) as u64;
                if let Some(position) = game.position(Location { slice, index }) {
                    return AnyPosition::from(position);
                }
            };
            let positions = (0..200_000).map(|_| draw()).collect();
            let tables = Tables::in_folder(game, set, folder.clone(), Arc::new(Cache::new(0)));
            let plan = Plan::new(&tables, 7);
            let builder = Builder { tables, threads: NonZeroUsize::MIN, memory: 1 << 32, codec: Codec::Zstd };
            builder.build(&plan, &Alone).expect("it is built");
            positions
        });
        let tables = AnyTables::in_folder(&set, &folder, &Arc::new(Cache::new(64 << 20)))
            .expect("the game has tables");
        let first = median(&tables, &positions);
        let again = median(&tables, &positions);
        println!("{id}: {first:?} at first, {again:?} once the slice is loaded");
        assert!(again < Duration::from_micros(2), "{id}: {again:?}");
    }
}
