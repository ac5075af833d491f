//! The texts of every language, read once: an error costs a lookup, also when somebody makes thousands of them.

use std::sync::LazyLock;

use khamsin_text::{Lang, Texts};

/// The texts of a language.
pub fn texts(lang: Lang) -> &'static Texts {
    static TEXTS: LazyLock<Vec<Texts>> = LazyLock::new(|| Lang::ALL.into_iter().map(Texts::new).collect());
    let place = Lang::ALL.into_iter().position(|one| one == lang);
    &TEXTS[place.expect("the list has every language")]
}
