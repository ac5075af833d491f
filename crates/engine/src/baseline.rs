//! Weak players to measure against: the most material after one turn, and the most after a few.
//!
//! They stay what they are, so that the engine's strength can be measured against them at any time.

use khamsin_rules::random::Random;
use khamsin_rules::{AnyPosition, Game, Side, Turn, dispatch};

use crate::engine::Options;
use crate::evaluation::{Features, Sections};
use crate::search::{Style, root_turns};

/// The turn after which a side has the most more than the other, an end of the game aside; ties are drawn.
///
/// None in a game that is over.
pub fn greedy_turn(game: &Game, random: &mut Random) -> Option<Turn> {
    if game.outcome().is_some() {
        return None;
    }
    let us = game.position().side();
    let turns: Vec<(i64, Turn)> = dispatch!(game.position(), position => {
        root_turns(position, game.quiet())
            .into_iter()
            .map(|turn| (gain(&turn.after, us), Turn(turn.actions)))
            .collect()
    });
    let best = turns.iter().map(|(gain, _)| *gain).max()?;
    let equal: Vec<&Turn> = turns.iter().filter(|(gain, _)| *gain == best).map(|(_, turn)| turn).collect();
    Some(equal[random.below(equal.len())].clone())
}

/// What a side has more than the other: everything if it has won.
fn gain(position: &impl khamsin_rules::Position, us: Side) -> i64 {
    match position.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == us => i64::MAX,
        Some(Some(_)) => i64::MIN,
        _ => i64::from(position.count(us)) - i64::from(position.count(!us)),
    }
}

/// The options of an engine that knows material and nothing else, and searches every line equally deep.
pub fn material_only(position: &AnyPosition) -> Options {
    fn weights<P: Features>(_: &P) -> Sections {
        Sections::of_material::<P>()
    }
    let weights = dispatch!(position, position => weights(position));
    Options { style: Style::Plain, weights: Some(weights), ..Options::default() }
}
