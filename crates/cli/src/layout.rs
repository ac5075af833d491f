//! How wide to write; how text is laid out in that width, `khamsin_text::layout` knows.

pub use khamsin_text::layout::{flow, hang, length, pad, wrap};

/// The widest lines that are still easy to read.
const WIDEST: usize = 100;
/// The narrowest terminal that is taken seriously.
const NARROWEST: usize = 40;
/// The width where nobody tells.
const USUAL: usize = 80;

/// The width to write in: that of the terminal, within reason.
pub fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(seen).unwrap_or(USUAL).clamp(NARROWEST, WIDEST)
}
