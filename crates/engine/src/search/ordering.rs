//! Which action to try first: the table's, captures, killers, and what has been good elsewhere.

use khamsin_rules::{Action, ActionSet, Position, Side};

use super::packing::{SLOTS, slot};

/// An action and how early to try it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    action: Action,
    /// Whether it upsets the balance.
    sharp: bool,
    rank: i32,
}

const TABLE: i32 = 1 << 30;
const SHARP: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
/// No action's history is further from zero.
const MOST_HISTORY: i32 = 1 << 14;
/// Killers are kept for so many plies.
const PLIES: usize = 256;

/// What a thread remembers about actions, and the actions it is trying: one stack for all plies.
pub(super) struct Memory {
    history: [Box<[i16; SLOTS]>; 2],
    killers: Vec<[Option<Action>; 2]>,
    stack: Vec<Ranked>,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            history: [Box::new([0; SLOTS]), Box::new([0; SLOTS])],
            killers: vec![[None; 2]; PLIES],
            stack: Vec::with_capacity(4096),
        }
    }

    /// Puts all legal actions on the stack and says where they begin and end.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn push_all<P: Position>(
        &mut self,
        position: &P,
        ply: usize,
        known: Option<Action>,
    ) -> (usize, usize) {
        let Memory { history, killers, stack } = self;
        let begin = stack.len();
        let history = &history[position.side() as usize];
        let killers = &killers[ply % PLIES];
        position.actions().for_each(|action| {
            let mut rank = i32::from(history[slot(action)]);
            if killers.contains(&Some(action)) {
                rank += KILLER;
            }
            stack.push(Ranked { action, sharp: false, rank });
        });
        let sharp = position.sharp_actions();
        if !sharp.is_empty() {
            sharp.for_each(|action| {
                if let Some(ranked) = find(&mut stack[begin..], action) {
                    ranked.sharp = true;
                    ranked.rank += SHARP;
                }
            });
        }
        if let Some(ranked) = known.and_then(|known| find(&mut stack[begin..], known)) {
            ranked.rank += TABLE;
        }
        (begin, stack.len())
    }

    /// Puts the sharp actions on the stack and says where they begin and end.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn push_sharp<P: Position>(&mut self, position: &P) -> (usize, usize) {
        let begin = self.stack.len();
        position.sharp_actions().for_each(|action| self.stack.push(Ranked { action, sharp: true, rank: 0 }));
        (begin, self.stack.len())
    }

    /// The best action from `at` on, brought to that place.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn pick(&mut self, at: usize, end: usize) -> Action {
        let mut best = at;
        for other in at + 1..end {
            if self.stack[other].rank > self.stack[best].rank {
                best = other;
            }
        }
        self.stack.swap(at, best);
        self.stack[at].action
    }

    /// The action at a place.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn at(&self, at: usize) -> Action {
        self.stack[at].action
    }

    /// Whether the action at a place is one that upsets the balance.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn is_sharp(&self, at: usize) -> bool {
        self.stack[at].sharp
    }

    /// How good an action has been, from -1 to 1 in units of the most.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn standing(&self, side: Side, action: Action) -> i32 {
        i32::from(self.history[side as usize][slot(action)])
    }

    /// Takes the actions of a ply off again.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn drop_from(&mut self, begin: usize) {
        self.stack.truncate(begin);
    }

    /// An action refuted the other side's last one; those tried before it, from `begin` on, did not.
    pub(super) fn reward(&mut self, side: Side, ply: usize, depth: i32, begin: usize, at: usize) {
        let action = self.stack[at].action;
        let bonus = (depth * depth + depth).min(400);
        for tried in begin..at {
            let failed = self.stack[tried].action;
            self.adjust(side, failed, -bonus);
        }
        self.adjust(side, action, bonus);
        let killers = &mut self.killers[ply % PLIES];
        if killers[0] != Some(action) {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn adjust(&mut self, side: Side, action: Action, bonus: i32) {
        let value = &mut self.history[side as usize][slot(action)];
        let old = i32::from(*value);
        // Pulled back in proportion, so that it never leaves its range and forgets slowly.
        *value = (old + bonus * 16 - old * (bonus * 16).abs() / MOST_HISTORY) as i16;
    }
}

fn find(stack: &mut [Ranked], action: Action) -> Option<&mut Ranked> {
    stack.iter_mut().find(|ranked| ranked.action == action)
}
