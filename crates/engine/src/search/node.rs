//! One position below the root.

use khamsin_rules::random::mix;
use khamsin_rules::{Action, ActionSet, Position};

use super::path::Seen;
use super::table::Entry;
use super::worker::{Aim, Style, Worker};
use crate::contest::Contest;
use crate::evaluation::Glance;
use crate::report::Bound;
use crate::score::Score;

/// Where a position stands in the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    /// Actions from the root.
    pub(super) ply: u16,
    /// Turns completed since the root.
    pub(super) turns: u16,
    /// Turns since the last capture, removal or placement.
    pub(super) quiet: u32,
}

impl At {
    /// Where the position after an action stands.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn after<P: Position>(self, before: &P, after: &P, action: Action) -> At {
        let ended = !after.pending().continues(before.pending()) || after.outcome().is_some();
        let progress =
            matches!(action, Action::Place(_)) || before.pending().follows_capture() || before.took(after);
        At {
            ply: self.ply + 1,
            turns: self.turns + u16::from(ended),
            quiet: if progress { 0 } else { self.quiet + u32::from(ended) },
        }
    }
}

/// No line is searched further than this.
const DEEPEST_PLY: u16 = 240;
/// So near its limit, the quiet count is part of what a position is.
const NEAR_LIMIT: u32 = 64;
/// Sets the keys of proofs apart.
const PROVING: u64 = mix(1);
/// The depth from which on positions are kept in the table.
const TABLED_DEPTH: i32 = 2;
/// Hundredths of a piece a depth: a lead of more than this is taken to hold.
const LEAD_A_DEPTH: i32 = 90;
/// The depth up to which a lead is taken to hold.
const LEAD_DEPTH: i32 = 5;
/// The depth up to which very late quiet actions are left out.
const LATE_DEPTH: i32 = 3;

/// An action's history has to be worth this much for one depth more.
const TRUSTED: i32 = 6_000;

/// What is to be found out about a position's actions.
#[derive(Clone, Copy)]
struct Task {
    at: At,
    alpha: Score,
    beta: Score,
    depth: i32,
    /// Whether the turn has begun already.
    mid_turn: bool,
    /// Whether late actions are searched less deeply.
    reduces: bool,
    /// Whether very late ones are left out.
    prunes: bool,
}

impl<P: Contest> Worker<'_, P> {
    /// The value of a position for the side to act.
    pub(super) fn node<const PV: bool>(
        &mut self,
        position: &P,
        at: At,
        mut alpha: Score,
        mut beta: Score,
        mut depth: i32,
    ) -> Score {
        debug_assert!(alpha < beta, "a window has room");
        let ply = at.ply as usize;
        if PV {
            self.line(ply).clear();
        }
        if let Some(outcome) = position.outcome() {
            return self.settlement.score(outcome, position, at.turns);
        }
        let full = self.style == Style::Full;
        let pending = position.pending();
        let mid_turn = pending.follows_capture();
        let may_be_endless = pending.between_moves() && !position.awaits_reply();
        if may_be_endless && at.quiet >= self.settlement.quiet_limit {
            return self.settlement.endless_end(position, at.turns);
        }
        // Tables are entered by a capture: whatever follows it is known already.
        if at.quiet == 0
            && depth > 0
            && let Some(oracle) = self.oracle
            && let Some(value) = oracle.value(position)
        {
            return self.settlement.known(value, position, at.turns);
        }
        // No victory is nearer than the end of this turn, and no defeat.
        alpha = alpha.max(Score::loss(crate::score::Rank::High, at.turns + 1));
        beta = beta.min(Score::win(crate::score::Rank::High, at.turns + 1));
        if alpha >= beta {
            return alpha;
        }
        if depth <= 0 && !mid_turn && full || at.ply >= DEEPEST_PLY {
            return self.quiesce(position, at, alpha, beta, 0);
        }
        let key = position.key();
        let mut table_key = key ^ self.salt;
        if at.quiet.saturating_add(NEAR_LIMIT) >= self.settlement.quiet_limit {
            table_key ^= mix(at.quiet.into());
        }
        // So near the leaves, looking a position up takes longer than searching it.
        let tabled = !full || depth >= TABLED_DEPTH;
        if may_be_endless && let Some(score) = self.endless(position, at, key) {
            return score;
        }
        if depth <= 0 && !mid_turn {
            return Score::estimate(self.weights.worth(position));
        }
        self.deepest = self.deepest.max(at.turns);

        // Where something is proved already, only a proof can be better: an estimate of a shallow look says nothing.
        // For a victory that matters only when its distance is measured.
        let counts = |score: Score| score.is_proved() && (self.aim == Aim::Distance || !score.is_decisive());
        let proving = alpha > Score::EVEN && counts(alpha) || beta < Score::EVEN && counts(beta);
        if proving {
            // Bounds of reduced searches are opinions: what is found here is kept apart from them.
            table_key ^= PROVING;
        }
        let prunes = full && !PV && !proving && !mid_turn && !position.awaits_reply() && !beta.is_proved();
        if prunes && depth <= LEAD_DEPTH {
            let estimate = Score::estimate(self.weights.worth(position));
            if estimate.plus(-LEAD_A_DEPTH * depth) >= beta && !must_capture_now(position) {
                return estimate;
            }
        }

        let known = if tabled { self.table.find(table_key) } else { None };
        if !PV && let Some(score) = known.and_then(|entry| self.cutoff(entry, at, alpha, beta, depth)) {
            return score;
        }
        let known = known.and_then(|entry| entry.action);
        let (begin, end) = self.memory.push_all(position, ply, known);
        if full && !mid_turn {
            if end - begin == 1 && i32::from(at.turns) < 2 * self.root_depth {
                // A forced reply costs no depth.
                depth += 1;
            } else if known.is_none() && depth >= 5 && !proving {
                // Without an action to try first, a shallower look finds one for the next time.
                depth -= 1;
            }
        }
        if pending.between_moves() {
            self.path.push(key);
        }
        let task = Task { at, alpha, beta, depth, mid_turn, reduces: full && !proving, prunes };
        let (best, action) = self.try_actions::<PV>(position, task, begin, end);
        if pending.between_moves() {
            self.path.pop();
        }
        self.memory.drop_from(begin);
        if tabled && !self.stopped {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let depth = depth.clamp(0, 255) as u8;
            self.table.keep(table_key, Entry { action, score: best.sooner(at.turns), bound, depth });
        }
        best
    }

    /// The best of the actions on the stack, and what it is worth.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn try_actions<const PV: bool>(
        &mut self,
        position: &P,
        task: Task,
        begin: usize,
        end: usize,
    ) -> (Score, Option<Action>) {
        let Task { at, mut alpha, beta, depth, mid_turn, reduces, prunes } = task;
        let left = depth - i32::from(!mid_turn);
        let mut best = -Score::INFINITE;
        let mut best_action = None;
        for index in begin..end {
            let action = self.memory.pick(index, end);
            let number = index - begin;
            let sharp = self.memory.is_sharp(index);
            let losing = best.is_proved() && best < Score::EVEN;
            if prunes && depth <= LATE_DEPTH && !sharp && !losing && number as i32 > 8 + 6 * depth * depth {
                // A defeat would not be proved with replies left out; this is none.
                break;
            }
            let mut child = *position;
            child.play(action);
            self.count_node();
            if self.stopped {
                break;
            }
            let below = at.after(position, &child, action);
            let same = child.side() == position.side();
            let mut reduced = left;
            if reduces && number >= 2 && depth >= 3 && !sharp && !mid_turn {
                let mut reduction = self.reductions.get(depth, number) - i32::from(PV);
                reduction -= self.memory.standing(position.side(), action) / TRUSTED;
                reduced = (left - reduction.max(0)).max(1);
            }
            let mut score;
            if number == 0 {
                score = self.child::<PV>(&child, below, alpha, beta, left, same);
            } else {
                score = self.child::<false>(&child, below, alpha, alpha.plus(1), reduced, same);
                if score > alpha && reduced < left && !self.stopped {
                    score = self.child::<false>(&child, below, alpha, alpha.plus(1), left, same);
                }
                if PV && score > alpha && score < beta && !self.stopped {
                    score = self.child::<true>(&child, below, alpha, beta, left, same);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_action = Some(action);
                    if PV {
                        self.extend_line(at.ply as usize, action);
                    }
                    if score >= beta {
                        if !sharp {
                            self.memory.reward(position.side(), at.ply as usize, depth, begin, index);
                        }
                        break;
                    }
                }
            }
        }
        (best, best_action)
    }

    /// The value of the position after an action, for the side that made it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn child<const PV: bool>(
        &mut self,
        child: &P,
        at: At,
        alpha: Score,
        beta: Score,
        depth: i32,
        same_side: bool,
    ) -> Score {
        if same_side {
            self.node::<PV>(child, at, alpha, beta, depth)
        } else {
            -self.node::<PV>(child, at, -beta, -alpha, depth)
        }
    }

    /// The value of endless play, if the position has come back.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn endless(&self, position: &P, at: At, key: u64) -> Option<Score> {
        let back = if self.captures_return { usize::MAX } else { at.quiet as usize };
        match (self.path.seen(key, back), self.style) {
            (Seen::Never, _) | (Seen::Before, Style::Plain) => None,
            (Seen::TooOften, _) | (Seen::Twice, Style::Plain) => {
                Some(self.settlement.endless_end(position, at.turns))
            }
            // It came back once: who can bring it back once can do it twice. That is an opinion, not a proof.
            (Seen::Before | Seen::Twice, Style::Full) => Some(self.settlement.endless_estimate(position)),
        }
    }

    /// What a table entry makes of a window, if it makes anything of it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn cutoff(&self, entry: Entry, at: At, alpha: Score, beta: Score, depth: i32) -> Option<Score> {
        let score = entry.score.later(at.turns);
        let deep_enough = match self.style {
            Style::Plain => i32::from(entry.depth) == depth,
            Style::Full => i32::from(entry.depth) >= depth,
        };
        let bound = match entry.bound {
            _ if deep_enough => entry.bound,
            _ if self.style == Style::Plain || !score.is_decisive() => return None,
            // What is proved is proved at any depth, but there may be a nearer victory or a later defeat.
            Bound::Exact if score > Score::EVEN => Bound::Lower,
            Bound::Exact => Bound::Upper,
            Bound::Lower if score > Score::EVEN => Bound::Lower,
            Bound::Upper if score < Score::EVEN => Bound::Upper,
            Bound::Lower | Bound::Upper => return None,
        };
        let fits = match bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        fits.then_some(score)
    }
}

/// Whether the side to act has to capture, so that the position cannot be judged as it stands.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn must_capture_now<P: Contest>(position: &P) -> bool {
    position.must_capture() && !position.sharp_actions().is_empty()
}
