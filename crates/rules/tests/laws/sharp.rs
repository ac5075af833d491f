//! Sharp actions are exactly the captures, and in Seti the arrivals; what was taken is seen on the boards.

use khamsin_rules::random::Random;
use khamsin_rules::{Action, ActionSet, AnyPosition, Game, Position, Side, dispatch};

use crate::rulesets::catalogue;

/// Whether an action brings a figure to the row it wants to reach.
fn arrives(position: &AnyPosition, action: Action) -> bool {
    let is_seti = matches!(position, AnyPosition::SetiAleph(_) | AnyPosition::SetiBeth(_));
    let (_, ranks) = position.dimensions();
    let goal = if position.side() == Side::First { ranks - 1 } else { 0 };
    is_seti && matches!(action, Action::Move { to, .. } if to.rank() == goal)
}

fn check<P: Position>(position: &P, any: &AnyPosition) {
    let sharp = position.sharp_actions();
    let mut listed = 0;
    position.actions().for_each(|action| {
        let captures = !position.captures(action).is_empty();
        let mut after = position.clone();
        after.play(action);
        assert_eq!(position.took(&after), captures, "{} {action}", any.setup(0, 1));
        // A removal follows from being blocked: there is nothing to choose between it and a quiet action.
        let expected = captures && !matches!(action, Action::Remove(_)) || arrives(any, action);
        assert_eq!(sharp.contains(action), expected, "{} {action}", any.setup(0, 1));
        listed += usize::from(expected);
    });
    assert_eq!(sharp.len(), listed, "{}: a sharp action is not legal", any.setup(0, 1));
}

#[test]
fn sharp_actions_are_captures_and_arrivals() {
    let mut random = Random::new(29);
    for set in catalogue() {
        for _ in 0..40 {
            let mut game = Game::new(set, random.word());
            for _ in 0..300 {
                let actions = game.legal_actions();
                if actions.is_empty() {
                    break;
                }
                dispatch!(game.position(), position => check(position, game.position()));
                game.play(actions[random.below(actions.len())]).expect("a listed action is legal");
            }
        }
    }
}
