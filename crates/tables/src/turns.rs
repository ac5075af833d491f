//! Whole turns by the rules' own actions.

use khamsin_rules::{ActionSet, Position};

/// Hands over the position after each whole turn; the last one may have ended the game before it was complete.
pub fn whole_turns<P: Position>(position: &P, take: &mut impl FnMut(&P)) {
    let side = position.side();
    position.actions().for_each(|action| {
        let mut after = position.clone();
        after.play(action);
        if after.side() == side && after.outcome().is_none() {
            whole_turns(&after, take);
        } else {
            take(&after);
        }
    });
}
