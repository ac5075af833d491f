//! `khamsin tables pack`: the tables of several rule sets in one file, for a browser.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use khamsin_rules::RuleSet;
use khamsin_tables::build::Packer;
use khamsin_tables::dispatch_game;
use serde_json::json;

use super::progress::Watch;
use super::{amount, args, failed, game, machine};
use crate::complaint::Complaint;
use crate::front::{Format, Front};

/// Runs the command.
pub fn run(what: &args::Pack, front: &mut Front) -> anyhow::Result<()> {
    let sets = what.sets.iter().map(|id| front.rule_set(id)).collect::<Result<Vec<RuleSet>, _>>()?;
    let mut packer = Packer::new(what.pieces, machine::threads(None), machine::memory());
    for set in &sets {
        let game = game(set, front)?;
        let added = dispatch_game!(game, game => packer.add(game, *set, |builder, plan| {
            let watch = Watch::new(front, plan, Arc::new(AtomicBool::new(false)));
            let built = builder.build(plan, &watch);
            watch.end();
            built
        }));
        added.map_err(|error| failed(front, &error))?;
    }
    let bytes = packer.bytes();
    fs::write(&what.file, &bytes).map_err(|error| unwritable(front, &what.file, &error))?;
    match what.format.get() {
        Format::Json => front.json(&json!({
            "file": what.file.display().to_string(),
            "bytes": bytes.len(),
            "tables": packer.count(),
            "rulesets": sets.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })),
        Format::Text => {
            let args = vec![
                ("file", what.file.display().to_string().into()),
                ("count", packer.count().into()),
                ("disk", amount::bytes(front, bytes.len() as u64).into()),
            ];
            front.line(&front.text("tables-packed", &args))
        }
    }
}

fn unwritable(front: &Front, file: &Path, error: &std::io::Error) -> Complaint {
    let args = vec![("file", file.display().to_string().into()), ("reason", error.to_string().into())];
    Complaint(front.text("table-unwritable", &args))
}
