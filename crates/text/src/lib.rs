//! What people read, in every language Khamsin speaks.
//!
//! The rules know clauses, message ids and arguments; here they become sentences. The sentences live in Fluent
//! catalogues, `locales/<lang>/*.ftl`, which are part of the program: nothing is read from disk. They are written in our
//! own words; the rule sheets' sentences are not copied.
//!
//! - [`lang`]: which languages there are, and which one the reader wants;
//! - [`catalogue`]: one language's texts, by message id;
//! - `parser`, `pattern`, `plural`: Fluent, as much of it as the catalogues use;
//! - [`render`]: clauses, refusals, endings and where a rule comes from, as sentences;
//! - [`sentences`]: what a side is to do, how a game ended, and what is wrong with what somebody wrote or played;
//! - [`phase`]: the headings under which clauses are told;
//! - [`numbers`]: numbers as each language writes them.
//!
//! A clause's message is its id with dashes for dots (`seega-place-centre`). Its value is the rule; its attributes are
//! `.title`, `.refusal` where the clause can forbid an action, and `.ending` where it can end a game.
#![forbid(unsafe_code)]

pub mod catalogue;
pub mod lang;
pub mod numbers;
mod parser;
mod pattern;
pub mod phase;
mod plural;
pub mod render;
pub mod sentences;

pub use catalogue::{CatalogueError, Texts};
pub use lang::{Direction, Lang, UnknownLang};
