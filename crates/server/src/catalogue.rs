//! The rule sets, as the protocol tells them.

use std::sync::LazyLock;

use khamsin_engine::{Stop, SystemClock};
use khamsin_protocol::catalogue::{Catalogue, CatalogueAsk};
use khamsin_protocol::{Core, Host};
use khamsin_text::Lang;

/// Every game with its rule sets, told in a language; told once and kept, for it never changes.
pub fn told(lang: Lang) -> &'static Catalogue {
    static TOLD: LazyLock<Vec<Catalogue>> = LazyLock::new(|| Lang::ALL.into_iter().map(tell).collect());
    let place = Lang::ALL.into_iter().position(|one| one == lang);
    &TOLD[place.expect("the list has every language")]
}

fn tell(lang: Lang) -> Catalogue {
    let (clock, stop) = (SystemClock::new(), Stop::new());
    let mut host = Host { clock: &clock, stop: &stop, tell: &mut |_| {} };
    Core::new().ask(lang, &CatalogueAsk {}, &mut host).expect("the question leaves nothing open")
}
