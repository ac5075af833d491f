//! What `khamsin tables pack` does, without the program around it, which cannot be whole before the web app has its tables:
//! `pack FILE PIECES RULESET…`.

use std::error::Error;

use khamsin_rules::RuleSet;
use khamsin_tables::build::{Packer, Watcher};
use khamsin_tables::dispatch_game;
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::Observer;

/// Tables for a page are small: this is plenty.
const MEMORY: u64 = 1 << 30;

struct Nobody;

impl Observer for Nobody {}
impl Watcher for Nobody {}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, pieces, sets @ ..] = &args[..] else {
        return Err("pack FILE PIECES RULESET…".into());
    };
    let mut packer = Packer::new(pieces.parse()?, std::thread::available_parallelism()?, MEMORY);
    for set in sets {
        let set: RuleSet = set.parse()?;
        let game = AnyGame::new(set.rules()).ok_or_else(|| format!("{set} has no tables"))?;
        dispatch_game!(game, game => packer.add(game, set, |builder, plan| builder.build(plan, &Nobody)))?;
    }
    Ok(std::fs::write(file, packer.bytes())?)
}
