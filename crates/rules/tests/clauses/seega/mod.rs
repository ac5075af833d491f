//! Seega: every clause and every sheet, by the parts of a game.

mod agreements;
mod barriers;
mod blocked;
mod capturing;
mod chains;
mod duties;
mod endings;
mod endless;
mod lemmas;
mod moving;
mod openings;
mod placing;
mod removal;
mod unblocking;
mod undo;
mod walls;
