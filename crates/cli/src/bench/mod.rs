//! `khamsin bench`: how fast this machine is.

pub mod args;
mod rules;
mod search;
mod server;
mod tables;

use khamsin_text::direction::cell;

use self::args::Bench;
use crate::front::Front;
use crate::layout::{length, pad};

/// Runs the command.
pub fn run(what: &Bench, front: &mut Front) -> anyhow::Result<()> {
    match what {
        Bench::Rules(what) => rules::run(what, front),
        Bench::Search(what) => search::run(what, front),
        Bench::Tables(what) => tables::run(what, front),
        Bench::Server(what) => server::run(what, front),
    }
}

/// A row of a table of measurements: a name, two numbers and what tells builds apart.
fn table_row(name: &str, one: &str, two: &str, signature: &str) -> String {
    let right = |text: &str, width: usize| " ".repeat(width.saturating_sub(length(text))) + &cell(text);
    format!("{} {} {}  {}", pad(name, 47), right(one, 13), right(two, 14), cell(signature))
}
