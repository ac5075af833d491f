//! The proof of a victory by brute force: every turn of both sides, nothing left out.
//!
//! A shortest victory never repeats a position (the distance falls with every turn), and it is far nearer than any
//! quiet limit. So the past of the game plays no part, and what is known of a position holds wherever it comes up.

use std::collections::HashMap;

use khamsin_rules::{ActionSet, Kind, Outcome, Position, Side};

use crate::suite::{Proof, Value};
use crate::turns::{Keyed, ends_turn, turns};

/// Which victories count: those that the rule set's ladder pays best, so that there is nothing better to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Only a total victory.
    Total,
    /// Any victory: the ladder pays all alike.
    Any,
}

impl Goal {
    fn is_met(self, outcome: Outcome, by: Side) -> bool {
        outcome.winner == Some(by) && (self == Goal::Any || outcome.kind == Kind::Total)
    }
}

/// Finds the nearest victory of the side to act, of at most so many turns; nothing if it takes too many nodes.
pub fn prove<P: Position + Copy>(position: &P, goal: Goal, furthest: u16, budget: u64) -> Option<Proof> {
    let mut search = Search { attacker: position.side(), goal, known: HashMap::new(), nodes: 0, budget };
    for left in 1..=furthest {
        if search.wins(position, left)? {
            let mut best = Vec::new();
            for (turn, after) in turns(position) {
                if search.wins(&after, left - 1)? {
                    best.push(turn);
                }
            }
            return Some(Proof { value: Value::Win { turns: left }, best, nodes: search.nodes });
        }
    }
    None
}

/// What was found out about a position.
#[derive(Clone, Copy)]
struct Known {
    /// There is no victory within so many turns.
    not_within: u16,
    /// There is one within so many turns.
    within: u16,
}

struct Search<P> {
    attacker: Side,
    goal: Goal,
    known: HashMap<Keyed<P>, Known>,
    nodes: u64,
    budget: u64,
}

impl<P: Position + Copy> Search<P> {
    /// Whether the attacker can force a victory that comes at the end of so many turns or earlier.
    fn wins(&mut self, position: &P, left: u16) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(self.goal.is_met(outcome, self.attacker));
        }
        if left == 0 {
            return Some(false);
        }
        // The last turn is cheaper to play than to remember.
        if left == 1 {
            return self.look(position, left);
        }
        if let Some(known) = self.known.get(&Keyed(*position)) {
            if known.within <= left {
                return Some(true);
            }
            if known.not_within >= left {
                return Some(false);
            }
        }
        let won = self.look(position, left)?;
        let known = self.known.entry(Keyed(*position)).or_insert(Known { not_within: 0, within: u16::MAX });
        if won {
            known.within = known.within.min(left);
        } else {
            known.not_within = known.not_within.max(left);
        }
        Some(won)
    }

    /// The attacker needs one action that wins, the other side one that does not lose.
    fn look(&mut self, position: &P, left: u16) -> Option<bool> {
        let attacks = position.side() == self.attacker;
        let actions = position.actions();
        assert!(!actions.is_empty(), "a game that is not over goes on");
        for n in 0..actions.len() {
            let mut after = *position;
            after.play(actions.nth(n));
            self.nodes += 1;
            if self.nodes > self.budget {
                return None;
            }
            let left = left - u16::from(ends_turn(position, &after));
            if self.wins(&after, left)? == attacks {
                return Some(attacks);
            }
        }
        Some(!attacks)
    }
}
