//! Whole turns of a position, and what they lead to.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

use khamsin_rules::{Action, ActionSet, AnyPosition, Position, Turn};

/// A position that is looked up by its key: much cheaper to hash than all its parts, and equal only if all are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Keyed<P>(pub P);

impl<P: Position> Hash for Keyed<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key());
    }
}

/// Whether an action that led from one position to another ended a turn.
pub fn ends_turn<P: Position>(before: &P, after: &P) -> bool {
    !after.pending().continues(before.pending()) || after.outcome().is_some()
}

/// Every turn with the position after it, but only one of those that lead to the same position.
pub fn turns<P: Position + Copy>(position: &P) -> Vec<(Turn, P)> {
    let mut found = Vec::new();
    extend(position, &mut Vec::new(), &mut HashSet::new(), &mut found);
    found
}

fn extend<P: Position + Copy>(
    position: &P,
    actions: &mut Vec<Action>,
    seen: &mut HashSet<Keyed<P>>,
    found: &mut Vec<(Turn, P)>,
) {
    position.actions().for_each(|action| {
        let mut after = *position;
        after.play(action);
        if !seen.insert(Keyed(after)) {
            return;
        }
        actions.push(action);
        if ends_turn(position, &after) {
            found.push((Turn(actions.clone()), after));
        } else {
            extend(&after, actions, seen, found);
        }
        actions.pop();
    });
}

/// The position after a legal turn.
pub fn play(position: &AnyPosition, turn: &Turn) -> AnyPosition {
    let mut after = *position;
    turn.0.iter().for_each(|&action| after.play(action).unwrap());
    after
}
