//! How play may go on, in whole turns: what people and protocols read.

use khamsin_rules::{Game, Turn};

use crate::report::Line;

/// The turn of a line and the whole turns that may follow it; one that is cut short is left out.
pub fn continuation(game: &Game, line: &Line) -> Vec<Turn> {
    let mut game = game.clone();
    if game.play_turn(&line.turn).is_err() {
        return Vec::new();
    }
    let mut turns = vec![line.turn.clone()];
    let mut open = Turn::default();
    for &action in &line.reply {
        let number = game.turn();
        // A table may have mixed two positions up: what does not fit ends the line.
        if game.play(action).is_err() {
            break;
        }
        open.0.push(action);
        if game.turn() != number || game.outcome().is_some() {
            turns.push(std::mem::take(&mut open));
        }
    }
    turns
}
