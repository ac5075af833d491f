//! `khamsin tables verify`: every table, byte by byte and entry by entry.

use std::process::ExitCode;
use std::sync::Arc;

use khamsin_rules::RuleSet;
use khamsin_tables::build::{Plan, Step, check};
use khamsin_tables::dispatch_game;
use khamsin_tables::format::Cache;
use khamsin_tables::store::{Folder, Tables};
use khamsin_tables::{Game, Pair};
use serde_json::{Value, json};

use super::{SPARSE, amount, args, failed, folder, game, machine, none};
use crate::complaint;
use crate::front::{Format, Front};
use crate::status::Status;

/// Runs the command.
pub fn run(what: &args::Verify, front: &mut Front) -> anyhow::Result<ExitCode> {
    let set = front.rule_set(&what.asked.set)?;
    let game = game(&set, front)?;
    let folder = folder(&what.asked.place, front)?;
    dispatch_game!(game, game => verify(game, set, &folder, what, front))
}

fn verify<G: Game>(
    game: G,
    set: RuleSet,
    folder: &Folder,
    what: &args::Verify,
    front: &mut Front,
) -> anyhow::Result<ExitCode> {
    let tables = Tables::in_folder(game, set, folder.clone(), Arc::new(Cache::new(0)));
    let built = |pair: &Pair| pair.slices().any(|slice| tables.file(slice).exists());
    let most =
        tables.game().pairs(u8::MAX).iter().filter(|&pair| built(pair)).map(|pair| pair.pieces()).max();
    let most = most.ok_or_else(|| none(front, &set, folder))?;
    let mut plan = Plan::new(&tables, what.pieces.unwrap_or(most));
    if what.pieces.is_none() {
        // What was not asked for by number need not be there.
        plan.steps.retain(|step| built(&step.pair));
    }
    let threads = machine::threads(what.threads).get();
    let mut rows: Vec<Value> = Vec::new();
    let mut wrong = 0_u32;
    let mut status = Status::new(SPARSE);
    for step in &plan.steps {
        if status.is_terminal() || status.is_due() {
            status.write(front, &line(front, step));
        }
        let found = check(&tables, step.pair, threads).map_err(|error| failed(front, &error).0);
        status.clear();
        if let Err(sentence) = &found {
            wrong += 1;
            complaint::say(front, sentence);
        }
        rows.push(json!({
            "slice": step.pair.to_string(),
            "positions": step.positions,
            "error": found.err(),
        }));
    }
    match what.asked.format.get() {
        Format::Json => front.json(&json!({
            "ruleset": set.to_string(),
            "rules_hash": set.rules_hash(),
            "solve_hash": set.solve_hash(),
            "folder": folder.of(&set).display().to_string(),
            "positions": plan.positions(),
            "pairs": rows,
            "wrong": wrong,
        }))?,
        Format::Text => {
            let args = vec![
                ("count", amount::count(front, plan.positions()).into()),
                ("values", plan.slices().to_string().into()),
                ("wrong", wrong.into()),
            ];
            front.line(&front.text("tables-verify-done", &args))?;
        }
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Which pair is being checked.
fn line(front: &Front, step: &Step) -> String {
    let args =
        vec![("slice", step.pair.to_string().into()), ("count", amount::count(front, step.positions).into())];
    front.text("tables-verify-progress", &args)
}
