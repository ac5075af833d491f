//! Arabic on a screen of cells.
//!
//! Most terminals neither join Arabic letters nor turn them: a full screen has to do both itself, and tells terminals
//! that could do it to leave it (see `guard`). Letters take the forms they have next to each other, which Unicode has as
//! signs of their own; a line runs from right to left by the Unicode bidirectional algorithm. Vowel marks, which a cell
//! has no room for, are left out.

use khamsin_text::Direction;
use khamsin_text::direction::takes_room;
use unicode_bidi::{BidiInfo, Level};

/// The letters in the order of their forms, and how many forms each has: alone; joined to the one before it; joined to
/// the next one; joined to both.
const LETTERS: [(char, u32); 36] = [
    ('ء', 1),
    ('آ', 2),
    ('أ', 2),
    ('ؤ', 2),
    ('إ', 2),
    ('ئ', 4),
    ('ا', 2),
    ('ب', 4),
    ('ة', 2),
    ('ت', 4),
    ('ث', 4),
    ('ج', 4),
    ('ح', 4),
    ('خ', 4),
    ('د', 2),
    ('ذ', 2),
    ('ر', 2),
    ('ز', 2),
    ('س', 4),
    ('ش', 4),
    ('ص', 4),
    ('ض', 4),
    ('ط', 4),
    ('ظ', 4),
    ('ع', 4),
    ('غ', 4),
    ('ف', 4),
    ('ق', 4),
    ('ك', 4),
    ('ل', 4),
    ('م', 4),
    ('ن', 4),
    ('ه', 4),
    ('و', 2),
    ('ى', 2),
    ('ي', 4),
];
/// The first form of the first letter; the others follow without a gap.
const FORMS: u32 = 0xfe80;
/// Letters that melt with a lam before them, in the order of those forms.
const MELTING: [char; 4] = ['آ', 'أ', 'إ', 'ا'];
/// The first form of the melted ones, two for each.
const MELTED: u32 = 0xfef5;

/// How a line that has letters from right to left is seen, from the left; none if it has none.
pub fn seen(line: &str) -> Option<String> {
    let turns = |letter| Direction::of(letter) == Some(Direction::RightToLeft);
    if !line.contains(turns) {
        return None;
    }
    let shaped = joined(line);
    let bidi = BidiInfo::new(&shaped, Some(Level::rtl()));
    let paragraph = bidi.paragraphs.first()?;
    let levels = bidi.reordered_levels_per_char(paragraph, paragraph.range.clone());
    let letters: Vec<char> = shaped.chars().collect();
    let seen = BidiInfo::reorder_visual(&levels)
        .into_iter()
        .map(|index| if levels[index].is_rtl() { mirrored(letters[index]) } else { letters[index] });
    // The marks of direction have done their work.
    Some(seen.filter(|&c| takes_room(c)).collect())
}

/// A text whose letters have the forms that they have next to each other; vowel marks are left out.
fn joined(text: &str) -> String {
    let is_vowel = |c: char| matches!(c, '\u{64b}'..='\u{65f}' | '\u{670}');
    let letters: Vec<char> = text.chars().filter(|&c| !is_vowel(c)).collect();
    let at = |index: Option<usize>| index.and_then(|index| letters.get(index)).copied();
    let mut joined = String::new();
    let mut index = 0;
    while let Some(&letter) = letters.get(index) {
        let next = at(Some(index + 1));
        let joints = Joints {
            before: at(index.checked_sub(1)).is_some_and(joins_next),
            after: next.is_some_and(joins_before),
        };
        let melting = MELTING.iter().position(|&melting| Some(melting) == next);
        index += 1;
        joined.push(match (letter, melting) {
            ('ل', Some(number)) => {
                index += 1;
                form(MELTED + 2 * number as u32 + u32::from(joints.before))
            }
            _ => shaped(letter, joints),
        });
    }
    joined
}

/// Whether there is something to join before and after a letter.
#[derive(Clone, Copy)]
struct Joints {
    before: bool,
    after: bool,
}

/// The form of a letter between its neighbours; any other sign as it is.
fn shaped(letter: char, joints: Joints) -> char {
    let mut first = FORMS;
    for (known, forms) in LETTERS {
        if known == letter {
            let joined = match forms {
                1 => 0,
                2 => u32::from(joints.before),
                _ => u32::from(joints.before) + 2 * u32::from(joints.after),
            };
            return form(first + joined);
        }
        first += forms;
    }
    letter
}

fn form(code: u32) -> char {
    char::from_u32(code).expect("the forms of Arabic letters are letters")
}

/// The stroke that makes a joint longer.
const STROKE: char = 'ـ';

/// Whether a letter joins the one after it.
fn joins_next(letter: char) -> bool {
    letter == STROKE || forms(letter) == 4
}

/// Whether a letter joins the one before it.
fn joins_before(letter: char) -> bool {
    letter == STROKE || forms(letter) >= 2
}

fn forms(letter: char) -> u32 {
    LETTERS.iter().find(|(known, _)| *known == letter).map_or(0, |&(_, forms)| forms)
}

/// A sign as it looks from the other side.
const fn mirrored(sign: char) -> char {
    match sign {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last letter's last form is the last before the melted ones: the table has no hole.
    #[test]
    fn the_forms_are_those_of_unicode() {
        assert_eq!(LETTERS.iter().map(|(_, forms)| forms).sum::<u32>(), MELTED - FORMS);
        let both = Joints { before: true, after: true };
        assert_eq!(shaped('ي', both), '\u{fef4}');
        assert_eq!(shaped('ب', Joints { before: false, after: true }), '\u{fe91}');
        assert_eq!(shaped('د', both), '\u{feaa}', "it joins nothing after it");
        assert_eq!(shaped('c', both), 'c');
    }

    #[test]
    fn letters_join_and_lam_melts_with_alef() {
        assert_eq!(joined("باب"), "\u{fe91}\u{fe8e}\u{fe8f}");
        assert_eq!(joined("سلام"), "\u{feb3}\u{fefc}\u{fee1}");
        assert_eq!(joined("حدّد"), joined("حدد"), "vowel marks are left out");
    }

    #[test]
    fn a_line_is_seen_from_right_to_left_and_moves_are_not() {
        assert_eq!(seen("b2,d4 (3)"), None);
        let line = seen("باب (\u{2068}c3c4\u{2069}).").unwrap();
        assert_eq!(line, ".(c3c4) \u{fe8f}\u{fe8e}\u{fe91}");
    }
}
