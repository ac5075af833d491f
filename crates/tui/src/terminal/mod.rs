//! The terminal itself: what it can show, and how it is left as it was found.

mod ability;
mod clipboard;
mod fold;
mod guard;
mod script;

pub use ability::{Colours, glyphs};
pub use clipboard::copy;
pub use fold::fold;
pub use guard::Guard;
pub(crate) use guard::restore;
pub use script::seen;
