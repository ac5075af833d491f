//! The whole turns at the root: a search answers with a turn, never with half of one.

use std::collections::HashSet;

use khamsin_rules::{Action, ActionSet, Position};

use super::node::At;
use crate::score::Score;

/// A turn at the root.
#[derive(Clone, Debug)]
pub(crate) struct RootTurn<P> {
    pub(crate) actions: Vec<Action>,
    /// The position after it.
    pub(crate) after: P,
    pub(super) at: At,
    /// How much depth the turn itself takes.
    pub(super) cost: i32,
    /// What it was worth when it was last searched.
    pub(super) score: Score,
    /// How play may go on.
    pub(super) line: Vec<Action>,
}

/// Every turn, but only one of those that lead to the same position.
pub(crate) fn root_turns<P: Position + Copy>(position: &P, quiet: u32) -> Vec<RootTurn<P>> {
    let mut gathering = Gathering { seen: HashSet::new(), turns: Vec::new() };
    gathering.extend(position, At { ply: 0, turns: 0, quiet }, 0, &mut Vec::new());
    gathering.turns
}

struct Gathering<P> {
    seen: HashSet<u64>,
    turns: Vec<RootTurn<P>>,
}

impl<P: Position + Copy> Gathering<P> {
    fn extend(&mut self, position: &P, at: At, cost: i32, actions: &mut Vec<Action>) {
        let cost = cost + i32::from(!position.pending().follows_capture());
        position.actions().for_each(|action| {
            let mut after = *position;
            after.play(action);
            let below = at.after(position, &after, action);
            // Two orders of the same stones lead to the same position, in the middle of a turn too.
            if !self.seen.insert(after.key()) {
                return;
            }
            actions.push(action);
            if below.turns > at.turns {
                let turn = RootTurn {
                    actions: actions.clone(),
                    after,
                    at: below,
                    cost,
                    score: -Score::INFINITE,
                    line: Vec::new(),
                };
                self.turns.push(turn);
            } else {
                self.extend(&after, below, cost, actions);
            }
            actions.pop();
        });
    }
}
