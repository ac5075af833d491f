//! What a position is worth at a glance: one file per game, each a list of named features.
//!
//! An evaluation is a weighted sum. Each game tells its features to a [`Tally`]; in play the tally adds up weights, when
//! weights are fitted it writes the features down, so the two cannot drift apart. Every feature has two weights, for a
//! full board and for an empty one, mixed by how many pieces there are. The weights are data (`crates/engine/weights`),
//! made by `khamsin fit` from games of the engine against itself.

mod features;
mod glance;
mod pahtum;
mod saut_du_chat;
mod seega;
mod seti;
mod weights;

pub use features::{Features, MOST_FEATURES, Noted, Tally, Weight};
pub use weights::{Linear, Sections, WeightsError};

pub(crate) use glance::Glance;
pub(crate) use pahtum::Lines;
