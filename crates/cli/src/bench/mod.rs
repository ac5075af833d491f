//! `khamsin bench`: how fast this machine is.

pub mod rules;
pub mod search;
pub mod tables;

use crate::direction::cell;
use crate::layout::{length, pad};

/// A row of a table of measurements: a name, two numbers and what tells builds apart.
fn table_row(name: &str, one: &str, two: &str, signature: &str) -> String {
    let right = |text: &str, width: usize| " ".repeat(width.saturating_sub(length(text))) + &cell(text);
    format!("{} {} {}  {}", pad(name, 47), right(one, 13), right(two, 14), cell(signature))
}
