//! Where one whole turn can lead: all actions of one side until the other is to act or the game is over.

use khamsin_reference::{Game, Outcome, Position, Rules};

use crate::state::State;

/// What a turn leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// The game is over, with these points for the side whose turn it was, the other's taken off.
    Over(i32),
    /// The other side is to move.
    Reply(State),
}

/// How the game stands by itself in this position: its points for the side to move if it is over.
pub fn verdict(rules: &Rules, state: &State) -> Result<Option<i32>, String> {
    let position = Position::parse(rules, &state.text())?;
    Ok(position.outcome().map(|outcome| first_points(&outcome)))
}

/// What play without end is worth to the side to move: how the game ends here when the quiet limit is long past.
pub fn endless(rules: &Rules, state: &State) -> Result<i32, String> {
    let game = Game::from_text(rules, &format!("{} {} 1", state.text(), u32::MAX))?;
    // Where Seti waits for the reply to an intruder, the next position would end, and in a draw.
    Ok(game.outcome().map_or(0, |outcome| first_points(&outcome)))
}

/// Everything one turn can lead to.
pub fn turns(rules: &Rules, state: &State) -> Result<Vec<Reached>, String> {
    let mut reached = Vec::new();
    follow(&Position::parse(rules, &state.text())?, &mut reached)?;
    Ok(reached)
}

/// Follows every action; as long as First is to act, the turn goes on.
fn follow(position: &Position, reached: &mut Vec<Reached>) -> Result<(), String> {
    for action in position.legal() {
        let after = position.play(action).position;
        let text = after.text();
        let seconds = text.split(' ').nth(1) == Some("2");
        match (after.outcome(), seconds) {
            // An end that stands between turns is still a position: it is looked up as one.
            (Some(outcome), false) => reached.push(Reached::Over(first_points(&outcome))),
            (_, true) => reached.push(Reached::Reply(State::parse(&text)?)),
            (None, false) => follow(&after, reached)?,
        }
    }
    Ok(())
}

/// The mover is always First.
fn first_points(outcome: &Outcome) -> i32 {
    let (first, second) = outcome.points;
    first.cast_signed() - second.cast_signed()
}
