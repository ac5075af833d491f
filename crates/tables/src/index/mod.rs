//! Positions numbered without gaps, up to symmetry.
//!
//! `number = orbit of the other side's set × ways to set the own men on the rest + rank of the own set there`, both
//! seen in the symmetry that makes the other side's set canonical. Keyed on the side **not** to move, because then all
//! positions from which a quiet turn leads to a given one differ in their movers only: they share one orbit, and lie
//! close together.
//!
//! Where the canonical set is symmetric itself, several numbers stand for one position: the least is its own, the others
//! are invalid.

mod burnside;
mod choose;
mod figures;
mod men;
mod orbits;
mod subsets;
mod symmetry;

pub use burnside::burnside;
pub use choose::choose;
pub use figures::{FigureIndex, FigureView, Figures};
pub use men::{MenIndex, View};
pub use orbits::{Code, Orbits};
pub use subsets::Ranked;
pub use symmetry::{Group, Symmetries};
