//! Text that runs from right to left, on terminals that take every line to run from left to right.
//!
//! A line of Arabic sentences is turned as a whole, by marks around it and one that tells terminals which find the
//! direction out by themselves. A cell of a table turns itself only, so that columns keep their order. Boards, moves and
//! numbers have no letters that run from right to left, and stay as they are.

use khamsin_text::Direction;

/// Makes terminals that look at a line's first letter see one that runs from right to left.
const RIGHT_TO_LEFT: char = '\u{200f}';
/// From here to [`END`] the text runs from right to left, and is set apart from what is around it.
const TURN: char = '\u{2067}';
/// From here to [`END`] the text is set apart: the texts put this around their arguments.
const APART: char = '\u{2068}';
const END: char = '\u{2069}';

/// A line, or several, in a language that runs from right to left.
pub fn lines(text: &str) -> String {
    let turned = |line: &str| {
        if outside_cells(line).any(runs_to_the_left) {
            format!("{RIGHT_TO_LEFT}{TURN}{}{END}", balanced(line))
        } else {
            line.to_owned()
        }
    };
    text.split('\n').map(turned).collect::<Vec<_>>().join("\n")
}

/// A cell of a table, in any language.
pub fn cell(text: &str) -> String {
    if text.contains(runs_to_the_left) { format!("{TURN}{}{END}", balanced(text)) } else { text.to_owned() }
}

/// Whether a sign takes a column: marks and the vowels above Arabic letters do not.
pub fn takes_room(c: char) -> bool {
    !matches!(c, RIGHT_TO_LEFT | '\u{2066}'..=END | '\u{64b}'..='\u{65f}' | '\u{670}')
}

fn runs_to_the_left(c: char) -> bool {
    Direction::of(c) == Some(Direction::RightToLeft)
}

/// What stands outside of cells.
fn outside_cells(line: &str) -> impl Iterator<Item = char> {
    let mut open = Vec::new();
    line.chars().filter(move |&c| {
        match c {
            TURN | APART => open.push(c),
            END => drop(open.pop()),
            _ => {}
        }
        !open.contains(&TURN)
    })
}

/// A text whose marks come in pairs, though it was broken off another one.
fn balanced(text: &str) -> String {
    let mut open = 0_usize;
    let mut kept = String::new();
    for c in text.chars() {
        match c {
            TURN | APART => open += 1,
            END if open == 0 => continue,
            END => open -= 1,
            _ => {}
        }
        kept.push(c);
    }
    kept.extend(std::iter::repeat_n(END, open));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_turned_and_boards_are_not() {
        let apart = format!("{APART}c3{END}");
        let sentence = format!("{apart} هي المركز");
        assert_eq!(lines(&sentence), format!("{RIGHT_TO_LEFT}{TURN}{sentence}{END}"));
        assert_eq!(lines("  a b c\n5 . x o"), "  a b c\n5 . x o");
    }

    #[test]
    fn cells_turn_and_their_row_does_not() {
        let row = format!("{}  4-3", cell("الشريحة"));
        assert_eq!(row, format!("{TURN}الشريحة{END}  4-3"));
        assert_eq!(lines(&row), row);
        assert_eq!(cell("4-3"), "4-3");
    }

    #[test]
    fn marks_of_broken_lines_come_in_pairs() {
        assert_eq!(balanced(&format!("a {APART}b")), format!("a {APART}b{END}"));
        assert_eq!(balanced(&format!("b{END} c")), "b c");
    }
}
