//! The exact result of a Pahtum ending: minimax to the full board, every position once.

use std::collections::HashMap;

use khamsin_rules::pahtum::Pahtum;
use khamsin_rules::{ActionSet, Position};

use crate::suite::{Proof, Value};
use crate::turns::{Keyed, turns};

/// Finds the points by which the side to act ends ahead, and the turns that bring them.
pub fn prove(position: &Pahtum, budget: u64) -> Option<Proof> {
    let mut search = Search { known: HashMap::new(), nodes: 0, budget };
    let best = search.margin(position)?;
    let mut turns = turns(position);
    turns.retain(|(_, after)| search.margin(after) == Some(-best));
    let best_turns = turns.into_iter().map(|(turn, _)| turn).collect();
    Some(Proof { value: Value::Points(best), best: best_turns, nodes: search.nodes })
}

struct Search {
    known: HashMap<Keyed<Pahtum>, i16>,
    nodes: u64,
    budget: u64,
}

impl Search {
    /// The margin of the side to act at the end.
    fn margin(&mut self, position: &Pahtum) -> Option<i16> {
        let us = position.side();
        if position.outcome().is_some() {
            return Some(position.count(us) as i16 - position.count(!us) as i16);
        }
        if let Some(&margin) = self.known.get(&Keyed(*position)) {
            return Some(margin);
        }
        let actions = position.actions();
        let mut best = i16::MIN;
        for n in 0..actions.len() {
            let mut after = *position;
            after.play(actions.nth(n));
            self.nodes += 1;
            if self.nodes > self.budget {
                return None;
            }
            best = best.max(-self.margin(&after)?);
        }
        self.known.insert(Keyed(*position), best);
        Some(best)
    }
}
