//! `khamsin tables pack`: the tables of several rule sets in one file, for a browser.
//!
//! Everything is solved anew in a folder of its own: the file depends on nothing but the rules, and small tables take
//! seconds.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use khamsin_rules::RuleSet;
use khamsin_tables::build::{Builder, Plan};
use khamsin_tables::format::{Cache, Codec, Pack};
use khamsin_tables::solve::Solvable;
use khamsin_tables::store::{Folder, Tables};
use khamsin_tables::{Slice, dispatch_game};
use serde_json::json;

use super::progress::Watch;
use super::{amount, args, failed, game, machine};
use crate::complaint::Complaint;
use crate::front::{Format, Front};

/// A table with what a pack's index says about it.
type Packed = (String, Slice, Vec<u8>);

/// Runs the command.
pub fn run(what: &args::Pack, front: &mut Front) -> anyhow::Result<()> {
    let sets = what.sets.iter().map(|id| front.rule_set(id)).collect::<Result<Vec<RuleSet>, _>>()?;
    let workshop = Workshop(std::env::temp_dir().join(format!("khamsin-pack-{}", std::process::id())));
    let mut tables: Vec<Packed> = Vec::new();
    for set in &sets {
        // Rule sets that agree in what their moving positions are worth share their tables.
        if tables.iter().any(|(hash, ..)| *hash == set.solve_hash()) {
            continue;
        }
        let game = game(set, front)?;
        let solved = dispatch_game!(game, game => solve(game, *set, &workshop, what, front))?;
        tables.extend(solved);
    }
    let bytes = Pack::write(&tables);
    fs::write(&what.file, &bytes).map_err(|error| unwritable(front, &what.file, &error))?;
    match what.format.get() {
        Format::Json => front.json(&json!({
            "file": what.file.display().to_string(),
            "bytes": bytes.len(),
            "tables": tables.len(),
            "rulesets": sets.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })),
        Format::Text => {
            let args = vec![
                ("file", what.file.display().to_string().into()),
                ("count", tables.len().into()),
                ("disk", amount::bytes(front, bytes.len() as u64).into()),
            ];
            front.line(&front.text("tables-packed", &args))
        }
    }
}

/// The tables of a rule set, those with fewer pieces first.
fn solve<G: Solvable>(
    game: G,
    set: RuleSet,
    workshop: &Workshop,
    what: &args::Pack,
    front: &Front,
) -> anyhow::Result<Vec<Packed>> {
    let folder = Folder::new(&workshop.0);
    let builder = Builder {
        tables: Tables::in_folder(game, set, folder.clone(), Arc::new(Cache::new(0))),
        threads: machine::threads(None),
        memory: machine::memory(),
        codec: Codec::Plain,
    };
    let plan = Plan::new(&builder.tables, what.pieces);
    let watch = Watch::new(front, &plan, Arc::new(AtomicBool::new(false)));
    let built = builder.build(&plan, &watch);
    watch.end();
    built.map_err(|error| failed(front, &error))?;
    let slices = plan.steps.iter().flat_map(|step| step.pair.slices());
    let mut packed = Vec::new();
    for slice in slices {
        let path = folder.file(&set, slice);
        let bytes = fs::read(&path).map_err(|error| unwritable(front, &path, &error))?;
        packed.push((set.solve_hash(), slice, bytes));
    }
    Ok(packed)
}

fn unwritable(front: &Front, file: &Path, error: &std::io::Error) -> Complaint {
    let args = vec![("file", file.display().to_string().into()), ("reason", error.to_string().into())];
    Complaint(front.text("table-unwritable", &args))
}

/// A folder that is removed when it is not needed any more.
struct Workshop(PathBuf);

impl Drop for Workshop {
    fn drop(&mut self) {
        // What cannot be removed is left to the system, which empties this place.
        let _ = fs::remove_dir_all(&self.0);
    }
}
