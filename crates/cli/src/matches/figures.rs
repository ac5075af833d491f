//! Numbers as the reader's language writes them.

use crate::front::Front;
use khamsin_text::numbers;

/// A number with a few digits behind the point, or the comma; no more than is known.
pub fn decimal(front: &Front, value: f64, digits: usize) -> String {
    true_minus(&numbers::decimal(front.texts.lang(), value, digits))
}

/// A difference: always with its sign.
pub fn signed(front: &Front, value: f64, digits: usize) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+∞" } else { "−∞" }.to_owned();
    }
    let text = numbers::signed(front.texts.lang(), value, digits);
    // What rounds to nothing has no sign.
    let nothing = !text.contains(|c: char| ('1'..='9').contains(&c));
    true_minus(if nothing { &text[1..] } else { &text })
}

/// A share as a percentage.
pub fn percent(front: &Front, share: f64) -> String {
    front.text("match-percent", &vec![("value", decimal(front, 100.0 * share, 1).into())])
}

/// The minus of print instead of the hyphen of typewriters.
fn true_minus(text: &str) -> String {
    text.replace('-', "−")
}
