//! Choosing a move: search, evaluation, levels and analysis, over the rules of whichever game.
#![forbid(unsafe_code)]

pub mod baseline;
pub mod clock;
mod contest;
mod engine;
pub mod evaluation;
mod exact;
pub mod level;
pub mod limits;
pub mod pahtum_endgame;
pub mod report;
pub mod review;
pub mod score;
mod search;

pub use clock::{Clock, SystemClock};
pub use engine::{Engine, Options};
pub use level::{Level, Skill};
pub use limits::{Limits, Stop, Time};
pub use report::{Bound, Line, Report};
pub use score::{Meaning, Rank, Score};
pub use search::Style;
