//! Text in lines of the terminal's width.
//!
//! Lines break at plain spaces only; French puts a no-break space before its colons. Widths are counted in characters:
//! every sign used here is one column wide, but for marks that take no room. What is padded or hangs is a cell.

use crate::direction::{cell, takes_room};

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

/// A text broken into lines of at most `width`, each after `indent` spaces.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let words: Vec<String> = text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    flow(&words, " ", width, indent)
}

/// Items that are not broken themselves, `gap` apart, in lines of at most `width` after `indent` spaces.
pub fn flow(items: &[String], gap: &str, width: usize, indent: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if length(line) + gap.len() + length(item) <= width => {
                line.push_str(gap);
                line.push_str(item);
            }
            _ => lines.push(" ".repeat(indent) + item),
        }
    }
    lines.join("\n")
}

/// A text that follows `lead` on its line and hangs below its own beginning: `lead` fills `indent` columns.
pub fn hang(lead: &str, text: &str, width: usize, indent: usize) -> String {
    let wrapped = wrap(text, width, indent);
    let lines: Vec<String> = wrapped.lines().map(|line| cell(line.trim_start())).collect();
    let rest = lines.join(&format!("\n{}", " ".repeat(indent)));
    (pad(lead, indent) + &rest).trim_end().to_owned()
}

/// A text filled up with spaces.
pub fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(length(text));
    cell(text) + &" ".repeat(missing)
}

/// How many columns a text takes; escape sequences and marks take none.
pub fn length(text: &str) -> usize {
    let mut escaped = false;
    let seen = |c: &char| {
        let was = escaped;
        escaped = if was { *c != 'm' } else { *c == '\x1b' };
        !was && !escaped && takes_room(*c)
    };
    text.chars().filter(seen).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_at_spaces_and_indents() {
        assert_eq!(wrap("a rule of the game", 10, 2), "  a rule\n  of the\n  game");
        assert_eq!(wrap("la règle\u{202f}: un", 9, 0), "la\nrègle\u{202f}:\nun");
        assert_eq!(wrap("unbreakable", 4, 1), " unbreakable");
        assert_eq!(wrap("", 10, 2), "");
    }

    #[test]
    fn hangs_below_itself() {
        assert_eq!(
            hang("  size", "the board has squares", 18, 8),
            "  size  the board\n        has\n        squares"
        );
        assert_eq!(hang("  size", "", 18, 8), "  size");
    }

    #[test]
    fn escape_sequences_take_no_room() {
        assert_eq!(length("\x1b[1;33m●\x1b[0m a"), 3);
        assert_eq!(pad("\x1b[2ma\x1b[0m", 3), "\x1b[2ma\x1b[0m  ");
        assert_eq!(length("\u{2068}c3\u{2069} أولًا"), 7);
    }
}
