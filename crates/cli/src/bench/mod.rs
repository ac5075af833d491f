//! `khamsin bench`: how fast this machine is.

pub mod rules;
pub mod search;
pub mod tables;

/// A row of a table of measurements: a name, two numbers and what tells builds apart.
fn table_row(name: &str, one: &str, two: &str, signature: &str) -> String {
    format!("{name:<47} {one:>13} {two:>14}  {signature}")
}
