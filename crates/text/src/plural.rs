//! Which form of a word goes with a number, by Unicode's rules for the languages that Khamsin speaks.

/// A form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Category {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Category {
    /// The form of this name.
    pub(crate) fn named(name: &str) -> Option<Category> {
        Some(match name {
            "zero" => Category::Zero,
            "one" => Category::One,
            "two" => Category::Two,
            "few" => Category::Few,
            "many" => Category::Many,
            "other" => Category::Other,
            _ => return None,
        })
    }
}

/// The form that goes with a whole number in a language.
pub(crate) fn category(code: &str, number: i64) -> Category {
    let size = number.unsigned_abs();
    match (code, size, size % 100) {
        ("ar", 0, _) => Category::Zero,
        ("ar", 2, _) => Category::Two,
        ("ar", _, 3..=10) => Category::Few,
        ("ar", _, 11..=99) => Category::Many,
        ("fr" | "pt", 0, _) => Category::One,
        (_, 1, _) => Category::One,
        _ => Category::Other,
    }
}
