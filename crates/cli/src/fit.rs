//! `khamsin fit`: the weights of the evaluation, from games of the engine against itself.
//!
//! Writes the file that `crates/engine/weights` keeps, with how it was made in its head. For those who change the
//! evaluation; nobody needs it to play.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicUsize, Ordering};

use khamsin_lab::fit::{self, SelfPlay};
use khamsin_rules::RuleSet;

use crate::args::Fit;
use crate::complaint::Complaint;
use crate::front::Front;

/// Runs the command.
pub fn run(what: &Fit, front: &mut Front) -> anyhow::Result<()> {
    let sets: Vec<RuleSet> =
        what.sets.iter().map(|text| front.rule_set(text)).collect::<Result<_, Complaint>>()?;
    let first = sets[0];
    if let Some(other) = sets.iter().find(|set| fit::file(set) != fit::file(&first)) {
        let args = vec![("one", first.to_string().into()), ("two", other.to_string().into())];
        return Err(Complaint(front.text("fit-files-differ", &args)).into());
    }
    let settings = SelfPlay {
        games: what.games,
        nodes: what.nodes,
        attention: what.attention,
        draws: what.draws,
        seed: what.seed,
        threads: what.threads,
    };
    let played = AtomicUsize::new(0);
    let terminal = stderr().is_terminal();
    let all = what.games * what.rounds as usize;
    let fitted = fit::fit(&settings, what.rounds, &sets, &|| {
        let played = played.fetch_add(1, Ordering::Relaxed) + 1;
        if terminal {
            let _ = write!(stderr(), "\r{played}/{all}");
        }
    });
    if terminal {
        let _ = writeln!(stderr());
    }
    let names: Vec<String> = sets.iter().map(|set| format!("'{set}'")).collect();
    front.line(&format!(
        "# khamsin fit {} --rounds {} --games {} --nodes {} --attention {} --draws {} --seed {}\n# the last round: {} positions, loss {:.4}, before {:.4}",
        names.join(" "),
        what.rounds,
        what.games,
        what.nodes,
        what.attention,
        what.draws,
        what.seed,
        fitted.examples,
        fitted.loss_after,
        fitted.loss_before,
    ))?;
    front.bytes(fit::write(&first, &fitted.weights).as_bytes())
}
