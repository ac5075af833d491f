//! Questions and answers about games, as JSON: one language for the browser, the server and `--json`.
//!
//! A question is `{"lang": "fr", "ask": "play", "with": {…}}`, its answer `{"answer": {…}}` or `{"error": {…}}`. There is
//! one list of questions, `exchange.rs`; each has a Rust type with its answer's type ([`Exchange`]), and TypeScript's are
//! made from them (`web/src/core/protocol.gen.ts`). In the browser: `core.ask("play", {…})` of `web/src/core`. In Rust:
//! [`Core::ask`] with the types, [`Core::answer`] with JSON.
//!
//! # How a page uses it
//!
//! **A game is a [`GameSpec`](spec::GameSpec)**: rule set, seed or position, turns, what the players agreed. It is all a page
//! keeps. Every question about a game brings its spec along and most give a new one back, inside a
//! [`State`](state::State): pieces, legal actions, duties in words, hands, captures, history, outcome. Nothing is
//! remembered between questions, so a reload, a link or another tab goes on where the spec stands.
//!
//! | a page wants | ask |
//! |---|---|
//! | games, rule sets, languages | `catalogue` |
//! | a rule set clause by clause; one with own parameters | `ruleset` |
//! | what the levels are worth | `levels` |
//! | a new game, and the lot | `new_game` |
//! | the board after a reload, or at an earlier turn (cut `turns`) | `state` |
//! | why a try is not legal, without playing it | `check` |
//! | to play an action or a whole turn | `play`; a refused one is an error with its `refusal` |
//! | undo within a turn, take a turn back, take back to *my* decision | `undo` |
//! | offers, answers, resignation, flag | `say` |
//! | the score of a match | `series` |
//! | the editor: is this a position, and why not | `position` |
//! | to open, paste, copy or download records | `read_record`, `write_record` |
//! | links | `link`, `open_link` |
//! | two rule sets on one board | `compare` |
//! | the computer's turn, a hint, analysis | `search` (streams) |
//! | the computer's answer to an offer | `consider` |
//! | a whole game reviewed | `review` (streams) |
//! | proved values | `probe`, once tables were handed in |
//!
//! **Words.** Every sentence for people is in the answer already, in the language of the question: `sentence`, `duty`,
//! `text`, `words`, `sentences`. A page adds only its own buttons and headings. An error's `text` says what is wrong and
//! what to do; its `kind` is for programs.
//!
//! **Sides** are `"first"` and `"second"`; squares and actions are written as people write them. Values are First's:
//! above zero First is better.
//!
//! **Never a panic**: malformed JSON and absurd values are answered with a sentence; tests throw plenty of both at it.
//!
//! # Inside
//!
//! `core` is the door, `desk` what an answer is made with, `exchange` the list. `spec` replays games, `state` tells them;
//! the other files are the questions, one file for what belongs together. `value` and `exact` are the words for opinions
//! and for proved values, which the command line uses too.
#![forbid(unsafe_code)]

pub mod agree;
pub mod catalogue;
pub mod clauses;
pub mod compare;
pub mod consider;
mod core;
pub mod decimal;
pub mod desk;
pub mod exact;
mod exchange;
pub mod levels;
pub mod link;
pub mod nouns;
pub mod play;
pub mod position;
pub mod problem;
pub mod record;
pub mod review;
pub mod search;
pub mod spec;
pub mod state;
#[cfg(test)]
mod typescript;
pub mod value;

pub use crate::core::{Core, Host};
pub use crate::desk::{Desk, Event, Exchange};
pub use crate::exchange::NAMES;
pub use crate::problem::{Problem, ProblemKind};
