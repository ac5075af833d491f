//! What people read, in every language Khamsin speaks.
//!
//! The rules know clauses, message ids and arguments; here they become sentences. The sentences live in Fluent
//! catalogues, `locales/<lang>/*.ftl`, which are part of the program: nothing is read from disk. They are written in our
//! own words; the rule sheets' sentences are not copied.
//!
//! - [`lang`]: which languages there are, and which one the reader wants;
//! - [`catalogue`]: one language's texts, by message id;
//! - [`render`]: clauses, refusals, endings and where a rule comes from, as sentences;
//! - [`situation`]: how a game stands and how it ended, as sentences;
//! - [`glyphs`], [`walk`], [`numbers`], [`layout`]: signs, turns, figures and lines of text.
//!
//! A clause's message is its id with dashes for dots (`seega-place-centre`). Its value is the rule; its attributes are
//! `.title`, `.refusal` where the clause can forbid an action, and `.ending` where it can end a game.
#![forbid(unsafe_code)]

pub mod catalogue;
pub mod glyphs;
pub mod lang;
pub mod layout;
pub mod numbers;
pub mod render;
pub mod situation;
pub mod walk;

pub use catalogue::Texts;
pub use glyphs::Glyphs;
pub use lang::{Lang, UnknownLang};
