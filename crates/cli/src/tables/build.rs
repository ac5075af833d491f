//! `khamsin tables build`: says what it takes, builds what is not there yet, and tells what came of it.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use khamsin_rules::RuleSet;
use khamsin_tables::build::{BuildError, Builder, Plan};
use khamsin_tables::format::{Cache, Codec};
use khamsin_tables::solve::{Solvable, SolveError};
use khamsin_tables::store::{Folder, Tables};
use khamsin_tables::{Game, dispatch_game};
use serde_json::{Value, json};

use super::progress::Watch;
use super::{amount, args, failed, folder, game, info, machine, slices};
use crate::complaint::{self, Complaint};
use crate::front::{Format, Front};
use crate::layout::{hang, length};
use crate::show;

/// What a shell calls a program that was stopped by Ctrl-C.
const INTERRUPTED: u8 = 130;

/// Runs the command.
pub fn run(what: &args::Build, front: &mut Front) -> anyhow::Result<ExitCode> {
    let set = front.rule_set(&what.asked.set)?;
    let game = game(&set, front)?;
    let folder = folder(&what.asked.place, front)?;
    dispatch_game!(game, game => build(game, set, folder, what, front))
}

fn build<G: Solvable>(
    game: G,
    set: RuleSet,
    folder: Folder,
    what: &args::Build,
    front: &mut Front,
) -> anyhow::Result<ExitCode> {
    check_pieces(&game, what.pieces, front)?;
    let place = folder.of(&set);
    let builder = Builder {
        tables: Tables::in_folder(game, set, folder, Arc::new(Cache::new(0))),
        threads: machine::threads(what.threads),
        memory: memory(what, front)?,
        codec: if what.plain { Codec::Plain } else { Codec::Zstd },
    };
    let plan = Plan::new(&builder.tables, what.pieces);
    let remaining = plan.remaining();
    if what.asked.format.get() == Format::Text {
        show::heading(front, &set)?;
        tell_plan(front, &plan, &builder, &place, what.pieces)?;
        front.flush()?;
    }
    if what.plan {
        if what.asked.format.get() == Format::Json {
            front.json(&plan_json(&set, &plan, builder.threads.get()))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    // Better said now than after hours.
    if let Some(step) = remaining.steps.iter().find(|step| step.memory > builder.memory) {
        let error = BuildError::Memory { pair: step.pair, needed: step.memory, limit: builder.memory };
        return Err(explain(front, &error).into());
    }
    let stop = Arc::new(AtomicBool::new(false));
    stop_on_interrupt(&stop)?;
    let begun = Instant::now();
    let watch = Watch::new(front, &remaining, stop);
    let built = builder.build(&plan, &watch);
    let headers = watch.end();
    let stopped = matches!(built, Err(BuildError::Solve(SolveError::Cancelled(_))));
    if let Err(error) = &built {
        if !stopped {
            return Err(explain(front, error).into());
        }
        complaint::say(front, &failed(front, error).0);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let positions: u64 = headers.iter().map(|header| header.counts.positions()).sum();
    match what.asked.format.get() {
        Format::Json => {
            let mut told = info::json(&set, &place.display().to_string(), &headers);
            told["seconds"] = seconds.into();
            told["stopped"] = stopped.into();
            front.json(&told)?;
        }
        Format::Text if headers.is_empty() => {}
        Format::Text => {
            front.line("")?;
            for line in slices::table(front, &headers) {
                front.line(&line)?;
            }
            front.line("")?;
            let args = vec![
                ("count", amount::count(front, positions).into()),
                ("time", amount::time(seconds).into()),
            ];
            front.line(&front.text("tables-built", &args))?;
        }
    }
    Ok(if stopped { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// What there is to do, and what it takes, for machines.
fn plan_json(set: &RuleSet, plan: &Plan, threads: usize) -> Value {
    let remaining = plan.remaining();
    json!({
        "ruleset": set.to_string(),
        "positions": plan.positions(),
        "slices": plan.slices(),
        "remaining": {
            "positions": remaining.positions(),
            "slices": remaining.slices(),
            "memory": remaining.memory(),
            "disk": remaining.disk(),
            "threads": threads,
            "seconds": remaining.seconds(threads),
        },
    })
}

/// Whether there is anything with so many pieces.
fn check_pieces<G: Game>(game: &G, pieces: u8, front: &Front) -> Result<(), Complaint> {
    let pairs = game.pairs(u8::MAX);
    let all = || pairs.iter().map(|pair| pair.pieces());
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    if (least..=most).contains(&pieces) {
        return Ok(());
    }
    let args = vec![("pieces", pieces.into()), ("first", least.into()), ("most", most.into())];
    Err(Complaint(front.text("tables-pieces", &args)))
}

/// How much memory may be used.
fn memory(what: &args::Build, front: &Front) -> Result<u64, Complaint> {
    let Some(text) = &what.memory else { return Ok(machine::memory()) };
    let wrong = || Complaint(front.text("tables-memory-size", &vec![("text", text.as_str().into())]));
    amount::read_bytes(text).ok_or_else(wrong)
}

/// What there is to do, and what it takes.
fn tell_plan<G>(
    front: &mut Front,
    plan: &Plan,
    builder: &Builder<G>,
    place: &Path,
    pieces: u8,
) -> anyhow::Result<()> {
    let (remaining, bytes) = (plan.remaining(), |bytes| amount::bytes(front, bytes));
    let counted = |id: &str, plan: &Plan| {
        let count = amount::count(front, plan.positions());
        front.text(id, &vec![("count", count.into()), ("values", plan.slices().to_string().into())])
    };
    let mut rows = vec![("tables-plan-positions", counted("tables-plan-positions-value", plan))];
    let finished = Plan { steps: plan.steps.iter().filter(|step| step.finished).cloned().collect() };
    if !finished.steps.is_empty() {
        rows.push(("tables-plan-finished", counted("tables-plan-finished-value", &finished)));
    }
    if !remaining.steps.is_empty() {
        let args =
            vec![("memory", bytes(remaining.memory()).into()), ("limit", bytes(builder.memory).into())];
        rows.push(("tables-plan-memory", front.text("tables-plan-memory-value", &args)));
        let room = machine::room(place);
        let short = room.is_some_and(|room| room < remaining.disk());
        let id = if short { "tables-plan-disk-short" } else { "tables-plan-disk-value" };
        let args = vec![
            ("disk", bytes(remaining.disk()).into()),
            ("folder", place.display().to_string().into()),
            ("limit", bytes(room.unwrap_or(0)).into()),
        ];
        rows.push(("tables-plan-disk", front.text(id, &args)));
        let time = amount::time(remaining.seconds(builder.threads.get()));
        rows.push(("tables-plan-time", front.text("tables-plan-time-value", &vec![("time", time.into())])));
    }
    let rows: Vec<(String, String)> = rows.into_iter().map(|(id, value)| (front.plain(id), value)).collect();
    let width = rows.iter().map(|(label, _)| length(label)).max().unwrap_or(0) + 2;
    front.line(&front.text("tables-up-to", &vec![("pieces", pieces.into())]))?;
    for (label, value) in rows {
        front.line(&hang(&label, &value, front.width, width))?;
    }
    if remaining.steps.is_empty() {
        front.line(&front.plain("tables-nothing-to-do"))?;
    }
    Ok(())
}

/// Why a build stopped; amounts of memory are told as people read them.
fn explain(front: &Front, error: &BuildError) -> Complaint {
    let BuildError::Memory { pair, needed, limit } = error else { return failed(front, error) };
    let args = vec![
        ("slice", pair.to_string().into()),
        ("needed", amount::bytes(front, *needed).into()),
        ("limit", amount::bytes(front, *limit).into()),
    ];
    Complaint(front.text("tables-memory", &args))
}

/// Lets Ctrl-C end the build in order, and a second one at once.
fn stop_on_interrupt(stop: &Arc<AtomicBool>) -> anyhow::Result<()> {
    let stop = Arc::clone(stop);
    Ok(ctrlc::set_handler(move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    })?)
}
